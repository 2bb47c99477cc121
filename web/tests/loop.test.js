import { test } from "node:test";
import assert from "node:assert/strict";
import { Loop } from "../loop.js";
import { FIRST_TICKS, MissingPart } from "../parts.js";

/** @typedef {import("../kit.js").Kit} Kit */
/** @typedef {import("../kit.js").Frame} Frame */

globalThis.requestAnimationFrame = () => 1;
globalThis.cancelAnimationFrame = () => {};

/**
 * An app that records its inputs, and requests the next frame.
 * @param {() => void} [receive]
 */
function recorded(receive = () => {}) {
  /** @type {string[]} */
  const told = [];
  const writer = { put: (/** @type {string} */ kind) => told.push(kind), take: () => new Uint8Array() };
  const frame = () => /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame: true, nextDueTick: 1 }));
  const run = (/** @type {Uint8Array} */ bytes) => {
    kit.receive(bytes);
    return kit.frame(0);
  };
  const kit = /** @type {Kit} */ (/** @type {unknown} */ ({ writer, receive, frame, run }));
  return { told, kit };
}

test("an app receives all its initial inputs at the same time, however slow the page is", () => {
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
  loop.release();
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
  // When the page is hidden and shown again, an app that failed must not wake.
  loop.pause();
  loop.resume();
  loop.send("resize", {});
  loop.step(performance.now());
  assert.equal(calls, 1);
  assert.equal(told.length, before);
  assert.equal(failures.length, 1);
  assert.equal(loop.hasFailed, true);
});

test("without the rest the clock runs the ticks for which the first part is built, then waits", () => {
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

    // All inputs meanwhile wait, whether they come from the person or the window; the page may be hidden and shown again.
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

test("time stands still until a part is loaded, and nothing that a person does is lost", async () => {
  let now = 0;
  const real = performance.now;
  performance.now = () => now;
  try {
    /** @type {number[]} */
    const ticks = [];
    let isThere = false;
    let come = () => {};
    /** @type {string[]} */
    const asked = [];
    const { told, kit } = recorded(() => {
      if (told.includes("pointer") && !isThere) throw new MissingPart("pong");
    });
    kit.writer.put = (kind, fields) => {
      told.push(kind);
      if (kind === "advance") ticks.push(Number(fields.tick));
    };
    let shown = 0;
    const bring = (/** @type {Kit} */ _, /** @type {string} */ part) => {
      asked.push(part);
      return /** @type {Promise<void>} */ (new Promise((resolve) => (come = () => {
        isThere = true;
        resolve();
      })));
    };
    const loop = new Loop(kit, () => (shown += 1), (error) => { throw error; }, undefined, bring);
    loop.send("start", {});
    loop.step(now);
    loop.release();
    for (; now < 160; now += 16) loop.step(now);
    loop.send("pointer", {});
    loop.step(now);
    const [before, tick] = [shown, loop.tick];
    for (; now < 5000; now += 16) loop.step(now);
    loop.send("key", {});
    // It also waits after the page was hidden and shown again.
    loop.pause();
    loop.resume();
    assert.deepEqual([asked, shown, loop.tick, told.includes("key")], [["pong"], before, tick, false]);

    come();
    await new Promise((resolve) => setTimeout(resolve));
    // The waiting frame was shown, and time continues from there without a jump.
    assert.equal(shown, before + 1);
    now += 16;
    loop.step(now);
    assert.equal(told.filter((kind) => kind === "pointer").length, 1);
    assert.equal(told.at(-2), "key");
    assert.ok(loop.tick - tick <= 4, `${loop.tick - tick} ticks at once`);
  } finally {
    performance.now = real;
  }
});

test("a part that cannot be loaded ends the loop, and nothing waits for it any more", async () => {
  const { told, kit } = recorded(() => {
    if (told.includes("pointer")) throw new MissingPart("rest");
  });
  /** @type {unknown[]} */
  const failures = [];
  const nothing = async () => {
    throw new MissingPart("rest");
  };
  const loop = new Loop(kit, () => {}, (error) => void failures.push(error), undefined, nothing);
  loop.send("start", {});
  loop.step(performance.now());
  loop.release();
  loop.send("pointer", {});
  loop.step(performance.now());
  // As the page's start does.
  for (let count = 0; loop.awaited; count++) {
    assert.ok(count < 10, "it waits for ever");
    await loop.awaited;
  }
  assert.deepEqual([failures.length, failures[0] instanceof MissingPart, loop.hasFailed], [1, true, true]);
});

test("an app elsewhere answers later: until then inputs wait, and then they are sent in the order in which they happened", async () => {
  /** @type {((frame: Frame) => void)[]} */
  const answers = [];
  const { told, kit } = recorded();
  const frame = /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame: true, nextDueTick: 1 }));
  const later = { writer: kit.writer, run: () => new Promise((resolve) => void answers.push(resolve)) };
  let shown = 0;
  const loop = new Loop(later, () => void (shown += 1), (error) => { throw error; });
  loop.release();
  loop.send("start", {});
  loop.step(performance.now());
  loop.send("key", {});
  loop.send("pointer", {});
  loop.step(performance.now());
  assert.deepEqual(told, ["start", "advance"]);
  assert.equal(answers.length, 1);
  answers[0](frame);
  await Promise.resolve().then(() => {});
  assert.equal(shown, 1);
  loop.step(performance.now() + 20);
  assert.deepEqual(told, ["start", "advance", "key", "pointer", "advance"]);
});

