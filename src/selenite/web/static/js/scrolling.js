// What somebody looks for next is brought into sight.
import { all, one } from "./dom.js";
import { isStream } from "./stream.js";

const PHONE = matchMedia("(max-width: 62rem)");

// Advice may come below what is opened, and so may what the command box answers.
const ANSWERS = { "do-hint": "#advice", command: "#answer" };
document.addEventListener("htmx:finally:request", (event) => {
  if (ANSWERS[event.target.id]) one(ANSWERS[event.target.id]).scrollIntoView({ block: "nearest" });
});

// Another question is read from its beginning.
let question = null;
document.addEventListener("htmx:sse:after:message", () => {
  const now = one("#act :is(h2, .asks)")?.textContent;
  if (now !== question && one("#act-room")) one("#act-room").scrollTop = 0;
  question = now;
});

// On a phone the hand lies below the board: whoever takes something from it that lights other places
// on the board looks for them next.
const litPlaces = () => all("#board svg .lit").map((place) => place.id).join();
let isFromHand = false;
let litBefore = "";
document.addEventListener("htmx:before:request", (event) => {
  if (isStream(event)) return;
  isFromHand = Boolean(event.target.closest?.("#hand"));
  litBefore = isFromHand ? litPlaces() : "";
});
document.addEventListener("htmx:sse:after:message", () => {
  if (isFromHand && PHONE.matches) {
    const lit = litPlaces();
    if (lit && lit !== litBefore) one("#board-room").scrollIntoView();
  }
  isFromHand = false;
});
