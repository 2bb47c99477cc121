// The writer of inputs, compared with a second writer that is slow and simple: it joins arrays of bytes.

import { test } from "node:test";
import assert from "node:assert/strict";
import { InputWriter } from "../inputs.js";

/** @typedef {import("../kit.js").Entry} Entry */
/** @typedef {import("../inputs.js").Fields} Fields */

/** @type {Entry[]} */
const ENTRIES = [
  { number: 1, name: "numbers", fields: [{ name: "b", type: "byte" }, { name: "i", type: "int32" }, { name: "d", type: "double" }] },
  { number: 2, name: "key", fields: [{ name: "key", type: "text" }, { name: "code", type: "int32" }] },
  { number: 3, name: "start", fields: [{ name: "stored", type: "texts" }, { name: "seed", type: "double" }] },
];

/** @param {string} type @param {any} value @returns {number[]} */
function plainBytes(type, value) {
  const view = new DataView(new ArrayBuffer(8));
  switch (type) {
    case "byte": return [(value ?? 0) & 255];
    case "int32": view.setInt32(0, value ?? 0, true); return [...new Uint8Array(view.buffer, 0, 4)];
    case "double": view.setFloat64(0, value ?? 0, true); return [...new Uint8Array(view.buffer)];
    case "text": {
      const bytes = new TextEncoder().encode(value ?? "");
      return [...plainBytes("int32", bytes.length), ...bytes];
    }
    default: return [
      ...plainBytes("int32", (value ?? []).length),
      ...(value ?? []).flatMap((/** @type {string} */ each) => plainBytes("text", each)),
    ];
  }
}

/** @param {[kind: string, fields: Fields][]} inputs */
function expected(inputs) {
  return inputs.flatMap(([kind, fields]) => {
    const entry = /** @type {Entry} */ (ENTRIES.find(({ name }) => name === kind));
    return [entry.number, ...entry.fields.flatMap(({ name, type }) => plainBytes(type, fields[name]))];
  });
}

/** @param {[kind: string, fields: Fields][]} inputs */
function written(inputs) {
  const writer = new InputWriter(ENTRIES);
  for (const [kind, fields] of inputs) writer.put(kind, fields);
  return [...writer.take()];
}

test("300 short stored keys fit", () => {
  const stored = Array.from({ length: 600 }, (_, index) => `key ${index}`);
  const inputs = /** @type {[string, Fields][]} */ ([["start", { stored, seed: 7 }]]);
  assert.deepEqual(written(inputs), expected(inputs));
});

for (const [kind, fields] of /** @type {[string, Fields][]} */ ([
  ["numbers", { b: 3, i: -70_000, d: 0.1 }], ["key", { key: "ArrowLeft", code: 37 }],
])) {
  test(`1,000 inputs of the kind "${kind}" in one task fit`, () => {
    const inputs = Array.from({ length: 1000 }, () => /** @type {[string, Fields]} */ ([kind, fields]));
    assert.deepEqual(written(inputs), expected(inputs));
  });
}

test("every field fits at every distance from the end of the buffer", () => {
  for (let length = 4070; length <= 4100; length++) {
    for (const [kind, fields] of /** @type {[string, Fields][]} */ ([
      ["numbers", { b: 255, i: 1 << 30, d: -1e300 }], ["key", { key: "é→🎱", code: 1 }], ["start", { stored: ["", "a", "🎱"], seed: 1 }],
    ])) {
      const inputs = /** @type {[string, Fields][]} */ ([["key", { key: "x".repeat(length) }], [kind, fields]]);
      assert.deepEqual(written(inputs), expected(inputs), `${kind} behind ${length} characters`);
    }
  }
});

test("random inputs are written as the simple writer writes them, round after round", () => {
  let state = 12345;
  const random = (/** @type {number} */ below) => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % below;
  const text = () => Array.from({ length: random(12) }, () => String.fromCodePoint([65, 233, 8594, 127_921][random(4)])).join("");
  const writer = new InputWriter(ENTRIES);
  for (let round = 0; round < 40; round++) {
    const inputs = Array.from({ length: random(400) }, () => /** @type {[string, Fields]} */ ([
      ["numbers", { b: random(256), i: random(1 << 30) - (1 << 29), d: random(1000) / 7 }],
      ["key", { key: text(), code: random(300) }],
      ["start", { stored: Array.from({ length: random(30) }, text), seed: random(1 << 30) }],
    ][random(3)]));
    for (const [kind, fields] of inputs) writer.put(kind, fields);
    assert.deepEqual([...writer.take()], expected(inputs), `round ${round}`);
  }
});

test("an input that the app does not take is named", () => {
  assert.throws(() => new InputWriter(ENTRIES).put("telepathy", {}), /telepathy/);
});

test("a field that the input does not have is named", () => {
  const writer = new InputWriter(ENTRIES);
  assert.throws(() => writer.put("key", { key: "a", cod: 1 }), /"key" has no field "cod"/);
  assert.equal(writer.take().length, 0);
});
