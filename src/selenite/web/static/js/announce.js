// Lets screen readers say what isn't shown, or is in a part of the page that is folded.
import { one } from "./dom.js";

const MOST_LINES = 12;

export const announce = (words) => {
  const region = one("#spoken");
  if (!region || !words) return;
  region.append(Object.assign(document.createElement("p"), { textContent: words }));
  while (region.children.length > MOST_LINES) region.firstElementChild.remove();
};