test("what a person did while an app elsewhere did not answer is dropped when it goes back", () => {
  const { told, kit } = recorded();
  const later = { writer: kit.writer, run: () => new Promise(() => {}) };
  const loop = new Loop(later, () => {}, (error) => { throw error; });
  loop.release();
  loop.send("start", {});
  loop.send("resize", {});
  loop.step(performance.now());
  // The app has trapped: its answer never arrives.
  for (const kind of ["pointer", "resize", "pointer"]) loop.send(kind, {});
  loop.goOn(later, 500);
  assert.deepEqual(told, ["start", "resize", "advance", "resize", "visibility", "visibility", "advance"]);
});

test("an app elsewhere that continues from another moment sends no frame for the old request", async () => {
  /** @type {((frame: Frame) => void)[]} */
  const answers = [];
  const { told, kit } = recorded();
  const frame = /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame: true, nextDueTick: 1 }));
  const later = { writer: kit.writer, run: () => new Promise((resolve) => void answers.push(resolve)) };
  let shown = 0;
  const loop = new Loop(later, () => void (shown += 1), (error) => { throw error; });
  loop.release();
  loop.send("start", {});
  loop.step(performance.now());
  loop.goOn(later, 500);
  assert.equal(loop.tick, 501);
  assert.equal(told.filter((kind) => kind === "visibility").length, 2);
  // The answer of the previous app does not count for this one.
  answers[0](frame);
  await Promise.resolve().then(() => {});
  assert.equal(shown, 0);
  answers[1](frame);
  await Promise.resolve().then(() => {});
  assert.equal(shown, 1);
});

test("while the app is held its motion is dropped, and nothing else is lost", () => {
  const { told, kit } = recorded();
  const loop = new Loop(kit, () => {}, (error) => { throw error; });
  loop.send("start", {});
  loop.step(performance.now());
  loop.release();
  loop.pause();
  loop.isHeld = true;
  const before = told.length;
  for (let count = 0; count < 100; count += 1) loop.send("motion", {});
  for (const kind of ["resize", "address", "runs"]) loop.send(kind, {});
  loop.resume();
  assert.equal(told.length, before);
  loop.isHeld = false;
  loop.resume();
  assert.deepEqual(told.slice(before).filter((kind) => kind !== "advance"), ["resize", "address", "runs"]);
});
