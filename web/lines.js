// Lines of text. The app breaks them; the page only draws them.

import { css, isClear } from "./words.js";

/** @typedef {{ font: string, color: number, decoration: number, spacing: number, text: string }} Run */
/**
 * The contents of a `text` command.
 * @typedef {{ top: number, lineHeight: number, alignment: number, isRightToLeft: boolean,
 *   shadow: { color: number, x: number, y: number }, runs: Run[] }} Text
 */

const CENTER = 1;
const RIGHT = 2;
const UNDERLINE = 1;
const LINE_THROUGH = 2;

/**
 * Shows the styled spans of a `text` command in `lines`, which is created if needed. Without spans, nothing remains.
 * @param {HTMLElement | undefined} lines
 * @param {Text} text
 */
export function showLines(lines, { top, lineHeight, alignment, isRightToLeft, shadow, runs }) {
  if (!runs.length) {
    lines?.remove();
    return undefined;
  }

  const element = lines ?? document.createElement("div");
  element.className = alignment === RIGHT ? "lines at-right" : alignment === CENTER ? "lines" : "lines at-left";
  element.dir = isRightToLeft ? "rtl" : "ltr";
  const { style } = element;
  style.top = `${top}px`;
  style.textAlign = alignment === CENTER ? "center" : alignment === RIGHT ? "right" : "left";
  style.textShadow = isClear(shadow.color) ? "" : `${shadow.x}px ${shadow.y}px ${css(shadow.color)}`;
  if (runs.length === 1) {
    element.textContent = runs[0].text;
    setStyle(element, runs[0], lineHeight);
  } else {
    // The spans align to the block's baseline grid, so the block gets the font of the first span.
    setStyle(element, runs[0], lineHeight);
    element.replaceChildren(
      ...runs.map((run) => {
        const span = document.createElement("span");
        span.textContent = run.text;
        setStyle(span, run, lineHeight);
        return span;
      }),
    );
  }
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {{ font: string, color: number, decoration: number, spacing: number }} run
 * @param {number} lineHeight
 */
function setStyle({ style }, run, lineHeight) {
  style.font = run.font;
  // The font shorthand cannot express tabular figures, so the kit marks them in the family's name.
  style.fontVariantNumeric = run.font.includes(" tabular,") ? "tabular-nums" : "";
  style.lineHeight = `${lineHeight}px`;
  style.color = css(run.color);
  style.letterSpacing = run.spacing ? `${run.spacing}px` : "";
  const decorations = [];
  if (run.decoration & UNDERLINE) decorations.push("underline");
  if (run.decoration & LINE_THROUGH) decorations.push("line-through");
  style.textDecorationLine = decorations.join(" ");
}
