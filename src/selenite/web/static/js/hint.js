// A hint is drawn on the board, too: the best way, or the one that is pointed at. "Play this" plays its
// next step, and shows the one after that as long as the turn goes as advised. The next move or Escape
// clears it all.
import { all, one, onLoad } from "./dom.js";
import { clearMarks, showMarks } from "./marks.js";
import { fetchPreview, isListed, partsOf, playListed } from "./selection.js";

let shown = null;
let plan = null; // { rest, seq }: what comes after the step under way, and where that was played

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

// The ghost of the next move, without the words of a selection that isn't one.
const showGhost = async (way) => {
  const parts = partsOf(way.dataset.first);
  if (!parts.length || !one("#board [data-ghost]")) return;
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

const follow = async (button) => {
  const { follow: moves, rest } = button.dataset;
  plan = rest ? { rest, seq: seqNow() } : null;
  one("#advice").toggleAttribute("data-goes-on", Boolean(plan));
  const isPlayed = isListed(moves)
    ? await playListed(moves, button)
    : htmx.ajax("POST", `follow?${new URLSearchParams({ moves })}`, { source: button, swap: "none" });
  if (!isPlayed) end();
};

const end = () => {
  plan = null;
  one("#advice")?.removeAttribute("data-goes-on");
};

// After a step of the plan, the rest of it is asked for.
const goOn = () => {
  if (!plan || seqNow() === plan.seq) return;
  const { rest } = plan;
  end();
  if (isMyTurn()) htmx.ajax("GET", `hint?${new URLSearchParams({ plan: rest })}`, { source: "#do-hint", swap: "none" });
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("#advice [data-follow]");
  if (button) follow(button);
});
for (const kind of ["pointerover", "focusin"])
  document.addEventListener(kind, (event) => show(event.target.closest?.("#advice .way")));
document.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
document.addEventListener("htmx:sse:after:message", goOn);

onLoad(() => {
  const advice = one("#advice");
  if (!advice) return;
  new MutationObserver(() => {
    clear();
    show(advice.querySelector(".way"));
  }).observe(advice, { childList: true, subtree: true });
});
