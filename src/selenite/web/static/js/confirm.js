// A question before something that ends a game or a session, in a dialog of the page. The confirm button
// repeats the label of the button that was pressed. Escape and the other button do nothing.
import { one } from "./dom.js";

const ask = (question, does) => {
  const dialog = one("#confirm");
  one("#confirm-words").textContent = question;
  one("#confirm-yes").textContent = does;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
  });
};

document.addEventListener("htmx:confirm", async (event) => {
  const { ctx, issueRequest, dropRequest } = event.detail;
  event.preventDefault();
  const words = event.target.querySelector(".entry-words > span") ?? event.target; // without its note
  if (await ask(ctx.confirm, words.textContent)) issueRequest();
  else dropRequest();
});
