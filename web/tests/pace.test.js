import { test } from "node:test";
import assert from "node:assert/strict";
import { PacedClock } from "../pace.js";

/**
 * Runs the current tick, as the run loop does.
 * @param {PacedClock} clock @param {number} now
 */
const run = (clock, now) => (clock.tick = clock.target(now, Infinity).target);

test("at the normal pace it is a clock like any other", () => {
  const clock = new PacedClock(1000);
  clock.nextDueTick = 1;
  assert.equal(run(clock, 1000), 1);
  assert.equal(clock.begin(3), 1000 + 2 / 0.12);
  assert.equal(run(clock, 1010), 2);
});

test("a slow clock needs longer for a tick, and changing the pace skips none", () => {
  const clock = new PacedClock(0);
  clock.setPace(0.1, 100);
  // 12 ticks are over; the next ones take ten times as long.
  assert.ok(Math.abs(clock.ticks(100) - 12) < 1e-9);
  assert.ok(Math.abs(clock.ticks(200) - 13.2) < 1e-9);
  assert.ok(Math.abs(clock.begin(14) - (100 + 10 * 100 / 12)) < 1e-9);
  clock.setPace(1, 200);
  assert.ok(Math.abs(clock.ticks(300) - 25.2) < 1e-9);
});

test("a paused clock can be stepped by single ticks", () => {
  const clock = new PacedClock(0);
  clock.tick = 12;
  clock.stop(100);
  assert.ok(Math.abs(clock.ticks(500) - 12) < 1e-9);
  clock.forward(1, 500);
  assert.ok(Math.abs(clock.ticks(700) - 13) < 1e-9);
  clock.resume(1000);
  assert.ok(Math.abs(clock.ticks(1100) - 25) < 1e-9);
});
