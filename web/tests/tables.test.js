// The app's tables compared with the page's handlers, in both directions. A Swift test (HostTableTests) compares
// hosttables.js with what the program says.

import { test } from "node:test";
import assert from "node:assert/strict";
import { stubBrowser } from "./page.js";

const root = stubBrowser();
const { hostTables } = await import("../hosttables.js");
const { readTables } = await import("../kit.js");
const { Layers } = await import("../layers.js");
const { Replay } = await import("../drawing.js");
const { Outputs } = await import("../outputs.js");
const { bind, takes } = await import("../tables.js");
const { Words } = await import("../words.js");

/** @typedef {import("../kit.js").Entry} Entry */
/** @typedef {"layers" | "drawing" | "outputs"} Heading */

/** @type {Record<Heading, (table: Entry[]) => unknown>} */
const pages = {
  layers: (table) => new Layers(root, { layers: table, drawing: readTables(hostTables).drawing }, () => {}),
  drawing: (table) => new Replay(table),
  outputs: (table) => new Outputs(table, /** @type {any} */ ({ root, send() {} })),
};

for (const [heading, page] of /** @type {[Heading, (table: Entry[]) => unknown][]} */ (Object.entries(pages))) {
  const table = () => readTables(hostTables)[heading];

  test(`the page does something about every entry of [${heading}], and about nothing else`, () => {
    assert.ok(table().length > 10);
    page(table());
  });

  test(`an entry of [${heading}] that the page does not know is refused`, () => {
    const more = [...table(), { number: 99, name: "telepathy", fields: [] }];
    assert.throws(() => page(more), /telepathy/);
  });

  test(`an entry missing from [${heading}] is refused`, () => {
    for (const { name } of table()) assert.throws(() => page(table().filter((each) => each.name !== name)), new RegExp(`"${name}"`));
  });

  test(`fields of [${heading}] that are more, fewer or others are refused`, () => {
    for (const { name, fields } of table()) {
      /** @param {Entry["fields"]} others */
      const withFields = (others) => table().map((each) => (each.name === name ? { ...each, fields: others } : each));
      const refusal = new RegExp(`"${name}"`);
      assert.throws(() => page(withFields([...fields, { name: "more", type: "word" }])), refusal);
      if (fields.length > 0) assert.throws(() => page(withFields(fields.slice(1))), refusal);
      if (fields.length > 1) assert.throws(() => page(withFields([...fields].reverse())), refusal);
    }
  });

  test(`a field of [${heading}] of an unknown type is refused`, () => {
    const [first, ...rest] = table().filter(({ fields }) => fields.length > 0);
    const fields = first.fields.map(({ name }) => ({ name, type: "smell" }));
    const others = table().filter(({ fields }) => fields.length === 0);
    assert.throws(() => page([{ ...first, fields }, ...rest, ...others]), /smell/);
  });
}

/**
 * The words of fields in which every list has one row and everything else is 0.
 * @param {Entry["fields"]} fields
 * @returns {number[]}
 */
const zeros = (fields) => fields.flatMap(({ type, rows }) =>
  rows ? [1, ...zeros(rows)] : Array.from({ length: type === "matrix" ? 16 : 1 }, () => 0));

for (const { number, name, fields } of readTables(hostTables).layers) {
  test(`"${name}" of [layers] reads all of its words and no more`, () => {
    const layers = new Layers(root, readTables(hostTables), () => {});
    layers.apply(new Words(Uint32Array.of(1, 7, 0).buffer, 0, 3));
    const words = Uint32Array.of(number, 7, ...zeros(fields));
    const frame = new Words(words.buffer, 0, words.length);
    layers.apply(frame);
    assert.equal(frame.index, frame.count);
  });
}

for (const { number, name, fields } of readTables(hostTables).drawing) {
  test(`"${name}" of [drawing] reads all of its words and no more`, () => {
    const context = document.createElement("canvas").getContext("2d");
    const words = Uint32Array.of(number, ...zeros(fields));
    const operations = new Words(words.buffer, 0, words.length);
    new Replay(readTables(hostTables).drawing).run(operations, /** @type {any} */ (context), 2);
    assert.equal(operations.index, operations.count);
  });
}

test("fields are read as their types say", () => {
  const words = new Uint32Array(64);
  const numbers = new Float32Array(words.buffer);
  const table = readTables(
    "[layers]\n3 all flag:flag number:number color:color text:text list:[length:number] rows:[color:color,text:text] words:words\n");
  let index = 0;
  words[index++] = 1;
  numbers[index++] = 0.5;
  words[index++] = 0xff00ff00;
  words[index++] = 5;
  new Uint8Array(words.buffer).set(new TextEncoder().encode("zwölf".slice(0, 4)), index * 4);
  index += 2;
  words[index++] = 2;
  numbers[index++] = 4;
  numbers[index++] = 2;
  words[index++] = 1;
  words[index++] = 7;
  words[index++] = 0;
  words[index++] = 2;
  words[index++] = 8;
  words[index++] = 9;
  /** @type {any[]} */
  let found = [];
  const [, , , read] = bind("layers", table.layers, {
    all: takes(
      "flag number color text list[length] rows[color text] words", (_, ...fields) => (found = fields),
      (color, text) => (text === undefined ? color : { color, text })),
  });
  const all = new Words(words.buffer, 0, index);
  read(undefined, all);
  const [flag, number, color, string, list, rows, part] = found;
  assert.deepEqual([flag, number, color, string], [true, 0.5, 0xff00ff00, "zwöl"]);
  assert.deepEqual(list, [4, 2]);
  assert.deepEqual(rows, [{ color: 7, text: "" }]);
  assert.deepEqual([part.word(), part.word(), part.isAtEnd], [8, 9, true]);
  assert.ok(all.isAtEnd);
});

for (let count = 0; count < 9; count++) {
  test(`${count} numbers, and as many words, reach their handler in order`, () => {
    const names = Array.from({ length: count }, (_, index) => `field${index}`);
    for (const type of ["number", "word"]) {
      const buffer = new ArrayBuffer(64);
      const values = type === "number" ? new Float32Array(buffer) : new Uint32Array(buffer);
      names.forEach((_, index) => (values[index] = index + 10));
      /** @type {any[]} */
      let found = [];
      const entry = { number: 0, name: "each", fields: names.map((name) => ({ name, type })) };
      const [read] = bind("layers", [entry], { each: takes(names.join(" "), (_, ...fields) => (found = fields)) });
      read(undefined, new Words(buffer, 0, count));
      assert.deepEqual(found, names.map((_, index) => index + 10));
    }
  });
}
