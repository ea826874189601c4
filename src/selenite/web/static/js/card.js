// A small card beside what is pointed at on the board or in the hand, or has the focus: what it is, and
// what it would bring. It is fetched once for a position, never lies over what it is about nor over the
// hand, and goes with the pointer or Escape. Under a finger a long press shows it, and a tap on it tells
// all. The browser's own note, which says less, gives way to it. Those who come
// to a thing by keys hear what the card has to tell (data-told).
import { announce } from "./announce.js";
import { one, onLoad } from "./dom.js";
import { isByKeys } from "./focus.js";

const DELAY = 80;
const GAP = 10;

let cards = new Map(); // cards of this position by what they are about
let seq = "";
let shown = null; // what the card is about
let asked = 0;
let silenced = null; // puts the browser's note back

const card = () => one("#card");
const seqNow = () => one("#state .turn")?.dataset.seq ?? "";

const fetchCard = (thing) => {
  if (seq !== seqNow()) {
    seq = seqNow();
    cards = new Map();
  }
  if (!cards.has(thing)) {
    const address = `${one("#table").dataset.table}/hover?${new URLSearchParams({ thing })}`;
    cards.set(thing, fetch(address).then((response) => (response.status === 200 ? response.text() : ""), () => ""));
  }
  return cards.get(thing);
};

const speakUp = () => {
  silenced?.();
  silenced = null;
};

const silence = (element) => {
  speakUp();
  const title = element.querySelector(":scope > title");
  const text = title?.textContent ?? element.getAttribute("title");
  if (!text) return;
  silenced = title ? () => { title.textContent = text; } : () => element.setAttribute("title", text);
  if (title) title.textContent = "";
  else element.removeAttribute("title");
};

const hide = () => {
  asked += 1;
  shown = null;
  speakUp();
  if (card()) card().hidden = true;
};

// Above a thing of the hand.
const placeAbove = (element) => {
  const box = element.getBoundingClientRect();
  const { width, height } = card().getBoundingClientRect();
  const top = Math.min(box.top, one("#hand-room").getBoundingClientRect().top);
  const x = Math.min(Math.max(GAP, box.left + (box.width - width) / 2), window.innerWidth - width - GAP);
  card().style.translate = `${Math.round(x)}px ${Math.round(Math.max(GAP, top - GAP - height))}px`;
  return true;
};

// Beside a thing of the board, on the side with more room; else above or below it.
const place = (element) => {
  if (element.closest("#hand")) return placeAbove(element);
  const box = element.getBoundingClientRect();
  const room = one("#board-room").getBoundingClientRect();
  const { width, height } = card().getBoundingClientRect();
  const bottom = Math.max(room.top, Math.min(room.bottom, window.innerHeight) - height);
  const across = (x) => Math.min(Math.max(room.left, x), Math.max(room.left, room.right - width));
  let x = 0;
  let y = Math.min(Math.max(room.top, box.top), bottom);
  if (box.right + GAP + width <= room.right) x = box.right + GAP;
  else if (box.left - GAP - width >= room.left) x = box.left - GAP - width;
  else {
    x = across(box.left);
    y = box.top - GAP - height >= room.top ? box.top - GAP - height : box.bottom + GAP;
    if (y + height > room.bottom) return false;
  }
  card().style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  return true;
};

const fill = (element, text, isTouched) => {
  const inside = card();
  inside.innerHTML = text;
  inside.toggleAttribute("data-touch", isTouched);
  inside.hidden = false;
  if (place(element)) return true;
  hide();
  return false;
};

const show = async (element) => {
  if (element === shown) return;
  hide();
  shown = element;
  const number = asked;
  const [text] = await Promise.all([
    fetchCard(element.dataset.about),
    new Promise((done) => { setTimeout(done, DELAY); }),
  ]);
  if (number !== asked || !text || !element.isConnected || !fill(element, text, false)) return;
  const told = card().querySelector("[data-told]")?.dataset.told;
  if (isByKeys() && told) announce(told);
  silence(element);
};

// What a long press shows first; false where there is no card, or no room for one.
export const peek = async (element) => {
  if (!card() || !element.closest("#board, #hand")) return false;
  hide();
  const number = asked;
  const text = await fetchCard(element.dataset.about);
  if (number !== asked || !text || !element.isConnected || !fill(element, text, true)) return false;
  shown = element;
  return true;
};

// While something is being placed, only what can be chosen for it counts.
const found = (event) => {
  const element = event.target.closest?.(":is(#board, #hand) [data-about]");
  return one("#table[data-selecting]") && !element?.dataset.part ? null : element;
};

onLoad(() => {
  if (!card()) return;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const element = found(event);
    if (element) show(element);
    else if (shown) hide();
  });
  document.addEventListener("focusin", (event) => {
    const element = isByKeys() && found(event);
    if (element) show(element);
    else if (shown && !card().hasAttribute("data-touch")) hide(); // a tap on the card moves the focus, too
  });
  for (const kind of ["selenite:look", "htmx:sse:before:message"]) document.addEventListener(kind, hide, true);
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest?.("#card")) hide(); }, true);
  card().addEventListener("click", () => shown?.dispatchEvent(new Event("selenite:look", { bubbles: true })));
  // A finger leaves everything when it is lifted.
  document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") hide(); });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || card().hidden) return;
    hide();
    if (isByKeys()) event.preventDefault(); // under a pointer the key is also for what was chosen
  });
});
