// A small card beside what is pointed at on the board or in the hand, or has the focus: what it is, and
// what it would bring. It is fetched once for a position, lies where nothing is to be chosen
// (free_place.js), and goes with the pointer or Escape. On a touchscreen, a long press shows it, and a tap
// on it tells everything. It replaces the browser's own note, which says less. Those who use keys hear
// what the card has to tell (data-told).
import { announce } from "./announce.js";
import { one, onLoad } from "./dom.js";
import { isByKeys } from "./focus.js";
import { freePlace } from "./free_place.js";
import { silence, speakUp } from "./note.js";

const DELAY = 80;

let cards = new Map(); // cards of this position by what they are about
let seq = "";
let shown = null; // what the card is about
let asked = 0;

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

const hide = () => {
  asked += 1;
  shown = null;
  speakUp();
  if (card()) card().hidden = true;
};

// In its usual shape, or in a wider and lower one if only that finds a free place.
const place = (element) => {
  const inside = card();
  const places = [];
  for (const isWide of [false, true]) {
    inside.toggleAttribute("data-wide", isWide);
    const found = freePlace(element, inside.getBoundingClientRect());
    if (found) places.push({ ...found, isWide });
    if (found?.isFree) break;
  }
  const found = places.find((each) => each.isFree) ?? places[0];
  if (!found) return false;
  inside.toggleAttribute("data-wide", found.isWide);
  inside.style.translate = `${Math.round(found.left)}px ${Math.round(found.top)}px`;
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
  document.addEventListener("selenite:look", hide, true);
  // A message that leaves the position as it is, such as one about who is there, leaves the card, too.
  document.addEventListener("htmx:sse:before:message", speakUp, true);
  document.addEventListener("htmx:sse:after:message", () => {
    if (!shown) return;
    if (seq !== seqNow() || !shown.isConnected) hide();
    else if (!card().hidden) silence(shown);
  });
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest?.("#card")) hide(); }, true);
  card().addEventListener("click", () => shown?.dispatchEvent(new Event("selenite:look", { bubbles: true })));
  // Lifting a finger counts as leaving, too.
  document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") hide(); });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || card().hidden) return;
    hide();
    if (isByKeys()) event.preventDefault(); // with a pointer, the key also drops what was chosen
  });
});
