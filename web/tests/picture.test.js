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
const { Words } = await import("../words.js");

/** How often anything was drawn that was not a copy. */
let drawings = 0;

/** Draws a picture after a pause, each time differently if nothing else is said, and returns the canvas that shows it. */
function draw(
  /** @type {InstanceType<typeof Picture>} */ picture, /** @type {number} */ pause, look = now + pause,
  /** @type {Promise<void>[]} */ awaited = [],
) {
  now += pause;
  const replay = {
    run(/** @type {unknown} */ _, /** @type {any} */ context) {
      drawings += 1;
      context.drawImage({ bitmap: look });
      return awaited.splice(0);
    },
  };
  picture.draw(20, 10, 0, new Words(Uint32Array.of(1, look).buffer, 0, 2), /** @type {any} */ (replay));
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

test("equal drawings are drawn once", () => {
  const [one, other, film] = [new Picture(), new Picture(), new Picture()];
  draw(one, 1000, 7);
  drawings = 0;
  assert.equal(draw(other, 0, 7).bitmap, 7);
  assert.equal(draw(one, 1000, 7).bitmap, 7, "it shows that already");
  assert.equal(drawings, 0);
  // What has become something else is no model any more.
  draw(one, 1000, 8);
  assert.deepEqual([draw(new Picture(), 0, 8).bitmap, drawings], [8, 1]);
  draw(other, 1000, 9);
  assert.deepEqual([draw(new Picture(), 0, 7).bitmap, drawings], [7, 3]);
  // A film is drawn on its own canvas, and nobody copies it.
  for (let count = 0; count < 4; count += 1) draw(film, 16, 7);
  assert.deepEqual([draw(film, 16, 10).drawn.at(-1), draw(new Picture(), 0, 10).bitmap], [10, 10]);
});

test("a drawing that waits for a file is no model for others, and takes no other's place", async () => {
  const [one, other] = [new Picture(), new Picture()];
  drawings = 0;
  const file = Promise.resolve();
  draw(one, 1000, 20, [file]);
  draw(other, 0, 20);
  assert.equal(drawings, 2);
  draw(one, 1000, 21);
  await file;
  assert.equal(draw(one, 1000, 21).bitmap, 21, "the file is late");
});

test("a copy takes the canvas itself, and the picture gets another one for what it shows next", () => {
  const picture = new Picture();
  const own = draw(picture, 1000);
  const shown = own.bitmap;
  own.style.cssText = "width:100%";
  const [copy, second] = [new Canvas(), new Canvas()];
  const showIn = (/** @type {Canvas} */ canvas) => picture.showIn(/** @type {any} */ (canvas));
  showIn(copy);
  assert.equal(copy.successor, own);
  const next = /** @type {any} */ (picture.canvas);
  assert.deepEqual([own.successor, next.style.cssText], [next, "width:100%"]);
  // Nothing is drawn for the second copy of a frame either, but it needs a bitmap of its own.
  showIn(second);
  assert.deepEqual([second.bitmap, second.successor], [shown, undefined]);
  draw(picture, 1000);
  picture.keepShowing();
  assert.deepEqual([next.bitmap, own.bitmap], [now, shown]);
});

test("a picture that is copied and not drawn anew goes on showing what it shows", () => {
  const [picture, equal] = [new Picture(), new Picture()];
  draw(picture, 1000, 30);
  drawings = 0;
  picture.showIn(/** @type {any} */ (new Canvas()));
  assert.equal(draw(equal, 0, 30).bitmap, 30, "an equal one is copied from the canvas that was given away");
  picture.keepShowing();
  assert.deepEqual([/** @type {any} */ (picture.canvas).bitmap, drawings], [30, 0]);
  picture.showIn(/** @type {any} */ (new Canvas()));
  assert.deepEqual([draw(picture, 1000, 30).bitmap, drawings], [30, 0], "drawn anew, but the same");
});
