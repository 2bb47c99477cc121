// The colour that the browser gives its own bars, as the app says.

import { css } from "./words.js";

/**
 * What the page said of each scheme before the app said anything.
 * @type {Map<HTMLMetaElement, string>}
 */
const atFirst = new Map();

/**
 * Shows a colour 0xAARRGGBB; 0 stands for what the page said at first.
 * @param {number} color
 */
export function showTheme(color) {
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name="theme-color"]'))) {
    const first = atFirst.get(meta) ?? meta.content;
    atFirst.set(meta, first);
    meta.content = color ? css(color).slice(0, 7) : first;
  }
}
