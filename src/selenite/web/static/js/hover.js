// What is pointed at or has the focus beside the board shows on it, too.
import { all } from "./dom.js";

const show = (part) => {
  for (const element of all("#board [data-hover]")) delete element.dataset.hover;
  if (part) for (const element of all(`#board [data-part="${CSS.escape(part)}"]`)) element.dataset.hover = "";
};

const partOf = (event) => event.target.closest?.("#table :is(#act, #hand, #sheet) [data-part]")?.dataset.part;

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => show(partOf(event)));
