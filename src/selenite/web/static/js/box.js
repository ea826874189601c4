// My box: choosing a picture leads to its form.
import { one } from "./dom.js";

document.addEventListener("htmx:after:swap", (event) => {
  if (!event.target.closest?.("#box") || !event.target.matches("a") || !one("#edit")) return;
  one("#edit").scrollIntoView();
  one("#edit-title").focus({ preventScroll: true });
});
