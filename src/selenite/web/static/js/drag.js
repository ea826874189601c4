// Dragging a piece to its place chooses what clicks would choose, and nothing else: what is dragged when it
// is lifted, and what it comes near while it is held, so that its ghost shows how it would lie. What is lit
// under the pointer when it is let go counts; what was passed on the way doesn't. A move that asks for a
// button still asks for it. Where it can't go, it flies back, and a sentence says why. A piece on the board
// (data-drags, on what lies over it) can be dragged as well, to where a click would play a move at once.
import { announce } from "./announce.js";
import { all, isCalm, middle, one, onLoad } from "./dom.js";
import { comesAfter, isChosen, leadsSomewhere, plays, select, takeUp, unselect } from "./selection.js";

const LIFTED = 8; // pixels before a press becomes a drag
const NEAR = [24, 56]; // pixels from which a target draws what is dragged, by how large that is
const FLIGHT = 220; // milliseconds on the way back
const READING = 4000; // milliseconds for the sentence
let press = null;
let ghost = null;
let near = null;
let tried = null; // the part that was chosen on the way
let size = null; // of what is dragged
let why = null; // the sentence that is shown

const isLit = (element) => element.hasAttribute("data-lit");

// Where what is dragged would lie if it went to a target, and how large it would be there; in three
// dimensions, the view knows. Null where the drawing doesn't say.
const landing = (target) => {
  const deep = one("#view-3d.ready canvas");
  const asked = { target, place: null };
  if (deep) deep.dispatchEvent(new CustomEvent("selenite:landing", { detail: asked }));
  return deep ? asked.place : target.querySelector(".lands")?.getBoundingClientRect();
};

const middleOf = (target) => {
  const box = landing(target);
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : middle(target);
};

const targetAt = (x, y) => {
  const under = document.elementFromPoint(x, y)?.closest("#board [data-part]");
  if (under && (isLit(under) || isChosen(under.dataset.part))) return under;
  if (press.piece) return null; // it comes from the board: what is near may be where it was
  let nearest = null;
  let least = Math.min(NEAR[1], Math.max(NEAR[0], size.width * 0.6));
  for (const target of all("#board [data-part]:is([data-lit], [data-chosen])")) {
    const [targetX, targetY] = middleOf(target);
    const far = Math.hypot(targetX - x, targetY - y);
    if (far < least && target.getClientRects().length) [nearest, least] = [target, far];
  }
  return nearest;
};

// A piece of the board's drawing as a drawing of its own.
const pictureOf = (piece) => {
  const { x, y, width, height } = piece.getBBox();
  const drawing = piece.ownerSVGElement.cloneNode(false);
  const copy = piece.cloneNode(true);
  for (const name of ["id", "transform", "style"]) for (const each of [drawing, copy]) each.removeAttribute(name);
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
};

const grow = ({ width, height }) => {
  size = { width, height };
  Object.assign(ghost.style, { width: `${width}px`, height: `${width}px`, scale: `1 ${height / width}` });
};

const lift = () => {
  const { element, piece } = press;
  const box = (piece ?? element).getBoundingClientRect();
  hush();
  ghost = document.createElement("div");
  ghost.className = "dragged";
  if (piece) ghost.append(pictureOf(piece));
  else ghost.append(...[...element.querySelectorAll("svg")].slice(0, 1).map((svg) => svg.cloneNode(true)));
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, left: "0", top: "0" });
  size = box;
  press.from = middle(element);
  one("#flight").append(ghost);
  one("#table").toggleAttribute("data-dragging", true);
  if (piece) return;
  if (!isChosen(press.part) || isLit(element)) select(element); // lit: one more of the same, or its twin
  takeUp(press.part);
  const places = all("#board [data-part]:is([data-lit], [data-chosen])").map(landing).filter(Boolean);
  if (places.length) grow(places[0]); // as large as it will be on the board
};

const put = ([x, y]) => { ghost.style.translate = `${x - size.width / 2}px ${y - ghost.offsetHeight / 2}px`; };

