// The moon: a disc of rock whose relief is computed once, on a fine grid. The grid is painted as the sun
// lights it, and a coarser mesh has its heights; so the relief costs nothing while the moon turns.
import {
  BufferAttribute, BufferGeometry, CanvasTexture, Color, Group, Mesh, MeshLambertMaterial, SRGBColorSpace,
} from "three";
import { SUN } from "./light.js";

const FINE = 1024;
const COARSE = 88;
const EDGE = 5;
const TILE = 64;
const DEPTH = { L: 3, S: 2.2 };
const LOST_DEPTH = 0.3; // of the depth of others: they are full of dust
const SLAB = 10;
const PEBBLES = 260;

const mix = (from, to, share) => from + (to - from) * share;
const smooth = (from, to, value) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

// The same moon for everybody, every time.
const dice = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
};

// Smooth noise on a grid of `cells` by `cells`, from 0 to 1.
const noise = (cells, seed) => {
  const roll = dice(seed);
  const wide = cells + 2;
  const values = Float32Array.from({ length: wide * wide }, roll);
  return (across, down) => {
    const x = across * cells;
    const y = down * cells;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = (x - left) * (x - left) * (3 - 2 * (x - left));
    const v = (y - top) * (y - top) * (3 - 2 * (y - top));
    const at = top * wide + left;
    return mix(mix(values[at], values[at + 1], u), mix(values[at + wide], values[at + wide + 1], u), v);
  };
};

const OCTAVES = [[9, 0.9], [22, 0.5], [55, 0.26], [140, 0.15], [300, 0.09]].map(
  ([cells, height], order) => ({ height, at: noise(cells, 11 + order) }),
);
const SEAS = [noise(5, 3), noise(13, 4)];

export class Ground {
  constructor(radius) {
    this.radius = radius;
    this.reach = radius + EDGE;
    this.step = (2 * this.reach) / FINE;
    this.heights = new Float32Array(FINE * FINE);
    this.rough = new Float32Array(FINE * FINE);
    this.canvas = Object.assign(document.createElement("canvas"), { width: FINE, height: FINE });
    this.paint = this.canvas.getContext("2d");
    this.craters = [];
    this.pebbles = this.scatter();
    this.object = new Group();
  }

  // Small craters of no use to anybody.
  scatter() {
    const roll = dice(99);
    return Array.from({ length: PEBBLES }, () => {
      const turn = 2 * Math.PI * roll();
      const far = this.radius * Math.sqrt(roll());
      const outer = 0.35 + 2.1 * roll() ** 4;
      return { x: far * Math.cos(turn), z: far * Math.sin(turn), outer, depth: 0.3 * outer };
    });
  }

  // Everything, tile by tile; `pause` lets the page do other things in between.
  async build(craters, pause) {
    this.craters = craters;
    for (const make of [this.roughen, this.raise, this.shade])
      for (let top = 0; top < FINE; top += TILE)
        for (let left = 0; left < FINE; left += TILE) {
          make.call(this, left, top, left + TILE, top + TILE);
          await pause();
        }
    this.name(0, 0, FINE, FINE);
    this.mesh();
  }

  // Craters that are lost, or no longer: only their part is made again. Whether anything changed.
  async update(craters, pause) {
    const before = new Map(this.craters.map((each) => [each.id, each.isLost]));
    const changed = craters.filter((each) => before.get(each.id) !== each.isLost);
    this.craters = craters;
    for (const { x, z, outer } of changed) {
      const reach = outer * 1.5;
      const box = [x - reach, z - reach, x + reach, z + reach].map((at, order) =>
        Math.min(FINE, Math.max(0, Math[order < 2 ? "floor" : "ceil"]((at + this.reach) / this.step))));
      this.raise(...box);
      this.shade(...box);
      this.name(...box);
      await pause();
    }
    if (!changed.length) return false;
    this.lift();
    this.texture.needsUpdate = true;
    return true;
  }

