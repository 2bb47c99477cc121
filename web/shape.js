// Shape layers as SVG paths.

import { css, isClear } from "./words.js";

/**
 * The contents of a `shape` command.
 * @typedef {{ path: string, fill: number, stroke: number, width: number, miterLimit: number, cap: number, join: number,
 *   isEvenOdd: boolean, start: number, end: number, dashPhase: number, dashes: number[] }} Shape
 */

const SVG = "http://www.w3.org/2000/svg";
const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];

/**
 * Shows the path of a `shape` command in `element`, which is created if needed. With an empty path, nothing remains.
 * @param {SVGSVGElement | undefined} element
 * @param {Shape} shape
 */
export function showShape(element, shape) {
  const { path: data, fill, stroke, width, miterLimit, cap, join, isEvenOdd, start, end, dashPhase, dashes } = shape;
  if (!data) {
    element?.remove();
    return undefined;
  }

  const svg = element ?? document.createElementNS(SVG, "svg");
  const path = svg.firstElementChild ?? svg.appendChild(document.createElementNS(SVG, "path"));
  if (!element) {
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
    "stroke-dashoffset": isPart ? -start : dashes.length ? dashPhase : undefined,
  });
  return svg;
}
