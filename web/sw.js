// The service worker: caches the site's files, so that it opens immediately and without a network. The build fills in
// the four constants.

const ID = "";
const VERSION = "";
/** @type {string[]} */
const FILES = [];
/**
 * The pages among them, by their folders, such as "./" and "./about/".
 * @type {string[]}
 */
const PAGES = [];

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const CACHE = `${ID}-${VERSION}`;
/** This app's caches, including older ones; another app on the same origin has a different id. */
const OWN = new RegExp(`^${ID}-[0-9a-f]{12}$`);
const pages = new Set(PAGES.map((page) => new URL(page, location.href).pathname));

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Bypasses the browser's HTTP cache, so that a page never gets files from two builds.
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

// A new version waits until no page uses the previous one, or until a person accepts it; see offline.js.
worker.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => OWN.test(name) && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/**
 * A page of the site is served from the cache, with everything that it needs, however slow the network is; the browser
 * checks for a new version in the background. Anything that is not cached comes from the network, or is replaced by the
 * home page if there is no network.
 * @param {Request} request
 */
async function page(request) {
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(request.url);
  if (pages.has(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`, 301);
  const kept = pages.has(pathname) ? await cache.match(pathname) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch {
    const lost = await cache.match("./404.html");
    return lost ? new Response(lost.body, { status: 404, headers: lost.headers }) : Response.error();
  }
}

/**
 * The names of files change with their contents, so those of this version come from the cache.
 * @param {Request} request
 */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  // The page requests this at each start to find boards, and a failed request would show as an error in its console.
  if (request.url.endsWith("/boards.live")) return fetch(request).catch(() => new Response("unreachable"));
  return fetch(request);
}
