// What stands on the moon: domes with light inside, bases, the tower with its beacon. A player's pieces
// have a shape as well as a colour: round for one, three-cornered for the other.
import {
  CanvasTexture, CircleGeometry, Color, CylinderGeometry, DoubleSide, Group, LatheGeometry, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, SphereGeometry, SRGBColorSpace, TorusGeometry, Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { glow } from "./glow.js";
import { THICK } from "./position.js";

const LAMP = "#ffd79a";
const BEACON = "#ff6a4a";
const RIBS = 4;
const FLATTENED = 0.66;
const CORNERS = [20, 3];
const SOFT = 20;

export class Pieces {
  constructor(environment, { rim }, colourOf) {
    this.environment = environment;
    this.rim = rim;
    this.colourOf = colourOf;
    this.kept = new Map();
  }

  once(name, make) {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name);
  }

  steel(color, more = {}) {
    return this.once(`steel ${color} ${JSON.stringify(more)}`, () =>
      new MeshStandardMaterial({ color, roughness: 0.45, metalness: 0.75, envMap: this.environment, ...more }));
  }

  lit(color, strength = 1) {
    return this.once(`lit ${color} ${strength}`, () =>
      new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), toneMapped: true }));
  }

  solid(geometry, material, height = 0) {
    const mesh = new Mesh(geometry, material);
    mesh.position.y = height;
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  enamel(seat) {
    return this.steel(this.colourOf(seat), { metalness: 0.25, roughness: 0.35 });
  }

  emblem(seat, wide, high) {
    const corners = CORNERS[seat];
    return this.once(`emblem ${seat} ${wide} ${high}`, () => new CylinderGeometry(wide, wide, high, corners).rotateY(Math.PI));
  }

  // On a ring a dome stands on a deck in the ring's hole.
  settlement({ seat, under }) {
    const object = new Group();
    const deck = (under || 8) - this.rim - 0.05;
    const wide = deck - 0.75;
    const floor = under ? 1.1 - THICK : 0.3;
    object.add(
      this.solid(this.once(`deck ${deck}`, () => new CylinderGeometry(deck, deck, 0.5, 28)), this.steel("#4d5463"), floor),
      this.solid(this.once(`foot ${wide}`, () => new TorusGeometry(wide, 0.36, 4, 28).rotateX(Math.PI / 2)), this.enamel(seat), floor + 0.4),
      this.solid(this.emblem(seat, wide * 0.4, wide * 0.3), this.enamel(seat), floor + 0.3 + wide * 0.15),
      this.solid(this.emblem(seat, wide * 0.2, wide * 0.16), this.lit(LAMP, 1.3), floor + 0.3 + wide * 0.38),
    );
    const ground = new Mesh(this.once(`floor ${wide}`, () => new CircleGeometry(wide - 0.3, 28).rotateX(-Math.PI / 2)), this.warmth());
    ground.position.y = floor + 0.3;
    const dome = new Group();
    dome.add(new Mesh(this.cage(wide), this.steel("#c3cad6")),
      new Mesh(this.once(`dome ${wide}`, () => new SphereGeometry(wide, 24, 7, 0, 2 * Math.PI, 0, Math.PI / 2)), this.glass()));
    dome.position.y = floor + 0.4;
    dome.scale.y = FLATTENED;
    const light = glow(LAMP, wide * 3, 0.55);
    light.position.y = floor + wide * 0.35;
    object.add(ground, dome, light);
    return object;
  }

  // The ribs of a dome and the belt around them.
  cage(wide) {
    return this.once(`cage ${wide}`, () => {
      const ribs = Array.from({ length: RIBS }, (_, number) =>
        new TorusGeometry(wide, 0.1, 3, 14, Math.PI).rotateY((Math.PI * number) / RIBS));
      const belt = new TorusGeometry(wide * 0.78, 0.09, 3, 28).rotateX(Math.PI / 2).translate(0, wide * 0.625, 0);
      return mergeGeometries([...ribs, belt]);
    });
  }

  glass() {
    return this.once("glass", () => new MeshStandardMaterial({
      color: "#bfe0ff", roughness: 0.05, metalness: 0.25, envMap: this.environment, envMapIntensity: 1.6,
      transparent: true, opacity: 0.3, depthWrite: false,
    }));
  }

  // The floor of a dome, bright in the middle.
  warmth() {
    return this.once("warmth", () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 128, height: 128 });
      const paint = canvas.getContext("2d");
      const fade = paint.createRadialGradient(64, 64, 8, 64, 64, 64);
      const colours = [[0, "#ffe2ad"], [0.45, "#c98a3e"], [0.8, "#5b3a1f"], [1, "#33261d"]];
      for (const [at, colour] of colours) fade.addColorStop(at, colour);
      paint.fillStyle = fade;
      paint.fillRect(0, 0, 128, 128);
      const texture = new CanvasTexture(canvas);
      texture.colorSpace = SRGBColorSpace;
      return new MeshBasicMaterial({ map: texture });
    });
  }

  base({ seat }) {
    const object = new Group();
    object.add(
      this.solid(this.once("pad", () => new CylinderGeometry(3.9, 4.7, 1.2, 6)), this.steel("#6b717d"), 0.2),
      this.solid(this.once("hall", () => new CylinderGeometry(2.8, 3.3, 1.9, 6)), this.enamel(seat), 1.7),
      this.solid(this.emblem(seat, 1.6, 0.5), this.steel("#eef1f6", { metalness: 0.1 }), 2.8),
    );
    object.add(new Mesh(this.once("lamps", () => mergeGeometries(Array.from({ length: 6 }, (_, number) => {
      const turn = (Math.PI * (2 * number + 1)) / 6;
      return new SphereGeometry(0.24, 6, 4).translate(3.9 * Math.sin(turn), 0.95, 3.9 * Math.cos(turn));
    }))), this.lit(LAMP, 1.4)));
    return object;
  }

  tower({ under }) {
    const object = new Group();
    const deck = (under || 8) - this.rim - 0.05;
    const floor = under ? 0.9 - THICK : 0.2;
    const hull = this.once("hull", () => new LatheGeometry(
      [[3.4, 0], [3.4, 1.5], [2.9, 1.9], [1.9, 2.2], [1.5, 4.6], [1.3, 7.4], [2.5, 8.3], [2.8, 8.5], [2.8, 10], [2.4, 10.3], [0.9, 11],
        [0.3, 11.2], [0.16, 15.2], [0, 15.3]].map(([far, up]) => new Vector2(far, up)), SOFT));
    const band = (wide, high) => this.once(`band ${wide}`, () => new CylinderGeometry(wide, wide, high, SOFT, 1, true));
    const dish = this.once("dish", () => new LatheGeometry(
      [[0, 0], [0.9, 0.12], [1.7, 0.5], [2.2, 1.1]].map(([far, up]) => new Vector2(far, up)), SOFT));
    const ear = this.solid(dish, this.steel("#e8ebf1", { side: DoubleSide, metalness: 0.3 }));
    ear.position.set(1.9, 6 + floor, 0.7);
    ear.rotation.set(0.7, 0, -1);
    const beacon = new Mesh(this.once("beacon", () => new SphereGeometry(0.5, 10, 6)), this.lit(BEACON, 1.8));
    beacon.position.y = 15.3 + floor;
    const light = glow(BEACON, 11, 0.9);
    light.position.y = 15.3 + floor;
    object.add(
      this.solid(this.once(`deck ${deck}`, () => new CylinderGeometry(deck, deck, 0.5, 28)), this.steel("#5b6270"), floor),
      this.solid(hull, this.steel("#b9c0cc", { metalness: 0.6, roughness: 0.38 }), floor),
      this.solid(band(2.84, 0.6), this.lit(LAMP, 1.2), floor + 9.25),
      this.solid(band(3.44, 0.35), this.lit(LAMP, 1.1), floor + 0.85),
      this.solid(band(1.62, 0.5), this.steel("#b04a34", { metalness: 0.3 }), floor + 4.5),
      ear, beacon, light,
    );
    for (let number = 0; number < 3; number += 1) {
      const turn = (2 * Math.PI * number) / 3 + 0.4;
      const leg = this.solid(this.once("leg", () => new CylinderGeometry(0.16, 0.28, 7.4, 6)), this.steel("#7d8593"));
      leg.position.set(3 * Math.sin(turn), 3.6 + floor, 3 * Math.cos(turn));
      leg.rotation.set(-0.36 * Math.cos(turn), 0, 0.36 * Math.sin(turn));
      object.add(leg);
    }
    return object;
  }

  make(piece, look) {
    const object = this[piece.kind](piece);
    if (look !== "solid") fade(object, look === "ghost" ? 0.6 : 0.2);
    return object;
  }
}

const fade = (object, share) =>
  object.traverse((part) => {
    if (!part.material) return;
    part.material = part.material.clone();
    Object.assign(part.material, { transparent: true, opacity: part.material.opacity * share, depthWrite: false });
    part.castShadow = false;
  });
