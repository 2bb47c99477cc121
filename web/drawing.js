// Replays a recorded drawing on a canvas; the operations are described at `DrawingCommand`.

import { bind, reads, takes } from "./tables.js";
import { PictureFiles } from "./pictures.js";
import { css } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {CanvasRenderingContext2D & { letterSpacing?: string, textRendering?: string }} Context */

/** @type {CanvasLineCap[]} */
const CAPS = ["butt", "round", "square"];
/** @type {CanvasLineJoin[]} */
const JOINS = ["miter", "round", "bevel"];

/** No canvas side gets more pixels: browsers refuse bigger ones silently. */
const MOST_PIXELS = 4096;

export class Replay {
  #operations;
  #pictures = new PictureFiles();

  /** @param {Entry[]} table */
  constructor(table) {
    this.#operations = bind("drawing", table, operations);
  }

  /**
   * @param {Words} words
   * @param {Context} context
   * @param {number} scale pixels in a point
   * @returns the files that must be loaded before the drawing is complete
   */
  run(words, context, scale) {
    const state = new State(context, scale, this.#pictures);
    while (!words.isAtEnd) {
      const number = words.word();
      const operation = this.#operations[number];
      if (!operation) throw new Error(`there is no drawing operation ${number}, word ${words.index - 1}`);
      operation(state, words);
    }
    return state.awaited;
  }
}

/** State that a canvas does not save by itself. */
class State {
  /**
   * The tint: the color that replaces others, as 0xRRGGBB, with its opacity in the bits above; undefined for none.
   * @type {number | undefined}
   */
  tint;
  /** @type {(number | undefined)[]} */
  #saved = [];

  /**
   * Picture files that are still being loaded.
   * @type {Promise<void>[]}
   */
  awaited = [];

  /** @param {Context} context @param {number} scale @param {PictureFiles} pictures */
  constructor(context, scale, pictures) {
    this.context = context;
    this.scale = scale;
    this.pictures = pictures;
  }

  save() {
    this.context.save();
    this.#saved.push(this.tint);
  }

  restore() {
    this.context.restore();
    this.tint = this.#saved.pop();
  }

  /**
   * The CSS of a color, with the tint applied.
   * @param {number} color
   */
  css(color) {
    if (this.tint === undefined) return css(color);
    const alpha = Math.round(((color >>> 24) * (this.tint >>> 24)) / 255);
    return css(((alpha << 24) | (this.tint & 0xffffff)) >>> 0);
  }

  /** @param {CanvasGradient} gradient @param {{ color: number, place: number }[]} stops */
  fillClip(gradient, stops) {
    for (const { color, place } of stops) gradient.addColorStop(Math.min(1, Math.max(0, place)), this.css(color));
    const { context } = this;
    context.save();
    context.fillStyle = gradient;
    const { a, b, c, d, e, f } = context.getTransform();
    const inverse = new DOMMatrix([a, b, c, d, e, f]).inverse();
    // The whole canvas, in the coordinates of the current transform.
    const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
      inverse.transformPoint({ x: x * context.canvas.width, y: y * context.canvas.height }));
    const left = Math.min(...corners.map((corner) => corner.x));
    const top = Math.min(...corners.map((corner) => corner.y));
    const right = Math.max(...corners.map((corner) => corner.x));
    const bottom = Math.max(...corners.map((corner) => corner.y));
    context.fillRect(left, top, right - left, bottom - top);
    context.restore();
  }

  /**
   * Draws an image file; with a tint, its shape in that color.
   * @param {string} file
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  drawPicture(file, x, y, width, height) {
    const image = this.pictures.find(file, this.awaited);
    if (!image) return;
    const { a, b, c, d } = this.context.getTransform();
    const shown = this.tint === undefined
      ? image
      : shape(image, css(this.tint), width * Math.hypot(a, b), height * Math.hypot(c, d));
    if (shown) this.context.drawImage(shown, x, y, width, height);
  }

  /**
   * Sets how a text looks.
   * @param {string} font
   * @param {number} spacing
   */
  setFont(font, spacing) {
    const { context } = this;
    context.font = font;
    // Where the page runs from right to left, a text would otherwise end at its place.
    context.textAlign = "left";
    context.letterSpacing = `${spacing}px`;
    context.textRendering = "geometricPrecision";
  }
}

/**
 * The shape of a picture in one color.
 * @param {HTMLImageElement} image
 * @param {string} color
 * @param {number} width in the pixels where it is shown
 * @param {number} height
 */
function shape(image, color, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(MOST_PIXELS, Math.ceil(width)));
  canvas.height = Math.max(1, Math.min(MOST_PIXELS, Math.ceil(height)));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {boolean} isEvenOdd @returns {CanvasFillRule} */
