// The page that the service worker shows while the server can't be reached. It has all languages, because
// the server couldn't choose one, and goes back to the page that was asked for as soon as it can.
import { onLoad, one, root } from "./dom.js";

const PAUSE = 3000;
const PATIENCE = 10000;
let waiting = null;

const preference = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);

const inLanguage = (language) => one(`#unreachable > [lang="${CSS.escape(language)}"]`);

const chosen = () => {
  const languages = [preference("language"), ...navigator.languages, "en"];
  return languages.map((tag) => tag && inLanguage(tag.split("-")[0].toLowerCase())).find(Boolean);
};

const show = (section) => {
  root.lang = section.lang;
  root.dir = section.dir;
  root.dataset.theme = preference("theme") ?? "auto";
  document.title = section.querySelector("h1").textContent;
  section.hidden = false;
};

const isReachable = async (address) => {
  try {
    return (await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
};

const tryAgain = async () => {
  clearTimeout(waiting);
  const { retry, address } = one("#unreachable").dataset;
  if (await isReachable(retry)) {
    if (location.pathname === address) location.replace("/");
    else location.reload();
    return true;
  }
  clearTimeout(waiting);
  waiting = setTimeout(tryAgain, PAUSE);
  return false;
};

onLoad(() => {
  if (!one("#unreachable")) return;
  const section = chosen();
  const status = section.querySelector("[role=status]");
  show(section);
  section.querySelector("button").addEventListener("click", async () => {
    status.textContent = "";
    if (!(await tryAgain())) status.textContent = status.dataset.still;
  });
  addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) tryAgain(); });
  waiting = setTimeout(tryAgain, PAUSE);
});
