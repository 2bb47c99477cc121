// The app's time: ticks of 1/120 s, which stop while the page is hidden and never jump.

export const TICKS_PER_MILLISECOND = 0.12;

/** A late frame runs at most this many ticks, so the game slows down but never jumps. */
const MOST_TICKS_PER_FRAME = 4;

export class Clock {
  /** The time of tick 0, in the page's milliseconds; moves later when time is skipped. */
  #origin;
  /** @type {number | undefined} */
  #stoppedAt;

  /** @param {number} now */
  constructor(now) {
    this.#origin = now;
    /** The last tick that ran. */
    this.tick = 0;
    /** The next tick in which something is due; −1 if there is none. */
    this.nextDueTick = 0;
  }

  /**
   * The time in ticks.
   * @param {number} now in the page's milliseconds
   */
  ticks(now) {
    return ((this.#stoppedAt ?? now) - this.#origin) * TICKS_PER_MILLISECOND;
  }

  /**
   * The time at which tick `tick` begins, in the page's milliseconds.
   * @param {number} tick
   */
  begin(tick) {
    return this.#origin + (tick - 1) / TICKS_PER_MILLISECOND;
  }

  /**
   * The tick under way `now`, up to which the frame runs, and its elapsed fraction (0 … 1). Ticks in which nothing is
   * due cost nothing, so they do not count as late.
   * @param {number} now in the page's milliseconds
   * @param {number} firstInput the tick of the first waiting input; Infinity if none is waiting
   */
  target(now, firstInput) {
    const ticks = this.ticks(now);
    let target = Math.floor(ticks) + 1;
    const firstEvent = Math.min(firstInput, this.nextDueTick < 0 ? Infinity : this.nextDueTick);
    const most = Math.max(this.tick, firstEvent - 1) + MOST_TICKS_PER_FRAME;
    if (target > most) {
      this.#origin += (target - most) / TICKS_PER_MILLISECOND;
      target = most;
    }
    return { target: Math.max(target, this.tick), fraction: ticks - Math.floor(ticks) };
  }

  /**
   * Continues from `tick`, as if that had just run.
   * @param {number} tick
   * @param {number} now
   */
  leap(tick, now) {
    this.tick = tick;
    this.nextDueTick = 0;
    this.#stoppedAt = undefined;
    this.#origin = now - tick / TICKS_PER_MILLISECOND;
  }

  /** @param {number} now */
  stop(now) {
    this.#stoppedAt ??= now;
  }

  /** @param {number} now */
  resume(now) {
    if (this.#stoppedAt === undefined) return;
    this.#origin += now - this.#stoppedAt;
    this.#stoppedAt = undefined;
  }
}
