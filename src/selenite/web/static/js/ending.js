// The end of a game: the table lights up, the winner hears it, and the sheet can be put aside to look
// at the board. What happened before the page was opened is shown as it is, without motion or sound.
import { announce } from "./announce.js";
import { one, onLoad } from "./dom.js";
import { close } from "./drawers.js";
import { play, vibrate } from "./sound.js";

const SHAKE = 60;
let isOver = false;

const light = (isLive) => {
  const sheet = one("#ending > section");
  if (!sheet || isOver) return;
  isOver = true;
  const table = one("#table");
  table.dataset.ended = sheet.dataset.outcome;
  if (sheet.dataset.winner !== undefined) table.dataset.winner = sheet.dataset.winner;
  if (!isLive) return;
  close();
  one("#ending").dataset.live = "";
  announce(one("#ending-title").textContent);
  if (sheet.dataset.outcome !== "won") return;
  play("victory");
  vibrate(SHAKE);
};

const put = (isAside) => {
  one("#ending").toggleAttribute("data-closed", isAside);
  one(isAside ? "#ending-open" : '[data-ending="close"]').focus({ preventScroll: true });
};

document.addEventListener("click", (event) => {
  const way = event.target.closest("[data-ending]")?.dataset.ending;
  if (way) put(way === "close");
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || one("dialog[open]") || !event.target.closest("#ending")) return;
  event.preventDefault();
  put(true);
});

onLoad(() => {
  if (!one("#ending")) return;
  light(false);
  new MutationObserver(() => light(true)).observe(one("#ending"), { childList: true });
});
