// The stream. A page that hears nothing for too long connects again, sooner after something was done
// that the stream has to show: an empty response says so.
import { root } from "./dom.js";

const SILENCE = 40000;
const PATIENCE = 4000;
let connection = null;
let heardAt = Date.now();
let sentAt = 0;
let owedSince = 0;

export const isStream = (event) => event.target.hasAttribute?.("hx-sse:connect");

const hear = (event) => {
  connection = event.detail.connection ?? connection;
  heardAt = Date.now();
  owedSince = 0;
  delete root.dataset.offline;
};

const isSilent = (now) => now - heardAt >= SILENCE || (owedSince && now - owedSince >= PATIENCE);

const reconnect = () => {
  heardAt = Date.now();
  owedSince = 0;
  root.dataset.offline = "";
  connection.reader?.cancel();
  connection.abortController?.abort();
};

document.addEventListener("htmx:sse:after:connection", hear);
document.addEventListener("htmx:sse:before:message", hear);
document.addEventListener("htmx:sse:error", () => { root.dataset.offline = ""; });
document.addEventListener("htmx:before:request", (event) => {
  if (!isStream(event)) sentAt = Date.now();
});
document.addEventListener("htmx:after:request", (event) => {
  if (!isStream(event) && event.detail.ctx.response.status === 204 && heardAt < sentAt) owedSince = sentAt;
});
setInterval(() => { if (connection && isSilent(Date.now())) reconnect(); }, 1000);
