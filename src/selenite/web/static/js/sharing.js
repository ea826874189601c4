// Copying and sharing a link.
import { all, one, onLoad } from "./dom.js";

const copy = async (button) => {
  const field = one(button.dataset.copy);
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
  button.textContent = button.dataset.done;
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy], [data-share]");
  if (button?.dataset.copy) copy(button);
  if (button?.dataset.share) navigator.share({ url: button.dataset.share }).catch(() => {});
});

onLoad(() => {
  for (const button of all("[data-share]")) button.hidden = !navigator.share;
});
