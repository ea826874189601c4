// Stars, and the Earth over the far edge of the moon.
import {
  BufferAttribute, BufferGeometry, CanvasTexture, Color, Group, Mesh, MeshLambertMaterial, Points, PointsMaterial,
  SphereGeometry, SRGBColorSpace,
} from "three";
import { glow } from "./glow.js";

const STARS = 2400;
const FAR = 900;
export const NIGHT = "#05070f";

const sine = (seed) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

const stars = () => {
  const places = new Float32Array(3 * STARS);
  const colours = new Float32Array(3 * STARS);
  const colour = new Color();
  for (let number = 0; number < STARS; number += 1) {
    const up = 2 * sine(number + 0.3) - 1;
    const turn = 2 * Math.PI * sine(number + 0.7);
    const flat = Math.sqrt(1 - up * up);
    places.set([FAR * flat * Math.cos(turn), FAR * up, FAR * flat * Math.sin(turn)], 3 * number);
    const bright = 0.2 + 0.8 * sine(number + 0.1) ** 5;
    colour.setHSL(sine(number + 0.9) < 0.5 ? 0.6 : 0.09, 0.5, 0.8).multiplyScalar(bright);
    colours.set([colour.r, colour.g, colour.b], 3 * number);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(places, 3));
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return new Points(geometry, new PointsMaterial({ size: 3, sizeAttenuation: false, vertexColors: true, toneMapped: false }));
};

// Sea, land and clouds from noise in several sizes: no map of any real place.
const corner = (x, y, z) => sine(x * 1.31 + y * 57.17 + z * 113.5);
const smooth = (share) => share * share * (3 - 2 * share);
const mix = (one, other, share) => one + (other - one) * share;

const noise = (x, y, z) => {
  const [left, low, near] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [across, up, deep] = [smooth(x - left), smooth(y - low), smooth(z - near)];
  const along = (j, k) => mix(corner(left, low + j, near + k), corner(left + 1, low + j, near + k), across);
  return mix(mix(along(0, 0), along(1, 0), up), mix(along(0, 1), along(1, 1), up), deep);
};

const cloudy = (x, y, z, sizes) => {
  let sum = 0;
  for (let size = 1, share = 0.5; size <= sizes; size += 1, share /= 2) {
    const scale = 2 ** size;
    sum += share * noise(x * scale + 7 * size, y * scale, z * scale);
  }
  return sum;
};

const [SEA, SHALLOWS, LAND, DESERT, ICE] = [[14, 48, 120], [30, 96, 168], [66, 108, 58], [150, 132, 84], [236, 242, 248]];
const blend = (one, other, share) => one.map((part, n) => mix(part, other[n], Math.min(1, Math.max(0, share))));

const ground = (x, y, z) => {
  const high = cloudy(1.1 * x, 1.1 * y, 1.1 * z, 5) - 0.5;
  const dry = cloudy(2.3 * x, 2.3 * y, 2.3 * z, 3) - 0.35;
  const shore = blend(SEA, SHALLOWS, 8 * high + 0.9);
  const earth = blend(shore, blend(LAND, DESERT, 3 * dry), 40 * high);
  return blend(earth, ICE, 9 * (Math.abs(y) - 0.9));
};

const globe = () => {
  const [wide, high] = [512, 256];
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  const paint = canvas.getContext("2d");
  const picture = paint.createImageData(wide, high);
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const down = (Math.PI * row) / high;
      const turn = (2 * Math.PI * column) / wide;
      const [x, y, z] = [Math.sin(down) * Math.cos(turn), Math.cos(down), Math.sin(down) * Math.sin(turn)];
      const cloud = 3.6 * (cloudy(1.5 * x + 5, 2.6 * y, 1.5 * z, 5) - 0.5);
      picture.data.set([...blend(ground(x, y, z), [250, 252, 255], cloud), 255], 4 * (row * wide + column));
    }
  paint.putImageData(picture, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

const earth = () => {
  const object = new Group();
  const ball = new Mesh(new SphereGeometry(30, 64, 40), new MeshLambertMaterial({ map: globe() }));
  ball.rotation.set(0.3, 2.4, -0.4);
  const air = glow("#5b9dff", 118, 0.55);
  object.add(air, ball);
  object.position.set(104, -128, -395);
  return object;
};

export const space = () => {
  const object = new Group();
  object.add(stars(), earth());
  return object;
};
