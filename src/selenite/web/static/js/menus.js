// Menus that close again, forms that are sent at once, and folds that are closed on a phone.
import { all, onLoad } from "./dom.js";

document.addEventListener("click", (event) => {
  for (const drop of all(".drop[open]")) if (!drop.contains(event.target)) drop.open = false;
});

document.addEventListener("change", (event) => event.target.closest("form[data-at-once]")?.requestSubmit());

onLoad(() => {
  if (matchMedia("(max-width: 40rem)").matches) for (const fold of all(".fold")) fold.open = false;
});
