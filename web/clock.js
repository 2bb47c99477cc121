// Time as the app counts it: ticks of 1/120 s, which stand still while the page is hidden and never leap.

export const TICKS_PER_MILLISECOND = 0.12;

/** A late frame runs at most this many ticks: the game slows down, it never jumps. */
const MOST_TICKS_PER_FRAME = 4;

export class Clock {
  /** When tick 0 was, in milliseconds of the page; moved on when time is left out. */
  #origin;
  /** @type {number | undefined} */
  #stoppedAt;

  /** @param {number} now */
  constructor(now) {
    this.#origin = now;
    /** The last tick that ran. */
    this.tick = 0;
    /** The tick in which something is due next; −1 where nothing is. */
    this.nextDueTick = 0;
  }

  /**
   * The time in ticks.
   * @param {number} now in milliseconds of the page
   */
  ticks(now) {
    return ((this.#stoppedAt ?? now) - this.#origin) * TICKS_PER_MILLISECOND;
  }

  /**
   * When, in milliseconds of the page, tick `tick` begins.
   * @param {number} tick
   */
  begin(tick) {
    return this.#origin + (tick - 1) / TICKS_PER_MILLISECOND;
  }

  /**
   * The tick under way `now`, which the frame runs up to, and how far it has come (0 … 1). Ticks in which nothing is
   * due cost nothing and are no leap.
   * @param {number} now in milliseconds of the page
   * @param {number} firstInput the tick of the first waiting input; Infinity where none waits
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