const move = ({ clientX, clientY }) => {
  const target = targetAt(clientX, clientY);
  for (const other of all("#board [data-hover]")) delete other.dataset.hover;
  if (target) target.dataset.hover = "";
  const shows = target && target !== near && isLit(target) && isChosen(press.part) && !plays(target);
  if (shows && comesAfter(target, press.part)) {
    select(target);
    tried = target.dataset.part;
  } else if (tried && target?.dataset.part !== tried) {
    unselect(tried);
    tried = null;
  }
  near = target;
  const place = target && !press.piece && landing(target);
  ghost.toggleAttribute("data-snapped", Boolean(place));
  if (place) grow(place);
  put(place ? [place.x + place.width / 2, place.y + place.height / 2] : [clientX, clientY]);
};

const drop = () => {
  const target = near;
  if (isChosen(target.dataset.part)) return;
  if (press.piece) {
    if (isLit(target) && plays(target)) select(target);
    return;
  }
  if (isLit(target)) select(target);
  const element = one(`#hand [data-part="${CSS.escape(press.part)}"]`);
  if (element && isLit(element) && !isChosen(press.part)) select(element);
};

// Nothing has been chosen, and something on the board plays a move.
const isIdle = () =>
  !one("#table").hasAttribute("data-selecting") && all("#board [data-part][data-lit]").some(plays);

// Why not

const hush = () => {
  why?.remove();
  why = null;
};

const explain = async ({ clientX, clientY }, part) => {
  const thing = document.elementFromPoint(clientX, clientY)?.closest("#board [data-about]")?.dataset.about ?? "";
  const address = `${one("#table").dataset.table}/why-not?${new URLSearchParams({ part, thing })}`;
  const words = await fetch(address).then((response) => (response.status === 200 ? response.text() : ""), () => "");
  if (!words || ghost) return;
  hush();
  why = Object.assign(document.createElement("p"), { className: "why-not", textContent: words });
  one("#flight").append(why);
  const within = (at, length, room) => Math.max(8, Math.min(at, room - length - 8));
  const [left, top] = [clientX - why.offsetWidth / 2, clientY - why.offsetHeight - 24];
  why.style.translate = `${within(left, why.offsetWidth, innerWidth)}px ${within(top, why.offsetHeight, innerHeight)}px`;
  announce(words);
  const shown = why;
  setTimeout(() => shown.remove(), READING);
};

const flyBack = ([x, y]) => {
  const thing = ghost;
  const to = `${x - thing.offsetWidth / 2}px ${y - thing.offsetHeight / 2}px`;
  const remove = () => thing.remove();
  if (isCalm()) remove();
  else thing.animate({ translate: to, opacity: 0.4 }, { duration: FLIGHT, easing: "ease-in-out" }).finished.then(remove, remove);
};

const isOverBoard = ({ clientX, clientY }) =>
  Boolean(document.elementFromPoint(clientX, clientY)?.closest("#board-room"));

const end = (event, isDropped) => {
  if (ghost) {
    if (isDropped) move(event);
    else if (tried) unselect(tried);
    if (isDropped && near) drop();
    else if (!press.piece) {
      if (isDropped && isOverBoard(event)) explain(event, press.part);
      flyBack(press.from);
      ghost = null;
    }
    ghost?.remove();
    one("#table").toggleAttribute("data-dragging", false);
    for (const other of all("#board [data-hover]")) delete other.dataset.hover;
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
  }
  press = ghost = near = tried = null;
};

const swallow = (event) => event.stopImmediatePropagation();

onLoad(() => {
  if (!one("#table[data-table]")) return;
  document.addEventListener("pointerdown", (event) => {
    hush();
    const element = event.target.closest?.("#hand [data-part], #board [data-drags]");
    if (!element || event.button !== 0 || !event.isPrimary || one("#table").hasAttribute("data-locking")) return;
    const { drags } = element.dataset;
    const piece = drags ? one(`#${CSS.escape(drags)}`) : null;
    const leads = drags ? piece && isIdle() : leadsSomewhere(element.dataset.part);
    if (!leads) return;
    press = { element, piece, part: element.dataset.part, x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  document.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!ghost && Math.hypot(dx, dy) >= LIFTED) {
      // A finger that moves along the dock scrolls it.
      if (!press.piece && event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) return end(event, false);
      lift();
    }
    if (ghost) move(event);
  });
  document.addEventListener("pointerup", (event) => { if (press?.id === event.pointerId) end(event, true); });
  document.addEventListener("pointercancel", (event) => { if (press?.id === event.pointerId) end(event, false); });
});
