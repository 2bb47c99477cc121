import { test } from "node:test";
import assert from "node:assert/strict";
import { Loop } from "../loop.js";
import { FIRST_TICKS } from "../parts.js";

/** @typedef {import("../kit.js").Kit} Kit */
/** @typedef {import("../kit.js").Frame} Frame */

globalThis.requestAnimationFrame = () => 1;
globalThis.cancelAnimationFrame = () => {};

/**
 * An app that keeps what it was told, and asks for the next frame.
 * @param {() => void} [receive]
 */
function recorded(receive = () => {}) {
  /** @type {string[]} */
  const told = [];
  const writer = { put: (/** @type {string} */ kind) => told.push(kind), take: () => new Uint8Array() };
  const frame = () => /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame: true, nextDueTick: 1 }));
  return { told, kit: /** @type {Kit} */ (/** @type {unknown} */ ({ writer, receive, frame })) };
}

test("an app is told everything it begins with in one moment, however slow the page is", () => {
  const { told, kit } = recorded();
  const loop = new Loop(kit, () => {}, (error) => { throw error; });
  const sendAfter = (/** @type {number} */ milliseconds, /** @type {string} */ kind) => {
    for (const begin = performance.now(); performance.now() - begin < milliseconds;);
    loop.send(kind, {});
  };
  sendAfter(30, "start");
  sendAfter(30, "preferences");
  sendAfter(30, "resize");
  loop.step(performance.now());
  sendAfter(30, "preferences");
  loop.step(performance.now());
  assert.deepEqual(told, ["start", "preferences", "resize", "advance", "advance", "preferences", "advance"]);
});

test("the first screen knows the day; what a person does waits for the rest of the program", () => {
  const { told, kit } = recorded();
  const loop = new Loop(kit, () => {}, (error) => { throw error; });
  for (const kind of ["start", "pictures", "calendar", "preferences", "resize", "pointer", "visibility"]) loop.send(kind, {});
  loop.step(performance.now());
  assert.deepEqual(told, ["start", "pictures", "calendar", "preferences", "resize", "visibility", "advance"]);
  loop.release();
  loop.step(performance.now());
  assert.deepEqual(told.slice(7).filter((kind) => kind !== "advance"), ["pointer"]);
});

test("an exception ends the loop once and for all", () => {
  let calls = 0;
  const { told, kit } = recorded(() => {
    calls += 1;
    throw new RangeError("too long");
  });
  /** @type {unknown[]} */
  const failures = [];
  const loop = new Loop(kit, () => {}, (error) => failures.push(error));
  loop.send("start", {});
  loop.step(performance.now());
  const before = told.length;
  // A page that is hidden and seen again must not wake what failed.
  loop.pause();
  loop.resume();
  loop.send("resize", {});
  loop.step(performance.now());
  assert.equal(calls, 1);
  assert.equal(told.length, before);
  assert.equal(failures.length, 1);
  assert.equal(loop.hasFailed, true);
});

test("without the rest the clock runs the ticks that the first part is built for, then waits", () => {
  let now = 0;
  const real = performance.now;
  performance.now = () => now;
  try {
    /** @type {number[]} */
    const ticks = [];
    const { told, kit } = recorded();
    kit.writer.put = (kind, fields) => {
      told.push(kind);
      if (kind === "advance") ticks.push(Number(fields.tick));
    };
    const loop = new Loop(kit, () => {}, (error) => { throw error; });
    loop.send("start", {});
    for (; now < 10_000; now += 16) loop.step(now);
    assert.equal(loop.tick, FIRST_TICKS);

    // What happens meanwhile waits, be it the person's or the window's; the page may be hidden and seen again.
    const before = told.length;
    loop.send("pointer", {}, now);
    loop.send("resize", {}, now);
    loop.pause();
    now += 1000;
    loop.resume();
    loop.step(now);
    assert.equal(told.length, before);

    loop.release();
    assert.deepEqual(new Set(told.slice(before)), new Set(["resize", "pointer", "advance"]));
    for (let frame = 0; frame < 10; frame += 1) loop.step((now += 16));
    assert.ok(loop.tick > FIRST_TICKS && loop.tick < FIRST_TICKS + 60, `it leaps to ${loop.tick}`);
    assert.ok(ticks.every((tick, index) => index === 0 || tick > ticks[index - 1]));
  } finally {
    performance.now = real;
  }
});
