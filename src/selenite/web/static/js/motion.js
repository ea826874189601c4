// What happens is seen and heard. The stream brings the new position together with the steps of the move
// that led to it (#happened, see web/motion.py): before the position is shown, the places that things
// come from are measured; afterwards pictures fly over the table, on a sheet of their own that takes no
// clicks. A move by somebody else waits until the one before it has been seen, unless the viewer does
// something. With less motion the same places are marked for a moment instead.
import { all, isCalm, one, onLoad, root } from "./dom.js";
import { play, vibrate } from "./sound.js";
import { load, store } from "./storage.js";

const FLIGHT = 500;
const GLIDE = 520;
const BANNER = 1500;
const READING = 45; // a letter of a banner
const LONGEST_BANNER = 4000;
const LONG = 40; // letters
const DELTA = 1800;
const BEAM = 130; // the least width of a beam of light
const MARKED = 1600;
const COUNTING = 450;
const MOST_COUNTS = 12;
const SIZES = { large: [62, 88], small: [28, 28] };
const LONGEST_WAIT = 1400;
const PACES = { slow: 1.6, usual: 1, fast: 0.5 };
const STEPS = /hx-target="#happened"[^>]*>(.*?)<\/hx-partial>/s;

let sheet = null;
let known = 0; // how many moves were made in what is shown
let coming = null; // the steps of the move that the next message shows
let places = new Map(); // where things were before it
let figures = new Map(); // the numbers on the plates before it
let busyUntil = 0;
let wake = null; // lets a move that waits be shown at once
let counters = []; // numbers that are counting
let held = new Set(); // what was in the hand before it

export const tempo = () => PACES[root.dataset.pace] ?? 1;
const isHidden = (box) => box.width === 0 && box.height === 0;
const has3d = () => Boolean(one("#view-3d.ready"));

// The first of several selectors that finds something to be seen.
const find = (selectors) => {
  for (const selector of selectors.split(" | ")) {
    const found = all(selector).find((element) => !isHidden(element.getBoundingClientRect()));
    if (found) return found;
  }
  return null;
};

const boxOf = (selectors) => find(selectors)?.getBoundingClientRect() ?? null;

// Before a position is shown

const read = (html) => {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const head = parsed.querySelector("[data-move]");
  if (!head) return null;
  return { move: Number(head.dataset.move), seat: head.dataset.seat, steps: [...parsed.querySelectorAll("[data-do]")] };
};

const isOwn = (seat) => one("#state .turn")?.dataset.seat === seat;

const isPaced = () => one("#table").hasAttribute("data-paced");

const wait = (milliseconds) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => { clearTimeout(timer); resolve(); };
  });

const measure = () => {
  places = new Map();
  figures = new Map();
  for (const step of coming?.steps ?? []) {
    const from = step.dataset.from;
    if (from && !places.has(from)) places.set(from, boxOf(from));
  }
  held = new Set(all("#hand [id]").map((element) => element.id));
  for (const figure of all("#players [data-count]")) figures.set(figure.dataset.count, figure.textContent);
};

const prepare = async (found) => {
  const left = busyUntil - performance.now();
  if (found && left > 0 && isPaced() && !isOwn(found.seat)) await wait(left);
  wake = null;
  coming = found;
  settle();
  measure();
};

// Afterwards

// On the sheet, something where a box is; it is gone when its animation has ended.
const overlay = (inside, class_, box, frames, timing) => {
  const thing = document.createElement("div");
  thing.className = class_;
  thing.append(...inside);
  Object.assign(thing.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  sheet.append(thing);
  const animation = thing.animate(frames, { fill: "backwards", ...timing });
  const remove = () => thing.remove();
  animation.finished.then(remove, remove);
};

const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];

const withoutIds = (element) => {
  for (const each of [element, ...element.querySelectorAll("[id]")]) each.removeAttribute("id");
  return element;
};

const fly = (step, delay) => {
  const from = places.get(step.dataset.from);
  const to = boxOf(step.dataset.to);
  if (!from || !to) return;
  const size = SIZES[step.dataset.size];
  const [x, y] = centre(from);
  const [toX, toY] = centre(to);
  const box = { x: x - size[0] / 2, y: y - size[1] / 2, width: size[0], height: size[1] };
  const [dx, dy] = [toX - x, toY - y];
  const lift = 30 + Math.abs(dx) * 0.08;
  const frames = [
    { translate: "0 0", scale: 0.7, opacity: 0 }, // unseen until it starts
    { translate: "0 0", scale: 0.7, opacity: 1, offset: 0.01, easing: "ease-in" },
    { translate: `${dx / 2}px ${dy / 2 - lift}px`, scale: 1.1, opacity: 1, easing: "ease-out", offset: 0.5 },
    { translate: `${dx}px ${dy}px`, scale: 0.5, opacity: 0.6 },
  ];
  const inside = [...step.childNodes].map((node) => node.cloneNode(true));
  overlay(inside, "flyer", box, frames, { duration: FLIGHT * tempo(), delay });
};

