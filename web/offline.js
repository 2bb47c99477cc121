// After its first load, the page works without a network; sw.js caches its files.

/** Registers the worker after the first frame, so that it does not slow down the start. */
export function stayOffline() {
  const isSecure = window.isSecureContext && "serviceWorker" in navigator;
  // A site served without a worker, as in development, answers with 404, which does no harm.
  if (isSecure) navigator.serviceWorker.register("sw.js").catch(() => {});
}
