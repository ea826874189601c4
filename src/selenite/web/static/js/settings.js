// What changes only how the table is shown: a button or a slider sets an attribute of the table.
import { all, one, onLoad } from "./dom.js";

const apply = (control) => {
  const name = `data-${control.dataset.sets}`;
  const table = one("#table");
  if (control.type === "range") {
    if (control.value === control.max) table.removeAttribute(name);
    else table.setAttribute(name, control.value);
    control.setAttribute("aria-valuetext", control.dataset.words?.replace("%", control.value) ?? control.value);
  } else {
    control.setAttribute("aria-pressed", String(table.toggleAttribute(name)));
  }
};

document.addEventListener("input", (event) => { if (event.target.matches("[data-sets]")) apply(event.target); });
document.addEventListener("click", (event) => {
  const control = event.target.closest("button[data-sets]");
  if (control) apply(control);
});

// The server doesn't know which buttons are pressed.
const keep = () => {
  for (const control of all("button[data-sets]")) {
    const isOn = String(one("#table").hasAttribute(`data-${control.dataset.sets}`));
    if (control.getAttribute("aria-pressed") !== isOn) control.setAttribute("aria-pressed", isOn);
  }
};
onLoad(() => {
  if (one("#table")) for (const kind of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(kind, keep);
});
