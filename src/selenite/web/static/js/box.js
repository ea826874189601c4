// My box: whoever chooses a picture goes on in its form.
import { one } from "./dom.js";

document.addEventListener("htmx:after:swap", (event) => {
  if (!event.target.closest?.("#box") || !event.target.matches("a") || !one("#edit")) return;
  one("#edit").scrollIntoView();
  one("#edit-title").focus({ preventScroll: true });
});
