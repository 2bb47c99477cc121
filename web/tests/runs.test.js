import { test } from "node:test";
import assert from "node:assert/strict";
import { bestOf, sound, staysOf, sum, textsOf } from "../runs.js";

/** A run of a certain day; `more` overrides its other fields. */
const run = (/** @type {number} */ date, /** @type {Partial<import("../runs.js").Kept>} */ more = {}) => ({
  id: `run-${date}`, game: "breakout-1", name: "Breakout", result: `${date} points`, score: date, lowestWins: false, date,
  seconds: 60, size: 1000, sum: 7, ...more,
});

/** @param {{ id: string }[]} list */
const ids = (list) => list.map(({ id }) => id);

test("invalid descriptions are left out, and the newest runs come first", () => {
  const list = [run(1), undefined, "run", { ...run(2), id: "" }, { ...run(3), score: NaN }, { ...run(4), lowestWins: 1 },
    { ...run(5), size: 0 }, { ...run(6), date: "6" }, run(7), { ...run(8), server: 8 }, run(9, { server: "qL3v" })];
  assert.deepEqual(ids(sound(list)), ["run-9", "run-7", "run-1"]);
});

test("the best of each game is the one that no other beats, and of equal ones the first", () => {
  const list = [
    run(6, { score: 10 }), run(5, { score: 30 }), run(4, { score: 30 }), run(3, { game: "set", lowestWins: true, score: 50 }),
    run(2, { game: "set", lowestWins: true, score: 40 }), run(1, { game: "set", lowestWins: true, score: 45 }),
  ];
  assert.deepEqual([...bestOf(list)].sort(), ["run-2", "run-4"]);
  const texts = textsOf(list);
  assert.equal(texts.length, 48);
  assert.deepEqual(texts.slice(16, 24), ["run-4", "breakout-1", "Breakout", "4 points", "30", "4", "60", "best"]);
  assert.equal(texts[7], "");
});

test("the last runs and the best of each game stay", () => {
  const list = [5, 4, 3, 2, 1].map((date) => run(date, { score: 10 - date }));
  assert.deepEqual(ids(staysOf(list, { most: 2, mostBytes: 1e6 })), ["run-5", "run-4", "run-1"]);
  const more = [...list, run(0, { game: "set", score: 1 })];
  assert.deepEqual(ids(staysOf(more, { most: 2, mostBytes: 1e6 })), ["run-5", "run-4", "run-1", "run-0"]);
});

test("if there is not enough room, the oldest are deleted first, and the best last", () => {
  const list = [5, 4, 3, 2, 1].map((date) => run(date, { score: 10 - date }));
  assert.deepEqual(ids(staysOf(list, { most: 9, mostBytes: 3000 })), ["run-5", "run-4", "run-1"]);
  assert.deepEqual(ids(staysOf(list, { most: 9, mostBytes: 1500 })), ["run-1"]);
  assert.equal(staysOf(list, { most: 9, mostBytes: 10 }).length, 1);
  assert.deepEqual(staysOf([]), []);
  assert.equal(staysOf(Array.from({ length: 80 }, (_, date) => run(80 - date))).length, 50);
});

test("the checksum of a recording differs after every change", () => {
  const bytes = Uint8Array.from({ length: 999 }, (_, place) => place * 37);
  const whole = sum(bytes);
  for (const place of [0, 1, 500, 998]) {
    const damaged = bytes.slice();
    damaged[place] ^= 1;
    assert.ok(sum(damaged) !== whole);
  }
  assert.ok(sum(bytes.subarray(1)) !== whole);
});
