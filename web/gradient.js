// Converts layers' gradients to CSS. Their points are in unit coordinates, and stretch with the element.

import { css } from "./words.js";

/**
 * @typedef {{ kind: number, startX: number, startY: number, endX: number, endY: number,
 *   stops: { color: number, place: number }[] }} Gradient
 */

const RADIAL = 1;
const CONIC = 2;

/** @param {Gradient} gradient @param {number} width @param {number} height */
export function gradientCSS({ kind, startX, startY, endX, endY, stops }, width, height) {
  const x = endX - startX;
  const y = endY - startY;
  /** @type {(place: (place: number) => number) => string} */
  const list = (place) => stops.map((stop) => `${css(stop.color)} ${percent(place(stop.place))}`).join();
  const center = `${percent(startX)} ${percent(startY)}`;
  if (kind === RADIAL) {
    return `radial-gradient(${percent(Math.abs(x))} ${percent(Math.abs(y))} at ${center},${list((place) => place)})`;
  }
  if (kind === CONIC) {
    const turn = Math.atan2(x * width, -y * height);
    return `conic-gradient(from ${turn.toFixed(5)}rad at ${center},${list((place) => place)})`;
  }
  const square = x * x + y * y;
  if (square === 0 || width <= 0 || height <= 0) return `linear-gradient(${list((place) => place)})`;
  // Expresses the gradient's position as a linear function of points: its slope, and its value in the middle. CSS draws
  // along a line through the middle in the direction of the slope, from the corner behind to the corner ahead.
  const slopeX = x / width / square;
  const slopeY = y / height / square;
  const slope = Math.hypot(slopeX, slopeY);
  const middle = ((0.5 - startX) * x + (0.5 - startY) * y) / square;
  const half = (slope * (Math.abs(slopeX) * width + Math.abs(slopeY) * height)) / slope / 2;
  const angle = Math.atan2(slopeX, -slopeY);
  return `linear-gradient(${angle.toFixed(5)}rad,${list((place) => (place - middle + half) / (2 * half))})`;
}

/** @param {number} part */
const percent = (part) => `${Math.round(part * 1e4) / 100}%`;
