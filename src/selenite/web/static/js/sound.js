// The sounds of the table, made here: soft tones, filtered noise for what slides and knocks, and partials
// that are no multiples of each other for what rings. Browsers allow sounds only after somebody did
// something. With sounds switched off, nothing is heard or felt.
import { isCalm, root } from "./dom.js";
import { load, store } from "./storage.js";

const VOLUME = "volume";
const VOLUME_BEFORE = "volume-before";
const LOUDEST = 100;
const USUAL = 70;
const SILENT = 0.0001; // where an exponential fade ends: it can't reach nothing
let audio = null;
let master = null;
let hiss = null;

for (const kind of ["pointerdown", "keydown"])
  document.addEventListener(kind, () => { if (!audio) wake(); }, { once: true });

const wake = () => {
  audio = new AudioContext();
  master = audio.createGain();
  const evener = audio.createDynamicsCompressor(); // so that several sounds at once don't crackle
  master.connect(evener).connect(audio.destination);
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
};

// What sounds are made of; `at` and `length` are in seconds.

const faded = (at, length, level, attack = 0.004) => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  gain.connect(master);
  return gain;
};

const tone = (at, pitch, length, level, { type = "sine", to = pitch, attack } = {}) => {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(faded(at, length, level, attack));
  source.start(at);
  source.stop(at + length);
};

const noise = (at, length, level, { type = "lowpass", from, to = from, sharp = 0.7, attack } = {}) => {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = hiss;
  filter.type = type;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(faded(at, length, level, attack));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
};

// A body that rings: the higher a partial, the softer and the shorter.
const ringing = (at, pitch, ratios, length, level) =>
  ratios.forEach((ratio, order) => tone(at, pitch * ratio, length / (1 + 0.8 * order), level / (1 + order) ** 1.3));

const STONE = [1, 1.51, 2.37, 3.83];
const RING = [1, 2.83, 5.42, 8.77];
const BELL = [1, 2.01, 3.03, 4.21];

const knock = (at, level) => {
  tone(at, 150, 0.16, level, { to: 82 });
  noise(at, 0.05, level * 0.9, { from: 900, to: 300 });
};

const SOUNDS = {
  card: (at) => {
    noise(at, 0.13, 0.22, { type: "bandpass", from: 1500, to: 3400, sharp: 0.9, attack: 0.03 });
    noise(at + 0.11, 0.045, 0.3, { from: 1800, to: 500 });
  },
  stone: (at) => {
    knock(at, 0.5);
    ringing(at, 410, STONE, 0.13, 0.16);
  },
  metal: (at) => {
    noise(at, 0.03, 0.2, { type: "highpass", from: 2500 });
    ringing(at, 587, RING, 1.1, 0.22);
    ringing(at, 590.5, RING, 0.9, 0.1); // two that beat against each other, as no ring is quite round
    knock(at, 0.16);
  },
  chime: (at) => [1319, 1760, 2217].forEach((pitch, order) => ringing(at + 0.07 * order, pitch, BELL, 0.7, 0.11)),
  chord: (at) => {
    knock(at, 0.35);
    [196, 293.7, 392].forEach((pitch) => tone(at, pitch, 1.4, 0.1, { attack: 0.18 }));
    [784, 1175].forEach((pitch, order) => ringing(at + 0.16 + 0.12 * order, pitch, BELL, 0.9, 0.08));
  },
  step: (at) => [0, 0.14].forEach((later) => noise(at + later, 0.07, 0.42, { from: 520, to: 160, attack: 0.008 })),
  turn: (at) => [659.3, 880].forEach((pitch, order) => ringing(at + 0.16 * order, pitch, BELL, 0.6, 0.17)),
  victory: (at) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, order) => ringing(at + 0.13 * order, pitch, BELL, 1.1, 0.15));
    [261.6, 329.6, 392].forEach((pitch) => tone(at + 0.39, pitch, 1.5, 0.08, { type: "triangle", attack: 0.12 }));
  },
  defeat: (at) =>
    [392, 349.2, 311.1, 261.6].forEach((pitch, order) =>
      tone(at + 0.19 * order, pitch, 0.75, 0.16, { type: "triangle", attack: 0.03 })),
  refused: (at) =>
    [174.6, 155.6].forEach((pitch, order) =>
      tone(at + 0.11 * order, pitch, 0.16, 0.3, { type: "triangle", attack: 0.012 })),
};

// How loud they are, and whether at all.

export const volume = () => {
  const stored = load(VOLUME);
  return stored === null ? USUAL : Number(stored);
};

export const setVolume = (level) => store(VOLUME, String(Math.round(Math.min(LOUDEST, Math.max(0, level)))));

// Silent, or as loud as before; the volume from now on.
export const toggle = () => {
  const before = volume();
  if (before) store(VOLUME_BEFORE, String(before));
  setVolume(before ? 0 : Number(load(VOLUME_BEFORE) ?? USUAL));
  return volume();
};

const isOff = () => root.dataset.sound === "off" || volume() === 0;

export const play = (name) => {
  if (isOff() || !audio) return;
  audio.resume().catch(() => {}); // a browser that still refuses stays silent
  master.gain.value = (volume() / LOUDEST) ** 2; // ears hear steps of loudness, not of amplitude
  SOUNDS[name](audio.currentTime + 0.01);
};

// Makes a phone shake a little; other devices can't.
export const vibrate = (milliseconds) => {
  if (!isOff() && !isCalm() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
};
