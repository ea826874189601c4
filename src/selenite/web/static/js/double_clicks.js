// The second click of a double one would answer a question that wasn't there yet: it is ignored on the
// same control, and on another one that has come under the pointer. Undo may be clicked again and
// again. Keys press without a click count, and so are never ignored.
const TOO_SOON = 350;
const SAME_PLACE = 6;
const CONTROLS = "#table [hx-post], #confirm button";
let last = null;

const isElsewhere = (event) => Math.hypot(event.clientX - last.x, event.clientY - last.y) > SAME_PLACE;

document.addEventListener("click", (event) => {
  if (event.detail === 0) return;
  const control = event.target.closest(CONTROLS);
  const address = control?.getAttribute("hx-post");
  const isSoon = last && event.timeStamp - last.at < TOO_SOON && !isElsewhere(event);
  const isOther = isSoon && (control !== last.control || address !== last.address);
  const isAgain = event.detail > 1 && control?.id !== "do-undo";
  last = { control, address, x: event.clientX, y: event.clientY, at: event.timeStamp };
  if (control && (isOther || isAgain)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);
