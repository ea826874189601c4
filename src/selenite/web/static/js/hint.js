// A hint is drawn on the board, too: the best way, or the one that is pointed at. Its button plays the
// whole turn, step by step at the table's pace, and stops it again; so does anything else that the
// viewer does. It ends where the turn doesn't go as advised, and asks before what can't be taken back.
import { all, one, onLoad } from "./dom.js";
import { clearMarks, showMarks } from "./marks.js";
import { busyFor, tempo } from "./motion.js";
import { deselect, fetchPreview, isListed, partsOf, playListed } from "./selection.js";

const STEP = 600;
const BRISK = 60; // between the ends of phases

let shown = null;
let plan = null; // { button, rest, seq, timer, isPosting }: what comes after the step under way, and where that was played

const seqNow = () => one("#state .turn")?.dataset.seq;
const isMyTurn = () => one("#state .turn")?.dataset.turn === "yes";
const words = (text) => (text ?? "").split(" ").filter(Boolean);

const clear = () => {
  clearMarks("advised");
  for (const element of all("[data-advised]")) delete element.dataset.advised;
  for (const way of all("#advice [data-shown]")) delete way.dataset.shown;
  if (shown) for (const layer of all("#board [data-ghost]")) layer.replaceChildren();
  shown = null;
};

const playsMove = (button, move) =>
  new URLSearchParams(button.getAttribute("hx-post").split("?")[1]).get("move") === move;

// What the way takes from the hand, and the button of a move that has one.
const markUsed = (way) => {
  const { uses, first } = way.dataset;
  for (const part of new Set([...words(uses), ...partsOf(first)]))
    for (const element of all(`#hand [data-part="${CSS.escape(part)}"]`)) element.dataset.advised = "";
  for (const button of all('#act [hx-post^="move?"]')) if (playsMove(button, first)) button.dataset.advised = "";
};

// The ghost of the next move, without the words of a selection that isn't one. What the viewer had
// chosen is dropped: its button must not stay below a ghost of something else.
const showGhost = async (way) => {
  const parts = partsOf(way.dataset.first);
  if (!parts.length || !one("#board [data-ghost]")) return;
  await deselect();
  if (shown !== way) return;
  const text = await fetchPreview(new URLSearchParams(parts.map((part) => ["part", part]))).catch(() => "");
  const inside = Object.assign(document.createElement("template"), { innerHTML: text });
  for (const region of inside.content.querySelectorAll('[hx-target="#act"]')) region.remove();
  if (shown !== way) return;
  htmx.swap({ text: inside.innerHTML, sourceElement: one("#preview"), target: one("#preview"), swap: "none" });
};

const show = (way) => {
  if (!way || way === shown) return;
  clear();
  shown = way;
  way.dataset.shown = "";
  showMarks("advised", words(way.dataset.where), true);
  markUsed(way);
  showGhost(way);
};

// Playing a hint

const showPlan = () => {
  one("#advice")?.toggleAttribute("data-goes-on", Boolean(plan));
  for (const button of all("#advice [data-follow]")) {
    const isPlaying = Boolean(plan) && button.id === plan.button;
    button.textContent = isPlaying ? button.dataset.stop : button.dataset.words;
    button.toggleAttribute("data-playing", isPlaying);
  }
};

const stop = () => {
  if (!plan) return;
  clearTimeout(plan.timer);
  plan = null;
  showPlan();
};

// It stops before the turn is over, and not because its button says so.
const stopEarly = () => {
  if (!plan) return;
  stop();
  one("#msg").textContent = one("#advice").dataset.stopped;
};

// One step: a move, or the ends of phases without a choice. What can't be taken back is asked first.
const step = async (button) => {
  const { follow: moves, rest } = button.dataset;
  const own = { button: button.id, rest, seq: seqNow(), timer: 0, isPosting: true };
  plan = own;
  showPlan();
  const isPlayed = isListed(moves)
    ? await playListed(moves, button)
    : await htmx.ajax("POST", `follow?${new URLSearchParams({ moves })}`, { source: button, swap: "none" }).then(() => true);
  own.isPosting = false;
  if (plan !== own) return;
  if (isPlayed && rest) goOn();
  else stop();
};

// What is left of the turn is shown, and goes on after a moment, unless the position has changed by then.
const showRest = async () => {
  const own = plan;
  const seq = seqNow();
  await htmx.ajax("GET", `hint?${new URLSearchParams({ plan: own.rest })}`, { source: "#do-hint", swap: "none" });
  if (plan !== own || seq !== seqNow()) return; // a later position asks again
  const button = one("#advice .way [data-follow]");
  if (!button) {
    stopEarly();
    return;
  }
  own.button = button.id;
  showPlan();
  const pause = button.hasAttribute("data-brisk") ? BRISK : STEP * tempo();
  own.timer = setTimeout(() => { if (plan === own && seq === seqNow()) step(button); }, Math.max(pause, busyFor()));
};

// After a step of the plan comes the next one, as long as it is the viewer's turn.
const goOn = () => {
  if (!plan || plan.isPosting || seqNow() === plan.seq) return;
  plan.seq = seqNow();
  clearTimeout(plan.timer);
  if (plan.rest && isMyTurn()) showRest();
  else stop();
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("#advice [data-follow]");
  if (!button) return;
  if (plan) {
    stop();
    return;
  }
  one("#msg").replaceChildren();
  step(button);
});
// Doing anything else stops it.
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#advice-room, #question")) stopEarly();
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") stop();
  else if (plan && !event.target.closest?.("#advice [data-playing], #question")) stopEarly();
}, true);
for (const kind of ["pointerover", "focusin"])
  document.addEventListener(kind, (event) => show(event.target.closest?.("#advice .way")));
document.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
document.addEventListener("htmx:sse:after:message", goOn);
// Marks stay no longer than what they belong to, and not beside a choice of something else.
document.addEventListener("htmx:finally:request", (event) => {
  if (event.target.id === "do-hint") show(one("#advice .way"));
});
document.addEventListener("selenite:closed", (event) => {
  if (event.target.id !== "advice-room") return;
  stop();
  clear();
});
document.addEventListener("selenite:chosen", ({ detail: parts }) => {
  const own = shown ? partsOf(shown.dataset.first) : [];
  if (parts.some((part) => !own.includes(part))) clear();
});

onLoad(() => {
  const advice = one("#advice");
  if (!advice) return;
  new MutationObserver(() => {
    clear();
    show(advice.querySelector(".way"));
    one("#advice-room").scrollTop = 0; // the best comes first
  }).observe(advice, { childList: true, subtree: true });
});
