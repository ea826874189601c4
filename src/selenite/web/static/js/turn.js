// My turn: a mark in the title, a sound, an announcement, a notification. A table that starts is
// loaded anew.
import { announce } from "./announce.js";
import { clear, one, onLoad } from "./dom.js";
import { notify } from "./notifications.js";
import { play, vibrate } from "./sound.js";

let before = null;

// Advice is for one position, and nobody else at this screen is to read what one player asked.
const forget = (now) => {
  if (now.seq !== before.seq) clear("#advice:not([data-goes-on])");
  if (now.seat === before.seat) return;
  clear("#advice", "#answer", "#msg");
  one("#command")?.reset();
};

const update = () => {
  const turn = one("#state .turn");
  if (!turn) return;
  const now = { ...turn.dataset };
  document.title = `${now.turn === "yes" ? "● " : ""}${now.title} · Selenite`;
  if (before) forget(now);
  if (before?.status === "gathering" && now.status !== before.status) location.reload();
  if (before && before.turn !== "yes" && now.turn === "yes" && now.status === "running") {
    play("turn");
    vibrate(40);
    announce(now.spoken || turn.textContent);
    notify(now.title, turn.textContent);
  }
  if (before?.turn === "yes" && now.turn !== "yes") one("#first-room")?.remove(); // no longer new here
  before = now;
};

onLoad(() => {
  update();
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  if (one("#state")) new MutationObserver(update).observe(one("#state"), all);
});
