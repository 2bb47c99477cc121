// Random histories of a page, from seeds: a main thread that stalls, many inputs in one task, pages that are hidden and frozen,
// parts of the program that arrive late. The app receives every input once, in order, and the session keeps what the app
// received.

import { test } from "node:test";
import assert from "node:assert/strict";
import { InputWriter } from "../inputs.js";
import { Loop } from "../loop.js";
import { MissingPart } from "../parts.js";
import { Session } from "../session.js";
import { randoms } from "./randoms.js";

/** @typedef {import("../kit.js").Kit} Kit */
/** @typedef {import("../kit.js").Frame} Frame */

const INPUTS = [
  { number: 1, name: "start", fields: [{ name: "seed", type: "int32" }] },
  { number: 2, name: "advance", fields: [{ name: "tick", type: "int32" }] },
  { number: 3, name: "press", fields: [{ name: "count", type: "int32" }, { name: "word", type: "text" }] },
];

/** Lets everything run that waits only for its turn. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await undefined;
}

/** A page whose clock, frames and timers go as the test says. */
class Stage {
  now = 0;
  /** @type {Map<number, (time: number) => void>} */
  frames = new Map();
  /** @type {Map<number, { at: number, call: () => void }>} */
  timers = new Map();
  /** @type {(() => void)[]} */
  coming = [];
  /**
   * The bytes that the app has received.
   * @type {number[]}
   */
  received = [];
  /** @type {number[]} */
  presses = [];
  tick = 0;
  sent = 0;
  session = new Session();
  #number = 0;

  /** @param {(below: number) => number} random */
  constructor(random) {
    this.random = random;
    Object.assign(globalThis, {
      requestAnimationFrame: (/** @type {(time: number) => void} */ call) => (this.frames.set(++this.#number, call), this.#number),
      cancelAnimationFrame: (/** @type {number} */ number) => void this.frames.delete(number),
      setTimeout: (/** @type {() => void} */ call, delay = 0) =>
        (this.timers.set(++this.#number, { at: this.now + delay, call }), this.#number),
      clearTimeout: (/** @type {number} */ number) => void this.timers.delete(number),
    });
    performance.now = () => this.now;
    const kit = /** @type {Kit} */ (/** @type {unknown} */ ({ writer: new InputWriter(INPUTS), run: this.run }));
    this.loop = new Loop(kit, () => {}, (error) => { throw error; }, this.session,
      () => new Promise((resolve) => this.coming.push(() => resolve(undefined))));
  }

  run = (/** @type {Uint8Array} */ bytes) => {
    if (this.random(40) === 0) throw new MissingPart("pong");
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let place = 0; place < bytes.length;) {
      const kind = view.getUint8(place);
      const value = view.getInt32(place + 1, true);
      place += 5;
      if (kind === 2) {
        assert.ok(value > this.tick, `tick ${value} after ${this.tick}`);
        this.tick = value;
      } else if (kind === 3) {
        this.presses.push(value);
        place += 4 + view.getInt32(place, true);
      }
    }
    this.received.push(...bytes);
    const needsFrame = this.random(3) > 0;
    const nextDueTick = needsFrame ? this.tick + 1 : this.random(3) ? this.tick + 1 + this.random(300) : -1;
    return /** @type {Frame} */ (/** @type {unknown} */ ({ needsFrame, nextDueTick, tick: this.tick }));
  };

  /** A person does something; the page learns of it up to a frame later. */
  press() {
    this.loop.send("press", { count: this.sent++, word: "é→🎱".repeat(this.random(4)) }, this.now - this.random(20));
  }

  /** What a browser does by itself as time passes. */
  pass(milliseconds = 16) {
    this.now += milliseconds;
    const frames = [...this.frames.values()];
    assert.ok(frames.length <= 1, `${frames.length} frames are asked for`);
    this.frames.clear();
    for (const call of frames) call(this.now);
    for (const [number, { at, call }] of this.timers) {
      if (at <= this.now && this.timers.delete(number)) call();
    }
  }

  /** Parts of the program for which the app waits arrive. */
  async bring() {
    for (const come of this.coming.splice(0)) come();
    await settled();
  }
}

for (let seed = 0; seed < 40; seed++) {
  test(`the page of seed ${seed} tells its app everything once, in order`, async () => {
    const kept = { setTimeout, clearTimeout, now: performance.now };
    try {
      const random = randoms(seed);
      const stage = new Stage(random);
      stage.loop.send("start", { seed });
      for (let step = 0; step < 300; step++) {
        switch (random(12)) {
          case 0: stage.loop.pause(); break;
          case 1: stage.now += random(4) ? 0 : 86_400_000; stage.loop.resume(); break;
          case 2: stage.pass(400 + random(3000)); break;
          case 3: for (let count = random(20) ? random(30) : 1000; count > 0; count--) stage.press(); break;
          case 4: await stage.bring(); break;
          case 5: if (random(4) === 0) stage.loop.release(); break;
          case 6: case 7: stage.press(); break;
          default: stage.pass(random(20));
        }
        if (random(2)) await settled();
      }
      stage.loop.release();
      stage.loop.resume();
      stage.press();
      for (let frame = 0; frame < 200; frame++) {
        await stage.bring();
        stage.pass();
      }
      assert.deepEqual(stage.presses, Array.from({ length: stage.sent }, (_, count) => count));
      assert.deepEqual([...stage.session.inputs(0)], stage.received);
      assert.equal(stage.loop.tick, stage.tick);
    } finally {
      Object.assign(globalThis, { setTimeout: kept.setTimeout, clearTimeout: kept.clearTimeout });
      performance.now = kept.now;
    }
  });
}
