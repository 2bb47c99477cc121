import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../kit.js";

test("a program whose delegate cannot be created says what it needs", () => {
  /** @type {string[]} */
  const lines = [];
  const page = { log: (/** @type {string} */ line) => void lines.push(line) };
  const program = (/** @type {() => number} */ main) => /** @type {import("../kit.js").Program} */ (/** @type {unknown} */ ({ main }));
  begin(program(() => 0), page);
  assert.deepEqual(lines, []);
  const trap = new WebAssembly.RuntimeError("unreachable");
  assert.throws(() => begin(program(() => { throw trap; }), page), /unreachable/);
  assert.equal(lines.length, 1);
  assert.match(lines[0], /@main.*init\(\)/);
});
