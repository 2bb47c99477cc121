// The color of the browser's own bars, which the app chooses.

import { css } from "./words.js";

/**
 * The page's original color for each color scheme.
 * @type {Map<HTMLMetaElement, string>}
 */
const atFirst = new Map();

/**
 * Shows a color 0xAARRGGBB; 0 restores the page's original color.
 * @param {number} color
 */
export function showTheme(color) {
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name="theme-color"]'))) {
    const first = atFirst.get(meta) ?? meta.content;
    atFirst.set(meta, first);
    meta.content = color ? css(color).slice(0, 7) : first;
  }
}
