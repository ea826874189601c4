// What is pointed at or has the focus beside the board shows on it, too: parts of moves, and where an
// entry of the log happened.
import { all } from "./dom.js";
import { clearMarks, showMarks } from "./marks.js";

const show = (part) => {
  for (const element of all("#board [data-hover]")) delete element.dataset.hover;
  if (part) for (const element of all(`#board [data-part="${CSS.escape(part)}"]`)) element.dataset.hover = "";
};

const partOf = (event) => event.target.closest?.("#table :is(#act, #hand, #sheet) [data-part]")?.dataset.part;
const entryOf = (event) => event.target.closest?.("#log .turn-row[data-where]");

const tell = (entry) => {
  if (entry) showMarks("told", entry.dataset.where.split(" "));
  else clearMarks("told");
};

for (const kind of ["pointerover", "focusin"])
  document.addEventListener(kind, (event) => {
    show(partOf(event));
    tell(entryOf(event));
  });
document.addEventListener("htmx:sse:after:message", () => clearMarks("told"));
