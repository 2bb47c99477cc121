// After the first visit the page is served from the browser's cache, online and offline; sw.js stores its files. A new
// version is downloaded in the background, and is activated when a person agrees, or when no page of the app is open
// any more.

/**
 * The page's own, because a module that two files import would become a third file.
 * @typedef {Pick<typeof import("./notice.js"), "showRemark" | "words"> & { root: URL }} Page
 */

/** Whether the person has accepted the new version here, so that this page must reload. */
let isTaken = false;
/** @type {ServiceWorker | undefined} the version that has been offered */
let offered;

/**
 * Registers the worker after the first frame, so that it does not slow down the start.
 * @param {Page} page
 */
export async function stayOffline({ root, showRemark, words }) {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  // On a first visit there is no worker yet, and the one that is installed is no new version.
  let isUpdate = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (isTaken) location.reload();
    // Another tab has activated it: this tab's files are gone.
    else if (isUpdate) showRemark(words.replaced(), { label: words.reload, act: () => location.reload() });
    isUpdate = true;
  });
  // A site served without a worker, as in development, answers with 404, which does no harm.
  const registration = await workers.register(new URL("sw.js", root)).catch(() => undefined);
  if (!registration) return;
  const offer = (/** @type {ServiceWorker} */ fresh) => {
    if (offered === fresh) return;
    offered = fresh;
    showRemark(words.isNew(), {
      label: words.take,
      act: () => {
        isTaken = true;
        fresh.postMessage("take");
      },
    });
  };
  const watch = () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && workers.controller) offer(fresh);
    });
  };
  if (registration.waiting && workers.controller) offer(registration.waiting);
  watch();
  registration.addEventListener("updatefound", watch);
  // An installed app may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
