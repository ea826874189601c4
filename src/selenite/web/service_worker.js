// The service worker. It caches the static files of one build, and shows a page of ours while the server
// can't be reached. Everything else passes it untouched: it never caches a page, a stream or a response to
// an action. The server writes BUILD before this text: the name of the cache, the addresses of the files,
// of those that are cached only when a page first requests them, and that of the offline page.
const GATEWAY_ERRORS = [502, 503, 504];
const PREFIX = "selenite-";
const hrefs = (addresses) => new Set(addresses.map((address) => new URL(address, location).href));
const files = hrefs(BUILD.files);
const later = hrefs(BUILD.later);

// Fetched past the browser's own cache, and without cookies: nothing personal can be in the response.
const fetched = (address) => new Request(address, { cache: "reload", credentials: "omit" });

const cacheFiles = async () => {
  const cache = await caches.open(BUILD.cache);
  await cache.addAll([...BUILD.files, BUILD.offline].map(fetched));
  await skipWaiting();
};

const dropOtherBuilds = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== BUILD.cache);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const cached = async (request) => (await caches.open(BUILD.cache)).match(request);

const file = async (request) => (await cached(request)) ?? fetch(request);

const fileCachedOnUse = async (request) => {
  const before = await cached(request);
  if (before) return before;
  const response = await fetch(fetched(request.url));
  if (response.ok) await (await caches.open(BUILD.cache)).put(request, response.clone());
  return response;
};

const offlinePage = async () => (await cached(BUILD.offline)) ?? Response.error();

const page = async (request) => {
  try {
    const response = await fetch(request);
    return GATEWAY_ERRORS.includes(response.status) ? await offlinePage() : response;
  } catch {
    return offlinePage();
  }
};

addEventListener("install", (event) => event.waitUntil(cacheFiles()));
addEventListener("activate", (event) => event.waitUntil(dropOtherBuilds()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (files.has(request.url)) event.respondWith(file(request));
  else if (later.has(request.url)) event.respondWith(fileCachedOnUse(request));
});
