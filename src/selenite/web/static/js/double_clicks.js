// The second click of a double one would answer a question that wasn't there yet. On the same control
// it is ignored; whatever has come under the pointer lies behind a small shield for a moment, such as the
// ghost of what was chosen on the board, which a second click plays. Undo may be clicked again and again.
// Keys press without a click count: they need no shield.
const LASTS = 350;
const shield = Object.assign(document.createElement("div"), { id: "shield" });
let timer = 0;

const raise = ({ clientX, clientY }) => {
  shield.style.left = `${clientX}px`;
  shield.style.top = `${clientY}px`;
  document.body.append(shield);
  clearTimeout(timer);
  timer = setTimeout(() => shield.remove(), LASTS);
};

shield.addEventListener("mousedown", (event) => event.preventDefault()); // the focus stays
document.addEventListener("click", (event) => {
  const control = event.target.closest("#table :is([hx-get], [hx-post], [data-part]:not([data-waits]), #board [data-part], [data-play], [data-answer]):not(#do-undo)");
  if (!control || event.detail === 0) return;
  if (event.detail > 1 && !control.hasAttribute("hx-get")) event.stopImmediatePropagation();
  raise(event);
}, true);
