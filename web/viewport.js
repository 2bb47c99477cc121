// The size of the app's area, the pixels per point, the safe area, and the on-screen keyboard.

/** @typedef {import("./pointers.js").Send} Send */

/** If less than this is missing at the bottom, in points, it is a browser's bar and not a keyboard. */
const LEAST_KEYBOARD = 120;

/**
 * Sends the size now and whenever it changes.
 * @param {HTMLElement} root
 * @param {Send} send
 */
export function watchViewport(root, send) {
  const probe = document.createElement("div");
  probe.className = "safe-area";
  document.body.append(probe);
  let last = "";
  const tell = () => {
    const insets = getComputedStyle(probe);
    const viewport = window.visualViewport;
    const hidden = viewport && viewport.scale === 1 ? innerHeight - viewport.height : 0;
    const fields = {
      width: root.clientWidth,
      height: root.clientHeight,
      scale: devicePixelRatio,
      top: parseFloat(insets.paddingTop),
      left: parseFloat(insets.paddingLeft),
      bottom: parseFloat(insets.paddingBottom),
      right: parseFloat(insets.paddingRight),
      keyboard: hidden >= LEAST_KEYBOARD ? hidden : 0,
    };
    const now = JSON.stringify(fields);
    // A page in the background may have no size.
    if (now === last || !fields.width || !fields.height) return;
    last = now;
    send("resize", fields);
  };
  tell();

  const observer = new ResizeObserver(tell);
  observer.observe(root);
  observer.observe(probe, { box: "border-box" });
  window.visualViewport?.addEventListener("resize", tell);
  // Phones scroll the page up for their keyboard, but the app makes room itself.
  window.addEventListener("scroll", () => window.scrollTo(0, 0));
  const watchScale = () => {
    tell();
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", watchScale, { once: true });
  };
  watchScale();
}
