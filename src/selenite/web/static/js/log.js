// Log and chat: the newest lines stay in sight until the reader scrolls up; then a button leads back to
// them. A chat that is closed shows that there is news, and it can be muted. A turn of the log is a row
// that unfolds its sentences; arrows go from row to row.
import { announce } from "./announce.js";
import { all, one, onLoad, root } from "./dom.js";
import { mark } from "./drawers.js";
import { load, store } from "./storage.js";

const NEAR_THE_END = 40;
const unfolded = new Set();

// Only the sentences are spoken: they say who plays, and what the pictures show.
const sentences = (node) => {
  if (node.nodeName !== "LI") return [];
  return node.classList.contains("turn") ? [...node.querySelectorAll(".told > li")] : [node];
};

const words = (line) => (line.querySelector(".coded") ?? line).textContent;

const fromEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight;

const follow = (list) => {
  const newest = list.parentElement.querySelector("[data-newest]");
  let isAtEnd = true;
  let frame = 0;
  let last = { top: 0, inside: 0, room: 0 };
  const see = (isNow) => {
    isAtEnd = isNow;
    last = { top: list.scrollTop, inside: list.scrollHeight, room: list.clientHeight };
    if (!newest) return;
    newest.hidden = isAtEnd;
    if (isAtEnd) delete newest.dataset.news;
  };
  const toEnd = () => {
    list.scrollTop = list.scrollHeight;
    see(true);
  };
  // Once a frame, however many pieces an update has: measuring lays out the whole table.
  const scroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => { if (isAtEnd) toEnd(); });
  };
  // What was added since the list last scrolled may already lie below its end: only a list that went up
  // while nothing in it changed was scrolled by its reader.
  list.addEventListener("scroll", () => {
    const wentUp = list.scrollTop < last.top && list.scrollHeight === last.inside && list.clientHeight === last.room;
    see(fromEnd(list) < NEAR_THE_END || (isAtEnd && !wentUp));
  });
  list.addEventListener("selenite:unfolded", () => see(fromEnd(list) < NEAR_THE_END));
  newest?.addEventListener("click", () => {
    toEnd();
    list.focus({ preventScroll: true });
  });
  new MutationObserver((changes) => {
    if (list.id === "log") arrange();
    if (newest && !isAtEnd) newest.dataset.news = "";
    scroll();
    if ((list.id === "chat" && root.dataset.muted !== undefined) || !mark(list)) return;
    for (const line of changes.flatMap((change) => [...change.addedNodes]).flatMap(sentences)) announce(words(line));
  }).observe(list, { childList: true, subtree: true });
  new ResizeObserver(scroll).observe(list);
  scroll();
};

// The server knows neither which turns are unfolded nor where the focus is. The Tab key stops at one row
// only: the newest, unless another has the focus.
const arrange = () => {
  const rows = all("#log .turn-row");
  const stop = rows.find((row) => row === document.activeElement) ?? rows.at(-1);
  for (const row of rows) {
    row.tabIndex = row === stop ? 0 : -1;
    row.setAttribute("aria-expanded", String(unfolded.has(row.parentElement.id)));
  }
};

const toggle = (row) => {
  const turn = row.parentElement;
  if (!unfolded.delete(turn.id)) unfolded.add(turn.id);
  arrange();
  if (unfolded.has(turn.id)) turn.scrollIntoView({ block: "nearest" });
  one("#log").dispatchEvent(new Event("selenite:unfolded"));
};

document.addEventListener("click", (event) => {
  const row = event.target.closest("#log .turn-row");
  if (row) toggle(row);
});

document.addEventListener("keydown", (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const row = by && event.target.closest("#log .turn-row");
  if (!row) return;
  const rows = all("#log .turn-row");
  rows[rows.indexOf(row) + by]?.focus();
  arrange();
  event.preventDefault();
});

const mute = (isMuted) => root.toggleAttribute("data-muted", isMuted);

document.addEventListener("change", (event) => {
  if (event.target.id !== "mute") return;
  store("mute", event.target.checked ? "yes" : "");
  mute(event.target.checked);
});

onLoad(() => {
  arrange();
  for (const id of ["#log", "#chat"]) if (one(id)) follow(one(id));
  if (!one("#mute")) return;
  one("#mute").checked = load("mute") === "yes";
  mute(one("#mute").checked);
});
