// Requests of a table's page: what they say about the page, refusals, and forms that are cleared.
import { clear, one } from "./dom.js";
import { play } from "./sound.js";
import { isStream } from "./stream.js";

// At which table, and how far the game was on the page.
document.addEventListener("htmx:config:request", (event) => {
  const table = event.target.closest("[data-table]");
  const { request } = event.detail.ctx;
  if (!table) return;
  if (!request.action.startsWith("/")) request.action = `${table.dataset.table}/${request.action}`;
  request.headers["Selenite-Seq"] = one("#state .turn").dataset.seq;
});

// The command box shows its answers and refusals beside it; all other refusals appear in one place.
const answerTo = (element) => one(element.id === "command" ? "#answer" : "#msg");

// A refusal disappears when something else is done.
document.addEventListener("htmx:before:request", (event) => {
  if (isStream(event)) return;
  clear("#msg");
  if (event.target.id === "command") clear("#answer");
});

document.addEventListener("htmx:error", (event) => {
  const answer = answerTo(event.target);
  if (answer && !isStream(event)) answer.textContent = one("#msg").dataset.failed;
});

document.addEventListener("htmx:after:request", (event) => {
  if (!isStream(event) && event.detail.ctx.response.status >= 400) play("refused");
});

// What was sent is cleared; the command box may hold a move that the response proposes.
document.addEventListener("htmx:after:request", (event) => {
  const form = event.target.closest?.("form[data-clear]");
  const { response } = event.detail.ctx;
  if (!form || response.status >= 400) return;
  const input = form.querySelector("input");
  form.reset();
  input.value = response.headers.get("Selenite-Offer") ?? "";
  input.focus();
  input.select();
});
