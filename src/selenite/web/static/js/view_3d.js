// The board in three dimensions, where a game has it: a script of the game's own, loaded when it is first
// switched on. The flat board stays where it is, under the other one, and is what is played on.
import { announce } from "./announce.js";
import { isCalm, one, onLoad } from "./dom.js";
import { load, store } from "./storage.js";

const STORAGE_KEY = "view-3d";
let view = null;
let isDeep = false;

const canDraw = () => Boolean(document.createElement("canvas").getContext("webgl2"));

const refuse = (button) => {
  button.textContent = button.dataset.none;
  button.ariaDisabled = "true";
  announce(button.dataset.none);
};

const show = async (button, deep) => {
  const place = one("#view-3d");
  isDeep = deep;
  button.textContent = deep ? button.dataset.flat : button.dataset.deep;
  store(STORAGE_KEY, deep ? "on" : "off");
  if (!deep) {
    view?.stop();
    view = null;
    place.hidden = true;
    return;
  }
  button.ariaBusy = "true";
  const script = await import(new URL(button.dataset.script, location)).catch(() => null);
  button.ariaBusy = null;
  if (!isDeep || view) return; // switched again while the script was loading
  if (!script) {
    one("#msg").textContent = one("#msg").dataset.failed;
    show(button, false);
    return;
  }
  place.hidden = false;
  view = script.start({ board: one("#board"), place, isCalm, onLost: () => show(button, false) });
};

onLoad(() => {
  const button = one("#view-switch");
  if (!button) return;
  button.addEventListener("click", () => {
    if (canDraw()) show(button, !isDeep);
    else refuse(button);
  });
  if (load(STORAGE_KEY) === "on" && canDraw()) show(button, true);
});
