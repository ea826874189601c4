// A replay that plays by itself: step by step at a chosen speed, until the end or until somebody does
// something else. It moves the slider, so every position it shows has its address.
import { one, onLoad, root } from "./dom.js";
import { load, store } from "./storage.js";

const STEP = 1400; // milliseconds at normal speed
let timer = null;
let isPlaying = false;

const speed = () => Number(one("#speed").value);

const goTo = (at) => {
  const slider = one("#scrub");
  slider.value = at;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
};

const next = () => one("#way-on")?.getAttribute("href")?.split("=")[1];

const show = () => {
  const button = one("#autoplay-switch");
  button.setAttribute("aria-pressed", String(isPlaying));
  button.querySelector(".word").textContent = isPlaying ? button.dataset.pause : button.dataset.play;
};

const pause = () => {
  isPlaying = false;
  clearTimeout(timer);
  if (one("#autoplay-switch")) show();
};

const step = () => {
  const at = next();
  if (at === undefined) pause();
  else goTo(at);
};

const wait = () => {
  clearTimeout(timer);
  if (next() === undefined) pause();
  else timer = setTimeout(step, STEP / speed());
};

const play = () => {
  isPlaying = true;
  show();
  if (next() === undefined) goTo(0);
  else step();
};

const isPlayer = (element) => element.closest?.("#autoplay");

document.addEventListener("click", (event) => {
  if (event.target.closest("#autoplay-switch")) (isPlaying ? pause : play)();
  else if (isPlaying && event.target.closest("#replay a, #replay button") && !isPlayer(event.target)) pause();
});
document.addEventListener("input", (event) => { if (isPlaying && event.isTrusted && event.target.id === "scrub") pause(); });
document.addEventListener("change", (event) => {
  if (event.target.id !== "speed") return;
  store("replay speed", event.target.value);
  root.dataset.replaySpeed = event.target.value;
  if (isPlaying) wait();
});

// The time for a position starts when it is shown.
document.addEventListener("htmx:after:swap", () => { if (isPlaying && one("#replay")) wait(); });
document.addEventListener("htmx:error", pause);

onLoad(() => {
  if (!one("#autoplay")) return;
  one("#autoplay").hidden = false;
  const known = load("replay speed");
  if ([...one("#speed").options].some((option) => option.value === known)) one("#speed").value = known;
  root.dataset.replaySpeed = one("#speed").value;
});
