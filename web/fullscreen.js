// Filling the whole screen, where the browser can do that.

/** @typedef {import("./pointers.js").Send} Send */

/**
 * Tells whether the page fills the screen, now and whenever that changes; nothing where it cannot.
 * @param {Send} send
 */
export function watchFullScreen(send) {
  if (!document.fullscreenEnabled) return;
  const tell = () => send("fullScreen", { isOn: document.fullscreenElement !== null });
  tell();
  document.addEventListener("fullscreenchange", tell);
}

/**
 * Fills the screen or gives it back. The browser refuses it without a tap, a click or a key just before; then everything stays
 * as it is.
 * @param {boolean} isWanted
 */
export function fillScreen(isWanted) {
  if (isWanted === (document.fullscreenElement !== null)) return;
  const done = isWanted ? document.documentElement.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
  void done.catch(() => {});
}
