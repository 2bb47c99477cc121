// The clock for inspecting an app: it can run slower than real time, and tick by tick. Only `carom dev` has it.

import { Clock, TICKS_PER_MILLISECOND } from "./clock.js";

export class PacedClock extends Clock {
  /** The app's own time is `since` milliseconds at the time `at`, and continues from there at `pace`. */
  #at;
  #since;
  #pace = 1;

  /** @param {number} now */
  constructor(now) {
    super(now);
    this.#at = this.#since = now;
  }

  /** How fast the app's time goes: 1 is real time. */
  get pace() {
    return this.#pace;
  }

  /**
   * Continues at another pace.
   * @param {number} pace more than 0
   * @param {number} now
   */
  setPace(pace, now) {
    this.#since = this.#time(now);
    this.#at = now;
    this.#pace = pace;
  }

  /**
   * Lets time jump while the clock is stopped.
   * @param {number} ticks
   * @param {number} now
   */
  forward(ticks, now) {
    super.resume(this.#time(now));
    this.#since += ticks / TICKS_PER_MILLISECOND;
    super.stop(this.#time(now));
  }

  /** @param {number} now */
  #time(now) {
    return this.#since + (now - this.#at) * this.#pace;
  }

  /** @override @param {number} now */
  ticks(now) {
    return super.ticks(this.#time(now));
  }

  /** @override @param {number} tick */
  begin(tick) {
    return this.#at + (super.begin(tick) - this.#since) / this.#pace;
  }

  /** @override @param {number} tick @param {number} now */
  leap(tick, now) {
    super.leap(tick, this.#time(now));
  }

  /** @override @param {number} now */
  stop(now) {
    super.stop(this.#time(now));
  }

  /** @override @param {number} now */
  resume(now) {
    super.resume(this.#time(now));
  }
}