// A drawn piece can't be moved on its own without painting the board again and again: a copy of it flies,
// and the piece itself is hidden meanwhile.
const copyOf = (piece, box) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawing = piece.ownerSVGElement;
  const inverse = drawing.getScreenCTM().inverse();
  const corner = new DOMPoint(box.x, box.y).matrixTransform(inverse);
  const end = new DOMPoint(box.right, box.bottom).matrixTransform(inverse);
  svg.setAttribute("viewBox", `${corner.x} ${corner.y} ${end.x - corner.x} ${end.y - corner.y}`);
  svg.setAttribute("class", drawing.getAttribute("class") ?? "");
  svg.append(withoutIds(piece.cloneNode(true)));
  return svg;
};

const hide = (element, delay) =>
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(delay, 1) });

const glide = (step, delay) => {
  const piece = find(step.dataset.to);
  const from = places.get(step.dataset.from);
  if (!piece?.ownerSVGElement || !from) return;
  const to = piece.getBoundingClientRect();
  const [x, y] = centre(from);
  const [toX, toY] = centre(to);
  const [dx, dy] = [x - toX, y - toY];
  if (Math.hypot(dx, dy) < 2) return;
  const duration = GLIDE * tempo();
  const lift = Math.min(60, 14 + Math.hypot(dx, dy) * 0.08);
  const frames = [
    { translate: `${dx}px ${dy}px`, easing: "ease-in-out" },
    { translate: `${dx / 2}px ${dy / 2 - lift}px`, easing: "ease-in-out" },
    { translate: "0 0" },
  ];
  overlay([copyOf(piece, to)], "glider", to, frames, { duration, delay });
  hide(piece, delay + duration);
};

const appear = (step, delay) => { for (const element of all(step.dataset.to)) hide(element, delay); };

const deal = (step, delay) => { for (const element of all("#hand [id]")) if (!held.has(element.id)) hide(element, delay); };

const glowClass = (step) => ["glow", step.dataset.shape ?? ""].join(" ").trim();

const glow = (step, delay) => {
  const box = boxOf(step.dataset.to);
  const frames = [{ opacity: 0, scale: 0.92 }, { opacity: 1, scale: 1, offset: 0.3 }, { opacity: 0, scale: 1.06 }];
  if (box) overlay([], glowClass(step), box, frames, { duration: 900 * tempo(), delay, easing: "ease-out" });
};

const beam = (step, delay) => {
  const box = boxOf(step.dataset.to);
  const frames = [
    { opacity: 0, scale: "1 0" }, { opacity: 1, scale: "1 1", offset: 0.5 }, { opacity: 0, scale: "0.4 1" },
  ];
  if (!box) return;
  const width = Math.max(box.width, BEAM);
  const x = box.x + (box.width - width) / 2;
  overlay([], "beam", { x, y: 0, width, height: box.y + box.height / 2 }, frames,
    { duration: 900 * tempo(), delay, easing: "ease-out" });
};

const banner = (step, delay) => {
  const box = one("#board-room").getBoundingClientRect();
  const words = document.createElement("p");
  words.textContent = step.textContent;
  words.toggleAttribute("data-long", words.textContent.length > LONG);
  if (step.dataset.seat) words.dataset.seat = step.dataset.seat;
  const still = [{ opacity: 1 }, { opacity: 1 }];
  const frames = [
    { opacity: 0, translate: "0 0.6rem" }, { opacity: 1, translate: "0 0", offset: 0.15 },
    { opacity: 1, translate: "0 0", offset: 0.85 }, { opacity: 0, translate: "0 -0.4rem" },
  ];
  const duration = Math.min(Math.max(BANNER, READING * words.textContent.length), LONGEST_BANNER);
  overlay([words], "banner", box, isCalm() ? still : frames, { duration, delay });
};

// With less motion: where things came to, each place once however many came.
const mark = (steps) => {
  const places = new Map(steps.map((step) => [step.dataset.to, step]));
  for (const [to, step] of places) {
    const box = to && boxOf(to);
    if (box) overlay([], glowClass(step), box, [{ opacity: 1 }, { opacity: 1 }], { duration: MARKED });
  }
};

const changedFigures = () =>
  all("#players [data-count]").flatMap((figure) => {
    const before = figures.get(figure.dataset.count);
    const [from, to] = [Number(before), Number(figure.textContent)];
    return before === undefined || Number.isNaN(from) || Number.isNaN(to) || from === to ? [] : [{ figure, from, to }];
  });

