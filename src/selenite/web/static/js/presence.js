// What a bot says at its plate is spoken once, unless the chat is muted.
import { announce } from "./announce.js";
import { one, onLoad, root } from "./dom.js";

let heard = "";

const listen = () => {
  const remark = one("#players .remark");
  const about = remark?.dataset.about ?? "";
  if (remark && about !== heard && root.dataset.muted === undefined) announce(`${remark.dataset.who}: ${remark.textContent}`);
  heard = about;
};

onLoad(() => {
  if (!one("#players")) return;
  heard = one("#players .remark")?.dataset.about ?? "";
  document.addEventListener("htmx:sse:after:message", listen);
});
