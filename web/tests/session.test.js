import { test } from "node:test";
import assert from "node:assert/strict";
import { Loop } from "../loop.js";
import { InputWriter } from "../inputs.js";
import { putBack } from "../checkpoints.js";
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

/** An app that reads its inputs, counts presses, and throws at the third. */
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

  parts = { areWhole: true, has: () => true };

  /** @param {Uint8Array} bytes */
  run(bytes) {
    this.receive(bytes);
    return this.frame();
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

test("an app continues from the moment before the input at which it trapped", async () => {
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
  const { tick } = await session.goBack(async () => fresh.kit);
  assert.equal(tick, good);
  assert.deepEqual([fresh.tick, fresh.presses], [good, 2]);
  const replayed = fresh.told.length;
  loop.goOn(fresh.kit, tick);
  assert.equal(loop.hasFailed, false);
  assert.deepEqual(fresh.told.slice(replayed, replayed + 3), ["resize", "visibility", "visibility"]);
  frames(5);
  assert.ok(fresh.tick > good && fresh.tick < good + 30, `it leaps from ${good} to ${fresh.tick}`);
});

test("after the same trap again at once, continuing is not offered; after a later one it is", async () => {
  const { session, loop, failures, frames } = stage();
  const press = () => {
    loop.send("press", {});
    frames(20);
  };
  for (let count = 0; count < 3; count += 1) press();
  assert.ok(loop.canGoOn);
  const back = await session.goBack(async () => new Fragile().kit);
  loop.goOn(back.kit, back.tick);
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
  later.loop.goOn(fresh.kit, (await later.session.goBack(async () => fresh.kit)).tick);
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

test("going back stops if it takes too long, and is not offered again", async () => {
  const { session, loop, frames, wait } = stage();
  frames(200);
  const slow = new Fragile();
  const receive = slow.receive.bind(slow);
  slow.receive = (bytes) => {
    wait(LONGEST_REPLAY / 2);
    receive(bytes);
  };
  const error = await session.goBack(async () => slow.kit).catch((/** @type {unknown} */ error) => error);
  assert.match(String(error), /too long/);
  assert.equal(session.isReplaying, false);
  loop.statistics.appMilliseconds = LONGEST_REPLAY;
  assert.equal(loop.canGoOn, false);
});

test("a session with too many bytes is not kept", () => {
  const session = new Session();
  const much = new Uint8Array(1 << 22);
  for (let count = 0; count < 7; count += 1) session.keep(much, count);
  assert.ok(session.isWhole);
  session.keep(much, 7);
  session.keep(much, 8);
  assert.equal(session.isWhole, false);
});

test("a recording contains the app, every input and the widths of texts", async () => {
  const { session } = stage();
  session.measured("Ä", "17px x", 12.5);
  const bytes = new Uint8Array(await session.recording("pong", INPUTS).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  assert.match(text, /^COPN\x01\x04\0\0\0pong\0\0\0\0\x01\x05\0\0\0\x08/);
  assert.match(text, /\x11\x06\0\0\x0017px x\x02\0\0\0Ã\x84/);
  // The recording has the same contents once more.
  assert.equal((await session.recording("pong", INPUTS).arrayBuffer()).byteLength, bytes.length);
});

/** An app whose whole state is in its memory: the tick, and a value that its inputs change in each tick. */
class Counting extends Fragile {
  memory = new WebAssembly.Memory({ initial: 1 });
  program = { memory: this.memory };
  tables = { inputs: INPUTS };

  /** @override @param {Uint8Array} bytes */
  receive(bytes) {
    const state = new Int32Array(this.memory.buffer);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let place = 0; place < bytes.length;) {
      const entry = INPUTS.find(({ number }) => number === view.getUint8(place));
      if (!entry) throw new Error("an input was cut in two");
      place += 1;
      if (entry.name === "press") state[2] += 1;
      if (entry.name === "advance") {
        const target = view.getInt32(place, true);
        for (; state[0] < target; state[2] = 0) {
          state[0] += 1;
          state[1] = Math.imul(state[1] + state[2] * 7919 + 1, 16807);
          state[1024 + (state[0] % 2000)] = state[1];
          this.ticks += 1;
        }
      }
      for (const { type } of entry.fields) place += type === "double" ? 8 : type === "int32" ? 4 : 1;
    }
  }

  ticks = 0;

  get state() {
    return [...new Int32Array(this.memory.buffer)];
  }
}

/** @param {import("../checkpoints.js").State | undefined} state */
async function counting(state) {
  const app = new Counting();
  if (state) putBack(state, app.memory);
  return app.kit;
}

/**
 * A session of ten minutes, with checkpoints, and the contents of the app's memory after some of its ticks.
 * @param {number} seconds
 */
function longSession(seconds) {
  let now = 0;
  performance.now = () => now;
  const app = new Counting();
  const session = new Session();
  const loop = new Loop(app.kit, () => {}, (error) => { throw error; }, session);
  loop.release();
  loop.send("start", { seed: 5 }, now);
  const states = new Map();
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    if (frame % 7 === 0) loop.send("press", {}, now);
    loop.step((now += 1000 / 60));
    if (frame % 600 === 599) session.checkpoint(app.kit, loop.tick, frame);
    if (frame % 437 === 0) states.set(loop.tick, app.state);
  }
  return { app, session, loop, states };
}

test("AR-R3: a session of ten minutes can go back to any tick, to the bit, by replaying ten seconds at most", async () => {
  const { app, session, loop, states } = longSession(600);
  assert.ok(loop.tick > 70_000 && states.size > 80);
  const end = app.state;
  for (const [tick, state] of states) {
    const there = /** @type {Counting} */ (/** @type {unknown} */ (await session.goTo(tick, counting)));
    assert.equal(there.state[0], tick);
    // Presses that wait for the next tick do not belong to this one.
    assert.deepEqual(there.state, state);
    assert.ok(there.ticks <= 1500, `${there.ticks} ticks to ${tick}`);
  }
  assert.deepEqual(app.state, end);
  assert.ok(session.checkpoints.bytes < 1 << 26);
});

test("after a trap, going back starts at the last checkpoint", async () => {
  const { app, session, loop } = longSession(100);
  const before = app.state;
  loop.send("press", {});
  loop.step(performance.now() + 16);
  const back = await session.goBack(counting);
  const there = /** @type {Counting} */ (/** @type {unknown} */ (back.kit));
  assert.equal(back.tick, before[0]);
  assert.deepEqual(there.state, before);
  assert.ok(there.ticks < 1500, `${there.ticks} ticks`);
});

test("a session that is too long keeps what is needed to go back from its last checkpoint", async () => {
  const { app, session } = longSession(30);
  const writer = new InputWriter(INPUTS);
  for (let count = 0; count < 9; count += 1) {
    const [tick] = app.state;
    writer.put("advance", { tick: tick + 1 });
    const presses = new Uint8Array(1 << 22).fill(3);
    presses.set(writer.take(), presses.length - 5);
    session.keep(presses, tick);
    app.receive(presses);
    if (count === 6) session.checkpoint(app.kit, tick + 1, 0);
  }
  assert.equal(session.isWhole, false);
  assert.ok(session.canGoBack);
  const before = app.state;
  session.keep(new Uint8Array([3]), before[0]);
  const back = await session.goBack(counting);
  assert.deepEqual(/** @type {Counting} */ (/** @type {unknown} */ (back.kit)).state, before);
});
