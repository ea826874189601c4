// An update may remove what had the focus. Then the next step gets it, or the line that says whose turn it
// is.
import { one, onLoad } from "./dom.js";

const STEPS = ["#act .main:not([aria-disabled=true])", "#act [hx-post]", "#state button", "#state"];
let usesKeys = false;
let last = null;

export const isByKeys = () => usesKeys;

document.addEventListener("keydown", () => { usesKeys = true; }, true);
document.addEventListener("pointerdown", () => { usesKeys = false; }, true);
document.addEventListener("focusin", (event) => { last = event.target; });

const refocus = () => {
  if (!usesKeys || !last || document.activeElement !== document.body || !document.hasFocus()) return;
  const same = last.isConnected ? last : last.id && one(`#${CSS.escape(last.id)}`);
  (same || STEPS.map(one).find(Boolean))?.focus();
};

onLoad(() => {
  if (!one("#table")) return;
  one("#state").tabIndex = -1;
  new MutationObserver(refocus).observe(one("#table"), { childList: true, subtree: true });
});
