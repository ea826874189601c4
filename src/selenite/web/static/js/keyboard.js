// The keyboard. Enter and Space press what is drawn, arrows walk over the board and the hand, m, d
// and c go to the board, to what can be done and to the hand, and anything with data-key is pressed
// by its key. A key that is held down presses once: the next step may lie where the last one was.
import { all, middle, one } from "./dom.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WALKS = ["#board svg [role=button]", "#hand button"];
const ROOMS = {
  m: () => one("#board svg [data-lit][role=button]") ?? one("#board svg [role=button]"),
  d: () => one("#act .main") ?? one("#act button"),
  c: () => one("#hand button"),
};

const isTyping = (element) => element.closest("input:not([type=checkbox], [type=radio]), textarea, select");
const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

// The nearest thing in a direction: what lies sideways counts as farther away.
const neighbour = (from, [dx, dy], walk) => {
  const [x, y] = middle(from);
  let nearest = null;
  let least = Infinity;
  for (const other of all(walk)) {
    const [otherX, otherY] = middle(other);
    const along = dx * (otherX - x) + dy * (otherY - y);
    const across = Math.abs(dy * (otherX - x) + dx * (otherY - y));
    const far = along + 2 * across;
    if (along > 4 && across <= along && far < least) [nearest, least] = [other, far];
  }
  return nearest;
};

// Keyboards for other scripts have the Latin letter's key in the same place.
const keyOf = (event) => {
  const isForeign = event.key.length === 1 && event.key > "~" && event.code.startsWith("Key");
  const key = isForeign ? event.code.slice(3) : event.key;
  return key.length === 1 ? key.toLowerCase() : key;
};

// Space belongs to what has the focus, if that can be pressed.
const isForFocus = (event) => event.key === " " && event.target.closest("button, summary");

const shortcutOf = (event) => {
  const key = keyOf(event);
  return (event.shiftKey && ARROWS[key] && shortcut(`Shift+${key}`)) || shortcut(key);
};

const shortcut = (key) =>
  all("[data-key]").find(
    (element) => element.dataset.key === key && !element.disabled && element.getClientRects().length,
  );

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  const drawn = target.closest("svg [role=button]");
  const walk = ARROWS[event.key] && WALKS.find((selector) => target.closest(selector));
  const isPress = event.key === "Enter" || event.key === " ";
  const open = event.key === "Escape" && one(".drop[open]");
  let next = null;
  if (open) {
    open.open = false;
    open.querySelector("summary").focus();
  } else if (event.repeat && isPress && target.closest("button, [role=button]")) {
    // Pressed already.
  } else if (drawn && isPress) {
    press(drawn);
  } else if (walk && (next = neighbour(target.closest(walk), ARROWS[event.key], walk))) {
    next.focus();
  } else if ((isTyping(target) && event.key !== "Escape") || isForFocus(event)) {
    return;
  } else if ((next = shortcutOf(event))) {
    if (!event.repeat || ARROWS[event.key]) press(next);
  } else if ((next = ROOMS[keyOf(event)]?.())) {
    next.focus();
  } else {
    return;
  }
  event.preventDefault();
});
