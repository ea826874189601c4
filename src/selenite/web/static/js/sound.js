// The sound of my turn. Browsers allow sounds only after somebody did something.
import { root } from "./dom.js";

const PITCHES = [660, 880];
let audio = null;

for (const kind of ["pointerdown", "keydown"])
  document.addEventListener(kind, () => { audio ??= new AudioContext(); }, { once: true });

export const beep = () => {
  if (root.dataset.sound === "off" || !audio) return;
  PITCHES.forEach((pitch, number) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + number * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
};
