// Code that the pages written by hand share.

export const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/**
 * Adds an element with a role and a name.
 * @param {Element} parent
 * @param {{ className?: string, role?: string, name?: string, text?: string, box?: number[], tag?: string }} what
 */
export function add(parent, { className = "", role, name, text, box, tag = "div" }) {
  const element = document.createElement(tag);
  element.className = className;
  if (role) element.setAttribute("role", role);
  if (name) element.setAttribute("aria-label", name);
  if (text) element.textContent = text;
  if (box) place(element, box);
  parent.append(element);
  return element;
}

/** @param {HTMLElement} element @param {number[]} box left, top, width and height */
export function place({ style }, [left, top, width, height]) {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** The bar at the foot of each page. @param {string[]} names */
export function addTabs(names) {
  const bar = add(app, { className: "tabs", role: "tablist" });
  names.forEach((name, index) => {
    const tab = add(bar, { tag: "button", role: "tab", name, text: name });
    tab.style.left = `${100 + (index * 280) / names.length}px`;
  });
}

/** Calls `step` in each frame with the seconds since the last, and counts the frames. @param {(seconds: number) => void} step */
export function run(step) {
  let last = performance.now();
  const statistics = { frames: 0 };
  Object.assign(globalThis, { carom: { statistics } });
  const frame = (/** @type {number} */ now) => {
    requestAnimationFrame(frame);
    statistics.frames += 1;
    step(Math.min(0.05, Math.max(0, (now - last) / 1000)));
    last = now;
  };
  requestAnimationFrame(frame);
}

/** A generator of numbers 0 ..< 1 from a seed, so that all runs are alike. */
export function random(seed = 1) {
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647;
}
