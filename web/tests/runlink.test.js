import { test } from "node:test";
import assert from "node:assert/strict";
import { LONGEST_TEXT, bytesOf, idOf, packed, textOf, unpacked } from "../runlink.js";

/** Bytes that look random and are always the same. */
function bytes(/** @type {number} */ length) {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = Math.imul(state, 1103515245) + 12345 | 0) >>> 16 & 255);
}

test("a run comes out of a link as it went in", async () => {
  for (const length of [0, 1, 2, 3, 1000, 70_000]) {
    const run = bytes(length);
    const all = await packed(run);
    const text = textOf(all);
    assert.match(text, /^[\w-]*$/);
    if (text.length <= LONGEST_TEXT) assert.deepEqual(await unpacked(bytesOf(text), 1 << 20), run);
    assert.deepEqual(await unpacked(all, 1 << 20), run);
  }
});

test("a link that is damaged, foreign or too long is refused", async () => {
  assert.throws(() => bytesOf(""));
  assert.throws(() => bytesOf("a/b"));
  assert.throws(() => bytesOf("AAAAA"));
  assert.throws(() => bytesOf("A".repeat(LONGEST_TEXT + 1)), /more than 65536/);
  const text = textOf(await packed(new TextEncoder().encode("Breakout ".repeat(50))));
  await assert.rejects(unpacked(bytesOf(text.slice(0, 12)), 1 << 20), Error);
  await assert.rejects(unpacked(bytes(500), 1 << 20), Error);
});

test("decompressing stops in time when a few bytes become too many", async () => {
  const bomb = await packed(new Uint8Array(1 << 22));
  assert.ok(bomb.length < 8192);
  await assert.rejects(unpacked(bomb, 1 << 20), RangeError);
  assert.equal((await unpacked(bomb, 1 << 22)).length, 1 << 22);
});

test("a link names a run on the boards, or contains it", () => {
  assert.equal(idOf("@qL3vW0x9yZ_-"), "qL3vW0x9yZ_-");
  assert.equal(idOf("S0lMTA"), undefined);
  for (const bad of ["@", "@a/b", "@a b", "@" + "a".repeat(65), "@@a", "@../me"]) assert.throws(() => idOf(bad), /names no run/);
});
