// Notifications while the page is hidden, and the button that asks for permission.
import { all, onLoad } from "./dom.js";

const canNotify = "Notification" in window;

export const notify = (title, words) => {
  if (!document.hidden || !canNotify || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body: words, icon: "/static/icon.svg", tag: location.pathname });
    note.onclick = () => { window.focus(); note.close(); };
  } catch {
    // Phones notify only for installed pages.
  }
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-notify]");
  if (button) Notification.requestPermission().then(() => { button.hidden = true; });
});

onLoad(() => {
  for (const button of all("[data-notify]")) button.hidden = !canNotify || Notification.permission !== "default";
});
