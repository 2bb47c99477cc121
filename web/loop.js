// The run loop: inputs in, ticks, one frame out; asleep while nothing moves.

import { Clock } from "./clock.js";
import { FIRST_TICKS, MissingPart } from "./parts.js";
import { LONGEST_REPLAY } from "./session.js";

/** @typedef {import("./kit.js").App} App */
/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {import("./inputs.js").Fields} Fields */
/** @typedef {import("./session.js").Session} Session */

/** The inputs that an app receives before the second part of the program is loaded. A person's inputs wait. */
const EARLY = new Set(["start", "pictures", "calendar", "preferences", "resize", "visibility"]);
/**
 * The inputs that describe the state of the page. An app that continues after a trap receives the latest of each again.
 */
const LASTING = new Set(["preferences", "resize"]);
/** The inputs of a person. From the first of these on, the session is worth storing. */
const ACTS = new Set(["pointer", "wheel", "key", "text", "assistive", "gamepad"]);
/** A trap within this many ticks after the app continued counts as the same one. */
const SAME_TRAP_TICKS = 600;

/** @template {App} [Kit=import("./kit.js").Kit] */
export class Loop {
  #kit;
  #clock;
  /** @type {{ kind: string, fields: Fields, ticks: number }[]} */
  #waiting = [];
  /** @type {number | undefined} */
  #frameRequest;
  /** @type {number | undefined} */
  #wake;
  #isFlushQueued = false;
  #hasBegun = false;
  #isStopped = false;
  /** Whether the first part has run all the ticks for which it is built. Then the clock stands still, and inputs wait. */
  #awaitsRest = false;
  /**
   * Pending while the loop waits for a part whose function was called. Meanwhile the clock stands still, and inputs wait.
   * @type {Promise<void> | undefined}
   */
  awaited;
  /**
   * The bytes of inputs that the app could not receive yet, because they need a part that is missing.
   * @type {{ bytes: Uint8Array, fraction: number } | undefined}
   */
  #unanswered;
  /** Whether an exception ended the loop. It never runs again, and all inputs are dropped. */
  hasFailed = false;
  /** Whether time stands still until this is false and `resume` is called, whatever else resumes the clock. */
  isHeld = false;
  /**
   * The inputs that wait for the second part of the program; undefined once that is loaded.
   * @type {[kind: string, fields: Fields][] | undefined}
   */
  #held = [];
  /**
   * The latest of each of the `LASTING` inputs.
   * @type {Map<string, Fields>}
   */
  #lasting = new Map();
  /** Whether a person has done anything. */
  hasActed = false;
  /** The tick from which the app last continued. */
  #wentOnAt = -Infinity;
  /**
   * The frame that was requested from an app elsewhere; until it arrives, inputs wait.
   * @type {Promise<Frame> | undefined}
   */
  #asked;

  /**
   * @param {Kit} kit
   * @param {(frame: Frame) => void} show applies a frame to the page
   * @param {(error: unknown) => void} fail is called with the exception that ended the loop
   * @param {Session} [session] keeps the inputs
   * @param {(kit: Kit, part: string) => Promise<void>} [bring] loads a missing part
   */
  constructor(kit, show, fail, session, bring, clock = new Clock(performance.now())) {
    this.#clock = clock;
    this.bring = bring;
    this.#kit = kit;
    this.show = show;
    this.fail = fail;
    this.session = session;
    /** The cost of the frames so far, for `window.carom`. */
    this.statistics = { frames: 0, requests: 0, ticks: 0, appMilliseconds: 0, pageMilliseconds: 0 };
  }

  /** The app that runs at the moment. */
  get kit() {
    return this.#kit;
  }

  get tick() {
    return this.#clock.tick;
  }

  get isAsleep() {
    return this.#frameRequest === undefined && !this.#unanswered;
  }

  /** Whether a frame that was requested from an app elsewhere has not arrived yet. */
  get isWaiting() {
    return this.#asked !== undefined;
  }

