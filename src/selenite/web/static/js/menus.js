// Menus that close again, and forms that are sent at once.
import { all } from "./dom.js";

document.addEventListener("click", (event) => {
  for (const drop of all(".drop[open]")) if (!drop.contains(event.target)) drop.open = false;
});

document.addEventListener("change", (event) => event.target.closest("form[data-at-once]")?.requestSubmit());
