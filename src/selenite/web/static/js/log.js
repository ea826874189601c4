// Log and chat: the newest lines stay in sight, a chat that is closed shows that there is news, and it
// can be muted.
import { announce } from "./announce.js";
import { one, onLoad, root } from "./dom.js";
import { mark } from "./drawers.js";
import { load, store } from "./storage.js";

const NEAR_THE_END = 40;

const follow = (list) => {
  let isAtEnd = true;
  const scroll = () => { if (isAtEnd) list.scrollTop = list.scrollHeight; };
  list.addEventListener("scroll", () => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_THE_END;
  });
  new MutationObserver((changes) => {
    scroll();
    if ((list.id === "chat" && root.dataset.muted !== undefined) || !mark(list)) return;
    for (const line of changes.flatMap((change) => [...change.addedNodes]))
      if (line.nodeName === "LI") announce(line.textContent);
  }).observe(list, { childList: true, subtree: true });
  new ResizeObserver(scroll).observe(list);
  scroll();
};

const mute = (isMuted) => root.toggleAttribute("data-muted", isMuted);

document.addEventListener("change", (event) => {
  if (event.target.id !== "mute") return;
  store("mute", event.target.checked ? "yes" : "");
  mute(event.target.checked);
});

onLoad(() => {
  for (const id of ["#log", "#chat"]) if (one(id)) follow(one(id));
  if (!one("#mute")) return;
  one("#mute").checked = load("mute") === "yes";
  mute(one("#mute").checked);
});