  roughen(left, top, right, bottom) {
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        let height = 0;
        for (const octave of OCTAVES) height += octave.height * (octave.at(column / FINE, row / FINE) - 0.5);
        this.rough[row * FINE + column] = height;
      }
  }

  raise(left, top, right, bottom) {
    const [x0, z0, x1, z1] = [left, top, right, bottom].map((at) => at * this.step - this.reach);
    const isNear = ({ x, z, outer }) =>
      x + 1.7 * outer > x0 && x - 1.7 * outer < x1 && z + 1.7 * outer > z0 && z - 1.7 * outer < z1;
    const near = this.craters.filter(isNear);
    const pebbles = this.pebbles.filter(isNear);
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const x = column * this.step - this.reach;
        const z = row * this.step - this.reach;
        this.heights[row * FINE + column] = this.heightAt(x, z, this.rough[row * FINE + column], near, pebbles);
      }
  }

  // A crater has a bowl, a flat shelf that a ring lies on, and a wall around it. Of a lost one only a soft
  // hollow is left, as rough as the ground around it.
  heightAt(x, z, rough, craters, pebbles) {
    let bowl = 0;
    let inside = 0;
    let wall = 0;
    for (const each of craters) {
      const far = Math.hypot(x - each.x, z - each.z) / each.outer;
      if (far > 1.7) continue;
      if (each.isLost) {
        bowl = Math.min(bowl, -DEPTH[each.size] * LOST_DEPTH * smooth(1.1, 0, far + 0.05 * rough));
        continue;
      }
      const ragged = far + 0.014 * rough;
      bowl = Math.min(bowl, -DEPTH[each.size] * smooth(0.84, 0.42, far) * (1 + 0.12 * rough));
      inside = Math.max(inside, smooth(1.03, 0.98, far));
      wall = Math.max(wall, 1.1 * (ragged < 1.06 ? smooth(0.99, 1.06, ragged) : Math.exp(-(ragged - 1.06) * 7.5)));
    }
    let dents = 0;
    for (const each of pebbles) {
      const far = Math.hypot(x - each.x, z - each.z) / each.outer;
      if (far < 1.7) dents += each.depth * (far < 1 ? far * far - 0.75 : 0.25 * Math.exp(-(far - 1) * 5));
    }
    const flat = mix(1, 0.22, inside);
    return bowl + wall * (1 - 0.8 * inside) + rough * flat * 0.8 + dents * mix(1, 0.35, inside) - 0.12;
  }

  // Light and shade of the relief, on dust that is darker in the seas.
  shade(left, top, right, bottom) {
    const picture = this.paint.createImageData(right - left, bottom - top);
    const { heights, step } = this;
    const at = (column, row) =>
      heights[Math.min(FINE - 1, Math.max(0, row)) * FINE + Math.min(FINE - 1, Math.max(0, column))];
    let to = 0;
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const slopeX = (at(column + 1, row) - at(column - 1, row)) / (2 * step);
        const slopeZ = (at(column, row + 1) - at(column, row - 1)) / (2 * step);
        const long = Math.hypot(slopeX, 1, slopeZ);
        const facing = Math.max(0, (-slopeX * SUN.x + SUN.y - slopeZ * SUN.z) / long) / SUN.y;
        const deep = Math.min(0, at(column, row) + 0.2);
        const sea = 0.5 * SEAS[0](column / FINE, row / FINE) + 0.5 * SEAS[1](column / FINE, row / FINE);
        const dust = 0.78 + 0.34 * smooth(0.3, 0.68, sea) + 0.05 * this.rough[row * FINE + column];
        const grey = 132 * dust * mix(0.36, 1, Math.min(1.7, facing ** 1.2)) * (1 + 0.085 * deep);
        picture.data[to] = grey * 1.01;
        picture.data[to + 1] = grey;
        picture.data[to + 2] = grey * 0.985 + 2;
        picture.data[to + 3] = 255;
        to += 4;
      }
    this.paint.putImageData(picture, left, top);
  }

  // The craters' names, faint as if scratched into the dust.
  name(left, top, right, bottom) {
    if (document.documentElement.dataset.codes !== "on") return;
    const { paint } = this;
    paint.save();
    paint.beginPath();
    paint.rect(left, top, right - left, bottom - top);
    paint.clip();
    paint.textAlign = "center";
    paint.textBaseline = "middle";
    for (const { id, x, z, size, isLost } of this.craters) {
      paint.font = `600 ${(size === "L" ? 3 : 2.4) / this.step}px "Selenite Text", sans-serif`;
      const [across, down] = [x, z].map((at) => (at + this.reach) / this.step);
      paint.fillStyle = isLost ? "#ffffff30" : "#ffffff66";
      paint.fillText(id, across, down);
    }
    paint.restore();
  }

  height(x, z) {
    const [column, row] = [x, z].map((at) =>
      Math.min(FINE - 1, Math.max(0, Math.round((at + this.reach) / this.step))));
    return this.heights[row * FINE + column];
  }

  // A square of points bent into a disc: no point is squeezed much, and the edge is round.
  points() {
    const places = new Float32Array(3 * (COARSE + 1) ** 2);
    let to = 0;
    for (let row = 0; row <= COARSE; row += 1)
      for (let column = 0; column <= COARSE; column += 1) {
        const across = (2 * column) / COARSE - 1;
        const down = (2 * row) / COARSE - 1;
        const [far, turn] = Math.abs(across) > Math.abs(down)
          ? [across, (Math.PI / 4) * (down / across)]
          : [down, Math.PI / 2 - (Math.PI / 4) * (across / (down || 1))];
        places[to] = far * Math.cos(turn) * this.radius;
        places[to + 2] = far * Math.sin(turn) * this.radius;
        to += 3;
      }
    return places;
  }

  mesh() {
    const places = this.points();
    const count = places.length / 3;
    const geometry = new BufferGeometry();
    const corners = [];
    for (let row = 0; row < COARSE; row += 1)
      for (let column = 0; column < COARSE; column += 1) {
        const at = row * (COARSE + 1) + column;
        corners.push(at, at + COARSE + 1, at + 1, at + 1, at + COARSE + 1, at + COARSE + 2);
      }
    const onPicture = new Float32Array(2 * count);
    const up = new Float32Array(3 * count);
    for (let at = 0; at < count; at += 1) {
      onPicture[2 * at] = (places[3 * at] + this.reach) / (2 * this.reach);
      onPicture[2 * at + 1] = 1 - (places[3 * at + 2] + this.reach) / (2 * this.reach);
      up[3 * at + 1] = 1; // the picture has the shading of the slopes
    }
    geometry.setAttribute("position", new BufferAttribute(places, 3));
    geometry.setAttribute("uv", new BufferAttribute(onPicture, 2));
    geometry.setAttribute("normal", new BufferAttribute(up, 3));
    geometry.setIndex(corners);
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 4;
    this.top = new Mesh(geometry, new MeshLambertMaterial({ map: this.texture }));
    this.top.receiveShadow = true;
    this.lift();
    this.object.add(this.top, this.slab());
  }

  lift() {
    const places = this.top.geometry.getAttribute("position");
    for (let at = 0; at < places.count; at += 1) {
      const [x, z] = [places.getX(at), places.getZ(at)];
      const fall = smooth(this.radius - 2.5, this.radius, Math.hypot(x, z));
      places.setY(at, this.height(x, z) - 1.1 * fall * fall);
    }
    places.needsUpdate = true;
  }

  // The broken edge below the disc.
  slab() {
    const around = 120;
    const rows = 5;
    const roll = noise(64, 21);
    const places = [];
    const colours = [];
    const corners = [];
    const colour = new Color();
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= around; column += 1) {
        const turn = (2 * Math.PI * column) / around;
        const down = row / rows;
        const rough = roll((column % around) / around, 0.05 + down * 0.5) - 0.5;
        const far = this.radius * (1 - 0.09 * down ** 1.6) + (row ? 4 * rough - 2 : 0);
        const [x, z] = [far * Math.cos(turn), far * Math.sin(turn)];
        places.push(x, row ? -1.1 - SLAB * down + 1.5 * rough : this.height(x, z) - 1.1, z);
        colour.setScalar(mix(0.55, 0.12, down) * (1 + 0.8 * rough));
        colours.push(colour.r, colour.g, colour.b * 1.06);
        if (row === rows || column === around) continue;
        const at = row * (around + 1) + column;
        corners.push(at, at + 1, at + around + 1, at + 1, at + around + 2, at + around + 1);
      }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
    geometry.setIndex(corners);
    geometry.computeVertexNormals();
    return new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true }));
  }
}
