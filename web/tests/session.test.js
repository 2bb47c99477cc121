import { test } from "node:test";
import assert from "node:assert/strict";
import { Loop } from "../loop.js";
import { InputWriter } from "../inputs.js";
import { LONGEST_REPLAY, Session } from "../session.js";

/** @typedef {import("../kit.js").Kit} Kit */
/** @typedef {import("../kit.js").Frame} Frame */

globalThis.requestAnimationFrame = () => 1;
globalThis.cancelAnimationFrame = () => {};

const field = (/** @type {string} */ name, /** @type {string} */ type) => ({ name, type });
const INPUTS = [
  { number: 1, name: "start", fields: [field("seed", "int32")] },
  { number: 2, name: "advance", fields: [field("tick", "int32")] },
  { number: 3, name: "press", fields: [] },
  { number: 8, name: "resize", fields: [field("width", "double")] },
  { number: 11, name: "visibility", fields: [field("isVisible", "byte"), field("isFocused", "byte")] },
  { number: 17, name: "measured", fields: [field("font", "text"), field("value", "text"), field("width", "double")] },
];

/** An app that reads its inputs, counts presses, and throws at the third one. */
class Fragile {
  /** @type {string[]} */
  told = [];
  presses = 0;
  tick = 0;
  writer = new InputWriter(INPUTS);

  /** @param {Uint8Array} bytes */
  receive(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let place = 0; place < bytes.length;) {
      const entry = INPUTS.find(({ number }) => number === view.getUint8(place));
      if (!entry) throw new Error("an input was cut in two");
      place += 1;
      this.told.push(entry.name);
      if (entry.name === "advance") this.tick = view.getInt32(place, true);
      if (entry.name === "press" && ++this.presses === 3) throw new WebAssembly.RuntimeError("unreachable");
      for (const { type } of entry.fields) place += type === "double" ? 8 : type === "int32" ? 4 : 1;
    }
  }

  frame() {
    return /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame: true, nextDueTick: 1 }));
  }

  get kit() {
    return /** @type {Kit} */ (/** @type {unknown} */ (this));
  }
}

/** A page whose clock the test moves. */
function stage() {
  let now = 0;
  performance.now = () => now;
  const app = new Fragile();
  const session = new Session();
  /** @type {unknown[]} */
  const failures = [];
  const loop = new Loop(app.kit, () => {}, (error) => failures.push(error), session);
  loop.release();
  const frames = (/** @type {number} */ count) => {
    for (let frame = 0; frame < count; frame += 1) loop.step((now += 16));
  };
  loop.send("start", { seed: 5 }, now);
  loop.send("resize", { width: 100 }, now);
  frames(2);
  return { app, session, loop, failures, frames, wait: (/** @type {number} */ time) => (now += time) };
}

test("an app goes on from the moment before the input that it trapped at", async () => {
  const { app, session, loop, failures, frames } = stage();
  for (let press = 0; press < 2; press += 1) {
    loop.send("press", {});
    frames(20);
  }
  const good = app.tick;
  loop.send("press", {});
  frames(1);
  assert.equal(failures.length, 1);
  assert.ok(loop.canGoOn);
  // The window may change while the message is shown.
  loop.send("resize", { width: 200 });

  const fresh = new Fragile();
  const tick = await session.replay(fresh.kit);
  assert.equal(tick, good);
  assert.deepEqual([fresh.tick, fresh.presses], [good, 2]);
  const replayed = fresh.told.length;
  loop.goOn(fresh.kit, tick);
  assert.equal(loop.hasFailed, false);
  assert.deepEqual(fresh.told.slice(replayed, replayed + 3), ["resize", "visibility", "visibility"]);
  frames(5);
  assert.ok(fresh.tick > good && fresh.tick < good + 30, `it leaps from ${good} to ${fresh.tick}`);
});

test("a trap that comes again at once is not offered another time, a later one is", async () => {
  const { session, loop, failures, frames } = stage();
  const press = () => {
    loop.send("press", {});
    frames(20);
  };
  for (let count = 0; count < 3; count += 1) press();
  assert.ok(loop.canGoOn);
  loop.goOn(new Fragile().kit, await session.replay(new Fragile().kit));
  for (let count = 0; count < 3; count += 1) press();
  assert.equal(failures.length, 2);
  assert.equal(loop.canGoOn, false);
  assert.equal(loop.hasGoneOn, true);

  const later = stage();
  for (let count = 0; count < 3; count += 1) {
    later.loop.send("press", {});
    later.frames(20);
  }
  const fresh = new Fragile();
  later.loop.goOn(fresh.kit, await later.session.replay(fresh.kit));
  later.frames(1000);
  later.loop.send("press", {});
  later.frames(1);
  assert.equal(later.failures.length, 2);
  assert.equal(later.loop.canGoOn, true);
});

test("before the first good moment there is nothing to go back to", () => {
  const app = new Fragile();
  app.presses = 2;
  const loop = new Loop(app.kit, () => {}, () => {}, new Session());
  loop.release();
  loop.send("start", { seed: 5 });
  loop.send("press", {});
  loop.step(performance.now());
  assert.ok(loop.hasFailed);
  assert.equal(loop.canGoOn, false);
});

test("a way back that takes too long ends, and so does the offer", async () => {
  const { session, loop, frames, wait } = stage();
  frames(200);
  const slow = new Fragile();
  const receive = slow.receive.bind(slow);
  slow.receive = (bytes) => {
    wait(LONGEST_REPLAY / 2);
    receive(bytes);
  };
  const error = await session.replay(slow.kit).catch((error) => error);
  assert.match(String(error), /too long/);
  assert.equal(session.isReplaying, false);
  loop.statistics.appMilliseconds = LONGEST_REPLAY;
  assert.equal(loop.canGoOn, false);
});

test("a session of too many bytes is not kept", () => {
  const session = new Session();
  const much = new Uint8Array(1 << 22);
  for (let count = 0; count < 7; count += 1) session.keep(much, count);
  assert.ok(session.isWhole);
  session.keep(much, 7);
  session.keep(much, 8);
  assert.equal(session.isWhole, false);
});

test("a recording holds the app, every input and the widths of texts", async () => {
  const { session } = stage();
  session.measured("Ä", "17px x", 12.5);
  const bytes = new Uint8Array(await session.recording("pong", INPUTS).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  assert.match(text, /^COPN\x01\x04\0\0\0pong\0\0\0\0\x01\x05\0\0\0\x08/);
  assert.match(text, /\x11\x06\0\0\x0017px x\x02\0\0\0Ã\x84/);
  // Once more, it holds the same.
  assert.equal((await session.recording("pong", INPUTS).arrayBuffer()).byteLength, bytes.length);
});
