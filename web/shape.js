// Shape layers as SVG paths.

import { css, isClear } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

const SVG = "http://www.w3.org/2000/svg";
const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];

/**
 * Shows the path of a `shape` command in `shape`, which is created if needed. With an empty path, nothing remains.
 * @param {SVGSVGElement | undefined} shape
 * @param {Words} words
 */
export function showShape(shape, words) {
  const data = words.text();
  const fill = words.word();
  const stroke = words.word();
  const width = words.number();
  const miterLimit = words.number();
  const cap = words.word();
  const join = words.word();
  const isEvenOdd = words.flag();
  const start = words.number();
  const end = words.number();
  const phase = words.number();
  const dashes = Array.from({ length: words.word() }, () => words.number());
  if (!data) {
    shape?.remove();
    return undefined;
  }

  const svg = shape ?? document.createElementNS(SVG, "svg");
  const path = svg.firstElementChild ?? svg.appendChild(document.createElementNS(SVG, "path"));
  if (!shape) {
    svg.classList.add("shape");
    svg.setAttribute("width", "1");
    svg.setAttribute("height", "1");
    svg.setAttribute("aria-hidden", "true");
  }
  /** @param {Record<string, string | number | undefined>} attributes */
  const set = (attributes) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) path.removeAttribute(name);
      else path.setAttribute(name, String(value));
    }
  };
  set({
    d: data,
    fill: isClear(fill) ? "none" : css(fill),
    "fill-rule": isEvenOdd ? "evenodd" : undefined,
    stroke: isClear(stroke) || width <= 0 ? "none" : css(stroke),
    "stroke-width": width,
    "stroke-miterlimit": Math.max(1, miterLimit),
    "stroke-linecap": CAPS[cap],
    "stroke-linejoin": JOINS[join],
  });
  // A part of the stroke is a single dash, on a path whose length is declared to be 1.
  const isPart = start > 0 || end < 1;
  set({
    pathLength: isPart ? 1 : undefined,
    "stroke-dasharray": isPart ? `${Math.max(0, end - start)} 2` : dashes.length ? dashes.join(" ") : undefined,
    "stroke-dashoffset": isPart ? -start : dashes.length ? phase : undefined,
  });
  return svg;
}
