// The question before a move that can't be taken back replaces what the prompt asks. The confirm button
// repeats the label of the button that was pressed. Escape, choosing anything else, and a new position
// mean no.
import { one } from "./dom.js";

let answered = null;
let before = null; // what had the focus

const end = (answer) => {
  if (!answered) return;
  const tell = answered;
  answered = null;
  const question = one("#question");
  const hadFocus = question.contains(document.activeElement);
  question.hidden = true;
  delete one("#act-room").dataset.asking;
  if (hadFocus) (before?.isConnected ? before : one("#act .main"))?.focus({ preventScroll: true });
  tell(answer);
};

// The answer: "yes", "no", or "never" for yes and never to be asked again.
export const askHere = (words, does) => {
  end("no");
  before = document.activeElement;
  one("#question-words").textContent = words;
  one("#question-yes").textContent = does;
  one("#question").hidden = false;
  one("#act-room").dataset.asking = "";
  one("#question-no").focus({ preventScroll: true });
  return new Promise((answer) => { answered = answer; });
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("#question [data-answer]");
  if (button) end(button.dataset.answer);
  else if (event.target.closest("#table [data-part], #board")) end("no");
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !answered) return;
  event.preventDefault();
  end("no");
}, true);

export const dropQuestion = () => end("no");