const rule = (isEvenOdd) => (isEvenOdd ? "evenodd" : "nonzero");

/** @param {number} color @param {number} place */
const stop = (color, place) => ({ color, place });

/**
 * A handler for each operation; `DrawingCommand` says what the fields mean.
 * @type {Record<string, import("./tables.js").Handler<State>>}
 */
const operations = {
  save: takes("", (state) => state.save()),
  restore: takes("", (state) => state.restore()),
  transform: takes("a b c d tx ty", ({ context }, a, b, c, d, tx, ty) => context.transform(a, b, c, d, tx, ty)),
  fillColor: takes("color", (state, color) => {
    state.context.fillStyle = state.css(color);
  }),
  strokeColor: takes("color", (state, color) => {
    state.context.strokeStyle = state.css(color);
  }),
  tint: takes("color", (state, color) => {
    state.tint = color;
  }),
  lineWidth: takes("width", ({ context }, width) => {
    context.lineWidth = width;
  }),
  lineCap: takes("cap", ({ context }, cap) => {
    context.lineCap = CAPS[cap];
  }),
  lineJoin: takes("join", ({ context }, join) => {
    context.lineJoin = JOINS[join];
  }),
  miterLimit: takes("limit", ({ context }, limit) => {
    context.miterLimit = limit;
  }),
  lineDash: takes("phase lengths[length]", ({ context }, phase, lengths) => {
    context.lineDashOffset = phase;
    context.setLineDash(lengths);
  }),
  alpha: takes("alpha", ({ context }, alpha) => {
    context.globalAlpha = alpha;
  }),
  mixing: takes("name", ({ context }, name) => {
    context.globalCompositeOperation = /** @type {GlobalCompositeOperation} */ (name);
  }),
  shadow: takes("color blur x y", ({ context, scale }, color, blur, x, y) => {
    context.shadowColor = css(color);
    // Canvas shadows ignore the transform; their blur is twice the radius of ours.
    context.shadowBlur = blur * 2 * scale;
    context.shadowOffsetX = x * scale;
    context.shadowOffsetY = y * scale;
  }),
  beginPath: takes("", ({ context }) => context.beginPath()),
  move: reads("x:number y:number", ({ context }, words) => context.moveTo(words.number(), words.number())),
  line: reads("x:number y:number", ({ context }, words) => context.lineTo(words.number(), words.number())),
  quadCurve: reads("controlX:number controlY:number x:number y:number", ({ context }, words) =>
    context.quadraticCurveTo(words.number(), words.number(), words.number(), words.number())),
  curve: reads(
    "control1X:number control1Y:number control2X:number control2Y:number x:number y:number",
    ({ context }, words) =>
      context.bezierCurveTo(
        words.number(), words.number(), words.number(), words.number(), words.number(), words.number())),
  closePath: takes("", ({ context }) => context.closePath()),
  fill: takes("isEvenOdd", ({ context }, isEvenOdd) => context.fill(rule(isEvenOdd))),
  stroke: takes("", ({ context }) => context.stroke()),
  clip: takes("isEvenOdd", ({ context }, isEvenOdd) => context.clip(rule(isEvenOdd))),
  fillRect: takes("x y width height", ({ context }, x, y, width, height) => context.fillRect(x, y, width, height)),
  strokeRect: takes("x y width height", ({ context }, x, y, width, height) => context.strokeRect(x, y, width, height)),
  clearRect: takes("x y width height", ({ context }, x, y, width, height) => context.clearRect(x, y, width, height)),
  linearGradient: takes(
    "startX startY endX endY stops[color place]",
    (state, startX, startY, endX, endY, stops) =>
      state.fillClip(state.context.createLinearGradient(startX, startY, endX, endY), stops),
    stop),
  radialGradient: takes(
    "startX startY startRadius endX endY endRadius stops[color place]",
    (state, startX, startY, startRadius, endX, endY, endRadius, stops) =>
      state.fillClip(
        state.context.createRadialGradient(
          startX, startY, Math.max(0, startRadius), endX, endY, Math.max(0, endRadius)),
        stops),
    stop),
  fillText: takes("x y font spacing text", (state, x, y, font, spacing, text) => {
    state.setFont(font, spacing);
    state.context.fillText(text, x, y);
  }),
  strokeText: takes("x y font spacing text", (state, x, y, font, spacing, text) => {
    state.setFont(font, spacing);
    state.context.strokeText(text, x, y);
  }),
  picture: takes("x y width height file", (state, x, y, width, height, file) =>
    state.drawPicture(file, x, y, width, height)),
};
