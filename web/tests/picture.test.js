import { test } from "node:test";
import assert from "node:assert/strict";

/** A canvas that remembers what it was used for. */
class Canvas {
  className = "";
  width = 0;
  height = 0;
  style = { cssText: "" };
  /** @type {unknown[]} */
  drawn = [];
  /** The kind of context that it has; a canvas can have only one. */
  kind = "";
  /** @type {unknown} */
  bitmap = undefined;
  /** @type {Canvas | undefined} */
  successor = undefined;

  getContext(/** @type {string} */ kind) {
    if (this.kind && this.kind !== kind) return null;
    this.kind = kind;
    return {
      scale() {},
      drawImage: (/** @type {Canvas} */ image) => void this.drawn.push(image.bitmap ?? image.drawn.at(-1)),
      transferFromImageBitmap: (/** @type {unknown} */ bitmap) => void (this.bitmap = bitmap),
    };
  }

  transferToImageBitmap() { return this.drawn.pop(); }
  replaceWith(/** @type {Canvas} */ other) { this.successor = other; }
}

let now = 0;
Object.assign(globalThis, {
  OffscreenCanvas: Canvas, devicePixelRatio: 2, document: { createElement: () => new Canvas() },
});
Object.defineProperty(globalThis, "performance", { value: { now: () => now }, configurable: true });
const { Picture, copyCanvas } = await import("../picture.js");

/** Draws a picture after a pause, and returns the canvas that shows it. */
function draw(/** @type {InstanceType<typeof Picture>} */ picture, /** @type {number} */ pause) {
  now += pause;
  const replay = { run: (/** @type {unknown} */ _, /** @type {any} */ context) => (context.drawImage({ bitmap: now }), []) };
  picture.draw(20, 10, 0, /** @type {any} */ ({}), /** @type {any} */ (replay));
  return /** @type {Canvas} */ (/** @type {unknown} */ (picture.canvas));
}

test("a picture is a bitmap, also if it is drawn anew now and then", () => {
  const picture = new Picture();
  for (const pause of [0, 10, 10, 150, 10, 10, 1000]) {
    const canvas = draw(picture, pause);
    assert.deepEqual([canvas.kind, canvas.bitmap, canvas.width, canvas.height], ["bitmaprenderer", now, 40, 20]);
  }
});

test("a picture that is drawn often is drawn on the canvas itself, and is a bitmap again after a pause", () => {
  const picture = new Picture();
  const first = draw(picture, 0);
  first.style.cssText = "width:100%";
  for (let count = 0; count < 3; count += 1) draw(picture, 16);
  const film = draw(picture, 16);
  assert.deepEqual([film.kind, film.drawn.at(-1), film.style.cssText], ["2d", now, "width:100%"]);
  assert.equal(first.successor, film);
  assert.equal(draw(picture, 90), film);
  const after = draw(picture, 200);
  assert.deepEqual([after.kind, after.bitmap, film.successor], ["bitmaprenderer", now, after]);
});

test("the copy of a canvas is a bitmap of what that shows", () => {
  const picture = new Picture();
  const original = draw(picture, 1000);
  const copy = new Canvas();
  copyCanvas(/** @type {any} */ (copy), /** @type {any} */ (original));
  assert.deepEqual([copy.kind, copy.bitmap, copy.width, copy.height], ["bitmaprenderer", now, 40, 20]);
});
