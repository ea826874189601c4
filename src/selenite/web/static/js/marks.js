// Marks over the board: where something happened, or what is advised. They lie in a layer of their own,
// which no update of the board touches, and go when the board changes under them.
import { all, one } from "./dom.js";

const layer = () => {
  const room = one("#board-room");
  let marks = one("#marks");
  if (room && !marks) {
    marks = Object.assign(document.createElement("div"), { id: "marks", ariaHidden: "true" });
    room.append(marks);
  }
  return marks;
};

// A place such as cell=c4 is what has data-cell="c4" and can be seen; figure=0>cell=c4 is a way there.
const find = (place) => {
  const [name, value] = place.split("=");
  return all(`#board [data-${CSS.escape(name)}="${CSS.escape(value)}"]`).find((each) => each.getBoundingClientRect().width);
};

const boxOf = (element, room) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - room.x, y: y - room.y, width, height };
};

const frame = (kind, number, { x, y, width, height }) => {
  const mark = document.createElement("i");
  mark.dataset.mark = kind;
  if (number) mark.dataset.number = number;
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return mark;
};

const SVG = "http://www.w3.org/2000/svg";
const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

const line = (class_, d) => {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", class_);
  path.setAttribute("d", d);
  return path;
};

// An arrow from a piece to where it is to go, curved so that it isn't taken for a line of the board.
const arrow = (kind, from, to) => {
  const [[x, y], [endX, endY]] = [middleOf(from), middleOf(to)];
  const [bowX, bowY] = [(x + endX) / 2 + (y - endY) / 5, (y + endY) / 2 + (endX - x) / 5];
  const angle = Math.atan2(endY - bowY, endX - bowX);
  const wing = (by) => `${endX - 16 * Math.cos(angle + by)} ${endY - 16 * Math.sin(angle + by)}`;
  const way = `M${x} ${y}Q${bowX} ${bowY} ${endX} ${endY}`;
  const tip = `M${wing(0.5)}L${endX} ${endY}L${wing(-0.5)}`;
  const drawing = document.createElementNS(SVG, "svg");
  drawing.dataset.mark = kind;
  drawing.append(line("edge", way + tip), line("way", way), line("tip", tip));
  return drawing;
};

const shown = new Map(); // what is marked, by kind: { places, isNumbered }

const remove = (kind) => {
  for (const mark of all(`#marks [data-mark="${kind}"]`)) mark.remove();
};

const draw = (kind, { places, isNumbered }) => {
  const marks = layer();
  remove(kind);
  const room = marks.getBoundingClientRect();
  const ways = places.map((place) => place.split(">").reverse().map(find)).filter(([to]) => to);
  const ends = [...new Set(ways.map(([to]) => to))];
  for (const [to, from] of ways) if (from) marks.append(arrow(kind, boxOf(from, room), boxOf(to, room)));
  marks.append(...ends.map((to, n) => frame(kind, isNumbered && ends.length > 1 ? n + 1 : 0, boxOf(to, room))));
};

// The board may come closer, or be moved, under its marks: they are drawn again until it lies still.

let nextFrame = 0;
const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition);
const follow = () => {
  cancelAnimationFrame(nextFrame);
  nextFrame = 0;
  if (!shown.size) return;
  for (const [kind, marked] of shown) draw(kind, marked);
  if (isMoving()) nextFrame = requestAnimationFrame(follow);
};

const watcher = new MutationObserver(follow);
const watch = () => {
  watcher.disconnect();
  if (!shown.size) return;
  watcher.observe(one("#board"), { childList: true, subtree: true });
  watcher.observe(one("#table"), { attributes: true });
};

export const clearMarks = (kind) => {
  remove(kind);
  if (shown.delete(kind)) watch();
};

// Marks places of the board, with numbers where their order counts.
export const showMarks = (kind, places, isNumbered = false) => {
  if (!layer()) return;
  shown.set(kind, { places, isNumbered });
  watch();
  follow();
};

document.addEventListener("transitionrun", follow);
document.addEventListener("scroll", follow, { capture: true, passive: true });
window.addEventListener("resize", follow);
