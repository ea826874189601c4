// One sun, from the upper left and behind the viewer's shoulder, and what metal reflects.
import {
  DataTexture, DataUtils, DirectionalLight, EquirectangularReflectionMapping, HalfFloatType, HemisphereLight,
  LinearFilter, PMREMGenerator, RGBAFormat, Vector3,
} from "three";

export const SUN = new Vector3(-0.66, 0.6, -0.3).normalize();

const SHADOW = 2048;
const WIDE = 64;
const HIGH = 32;

export const sun = (radius) => {
  const light = new DirectionalLight("#fff1dd", 3.4);
  light.position.copy(SUN).multiplyScalar(3 * radius);
  light.castShadow = true;
  light.shadow.mapSize.set(SHADOW, SHADOW);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.12;
  light.shadow.radius = 2.5;
  light.shadow.intensity = 0.72;
  const reach = radius + 6;
  Object.assign(light.shadow.camera, {
    left: -reach, right: reach, top: reach * 0.95, bottom: -reach * 0.95, near: radius, far: 5 * radius,
  });
  return light;
};

export const sky = () => new HemisphereLight("#b4c6f2", "#4a4540", 0.95);

// A soft box where the sun is, a blue one where the Earth is, the grey ground below a dark sky.
const glowAt = (direction, to, size) => Math.max(0, (direction.dot(to) - Math.cos(size)) / (1 - Math.cos(size)));

export const reflections = (renderer) => {
  const values = new Uint16Array(4 * WIDE * HIGH);
  const earth = new Vector3(0.75, 0.35, -0.6).normalize();
  const front = new Vector3(0.1, 0.55, 0.85).normalize();
  const direction = new Vector3();
  let to = 0;
  for (let row = 0; row < HIGH; row += 1)
    for (let column = 0; column < WIDE; column += 1) {
      const down = (Math.PI * (row + 0.5)) / HIGH - Math.PI / 2;
      const turn = (2 * Math.PI * (column + 0.5)) / WIDE - Math.PI;
      direction.set(Math.cos(down) * Math.cos(turn), Math.sin(down), Math.cos(down) * Math.sin(turn));
      const bright = 5.5 * glowAt(direction, SUN, 0.75) ** 1.5;
      const blue = 1.5 * glowAt(direction, earth, 0.6);
      const soft = 0.95 * glowAt(direction, front, 0.9);
      const ground = direction.y < 0 ? 0.3 + 0.12 * direction.y : 0.05 + 0.14 * (1 - direction.y) ** 3;
      const colour = [bright + soft + ground + 0.25 * blue, 0.95 * bright + soft + ground + 0.5 * blue,
        0.85 * bright + 1.05 * soft + ground * 1.1 + blue];
      for (const value of colour) values[to++] = DataUtils.toHalfFloat(value);
      values[to++] = DataUtils.toHalfFloat(1);
    }
  const picture = new DataTexture(values, WIDE, HIGH, RGBAFormat, HalfFloatType, EquirectangularReflectionMapping);
  picture.minFilter = picture.magFilter = LinearFilter;
  picture.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromEquirectangular(picture);
  generator.dispose();
  picture.dispose();
  return texture;
};
