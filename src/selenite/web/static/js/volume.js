// How loud the table is: a slider in the menu, and a key that silences it.
import { all, onLoad } from "./dom.js";
import { play, setVolume, toggle, volume } from "./sound.js";

const show = () => {
  for (const slider of all("input[data-volume]")) slider.value = String(volume());
  for (const button of all("button[data-mute]")) button.setAttribute("aria-pressed", String(volume() === 0));
};

document.addEventListener("input", (event) => {
  if (!event.target.matches("input[data-volume]")) return;
  setVolume(Number(event.target.value));
  show();
});
document.addEventListener("change", (event) => {
  if (event.target.matches("input[data-volume]")) play("card");
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("button[data-mute]")) return;
  toggle();
  show();
});

onLoad(show);
