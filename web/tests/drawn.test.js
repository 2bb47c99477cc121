import { test } from "node:test";
import assert from "node:assert/strict";
import { Drawn } from "../drawn.js";
import { Words } from "../words.js";

/** @typedef {import("../layers.js").Layer} Layer */

Object.assign(globalThis, { devicePixelRatio: 2 });

const words = (/** @type {number[]} */ ...list) => new Words(Uint32Array.from(list).buffer, 0, list.length);

/** Layers that count how often they draw. */
function counted() {
  const layers = {
    count: 0,
    draw(/** @type {Layer} */ layer, /** @type {number} */ _w, /** @type {number} */ _h, /** @type {number} */ _m, /** @type {Words} */ operations) {
      layers.count += 1;
      while (!operations.isAtEnd) operations.word();
      layer.own.picture = /** @type {any} */ ({ resize() {}, number: layers.count });
    },
  };
  return { layers, drawn: new Drawn(layers) };
}

const layer = () => /** @type {Layer} */ (/** @type {unknown} */ ({ own: {}, width: 10, height: 20, placeOwnNodes() {} }));
const numberIn = (/** @type {Layer} */ { own: { picture } }) => /** @type {any} */ (picture).number;

test("what looks the same is not drawn again", () => {
  const { layers, drawn } = counted();
  const before = [layer(), layer(), layer()];
  layers.draw(before[0], 10, 20, 0, words(1, 2, 3));
  layers.draw(before[1], 10, 20, 0, words(1, 2, 3));
  layers.draw(before[2], 10, 20, 0, words(4));
  assert.equal(layers.count, 3);
  drawn.keep();
  const after = [layer(), layer(), layer(), layer()];
  for (const each of after.slice(0, 3)) layers.draw(each, 10, 20, 0, words(1, 2, 3));
  layers.draw(after[3], 10, 21, 0, words(4));
  // Two pictures looked like that, and no two layers share one picture.
  assert.deepEqual(after.map(numberIn), [2, 1, 4, 5]);
  // Changes while the run is played are drawn.
  layers.draw(after[0], 10, 20, 0, words(9));
  assert.equal(layers.count, 6);
  drawn.keep();
  const last = layer();
  layers.draw(last, 10, 20, 0, words(9));
  assert.equal(numberIn(last), 6);
  drawn.keep();
  drawn.keep();
  layers.draw(layer(), 10, 20, 0, words(9));
  assert.equal(layers.count, 7);
});

test("the key of a drawing differs after every change, and computing it does not advance the reader", () => {
  const drawing = words(5, 6, 7);
  drawing.word();
  const key = drawing.key(1, 2, 3);
  assert.equal(drawing.index, 1);
  assert.equal(words(6, 7).key(1, 2, 3), key);
  const others = [words(6, 7).key(1, 2, 4), words(6, 7).key(2, 1, 3), words(7, 6).key(1, 2, 3), words(6, 7, 0).key(1, 2, 3)];
  for (const other of others) assert.ok(other !== key);
});
