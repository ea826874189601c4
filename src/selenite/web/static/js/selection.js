// Selecting is local. The page holds the legal moves, each as the parts it is chosen by; what can be
// clicked carries the part it stands for (data-part), and what still leads to a legal move is lit
// (data-lit). Parts are chosen in their order, those with a plus in any order, and one with a tilde is
// chosen by itself until another is. A move that is complete is played, unless it waits to be
// confirmed by a button with data-play. Words and forecasts for a selection are fetched, and change nothing.
import { all, one, onLoad, root } from "./dom.js";
import { opened } from "./drawers.js";
import { askHere, dropQuestion } from "./question.js";
import { load, store } from "./storage.js";

const table = () => one("#table[data-table]");
let moves = [];
let question = "";
let chosen = []; // { part, room, isOwn }: where it was chosen, and whether the viewer chose it
let seq = null;
let then = null; // what is to be chosen after the move that is under way
let posting = Promise.resolve();
let locked = new Set();

// The legal moves

const read = () => {
  const lines = (one("#moves")?.textContent ?? "").split("\n").filter(Boolean);
  question = "";
  moves = [];
  for (const line of lines) {
    const [move, parts, waits, words, marks] = line.split("\t");
    if (move === "?") question = parts;
    else moves.push(withParts(move, parts ? parts.split(" ") : [], waits === "1", words, marks));
  }
};

const withParts = (move, parts, waits, words, marks) => ({
  move, waits, words, marks,
  inOrder: parts.filter((part) => !part.startsWith("+")).map((part) => part.replace(/^~/, "")),
  isAutomatic: parts.filter((part) => !part.startsWith("+")).map((part) => part.startsWith("~")),
  inAnyOrder: parts.filter((part) => part.startsWith("+")).map((part) => part.slice(1)),
});

