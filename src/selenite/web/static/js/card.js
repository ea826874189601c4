// A small card beside what is pointed at on the board, or has the focus: what it is, and what it would
// bring. It is fetched once for a position, never lies over what it is about nor over the hand, and goes
// with the pointer or Escape. The browser's own note, which says less, gives way to it. Those who come
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
let silenced = null; // { title, text }: the browser's note

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
  if (silenced) silenced.title.textContent = silenced.text;
  silenced = null;
};

const silence = (element) => {
  speakUp();
  const title = element.querySelector(":scope > title");
  if (!title) return;
  silenced = { title, text: title.textContent };
  title.textContent = "";
};

const hide = () => {
  asked += 1;
  shown = null;
  speakUp();
  if (card()) card().hidden = true;
};

// Beside the thing, on the side with more room; else above or below it.
const place = (element) => {
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

const show = async (element) => {
  if (element === shown) return;
  hide();
  shown = element;
  const number = asked;
  const [text] = await Promise.all([
    fetchCard(element.dataset.about),
    new Promise((done) => { setTimeout(done, DELAY); }),
  ]);
  if (number !== asked || !text || !element.isConnected) return;
  const inside = card();
  inside.innerHTML = text;
  inside.hidden = false;
  const told = inside.querySelector("[data-told]")?.dataset.told;
  if (isByKeys() && told) announce(told);
  if (place(element)) silence(element);
  else hide();
};

// While something is being placed, only what can be chosen for it counts.
const found = (event) => {
  const element = event.target.closest?.("#board [data-about]");
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
    else if (shown) hide();
  });
  for (const kind of ["pointerdown", "selenite:look", "htmx:sse:before:message"]) document.addEventListener(kind, hide, true);
  document.documentElement.addEventListener("pointerleave", hide);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || card().hidden) return;
    hide();
    if (isByKeys()) event.preventDefault(); // under a pointer the key is also for what was chosen
  });
});
