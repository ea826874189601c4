// A soft spot of light that always faces the viewer.
import { AdditiveBlending, CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from "three";

let spot = null;

const picture = () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
  const paint = canvas.getContext("2d");
  const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
  for (const [at, opacity] of [[0, 1], [0.15, 0.6], [0.4, 0.18], [1, 0]]) fade.addColorStop(at, `rgb(255 255 255 / ${opacity})`);
  paint.fillStyle = fade;
  paint.fillRect(0, 0, 64, 64);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

export const glow = (colour, size, strength = 1) => {
  spot ??= picture();
  const material = new SpriteMaterial({
    map: spot, color: colour, opacity: strength, blending: AdditiveBlending, depthWrite: false, transparent: true,
  });
  const sprite = new Sprite(material);
  sprite.scale.setScalar(size);
  return sprite;
};
