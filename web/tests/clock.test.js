import { test } from "node:test";
import assert from "node:assert/strict";
import { Clock } from "../clock.js";

test("a late frame slows the app down and never jumps", () => {
  const clock = new Clock(1000);
  clock.tick = 10;
  clock.nextDueTick = 11;
  // A second after tick 10 began: 4 ticks run, and the rest of that second is dropped.
  const late = clock.target(1000 + 9 / 0.12 + 1000, Infinity).target;
  clock.tick = late;
  clock.nextDueTick = late + 1;
  const next = clock.target(1000 + 9 / 0.12 + 1000 + 2 / 0.12 + 0.1, Infinity).target;
  assert.deepEqual([late, next], [14, 16]);
});

test("idle time passes at once", () => {
  const clock = new Clock(0);
  clock.tick = 10;
  clock.nextDueTick = -1;
  assert.equal(clock.target(60_000, Infinity).target, 7201);
  // Until the timer of tick 600 nothing is due; from there a frame runs four ticks at most.
  clock.nextDueTick = 600;
  assert.equal(clock.target(60_000, Infinity).target, 603);
});

test("time stands still while paused", () => {
  const clock = new Clock(0);
  clock.stop(500);
  clock.resume(90_500);
  assert.equal(Math.round(clock.ticks(91_000)), 120);
});