  /**
   * Sends an input with the time at which it happened. If the loop is idle, the app receives it in the same task, so
   * that it can still do what browsers allow only in a gesture.
   * @param {string} kind
   * @param {Fields} fields
   * @param {number} time in the page's milliseconds, like an event's `timeStamp`
   */
  send(kind, fields, time = performance.now()) {
    if (LASTING.has(kind)) this.#lasting.set(kind, fields);
    // Another one follows soon; otherwise they would pile up.
    if (this.hasFailed || this.isHeld && kind === "motion") return;
    this.hasActed ||= ACTS.has(kind);
    if (this.#held && !EARLY.has(kind)) return void this.#held.push([kind, fields]);
    // The first inputs share one time, that of the first tick, however long the page takes to collect them. Otherwise
    // an app could appear before it knows that the person prefers reduced motion, and time pass before the session
    // begins.
    const ticks = this.#hasBegun ? this.#clock.ticks(time) : 0;
    this.#waiting.push({ kind, fields, ticks });
    if (this.#frameRequest === undefined && !this.#isFlushQueued && !this.#isStopped) {
      this.#isFlushQueued = true;
      queueMicrotask(() => {
        this.#isFlushQueued = false;
        this.step(performance.now());
      });
    }
  }

  /** Continues with the whole program, and sends the inputs that waited for it. */
  release() {
    const held = this.#held ?? [];
    this.#held = undefined;
    const hasWaited = this.#awaitsRest;
    this.#awaitsRest = false;
    if (hasWaited) this.#resumeClock();
    for (const [kind, fields] of held) this.send(kind, fields);
    if (hasWaited) this.step(performance.now());
  }

  /**
   * Stops the clock, for example because the page is hidden; inputs wait.
   * @param {boolean} [atOnce] without a frame of what is due
   */
  pause(atOnce) {
    if (this.#isStopped) return;
    if (!atOnce) this.step(performance.now());
    this.#isStopped = true;
    this.#clock.stop(performance.now());
    this.#cancelRequests();
  }

  /** Restarts the clock where `pause` stopped it. */
  resume() {
    if (!this.#isStopped || this.isHeld) return;
    this.#isStopped = false;
    this.#resumeClock();
    this.step(performance.now());
  }

  #resumeClock() {
    if (!this.#isStopped && !this.#awaitsRest && !this.awaited) this.#clock.resume(performance.now());
  }

  /** Whether the app has continued after a failure. */
  get hasGoneOn() {
    return this.#wentOnAt > 0;
  }

  /**
   * Whether the app can continue from the moment before it failed: the session is complete, and continuing has not just
   * been tried.
   */
  get canGoOn() {
    const { session } = this;
    return session !== undefined && session.canGoBack && this.#held === undefined
      && session.goodTick > 0 && session.goodTick - this.#wentOnAt > SAME_TRAP_TICKS
      && session.wayBack(this.statistics.appMilliseconds) < LONGEST_REPLAY;
  }

  /**
   * Continues an app that has arrived at `tick`, in this page or in an earlier one. The app is told that the page was
   * hidden, so that touches and keys are released and a game pauses.
   * @param {Kit} kit
   * @param {number} tick
   * @param {boolean} [stands] whether time stands still there, and the app is told nothing
   */
  goOn(kit, tick, stands) {
    this.#kit = kit;
    // What a person did while an app elsewhere did not answer was meant for the moment that is now discarded.
    const isGivenUp = this.#asked !== undefined;
    this.#unanswered = undefined;
    this.awaited = undefined;
    this.#asked = undefined;
    this.#wentOnAt = tick;
    this.#clock.leap(tick, performance.now());
    this.#isStopped = false;
    this.hasFailed = false;
    if (stands) return this.pause(true);
    const waiting = this.#waiting.filter(({ kind }) => !LASTING.has(kind) && !(isGivenUp && ACTS.has(kind)));
    this.#waiting = [];
    for (const [kind, fields] of this.#lasting) this.send(kind, { ...fields });
    for (const isHere of [false, true]) this.send("visibility", { isVisible: isHere, isFocused: isHere });
    // Inputs that arrived meanwhile follow once the earlier touches are cancelled: a lifted finger would otherwise end one of them.
    this.#waiting.push(...waiting);
    this.step(performance.now());
  }

  /**
   * Runs the ticks that are due, and shows the changes.
   * @param {number} now
   */
  step(now) {
    if (!this.#isStopped && !this.hasFailed && !this.#awaitsRest && !this.awaited && !this.#asked) this.#step(now);
  }

  /** @param {number} now */
  #step(now) {
    this.#cancelRequests();
    try {
      const begin = performance.now();
      const frame = this.#unanswered ? this.#answer() : this.#run(now);
      if (!(frame instanceof Promise)) return this.#finish(frame, begin, now);
      this.#asked = frame;
      frame.then((come) => {
        // The app may have run on without it.
        if (this.#asked !== frame) return;
        this.#asked = undefined;
        this.#finish(come, begin, now);
      }).catch((error) => this.#end(error));
    } catch (error) {
      if (error instanceof MissingPart && this.bring) this.awaited = this.#awaitPart(error.part, this.bring);
      else this.#end(error);
    }
  }

  /** @param {Frame} frame @param {number} begin when it was requested from the app @param {number} now */
  #finish(frame, begin, now) {
    const middle = performance.now();
    this.show(frame);
    const statistics = this.statistics;
    statistics.frames += 1;
    statistics.appMilliseconds += middle - begin;
    statistics.pageMilliseconds += performance.now() - middle;
    this.#sleepUntilNeeded(frame, now);
  }

  /** @param {unknown} error */
  #end(error) {
    this.hasFailed = true;
    this.#waiting.length = 0;
    this.fail(error);
  }

  /** @param {number} now */
  #run(now) {
    const clock = this.#clock;
    const writer = this.#kit.writer;
    this.#hasBegun = true;
    const before = clock.tick;
    const firstInput = this.#waiting.length ? Math.floor(this.#waiting[0].ticks) + 1 : Infinity;
    const { target: wanted, fraction } = clock.target(now, firstInput);
    const target = this.#held ? Math.max(clock.tick, Math.min(wanted, FIRST_TICKS)) : wanted;
    if (target < wanted) {
      this.#awaitsRest = true;
      clock.stop(now);
    }
    for (const { kind, fields, ticks } of this.#waiting) {
      // An input belongs to the tick that follows the last `advance` before it.
      const last = Math.max(clock.tick, Math.min(Math.floor(ticks), target - 1));
      if (last > clock.tick) writer.put("advance", { tick: (clock.tick = last) });
      if (kind === "pointer") fields.offset = Math.max(0, Math.min(255, Math.floor((ticks - last) * 256)));
      writer.put(kind, fields);
    }
    this.#waiting.length = 0;
    if (target > clock.tick) writer.put("advance", { tick: (clock.tick = target) });
    this.statistics.ticks += clock.tick - before;
    const bytes = writer.take();
    this.session?.keep(bytes, before);
    this.#unanswered = { bytes, fraction };
    return this.#answer();
  }

  #answer() {
    const { bytes, fraction } = /** @type {{ bytes: Uint8Array, fraction: number }} */ (this.#unanswered);
    const frame = this.#kit.run(bytes, fraction);
    this.#unanswered = undefined;
    return frame;
  }

  /**
   * Time stands still until a part of the program is loaded; then the app receives the inputs that need it.
   * @param {string} part
   * @param {(kit: Kit, part: string) => Promise<void>} bring
   */
  async #awaitPart(part, bring) {
    const { bytes, fraction } = /** @type {{ bytes: Uint8Array, fraction: number }} */ (this.#unanswered);
    // A copy, because the writer overwrites its bytes.
    this.#unanswered = { bytes: bytes.slice(), fraction };
    this.#clock.stop(performance.now());
    const kit = this.#kit;
    try {
      await bring(kit, part);
    } catch (error) {
      // It will never arrive, so nothing may keep waiting for it.
      this.awaited = undefined;
      return this.#end(error);
    }
    if (kit !== this.#kit || this.hasFailed) return;
    this.awaited = undefined;
    this.#resumeClock();
    // This also applies if the page has been hidden meanwhile: the inputs are earlier than that, and count as received.
    this.#step(performance.now());
  }

  /** @param {Frame} frame @param {number} now */
  #sleepUntilNeeded(frame, now) {
    this.#clock.nextDueTick = frame.nextDueTick;
    if (this.#awaitsRest || this.#isStopped) return;
    if (frame.needsFrame || this.#waiting.length) {
      this.statistics.requests += 1;
      this.#frameRequest = requestAnimationFrame((time) => {
        this.#frameRequest = undefined;
        this.step(time);
      });
    } else if (frame.nextDueTick >= 0) {
      const delay = this.#clock.begin(frame.nextDueTick) - now;
      this.#wake = setTimeout(() => this.step(performance.now()), Math.max(0, Math.min(delay, 0x7fffffff)));
    }
  }

  #cancelRequests() {
    if (this.#frameRequest !== undefined) cancelAnimationFrame(this.#frameRequest);
    clearTimeout(this.#wake);
    this.#frameRequest = undefined;
  }
}
