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

// Sea, land and clouds from sums of waves: no map of any real place.
const wave = (x, y, z, seed) =>
  Math.sin(2.1 * x + seed) * Math.cos(1.7 * y - seed) + Math.sin(3.3 * z + 2 * seed + 1.3 * x) * 0.7 +
  Math.sin(6.1 * y + 4.7 * x + seed) * 0.35 + Math.sin(11 * z - 9 * x + 3 * seed) * 0.2 + Math.sin(23 * x + 19 * y + 17 * z) * 0.09;

const globe = () => {
  const [wide, high] = [384, 192];
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  const paint = canvas.getContext("2d");
  const picture = paint.createImageData(wide, high);
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const down = (Math.PI * row) / high;
      const turn = (2 * Math.PI * column) / wide;
      const [x, y, z] = [Math.sin(down) * Math.cos(turn), Math.cos(down), Math.sin(down) * Math.sin(turn)];
      const land = wave(1.7 * x, 1.7 * y, 1.7 * z, 2.1) > 0.3;
      const cloud = Math.max(0, wave(2.3 * x, 3.4 * y, 2.3 * z, 4.4) - 0.25) * 0.85;
      const ground = land ? [88, 112, 66] : [22, 70, 150];
      const white = Math.min(1, cloud);
      picture.data.set([...ground.map((part) => part + (245 - part) * white), 255], 4 * (row * wide + column));
    }
  paint.putImageData(picture, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

const earth = () => {
  const object = new Group();
  const ball = new Mesh(new SphereGeometry(30, 40, 24), new MeshLambertMaterial({ map: globe() }));
  ball.rotation.set(0.9, 2.4, -0.35);
  const air = glow("#5b9dff", 118, 0.55);
  object.add(air, ball);
  object.position.set(112, -186, -420);
  return object;
};

export const space = () => {
  const object = new Group();
  object.add(stars(), earth());
  return object;
};
