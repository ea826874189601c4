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

// A place such as cell=c4 is what has data-cell="c4" and can be seen.
export const find = (place) => {
  const [name, value] = place.split("=");
  return all(`#board [data-${CSS.escape(name)}="${CSS.escape(value)}"]`).find((each) => each.getBoundingClientRect().width);
};

const around = (element, room) => {
  const box = element.getBoundingClientRect();
  return { x: box.x - room.x, y: box.y - room.y, width: box.width, height: box.height };
};

const frame = (kind, number, { x, y, width, height }) => {
  const mark = document.createElement("i");
  mark.dataset.mark = kind;
  if (number) mark.dataset.number = number;
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return mark;
};

export const clearMarks = (kind) => {
  for (const mark of all(`#marks [data-mark="${kind}"]`)) mark.remove();
};

// Marks elements of the board; with numbers where their order counts.
export const showMarks = (kind, elements, isNumbered = false) => {
  const marks = layer();
  if (!marks) return;
  clearMarks(kind);
  const room = marks.getBoundingClientRect();
  marks.append(...elements.map((each, n) => frame(kind, isNumbered ? n + 1 : 0, around(each, room))));
};

window.addEventListener("resize", () => one("#marks")?.replaceChildren());