// The parts of a move that are still missing after some; null if it isn't one of those they lead to.
const missing = (move, parts) => {
  const { inOrder, inAnyOrder } = move;
  if (parts.slice(0, inOrder.length).some((part, n) => part !== inOrder[n])) return null;
  const left = [...inAnyOrder];
  for (const part of parts.slice(inOrder.length)) {
    const at = left.indexOf(part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  if (inAnyOrder.some((part) => locked.has(part))) return null;
  return parts.length < inOrder.length ? [inOrder[parts.length]] : left;
};

const names = () => chosen.map((one) => one.part);

// What can be chosen after some parts, each with a move that it leads to.
const nextAfter = (parts) => {
  const found = new Map();
  for (const move of moves)
    for (const part of missing(move, parts) ?? []) {
      const isLast = parts.length + 1 === move.inOrder.length + move.inAnyOrder.length;
      if (!found.has(part) || isLast) found.set(part, { move, isLast });
    }
  return found;
};

export const current = () =>
  moves.find((move) => missing(move, names())?.length === 0 && names().length >= move.inOrder.length);

// Choosing

const roomOf = (element) => element.dataset.room ?? element.closest("#board, #hand, #act, #sheet")?.id ?? "";
const elementFor = (part) => one(`#table [data-part="${CSS.escape(part)}"]`);

const fillIn = () => {
  for (;;) {
    const after = nextAfter(names());
    const [part, first] = after.entries().next().value ?? [];
    if (!first?.move.isAutomatic[chosen.length]) return;
    const element = elementFor(part);
    const room = element ? roomOf(element) : (chosen.at(-1)?.room ?? "");
    chosen.push({ part, room, isOwn: false });
  }
};

// What can be chosen at each place so far, and after the last one.
const allNext = () => [...chosen, null].map((_, place) => nextAfter(names().slice(0, place)));

// Where a part goes: at the end, or in the place of one chosen in the same part of the page.
const placeFor = (part, room, next) => {
  if (next[chosen.length].has(part)) return chosen.length;
  for (let place = chosen.length - 1; place >= 0; place -= 1)
    if (chosen[place].room === room && next[place].has(part)) return place;
  return -1;
};

// A complete move with this part for which some of what was chosen isn't needed.
const withoutNeedless = (part) => {
  const wanted = [...names(), part];
  return moves.find(({ inOrder, inAnyOrder }) => {
    if (!inAnyOrder.includes(part) || inOrder.some((one, n) => one !== wanted[n])) return false;
    const have = wanted.slice(inOrder.length);
    return inAnyOrder.every((one) => {
      const at = have.indexOf(one);
      if (at >= 0) have.splice(at, 1);
      return at >= 0;
    });
  });
};

// Another of several equal things in the hand, in the place of the one that was chosen.
const chooseTwin = (place, id) => {
  const { id: before } = chosen[place];
  if (!before || !id || id === before) return false;
  chosen = chosen.with(place, { ...chosen[place], id });
  return true;
};

const choose = (part, room, id = "") => {
  const place = placeFor(part, room, allNext());
  if (place < 0) return false;
  const isRepeated = place < chosen.length && chosen[place].part === part;
  if (isRepeated) return chooseTwin(place, id);
  chosen = [...chosen.slice(0, place), { part, room, id, isOwn: true }];
  fillIn();
  return true;
};

const drop = (part) => {
  const at = names().lastIndexOf(part);
  if (at < 0 || !chosen[at].isOwn) return false;
  const move = moves.find((each) => missing(each, names()) !== null);
  const isFree = move && at >= move.inOrder.length;
  chosen = isFree ? chosen.filter((_, n) => n !== at) : chosen.slice(0, at);
  fillIn();
  return true;
};

const replaceNeedless = (part, room) => {
  const move = withoutNeedless(part);
  if (!move) return false;
  chosen = [...move.inOrder, ...move.inAnyOrder].map((each) => ({ part: each, room, isOwn: true }));
  return true;
};

export const back = () => {
  const at = chosen.findLastIndex((each) => each.isOwn);
  if (at < 0) return false;
  chosen = chosen.slice(0, at);
  fillIn();
  changed();
  return true;
};

const reset = () => {
  chosen = [];
  fillIn();
};

// Drops everything that was chosen; resolved when the page shows it.
export const deselect = async () => {
  if (!chosen.some((each) => each.isOwn)) return;
  reset();
  light();
  await fetchWords();
};

// Steps to the place before or after among those that are chosen by themselves.
const step = (by) => {
  const place = chosen.length - 1;
  const siblings = [...nextAfter(names().slice(0, place)).keys()];
  const part = siblings[siblings.indexOf(chosen[place]?.part) + by];
  if (part === undefined) return;
  chosen = [...chosen.slice(0, place), { ...chosen[place], part, isOwn: true }];
  changed();
};

// What is shown

const light = () => {
  const next = allNext();
  const after = next[chosen.length];
  const counts = new Map();
  for (const { part } of chosen) counts.set(part, (counts.get(part) ?? 0) + 1);
  const now = current();
  for (const element of all("#table [data-part]")) {
    const { part } = element.dataset;
    const place = placeFor(part, roomOf(element), next);
    const leads = place === chosen.length ? after.get(part) : place >= 0 ? { move: null } : null;
    const isChosen = counts.has(part);
    const isLit = Boolean(leads) && !(isChosen && place < chosen.length && isIt(element));
    mark(element, isLit, leads, isChosen && isIt(element) ? counts.get(part) : 0);
  }
  for (const button of all("#table [data-play]")) {
    button.setAttribute("aria-disabled", String(!now?.waits));
    const label = button.querySelector(".label");
    if (now?.words && label) label.textContent = now.words;
  }
  table().toggleAttribute("data-selecting", chosen.some((each) => each.isOwn));
};

// Of equal things in the hand only the one that was chosen is shown as such, as long as it is there.
const isIt = (element) => {
  const ids = chosen.filter((each) => each.part === element.dataset.part && each.id).map((each) => each.id);
  return ids.includes(element.id) || !element.closest("#hand") || !ids.some((id) => one(`#hand #${CSS.escape(id)}`));
};

// Only what is different is written: the rest would be looked at again by whatever watches the page.
const set = (element, name, value) => {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const mark = (element, isLit, leads, count) => {
  const { dataset } = element;
  const marks = isLit ? leads.move?.marks ?? "" : null;
  set(element, "data-lit", marks);
  set(element, "data-chosen", count ? String(count) : null);
  set(element, "data-waits", (isLit ? leads.move?.waits : count) ? "" : null);
  set(element, "data-locked", locked.has(dataset.part) ? "" : null);
  set(element, "aria-pressed", String(count > 0));
  if (element.hasAttribute("data-stop")) set(element, "tabindex", isLit || count || dataset.stop ? "0" : "-1");
  describe(element, isLit && leads.isLast && !leads.move.waits ? leads.move.words : "");
};

// What a click does, where it plays a move; else what the thing is.
const labels = new WeakMap(); // what a thing is, and what it was last said to be
const describe = (element, words) => {
  const now = element.getAttribute("aria-label") ?? "";
  const known = labels.get(element);
  const own = known?.shown === now ? known.own : now; // unless the server has named it anew
  const shown = words || own;
  labels.set(element, { own, shown });
  if (shown && shown !== now) element.setAttribute("aria-label", shown);
};

const query = () => {
  const parts = names().map((part) => ["part", part]);
  if (locked.size) parts.push(["keep", [...locked].join("")]);
  return new URLSearchParams(parts);
};

export const fetchPreview = async (parts) => {
  const response = await fetch(`${table().dataset.table}/preview?${parts}`, { headers: { "Selenite-Seq": seq } });
  return response.status === 200 ? response.text() : "";
};

// Only the last selection's words are shown, whichever come first. They carry a mark, which is gone as
// soon as the stream has shown the words for no selection in their place.
let asked = 0;
let isShowing = false;
const fetchWords = async () => {
  asked += 1;
  const number = asked;
  try {
    const text = await fetchPreview(query());
    if (!text || number !== asked) return;
    isShowing = true;
    await htmx.swap({ text, sourceElement: one("#preview"), target: one("#preview"), swap: "none" });
    one("#act > *")?.setAttribute("data-preview-shown", "");
  } catch {
    // The stream shows that the server can't be reached.
  } finally {
    isShowing = false;
  }
};

const areWordsGone = () => !isShowing && one("#act > *") && !one("#act > [data-preview-shown]");

const changed = () => {
  light();
  table().dispatchEvent(new CustomEvent("selenite:chosen", { bubbles: true, detail: names() }));
  const now = current();
  if (now && !now.waits && chosen.some((each) => each.isOwn)) play(now, document.activeElement);
  else fetchWords();
};

// Playing

// One after the other: the stream may show a move before the response to it is there. What was chosen
// in a position that is gone by then isn't played.
const post = (move, source) => {
  const shown = seq;
  posting = posting.then(() => (seq === shown ? send(move, source) : null));
  return posting;
};

const send = async (move, source) => {
  const before = seq;
  const from = source?.closest?.("#table") ? source : one("#preview");
  try {
    await htmx.ajax("POST", `move?move=${encodeURIComponent(move)}`, { source: from, swap: "none" });
  } finally {
    if (seq === before) {
      reset();
      light();
    }
  }
};

const play = async (move, source) => {
  if (move.waits && question && root.dataset.questions === "on") {
    const answer = await askHere(question, move.words);
    if (answer === "never") {
      root.dataset.questions = "off";
      htmx.ajax("POST", "ask-no-more", { source: "#preview", swap: "none" });
    }
    if (answer === "no") return false;
  }
  post(move.move, source);
  return true;
};

// For what isn't chosen by clicks on its parts: a move's parts, and playing it with the question that
// belongs to it. Neither knows moves that have a button of their own.
const named = (name) => moves.find((each) => each.move === name);

export const partsOf = (name) => {
  const move = named(name);
  return move ? [...move.inOrder, ...move.inAnyOrder] : [];
};

export const isListed = (name) => Boolean(named(name));
export const playListed = (name, source) => play(named(name), source);

// What others and the stream do: another position ends a selection.
const refresh = () => {
  if (!table()) return;
  const now = one("#state .turn")?.dataset.seq ?? "";
  const isNew = now !== seq;
  read();
  if (isNew) {
    dropQuestion();
    seq = now;
    reset();
    for (const layer of all("#board [data-ghost]")) {
      layer.replaceChildren();
      layer.removeAttribute("class");
    }
    if (then && choose(then.part, then.room)) fetchWords();
    then = null;
  } else if (!moves.some((move) => missing(move, names()) !== null)) reset();
  light();
  const hasOwn = chosen.some((each) => each.isOwn);
  if (hasOwn ? !isNew && areWordsGone() : one("#act [data-preview]")) fetchWords();
};

// Locks keep parts out of moves.

const lockKey = () => `locks ${table().dataset.table}`;

const toggleLock = (part) => {
  if (!locked.delete(part)) locked.add(part);
  store(lockKey(), [...locked].join(" "));
  chosen = chosen.filter((each) => !locked.has(each.part));
  changed();
};

// What is dragged is chosen in the same way.

export const leadsSomewhere = (part) =>
  moves.some(({ inOrder, inAnyOrder }) => inOrder.includes(part) || inAnyOrder.includes(part));

export const isChosen = (part) => names().includes(part);

// Whether choosing something would leave what was chosen up to a part as it is.
export const comesAfter = (element, part) =>
  placeFor(element.dataset.part, roomOf(element), allNext()) > names().indexOf(part);

// Whether choosing something would play a move at once.
export const plays = (element) => {
  const next = nextAfter(names()).get(element.dataset.part);
  return Boolean(next?.isLast && !next.move.waits);
};

export const select = (element) => {
  if (choose(element.dataset.part, roomOf(element), element.id)) changed();
};

// Drops where something that comes in order was to go, and leaves itself chosen.
export const takeUp = (part) => {
  const at = names().indexOf(part);
  const isInOrder = moves.some((move) => missing(move, names()) !== null && at < move.inOrder.length);
  if (at < 0 || at === chosen.length - 1 || !isInOrder) return;
  chosen = chosen.slice(0, at + 1);
  fillIn();
  changed();
};

export const unselect = (part) => {
  if (drop(part)) changed();
};

// The focus stays where it is while these are pressed: a list that is open only while it has the focus
// would close, and the button move away from under the pointer.
document.addEventListener("mousedown", (event) => {
  if (event.target.closest("#act :is([data-play], [data-back])")) event.preventDefault();
});

// Clicks

const isLooking = () => table().hasAttribute("data-looking");

const lookAt = (element) => element.dispatchEvent(new CustomEvent("selenite:look", { bubbles: true }));

const click = (event) => {
  const element = event.target.closest("#table :is([data-part], [data-play], [data-unpick], [data-step], [data-back])");
  if (!element || event.defaultPrevented || !table()) return;
  const { part, unpick } = element.dataset;
  if ("play" in element.dataset) {
    const now = current();
    // What it stands under has asked already. What was drawn on the board goes with the position.
    if (now?.waits) post(now.move, element.closest("#board") ? null : element);
  } else if ("back" in element.dataset) back();
  else if ("step" in element.dataset) step(Number(element.dataset.step));
  else if (unpick) drop(unpick) && changed();
  else if (table().hasAttribute("data-locking") && element.closest("#hand")) toggleLock(part);
  else if (isLooking() && element.dataset.about) lookAt(element);
  else if (choose(part, roomOf(element), element.id) || drop(part) || replaceNeedless(part, roomOf(element))) changed();
  else if (element.dataset.about && !element.hasAttribute("hx-post")) lookAt(element);
};

document.addEventListener("click", click);
document.addEventListener("htmx:before:request", (event) => {
  const after = event.target.dataset?.then;
  if (after) then = { part: after, room: roomOf(event.target) };
});
document.addEventListener("htmx:sse:after:message", refresh);
document.addEventListener("htmx:after:swap", (event) => { if (!event.target.closest?.("[hx-sse\\:connect]")) refresh(); });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && table() && !one("dialog[open]") && !opened() && back())
    event.preventDefault();
});

onLoad(() => {
  if (!table()) return;
  locked = new Set((load(lockKey()) ?? "").split(" ").filter(Boolean));
  refresh();
});
