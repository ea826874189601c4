// Since my last turn: a dialog that opens when its first step is there, and has the keys to itself.
import { one } from "./dom.js";

document.addEventListener("htmx:after:swap", (event) => {
  const { target, detail } = event;
  if (target.id !== "since-open" || detail.ctx.response.status >= 400) return;
  target.focus(); // where the focus goes back to
  one("#since").showModal();
});

window.addEventListener("keydown", (event) => {
  const dialog = one("dialog:modal");
  if (!dialog || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopPropagation();
  const pressed = [...dialog.querySelectorAll("[data-key]")].find((element) => element.dataset.key === event.key);
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
}, true);
