import { test } from "node:test";
import assert from "node:assert/strict";
import { Checkpoints, isDifference, putBack } from "../checkpoints.js";

const PAGE = 4096;

/** Numbers that look random, the same each time. */
function numbers(state = 1) {
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
}

/**
 * Memory that a program writes to.
 * @param {number} [blocks] of 64 KiB
 */
function program(blocks = 4) {
  const memory = new WebAssembly.Memory({ initial: blocks });
  const random = numbers();
  return {
    memory,
    write(/** @type {number} */ count) {
      const bytes = new Uint8Array(memory.buffer);
      for (; count > 0; count -= 1) bytes[random() % bytes.length] = random() & 255;
    },
    get bytes() {
      return new Uint8Array(memory.buffer).slice();
    },
  };
}

test("memory is restored as it was at each checkpoint, over memory that contains something else", () => {
  const { memory, write } = program();
  const checkpoints = new Checkpoints();
  const kept = [];
  for (let count = 0; count < 20; count += 1) {
    write(count % 3 ? 5 : 3000);
    checkpoints.take(memory, count * 100, count);
    kept.push(new Uint8Array(memory.buffer).slice());
  }
  kept.forEach((bytes, place) => {
    const fresh = program();
    fresh.write(10_000);
    const checkpoint = checkpoints.before(place);
    assert.equal(checkpoint?.tick, place * 100);
    putBack(checkpoint?.state ?? [], fresh.memory);
    assert.deepEqual(fresh.bytes, bytes);
  });
});

test("memory that grew is restored into memory that did not", () => {
  const { memory, write } = program(1);
  const checkpoints = new Checkpoints();
  write(100);
  checkpoints.take(memory, 1, 1);
  memory.grow(2);
  write(1000);
  checkpoints.take(memory, 2, 2);
  const fresh = program(1);
  putBack(checkpoints.before(2)?.state ?? [], fresh.memory);
  assert.deepEqual(fresh.bytes, new Uint8Array(memory.buffer));
});

test("a checkpoint costs what has changed", () => {
  const { memory, write } = program(16);
  const checkpoints = new Checkpoints();
  write(5);
  const first = checkpoints.take(memory, 1, 1);
  assert.ok(first.difference.pages.length <= 5);
  new Uint8Array(memory.buffer)[7 * PAGE + 100] = 77;
  const second = checkpoints.take(memory, 2, 2);
  assert.deepEqual([...second.difference.pages], [7]);
  assert.equal(checkpoints.take(memory, 3, 3).difference.pages.length, 0);
});

test("when there is no more room, every second checkpoint is merged, but neither the first nor the last, and all stay right", () => {
  const { memory, write } = program(16);
  const most = 800 * PAGE;
  const checkpoints = new Checkpoints(most);
  const kept = new Map();
  for (let place = 0; place < 200; place += 1) {
    write(20);
    checkpoints.take(memory, place, place);
    kept.set(place, new Uint8Array(memory.buffer).slice());
    assert.ok(checkpoints.bytes <= most, `${checkpoints.bytes} bytes`);
  }
  const places = new Set();
  for (let place = 0; place < 200; place += 1) {
    const checkpoint = checkpoints.before(place);
    if (!checkpoint || places.has(checkpoint.place)) continue;
    places.add(checkpoint.place);
    const fresh = program(16);
    putBack(checkpoint.state, fresh.memory);
    assert.deepEqual(fresh.bytes, kept.get(checkpoint.place));
  }
  assert.ok(places.has(0) && places.has(199) && places.size > 4, [...places].join());
});

test("checkpoints of an earlier page are continued", () => {
  const { memory, write } = program();
  const earlier = new Checkpoints();
  for (const place of [1, 2, 3]) {
    write(500);
    earlier.take(memory, place, place);
  }
  const later = new Checkpoints();
  later.begin(3, 3, earlier.before(3)?.state ?? []);
  const state = program();
  putBack(later.before(3)?.state ?? [], state.memory);
  assert.deepEqual(state.bytes, new Uint8Array(memory.buffer));
  assert.equal(later.before(2), undefined);
  new Uint8Array(memory.buffer)[5 * PAGE] ^= 1;
  assert.deepEqual([...later.take(memory, 4, 4).difference.pages], [5]);
  const fresh = program();
  putBack([later.whole()], fresh.memory);
  assert.deepEqual(fresh.bytes, new Uint8Array(memory.buffer));
});

test("invalid differences are detected", () => {
  const { memory, write } = program();
  write(100);
  const { difference } = new Checkpoints().take(memory, 0, 0);
  assert.ok(isDifference(difference));
  for (const damaged of [
    undefined, null, 7, {}, { ...difference, size: 100 }, { ...difference, size: 2 ** 40 },
    { ...difference, contents: difference.contents.slice(1) }, { ...difference, pages: [...difference.pages] },
    { ...difference, pages: difference.pages.map((page) => page + 1000) }, { ...difference, size: 0 },
  ]) assert.equal(isDifference(damaged), false);
});
