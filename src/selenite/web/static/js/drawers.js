// Drawers: what is seldom needed, and what a thing is, over a free place of the table. One is
// open at a time. Its button, its key, Escape and a click on the board close it again.
import { one, onLoad } from "./dom.js";
import { isByKeys } from "./focus.js";

let opener = null;

export const opened = () => one(":is(.drawer, #log-room)[data-open]");

const buttonOf = (drawer) => one(`[data-opens="${drawer.id}"]`);

export const close = () => {
  const drawer = opened();
  if (!drawer) return false;
  const hadFocus = drawer.contains(document.activeElement);
  delete drawer.dataset.open;
  drawer.dispatchEvent(new CustomEvent("selenite:closed", { bubbles: true }));
  buttonOf(drawer)?.setAttribute("aria-expanded", "false");
  const back = opener?.isConnected ? opener : opener?.id && one(`#${CSS.escape(opener.id)}`);
  if (hadFocus) (back || buttonOf(drawer) || one("#state"))?.focus({ preventScroll: true });
  return true;
};

export const open = (id, from = null) => {
  const drawer = one(`#${id}`);
  if (!drawer) return;
  if (opened() !== drawer) close();
  opener = from ?? opener;
  drawer.dataset.open = "";
  const button = buttonOf(drawer);
  button?.setAttribute("aria-expanded", "true");
  if (button) delete button.dataset.news;
  if (from && isByKeys()) (drawer.querySelector("input, .way .main") ?? drawer.querySelector("[data-close]"))?.focus({ preventScroll: true });
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-opens]");
  if (event.target.closest("[data-close]")) close();
  else if (button) {
    if (opened()?.id === button.dataset.opens) close();
    else open(button.dataset.opens, button);
  } else if (event.target.closest("#board") && !event.target.closest("[data-about], [data-part], [hx-post], button")) close();
});

const isTyping = (element) => element.closest("input, textarea, select");

document.addEventListener("keydown", (event) => {
  if (event.key === "?" && !event.defaultPrevented && !isTyping(event.target) && one("#command-room")) {
    open("command-room", document.activeElement);
    one("#command input").focus();
    event.preventDefault();
    return;
  }
  if (event.key !== "Escape" || event.defaultPrevented || one("dialog[open]") || !close()) return;
  event.preventDefault();
});

// Advice opens its drawer when it comes, and closes with it.
document.addEventListener("htmx:finally:request", (event) => {
  if (event.target.id === "do-hint" && one("#advice")?.childElementCount) open("advice-room", event.target);
});
const closeEmptyAdvice = () => {
  const advice = one("#advice");
  if (opened()?.id === "advice-room" && !advice.childElementCount && !advice.hasAttribute("data-goes-on")) close();
};
onLoad(() => {
  const changes = { childList: true, attributeFilter: ["data-goes-on"] };
  if (one("#advice")) new MutationObserver(closeEmptyAdvice).observe(one("#advice"), changes);
});
document.addEventListener("htmx:sse:after:message", () => {
  // Somebody who has made a move needs no lesson now.
  const last = one("#happened [data-move]")?.dataset.seat;
  if (opened()?.id === "first-room" && last !== undefined && last === one("#state .turn")?.dataset.seat) close();
});

// What comes while its drawer is closed is marked on the button. A drawer is seen if it is open; the log
// also if it has a place of its own that no drawer covers.
const hasPlace = () => !matchMedia("(max-width: 62rem) and (orientation: portrait), (max-height: 32rem) and (orientation: landscape)").matches;
const isSeen = (drawer) => drawer.hasAttribute("data-open") || (drawer.id === "log-room" && hasPlace() && !opened());

export const mark = (inside) => {
  const drawer = inside.closest(".drawer, #log-room");
  if (!drawer || isSeen(drawer)) return false;
  buttonOf(drawer).dataset.news = "";
  return true;
};

// What was done from the menu is seen at the table: the menu no longer lies over it.
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.closest?.("#table-menu, #table-ends")) close();
});
