// Titles say what a click would do and cost, but show under a pointer only: for keys, there is a note.
import { middle, one } from "./dom.js";
import { isByKeys } from "./focus.js";
import { noteOf } from "./note.js";

const show = () => {
  const note = one("#tip");
  const target = isByKeys() && document.activeElement.closest("#table :is(button, [role=button])");
  if (!note) return;
  const title = target && noteOf(target);
  const [, ...lines] = (title || "").split("\n");
  note.textContent = title ? [target.getAttribute("aria-label") || title.split("\n")[0], ...lines].join("\n") : "";
  if (target) note.toggleAttribute("data-high", middle(target)[1] > window.innerHeight / 2);
};

for (const kind of ["focusin", "focusout", "pointerdown", "htmx:sse:after:message"])
  document.addEventListener(kind, () => requestAnimationFrame(show));
