// The sheet: what a thing is. It opens for anything with data-about that a click doesn't choose, by a
// right click, a long press and a tap on the small card that it shows, and by the key i. It is fetched
// again when the game has gone on.
import { peek } from "./card.js";
import { one, onLoad } from "./dom.js";
import { close, open, opened } from "./drawers.js";

let about = "";
let seq = "";

const isOpen = () => opened()?.id === "sheet";
const shownSeq = () => one("#state .turn")?.dataset.seq ?? "";

const fill = () => htmx.ajax("GET", `about?${new URLSearchParams({ thing: about })}`, { source: "#sheet-inside", swap: "none" });

const lookAt = async (element) => {
  if (isOpen() && about === element.dataset.about) {
    close();
    return;
  }
  about = element.dataset.about;
  seq = shownSeq();
  await fill();
  open("sheet", element.closest("#sheet") ? null : element);
  one("#sheet").scrollTop = 0;
};

const found = (event) => event.target.closest?.("#table [data-about]");

document.addEventListener("selenite:look", (event) => lookAt(event.target));
document.addEventListener("click", (event) => {
  const element = found(event);
  if (element && !element.hasAttribute("data-part")) lookAt(element);
});
document.addEventListener("contextmenu", async (event) => {
  const element = found(event);
  if (!element) return;
  event.preventDefault();
  if (event.pointerType === "touch" && await peek(element)) return;
  lookAt(element);
});
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key !== "i") return;
  const element = !event.target.closest("input, textarea, select") && found(event);
  if (!element) return;
  lookAt(element);
  event.preventDefault();
});

onLoad(() => {
  document.addEventListener("htmx:sse:after:message", () => {
    if (!isOpen() || shownSeq() === seq) return;
    seq = shownSeq();
    fill();
  });
});
