// Caches the site's files, so that it opens without a network. The build fills in the three constants.

const ID = "";
const VERSION = "";
/** @type {string[]} */
const FILES = [];

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const CACHE = `${ID}-${VERSION}`;
/** This app's caches, older ones too; another app of the same origin has an id of its own. */
const OWN = new RegExp(`^${ID}-[0-9a-f]{12}$`);

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Bypasses the browser's HTTP cache, so that a page never gets files from two builds.
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => worker.skipWaiting()),
  );
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
  event.respondWith(answer(request));
});

/**
 * The page itself comes from the network if there is one, so that a new build appears at once. The names of its files
 * change with their contents, so those come from the cache.
 * @param {Request} request
 */
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match("./")) ?? Response.error();
    }
  }
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
