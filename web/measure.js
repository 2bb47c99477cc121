// Measures the width of text with the same fonts and spacing with which the page draws it.

/** @type {(CanvasRenderingContext2D & { textRendering?: string, fontKerning?: string }) | null} */
const context = document.createElement("canvas").getContext("2d");
if (context) {
  context.textRendering = "geometricPrecision";
  context.fontKerning = "normal";
}

/** The context's current font. The context normalizes what is set, so its own property cannot be compared. */
let current = "";

/**
 * The width of one line in points; `font` is a CSS shorthand.
 * @param {string} text
 * @param {string} font
 */
export function measure(text, font) {
  if (!context) return text.length * 8;
  if (current !== font) {
    context.font = font;
    current = font;
  }
  return context.measureText(text).width;
}
