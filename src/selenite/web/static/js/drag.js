// Dragging a piece to its place chooses what clicks would choose, and nothing else: what is dragged when it
// is lifted, and what it comes near while it is held, so that its ghost shows how it would lie. A move that
// asks for a button still asks for it. A piece on the board (data-drags, on what lies over it) can be dragged
// as well, to where a click would play a move at once.
import { all, middle, one, onLoad } from "./dom.js";
import { comesAfter, isChosen, leadsSomewhere, plays, select } from "./selection.js";

const LIFTED = 8; // pixels before a press becomes a drag
const NEAR = 56; // pixels from which a target draws what is dragged
let press = null;
let ghost = null;
let near = null;

const isLit = (element) => element.hasAttribute("data-lit");

const targetAt = (x, y) => {
  const under = document.elementFromPoint(x, y)?.closest("#board [data-part]");
  if (under && (isLit(under) || isChosen(under.dataset.part))) return under;
  if (press.piece) return null; // it comes from the board: what is near may be where it was
  let nearest = null;
  let least = NEAR;
  for (const target of all("#board [data-part][data-lit]")) {
    const [targetX, targetY] = middle(target);
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

const lift = () => {
  const { element, piece } = press;
  const box = (piece ?? element).getBoundingClientRect();
  ghost = document.createElement("div");
  ghost.className = "dragged";
  if (piece) ghost.append(pictureOf(piece));
  else ghost.append(...[...element.querySelectorAll("svg")].slice(0, 1).map((svg) => svg.cloneNode(true)));
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, left: "0", top: "0" });
  one("#flight").append(ghost);
  one("#table").toggleAttribute("data-dragging", true);
  if (!piece && (!isChosen(press.part) || isLit(element))) select(element); // lit: one more of the same, or its twin
};

const move = ({ clientX, clientY }) => {
  const { width, height } = ghost.getBoundingClientRect();
  ghost.style.translate = `${clientX - width / 2}px ${clientY - height / 2}px`;
  const target = targetAt(clientX, clientY);
  for (const other of all("#board [data-hover]")) delete other.dataset.hover;
  if (target) target.dataset.hover = "";
  const shows = target && target !== near && isLit(target) && isChosen(press.part) && !plays(target);
  if (shows && comesAfter(target, press.part)) select(target);
  near = target;
};

const drop = () => {
  const target = near;
  if (!target || isChosen(target.dataset.part)) return;
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

const end = (isDropped) => {
  if (ghost) {
    if (isDropped) drop();
    ghost.remove();
    one("#table").toggleAttribute("data-dragging", false);
    for (const other of all("#board [data-hover]")) delete other.dataset.hover;
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
  }
  press = ghost = near = null;
};

const swallow = (event) => event.stopImmediatePropagation();

onLoad(() => {
  if (!one("#table[data-table]")) return;
  document.addEventListener("pointerdown", (event) => {
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
      if (!press.piece && event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) return end(false);
      lift();
    }
    if (ghost) move(event);
  });
  document.addEventListener("pointerup", (event) => { if (press?.id === event.pointerId) end(true); });
  document.addEventListener("pointercancel", (event) => { if (press?.id === event.pointerId) end(false); });
});
