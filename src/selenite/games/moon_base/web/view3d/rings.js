// The rings: turned on a lathe, with bevelled edges, and engraved as the flat ones are: gold with lines,
// silver with strokes, blue with dots.
import {
  BufferGeometry, CanvasTexture, Float32BufferAttribute, FrontSide, Mesh, MeshStandardMaterial, RepeatWrapping,
} from "three";
import { THICK } from "./position.js";

const AROUND = { L: 44, S: 32 };
const BEVEL = 0.26;
const METALS = {
  g: { color: "#f0b23a", roughness: 0.27, metalness: 1 },
  s: { color: "#dfe4ec", roughness: 0.24, metalness: 1 },
  b: { color: "#3d7fe8", roughness: 0.3, metalness: 0.92 },
};

const OPACITY = { solid: 1, ghost: 0.62, peeled: 0.14 };

// The cross-section from the outer foot over the top to the inner foot: distance, height, and which way it
// faces there (outwards, upwards). Edges are round since its faces meet at two points each. Nobody sees it
// from below.
const profile = (size, measures) => {
  const outer = measures[size] - 0.06;
  const inner = measures[size] - measures.rim;
  const high = THICK - 0.04;
  return [
    [outer, 0, 1, 0], [outer, high - BEVEL, 1, 0], [outer - BEVEL, high, 0, 1],
    [inner + BEVEL, high, 0, 1], [inner, high - BEVEL, -1, 0], [inner, 0, -1, 0],
  ];
};
const FACES = 5;
const SIDE = [0, 1 / FACES];
const TOP = [2 / FACES, 3 / FACES];

const turned = (size, measures) => {
  const section = profile(size, measures);
  const around = AROUND[size];
  const places = [];
  const facing = [];
  const onPicture = [];
  const corners = [];
  for (let column = 0; column <= around; column += 1) {
    const turn = (2 * Math.PI * column) / around;
    const [across, along] = [Math.cos(turn), Math.sin(turn)];
    section.forEach(([far, up, outwards, upwards], order) => {
      places.push(far * across, up, far * along);
      facing.push(outwards * across, upwards, outwards * along);
      onPicture.push(column / around, order / FACES);
      if (column === around || order === FACES) return;
      const at = column * section.length + order;
      const next = at + section.length;
      corners.push(at, at + 1, next, next, at + 1, next + 1);
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(facing, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(onPicture, 2));
  geometry.setIndex(corners);
  return geometry;
};

// Dark is deep. The strip goes once around a ring; `count` is how often its pattern repeats there.
const STRIP = [512, 320];
const engraved = (colour, count) => {
  const [wide, high] = STRIP;
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  const paint = canvas.getContext("2d");
  paint.fillStyle = "#fff";
  paint.fillRect(0, 0, wide, high);
  const band = ([from, to]) => ({ top: high * (1 - to), tall: high * (to - from) });
  const cut = { g: lines, s: strokes, b: dots }[colour];
  for (const part of [TOP, SIDE]) cut(paint, band(part), wide);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.repeat.set(count, 1);
  texture.anisotropy = 4;
  return texture;
};

const lines = (paint, { top, tall }, wide) => {
  paint.strokeStyle = "#000";
  paint.lineWidth = tall * 0.09;
  for (const at of [0.16, 0.84]) {
    paint.beginPath();
    paint.moveTo(0, top + tall * at);
    paint.lineTo(wide, top + tall * at);
    paint.stroke();
  }
  paint.beginPath();
  for (let at = 0; at <= wide; at += 4)
    paint.lineTo(at, top + tall * (0.5 + 0.17 * Math.sin((8 * Math.PI * at) / wide)));
  paint.stroke();
};

const strokes = (paint, { top, tall }, wide) => {
  paint.fillStyle = "#000";
  for (let number = 0; number < 4; number += 1) {
    const isLong = number % 2 === 0;
    paint.fillRect((wide * (number + 0.4)) / 4, top + tall * (isLong ? 0.12 : 0.32), wide / 4 / 6, tall * (isLong ? 0.76 : 0.36));
  }
};

const dots = (paint, { top, tall }, wide) => {
  paint.fillStyle = "#000";
  for (let number = 0; number < 4; number += 1) {
    paint.beginPath();
    paint.ellipse((wide * (number + 0.5)) / 4, top + tall / 2, wide / 4 / 5, tall * 0.27, 0, 0, 2 * Math.PI);
    paint.fill();
  }
};

export class Rings {
  constructor(environment, measures) {
    this.environment = environment;
    this.measures = measures;
    this.geometries = {};
    this.materials = {};
  }

  geometry(size) {
    this.geometries[size] ??= turned(size, this.measures);
    return this.geometries[size];
  }

  material(kind, look) {
    const name = `${kind} ${look}`;
    this.materials[name] ??= this.metal(kind, look);
    return this.materials[name];
  }

  metal(kind, look) {
    const relief = engraved(kind[1], kind[0] === "L" ? 9 : 5);
    const isSolid = look === "solid";
    return new MeshStandardMaterial({
      ...METALS[kind[1]],
      envMap: this.environment,
      bumpMap: relief,
      bumpScale: 3,
      aoMap: relief,
      aoMapIntensity: 0.75,
      transparent: !isSolid,
      opacity: OPACITY[look],
      depthWrite: isSolid,
      shadowSide: FrontSide,
    });
  }

  make(kind, look) {
    const mesh = new Mesh(this.geometry(kind[0]), this.material(kind, look));
    mesh.castShadow = mesh.receiveShadow = look === "solid";
    return mesh;
  }
}
