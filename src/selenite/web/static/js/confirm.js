// A question before what can't be taken back, in a dialog of the page. The button that does it says
// what it does, as the one that was pressed. Escape and the other button do nothing.
import { one } from "./dom.js";

// The answer: "yes", "no", or "never" for yes and never to be asked again, where that is offered.
export const ask = (question, does, canStop = false) => {
  const dialog = one("#confirm");
  one("#confirm-words").textContent = question;
  one("#confirm-yes").textContent = does;
  one("#confirm-never").hidden = !canStop;
  dialog.toggleAttribute("data-plain", canStop); // what is asked in every turn is nothing to be afraid of
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue || "no"), { once: true });
  });
};

document.addEventListener("htmx:confirm", async (event) => {
  const { ctx, issueRequest, dropRequest } = event.detail;
  event.preventDefault();
  if (await ask(ctx.confirm, event.target.textContent) === "yes") issueRequest();
  else dropRequest();
});