// By how much a number on a plate has changed, beside it for a moment.
const showDelta = ({ figure, from, to }, delay) => {
  const box = figure.getBoundingClientRect();
  if (isHidden(box)) return;
  const by = to - from;
  const words = Object.assign(document.createElement("b"), { textContent: by > 0 ? `+${by}` : `−${-by}` });
  const frames = isCalm() ? [{ opacity: 1 }, { opacity: 1 }] : [
    { opacity: 0, translate: "0 0.4rem" }, { opacity: 1, translate: "0 -0.9rem", offset: 0.2 },
    { opacity: 1, translate: "0 -1.1rem", offset: 0.8 }, { opacity: 0, translate: "0 -1.5rem" },
  ];
  overlay([words], by > 0 ? "delta gain" : "delta loss", box, frames, { duration: DELTA * tempo(), delay });
};

// Numbers on the plates count up to what they are, once what was gained has arrived.
const count = (steps) => {
  for (const changed of changedFigures()) {
    const { figure, from, to } = changed;
    const arrivals = steps.filter((step) => step.dataset.do === "fly" && find(step.dataset.to)?.contains(figure));
    const first = Math.min(...arrivals.map((step) => Number(step.dataset.at) + FLIGHT));
    const delay = Number.isFinite(first) ? first * tempo() : 0;
    showDelta(changed, delay);
    countUp(figure, from, to, delay);
  }
};

const countUp = (figure, from, to, delay) => {
  const counter = { figure, to, timers: [] };
  const steps = Math.min(Math.abs(to - from), MOST_COUNTS);
  const show = (n) => { figure.textContent = String(Math.round(from + ((to - from) * n) / steps)); };
  show(0);
  for (let n = 1; n <= steps; n += 1)
    counter.timers.push(setTimeout(() => show(n), delay + (COUNTING * tempo() * n) / steps));
  counters.push(counter);
  figure.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: COUNTING * tempo(), delay });
};

const settle = () => {
  for (const { figure, to, timers } of counters) {
    timers.forEach(clearTimeout);
    figure.textContent = String(to);
  }
  counters = [];
};

const KINDS = { fly, glide, appear, deal, glow, beam, banner };

const isOnBoard = (step) => Boolean(step.dataset.to && find(step.dataset.to)?.closest("#board"));

const perform = ({ steps }) => {
  const calm = isCalm();
  const marked = [];
  let longest = 0;
  for (const step of steps) {
    const { do: kind, at, sound } = step.dataset;
    const delay = calm ? 0 : Number(at) * tempo();
    longest = Math.max(longest, delay);
    if (kind === "sound") setTimeout(play, delay, sound);
    else if (kind === "banner") banner(step, delay);
    else if (has3d() && isOnBoard(step)) continue;
    else if (calm) marked.push(step);
    else KINDS[kind](step, delay);
  }
  mark(marked);
  if (calm) for (const changed of changedFigures()) showDelta(changed, 0);
  else count(steps);
  busyUntil = performance.now() + Math.min(longest + FLIGHT * tempo(), LONGEST_WAIT);
};

// How long it takes until what is under way has been seen.
export const busyFor = () => Math.max(0, busyUntil - performance.now());

// Moves that wait are shown at once.
const skip = () => {
  busyUntil = 0;
  wake?.();
};

const update = () => {
  const now = Number(one("#happened [data-move]")?.dataset.move ?? 0);
  const isNext = coming && coming.move > known;
  known = now;
  const shown = coming;
  coming = null;
  if (!isNext || document.hidden) return;
  perform(shown);
  if (!isOwn(shown.seat)) vibrate(12);
};

// When a game begins, its opening is played once in this browser.
const open = () => {
  const table = one("#table").dataset.table;
  if (!one("#happened [data-opening]") || document.hidden || load("opened") === table) return;
  store("opened", table);
  coming = { steps: all("#happened [data-do]") };
  measure();
  held = new Set();
  perform(coming);
  coming = null;
};

onLoad(() => {
  if (!one("#happened")) return;
  sheet = Object.assign(document.createElement("div"), { id: "flight", ariaHidden: "true" });
  one("#table").append(sheet);
  known = Number(one("#happened [data-move]")?.dataset.move ?? 0);
  document.addEventListener("htmx:sse:before:message", (event) => {
    const html = event.detail.message.data?.match(STEPS)?.[1];
    event.detail.waitUntil(prepare(html ? read(html) : null));
  });
  document.addEventListener("htmx:sse:after:message", update);
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, true);
  requestAnimationFrame(open);
});
