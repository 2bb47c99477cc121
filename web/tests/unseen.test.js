// A frame that describes everything draws what is displayed; the rest is drawn when it is displayed, or when there is time.

import { test } from "node:test";
import assert from "node:assert/strict";
import { stubBrowser } from "./page.js";

const root = stubBrowser();
const { hostTables } = await import("../hosttables.js");
const { readTables } = await import("../kit.js");
const { Layers } = await import("../layers.js");
const { Words } = await import("../words.js");

const tables = readTables(hostTables);
/** @param {{ number: number, name: string }[]} table @param {string} name */
const number = (table, name) => table.find((entry) => entry.name === name)?.number ?? 0;
/** @param {string} name @param {number} layer @param {number[]} fields */
const command = (name, layer, ...fields) => [number(tables.layers, name), layer, ...fields];
const TEN = new Uint32Array(Float32Array.of(10).buffer)[0];
/** @param {number} layer */
const drawing = (layer) => command("drawing", layer, TEN, TEN, 0, 1, number(tables.drawing, "beginPath"));
/** @param {number[][]} commands */
const frame = (...commands) => {
  const words = Uint32Array.from(commands.flat());
  return new Words(words.buffer, 0, words.length);
};

/** @type {(() => void) | undefined} */
let idle;
Object.assign(globalThis, {
  requestIdleCallback: (/** @type {(deadline: object) => void} */ call) => (idle = () => call({ timeRemaining: () => 0 })),
});

/** Layers after a frame that describes everything: 1 is displayed; 2, with 3 and 4 in it, is hidden. */
function shown() {
  idle = undefined;
  const layers = new Layers(root, tables, () => {});
  const words = frame(
    ...[1, 2, 3, 4].map((id) => command("create", id, 0)), command("root", 1), command("hidden", 2, 1),
    ...[1, 3, 4].map(drawing), command("children", 1, 1, 2), command("children", 2, 2, 3, 4));
  layers.applyAll(words);
  // The app's memory changes after the frame.
  const isDrawn = (/** @type {number} */ id) => layers.find(id)?.own.picture !== undefined;
  return { layers, drawn: () => [1, 3, 4].filter(isDrawn) };
}

test("hidden pictures are drawn when there is time, one at a time", () => {
  const { drawn } = shown();
  assert.deepEqual(drawn(), [1]);
  idle?.();
  assert.deepEqual(drawn(), [1, 3]);
  idle?.();
  assert.deepEqual(drawn(), [1, 3, 4]);
});

test("what is displayed is drawn in the same frame, whatever made it visible", () => {
  const one = shown();
  one.layers.apply(frame(command("hidden", 2, 0)));
  assert.deepEqual(one.drawn(), [1, 3, 4]);
  const other = shown();
  other.layers.apply(frame(command("children", 2, 1, 4), command("children", 1, 2, 2, 3)));
  assert.deepEqual(other.drawn(), [1, 3]);
});

test("a later drawing replaces a postponed one, and a layer that is gone is not drawn", () => {
  const { layers, drawn } = shown();
  layers.apply(frame(drawing(3), command("children", 2, 1, 3), command("destroy", 4)));
  const picture = layers.find(3)?.own.picture;
  assert.deepEqual(drawn(), [1, 3]);
  idle?.();
  assert.equal(layers.find(3)?.own.picture, picture);
  assert.deepEqual(drawn(), [1, 3]);
});

test("a snapshot shows postponed pictures", () => {
  const { layers, drawn } = shown();
  layers.apply(frame(command("snapshot", 1, 2)));
  assert.deepEqual(drawn(), [1, 3, 4]);
});

test("a new frame that describes everything drops what was postponed before", () => {
  const { layers } = shown();
  const before = layers.find(3);
  layers.applyAll(frame(command("create", 7, 0), command("root", 7)));
  idle?.();
  assert.ok(before && before.own.picture === undefined);
});
