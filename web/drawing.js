// Replays a recorded drawing on a canvas; the operations are described at `DrawingCommand`.

import { css } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {CanvasRenderingContext2D & { letterSpacing?: string, textRendering?: string }} Context */

/** @type {CanvasLineCap[]} */
const CAPS = ["butt", "round", "square"];
/** @type {CanvasLineJoin[]} */
const JOINS = ["miter", "round", "bevel"];

export class Replay {
  #operations;

  /** @param {Entry[]} table */
  constructor(table) {
    /** @type {((words: Words, state: State) => void)[]} */
    this.#operations = [];
    for (const { number, name } of table) {
      const operation = operations[name];
      if (!operation) throw new Error(`the page does not know the drawing operation "${name}"`);
      this.#operations[number] = operation;
    }
  }

  /**
   * @param {Words} words
   * @param {Context} context
   * @param {number} scale pixels in a point
   */
  run(words, context, scale) {
    const state = new State(context, scale);
    while (!words.isAtEnd) {
      const number = words.word();
      const operation = this.#operations[number];
      if (!operation) throw new Error(`there is no drawing operation ${number}, word ${words.index - 1}`);
      operation(words, state);
    }
  }
}

/** What a canvas does not remember by itself. */
class State {
  /**
   * Hue that colours take, as 0xRRGGBB with its opacity above; undefined takes none.
   * @type {number | undefined}
   */
  tint;
  /** @type {(number | undefined)[]} */
  #saved = [];

  /** @param {Context} context @param {number} scale */
  constructor(context, scale) {
    this.context = context;
    this.scale = scale;
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
   * CSS of a colour under the tint.
   * @param {number} color
   */
  css(color) {
    if (this.tint === undefined) return css(color);
    const alpha = Math.round(((color >>> 24) * (this.tint >>> 24)) / 255);
    return css(((alpha << 24) | (this.tint & 0xffffff)) >>> 0);
  }

  /** @param {CanvasGradient} gradient @param {Words} words */
  fillClip(gradient, words) {
    for (let count = words.word(); count > 0; count--) {
      const color = this.css(words.word());
      gradient.addColorStop(Math.min(1, Math.max(0, words.number())), color);
    }
    const { context } = this;
    context.save();
    context.fillStyle = gradient;
    const { a, b, c, d, e, f } = context.getTransform();
    const inverse = new DOMMatrix([a, b, c, d, e, f]).inverse();
    // The whole canvas, in the coordinates of the transform in force.
    const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
      inverse.transformPoint({ x: x * context.canvas.width, y: y * context.canvas.height }));
    const left = Math.min(...corners.map((corner) => corner.x));
    const top = Math.min(...corners.map((corner) => corner.y));
    const right = Math.max(...corners.map((corner) => corner.x));
    const bottom = Math.max(...corners.map((corner) => corner.y));
    context.fillRect(left, top, right - left, bottom - top);
    context.restore();
  }

  /** @param {Words} words @param {"fillText" | "strokeText"} method */
  drawText(words, method) {
    const x = words.number();
    const y = words.number();
    const { context } = this;
    context.font = words.text();
    context.letterSpacing = `${words.number()}px`;
    context.textRendering = "geometricPrecision";
    context[method](words.text(), x, y);
  }
}

/** @param {boolean} isEvenOdd @returns {CanvasFillRule} */
const rule = (isEvenOdd) => (isEvenOdd ? "evenodd" : "nonzero");

/** Arguments are read in the order in which they are written, which is that of JavaScript's evaluation. */
/** @type {Record<string, (words: Words, state: State) => void>} */
const operations = {
  save: (_, state) => state.save(),
  restore: (_, state) => state.restore(),
  transform: (words, { context }) =>
    context.transform(words.number(), words.number(), words.number(), words.number(), words.number(), words.number()),
  fillColor: (words, state) => {
    state.context.fillStyle = state.css(words.word());
  },
  strokeColor: (words, state) => {
    state.context.strokeStyle = state.css(words.word());
  },
  tint: (words, state) => {
    state.tint = words.word();
  },
  lineWidth: (words, { context }) => {
    context.lineWidth = words.number();
  },
  lineCap: (words, { context }) => {
    context.lineCap = CAPS[words.word()];
  },
  lineJoin: (words, { context }) => {
    context.lineJoin = JOINS[words.word()];
  },
  miterLimit: (words, { context }) => {
    context.miterLimit = words.number();
  },
  lineDash: (words, { context }) => {
    context.lineDashOffset = words.number();
    context.setLineDash(Array.from({ length: words.word() }, () => words.number()));
  },
  alpha: (words, { context }) => {
    context.globalAlpha = words.number();
  },
  mixing: (words, { context }) => {
    context.globalCompositeOperation = /** @type {GlobalCompositeOperation} */ (words.text());
  },
  shadow: (words, { context, scale }) => {
    context.shadowColor = css(words.word());
    // Canvas shadows know nothing of the transform; theirs is twice the radius of ours.
    context.shadowBlur = words.number() * 2 * scale;
    context.shadowOffsetX = words.number() * scale;
    context.shadowOffsetY = words.number() * scale;
  },
  beginPath: (_, { context }) => context.beginPath(),
  move: (words, { context }) => context.moveTo(words.number(), words.number()),
  line: (words, { context }) => context.lineTo(words.number(), words.number()),
  quadCurve: (words, { context }) =>
    context.quadraticCurveTo(words.number(), words.number(), words.number(), words.number()),
  curve: (words, { context }) =>
    context.bezierCurveTo(
      words.number(), words.number(), words.number(), words.number(), words.number(), words.number()),
  closePath: (_, { context }) => context.closePath(),
  fill: (words, { context }) => context.fill(rule(words.flag())),
  stroke: (_, { context }) => context.stroke(),
  clip: (words, { context }) => context.clip(rule(words.flag())),
  fillRect: (words, { context }) => context.fillRect(words.number(), words.number(), words.number(), words.number()),
  strokeRect: (words, { context }) =>
    context.strokeRect(words.number(), words.number(), words.number(), words.number()),
  clearRect: (words, { context }) => context.clearRect(words.number(), words.number(), words.number(), words.number()),
  linearGradient: (words, state) =>
    state.fillClip(
      state.context.createLinearGradient(words.number(), words.number(), words.number(), words.number()), words),
  radialGradient: (words, state) =>
    state.fillClip(
      state.context.createRadialGradient(
        words.number(), words.number(), Math.max(0, words.number()), words.number(), words.number(),
        Math.max(0, words.number())),
      words),
  fillText: (words, state) => state.drawText(words, "fillText"),
  strokeText: (words, state) => state.drawText(words, "strokeText"),
};
