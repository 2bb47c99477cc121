// Full screen, where the browser supports it.

/** @typedef {import("./pointers.js").Send} Send */

/**
 * Sends whether the page fills the screen, now and whenever that changes; nothing if the browser does not support it.
 * @param {Send} send
 */
export function watchFullScreen(send) {
  if (!document.fullscreenEnabled) return;
  const tell = () => send("fullScreen", { isOn: document.fullscreenElement !== null });
  tell();
  document.addEventListener("fullscreenchange", tell);
}

/**
 * Fills the screen or gives it back. The browser refuses unless there was a tap, a click or a key press just before; then nothing
 * changes.
 * @param {boolean} isWanted
 */
export function fillScreen(isWanted) {
  if (isWanted === (document.fullscreenElement !== null)) return;
  const done = isWanted ? document.documentElement.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
  void done.catch(() => {});
}
