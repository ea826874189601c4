// A question before what can't be taken back (hx-confirm), in a dialog of the page. The button that
// does it says what it does, as the one that was pressed. Escape and the other button do nothing.
import { one } from "./dom.js";

document.addEventListener("htmx:confirm", (event) => {
  const dialog = one("#confirm");
  const { ctx, issueRequest, dropRequest } = event.detail;
  event.preventDefault();
  one("#confirm-words").textContent = ctx.confirm;
  one("#confirm-yes").textContent = event.target.textContent;
  dialog.returnValue = "";
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "yes") issueRequest();
    else dropRequest();
  }, { once: true });
  dialog.showModal();
});
