// The chance to win, for those who want to see it: in each turn of somebody who plays alone, and in each
// position of a replay. It is asked for after a moment, so that no bot thinks about positions that have
// passed.
import { clear, one, onLoad } from "./dom.js";

const PAUSE = 300;
let shown = "";
let asking = null;
let timer = 0;

const ask = async (place, address, seq) => {
  asking = new AbortController();
  const { signal } = asking;
  try {
    const answer = await fetch(address, { headers: { "Selenite-Seq": seq }, signal });
    place.innerHTML = answer.status === 200 ? await answer.text() : "";
  } catch {
    if (signal.aborted) return; // the next one is on its way
    clear("#chance");
  }
  place.ariaBusy = null;
};

const update = () => {
  const place = one("#chance");
  if (!place) return;
  const turn = one("#state .turn")?.dataset;
  const address = place.dataset.from ?? one("#replay").dataset.chance;
  const now = `${address} ${turn?.seq ?? ""}`;
  if (now === shown || turn?.turn === "no" && turn.status === "running") return;
  shown = now;
  asking?.abort();
  clearTimeout(timer);
  if (turn && turn.status !== "running") { clear("#chance"); return; }
  place.ariaBusy = "true";
  timer = setTimeout(() => ask(place, address, turn?.seq ?? ""), PAUSE);
};

for (const kind of ["htmx:sse:after:message", "htmx:after:swap"]) document.addEventListener(kind, update);
onLoad(update);
