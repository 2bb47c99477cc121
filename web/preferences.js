// The person's preferences: dark mode, reduced motion, more contrast, larger text, right to left.

/** @typedef {import("./pointers.js").Send} Send */

const queries = {
  isDark: matchMedia("(prefers-color-scheme: dark)"),
  reducesMotion: matchMedia("(prefers-reduced-motion: reduce)"),
  increasesContrast: matchMedia("(prefers-contrast: more)"),
  forcesColors: matchMedia("(forced-colors: active)"),
  pointer: matchMedia("(pointer: fine)"),
};

/** The size of normal text in pixels; Apple's phones and tablets have a text style of their own, as style.css has. */
const NORMAL_TEXT = CSS.supports("(font: -apple-system-body) and (-webkit-touch-callout: none)") ? 17 : 16;

/**
 * Sends the preferences now and whenever they change.
 * @param {Send} send
 */
export function watchPreferences(send) {
  const probe = document.createElement("div");
  probe.className = "text-size";
  document.body.append(probe);
  let last = "";
  const tell = () => {
    const fields = {
      isDark: queries.isDark.matches,
      reducesMotion: queries.reducesMotion.matches,
      increasesContrast: queries.increasesContrast.matches || queries.forcesColors.matches,
      isRightToLeft: document.documentElement.dir === "rtl",
      pointer: queries.pointer.matches,
      textScale: probe.getBoundingClientRect().width / NORMAL_TEXT || 1,
    };
    const now = JSON.stringify(fields);
    if (now === last) return;
    last = now;
    send("preferences", fields);
  };
  tell();
  for (const query of Object.values(queries)) query.addEventListener("change", tell);
  new ResizeObserver(tell).observe(probe);
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["dir"] });
}

/** `phone`, `tablet` or `desktop`, as far as one can guess in a browser. */
export function platform() {
  if (queries.pointer.matches) return "desktop";
  return Math.min(screen.width, screen.height) >= 600 ? "tablet" : "phone";
}
