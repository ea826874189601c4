// What can be pressed: marks on the moon, and what a pointer is on. Marks are as in the flat drawing: a
// circle with a plus on a crater, a number for a ring or a pair, doubled and without a sign if chosen.
import {
  CanvasTexture, DoubleSide, Group, Mesh, MeshBasicMaterial, PlaneGeometry, Plane, RingGeometry, CircleGeometry, Sprite,
  SpriteMaterial, SRGBColorSpace, Vector3,
} from "three";
import { THICK } from "./position.js";

const UP = new Vector3(0, 1, 0);
const MARKER = 3.1;
const PIECE = 4;
const cache = new Map();
const once = (name, make) => {
  if (!cache.has(name)) cache.set(name, make());
  return cache.get(name);
};

const flat = (geometry) => geometry.rotateX(-Math.PI / 2);
const annulus = (inner, outer) => once(`${inner} ${outer}`, () => flat(new RingGeometry(inner, outer, 64)));
const disc = (outer) => once(`${outer}`, () => flat(new CircleGeometry(outer, 48)));
const bar = (long, wide) => once(`bar ${long}`, () => flat(new PlaneGeometry(long, wide)));
const light = (color, opacity) =>
  once(`${color} ${opacity}`, () => new MeshBasicMaterial({
    color, opacity, transparent: true, depthWrite: false, side: DoubleSide, toneMapped: false,
  }));

const numberPicture = (text, colour) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 96, height: 96 });
  const paint = canvas.getContext("2d");
  paint.beginPath();
  paint.arc(48, 48, 42, 0, 2 * Math.PI);
  paint.fillStyle = "#0b1226e6";
  paint.fill();
  paint.lineWidth = 7;
  paint.strokeStyle = colour;
  paint.stroke();
  paint.fillStyle = "#fff";
  paint.font = '600 48px "Selenite Text", sans-serif';
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(text, 48, 51);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

const numberMark = (text, colour, height) => {
  const material = once(`number ${text} ${colour}`, () =>
    new SpriteMaterial({ map: numberPicture(text, colour), depthTest: false, toneMapped: false }));
  const mark = new Sprite(material);
  mark.position.y = height;
  mark.renderOrder = 10;
  return mark;
};

// How high a mark lies: over the wall of its crater, on top of its ring, or between the rings of a pair.
const HEIGHTS = {
  crater: () => 1.25,
  ring: ({ level }) => level * THICK + 0.15,
  pair: ({ level }) => (level - 1) * THICK + 1.4,
};
const heightOf = (target) => HEIGHTS[target.kind](target);

const laid = (geometry, material, x, height, z) => {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, height, z);
  mesh.renderOrder = 5;
  return mesh;
};

const markOf = (target, isHeld, colour) => {
  const object = new Group();
  const height = heightOf(target);
  object.position.set(target.x, height, target.z);
  if (target.kind === "pair") {
    if (!target.isChosen) object.add(numberMark(target.number, isHeld ? "#fff" : colour, 0));
    if (isHeld || target.isChosen)
      for (const { x, z, outer, level } of target.pair)
        object.add(laid(annulus(outer - 0.1, outer + 0.9), light(colour, 0.95), x - target.x, level * THICK - height, z - target.z));
    return object;
  }
  const outer = target.kind === "ring" ? target.outer + 1.2 : target.outer;
  const strong = isHeld || target.isChosen;
  object.add(laid(annulus(outer - (strong ? 0.9 : 0.55), outer), light(strong ? "#ffffff" : colour, 0.95), 0, 0, 0));
  if (target.isChosen) object.add(laid(annulus(outer - 1.7, outer - 1.25), light(colour, 0.95), 0, 0, 0));
  if (target.kind === "crater") object.add(laid(disc(outer - 0.6), light(colour, isHeld ? 0.34 : 0.13), 0, 0, 0));
  if (target.kind === "ring" && !target.isChosen) object.add(numberMark(target.number, isHeld ? "#fff" : colour, 1));
  if (target.kind === "crater" && !target.isChosen) {
    const plus = outer * 0.62;
    for (const long of [[3.6, 0.7], [0.7, 3.6]]) object.add(laid(bar(...long), light(isHeld ? "#ffffff" : colour, 0.95), 0, 0.05, plus));
  }
  return object;
};

export class Targets {
  constructor(colour) {
    this.colour = colour;
    this.object = new Group();
    this.held = null;
    this.far = 1;
  }

  // Numbers grow less than the moon does when it comes closer.
  look(far) {
    this.far = far;
    this.object.traverse((part) => { if (part.isSprite) part.scale.setScalar(2 * MARKER * far ** 0.6); });
  }

  // Marks of every kind, for the graphics card to get ready for.
  samples() {
    const place = { x: 0, z: 0, outer: 10, level: 1, number: "1", pair: [] };
    return new Group().add(...Object.keys(HEIGHTS).map((kind) => markOf({ ...place, kind }, false, this.colour)));
  }

  show(position) {
    this.position = position;
    this.draw();
  }

  // Marks what a pointer or the keys are on, by its element; whether that is something else than before.
  hold(element) {
    if (element === this.held) return false;
    this.held = element;
    this.draw();
    return true;
  }

  draw() {
    const { targets, rings } = this.position;
    this.object.clear();
    for (const target of targets) this.object.add(markOf(target, target.element === this.held, this.colour));
    const ring = [...rings.values()].find(({ element }) => element === this.held);
    if (ring) {
      const { x, z, outer, level } = ring;
      this.object.add(laid(annulus(outer, outer + 0.55), light("#ffffff", 0.6), x, level * THICK - 0.1, z));
    }
    this.look(this.far);
  }

  // What a ray meets first: what can be pressed, or else what can be asked about.
  under(ray) {
    const { measures, targets, rings, pieces, craters, ghost } = this.position;
    const numbers = targets.filter(({ kind }) => kind === "pair");
    const places = targets.filter(({ kind }) => kind !== "pair");
    const met = (found) => nearest(found.map((target) => meet(ray, target, heightOf(target), 0, reachOf(target))));
    const isOnGhost = ghost?.confirm && meet(ray, ghost, ghost.level * THICK, 0, ghost.outer ?? PIECE);
    const solid = [
      ...[...pieces.values()].map((each) => meet(ray, each, each.level * THICK + 2, 0, PIECE)),
      ...[...rings.values()].filter((each) => !each.isPeeled)
        .map((each) => meet(ray, each, each.level * THICK, each.outer - measures.rim - 0.4, each.outer + 0.3)),
      ...[...craters.values()].map((each) => meet(ray, each, 0, 0, each.outer)),
    ];
    return met(numbers) ?? (isOnGhost ? ghost.confirm : met(places)) ?? nearest(solid);
  }
}

const reachOf = (target) => (target.kind === "pair" ? MARKER + 0.8 : target.outer + (target.kind === "ring" ? 1.2 : 0));

const meet = (ray, thing, height, inner, outer) => {
  const point = ray.intersectPlane(new Plane(UP, -height), new Vector3());
  const far = point && Math.hypot(point.x - thing.x, point.z - thing.z);
  return point && far >= inner && far <= outer ? { element: thing.element, far: point.distanceTo(ray.origin) + far / 100 } : null;
};

const nearest = (met) => met.filter(Boolean).sort((one, other) => one.far - other.far)[0]?.element ?? null;
