// Makes the table an app that can be installed. Browsers allow it over https and on the machine itself;
// elsewhere, and where it is refused, the table works without.
addEventListener("load", () => {
  navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
});
