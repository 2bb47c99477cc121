// The page works without a network once it was loaded; sw.js keeps its files.

/** Registers the worker after the first frame, so that it costs the start nothing. */
export function stayOffline() {
  const isSecure = window.isSecureContext && "serviceWorker" in navigator;
  // A site served without a worker, as in development, answers 404 to it: nothing is lost.
  if (isSecure) navigator.serviceWorker.register("sw.js").catch(() => {});
}
