// The session so far, as the app received it: for a recording after a trap, and for going back to any moment.

import { Checkpoints } from "./checkpoints.js";
import { InputWriter } from "./inputs.js";
import { upTo } from "./reading.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./checkpoints.js").State} State */
/** @typedef {{ tick: number, place: number }} Moment */

/** A session can be cut at intervals of so many ticks. */
const TICKS_PER_PART = 120;
/** The ticks between two checkpoints: five seconds. A page that comes back repeats at most so many, with a program that is still slow. */
export const TICKS_PER_CHECKPOINT = 600;
/** The most bytes of inputs that are kept: a few hours of a game played without a pause. */
const MOST_BYTES = 1 << 25;
/** The longest replay that is attempted, in milliseconds. */
export const LONGEST_REPLAY = 10_000;
/** A replay runs in slices of about this length, in milliseconds, so that the page stays responsive. */
const SLICE = 50;
/** `RecordingFile.openSession`, and the version of the format. */
const LETTERS = [..."COPN"].map((letter) => letter.charCodeAt(0));
const FILE_VERSION = 1;

export class Session {
  #bytes = new Uint8Array(1 << 14);
  /** How many bytes of inputs came before the first one that is kept. */
  #begin = 0;
  #length = 0;
  /**
   * The text widths that the page measured.
   * @type {{ value: string, font: string, width: number }[]}
   */
  #widths = [];
  /**
   * The moments at which the session can be cut, at most one in `TICKS_PER_PART`.
   * @type {Moment[]}
   */
  #cuts = [];
  /** The moment before the last inputs. @type {Moment} */
  #before = { tick: 0, place: 0 };
  checkpoints = new Checkpoints();
  /** How long the app had computed at the last checkpoint, in milliseconds. */
  #costBefore = 0;
  /** Whether all inputs are kept, from the first on. */
  isWhole = true;
  isReplaying = false;
  /** Called after inputs arrived. */
  changed = () => {};

  /** The tick before the last inputs, which is the last one known to be good. */
  get goodTick() {
    return this.#before.tick;
  }

  /** How many bytes of inputs the app has received. */
  get place() {
    return this.#begin + this.#length;
  }

  /** Whether every stored moment can be reached. */
  get canGoBack() {
    return this.isWhole || this.checkpoints.latest !== undefined;
  }

  /**
   * Continues the session of an earlier page.
   * @param {Moment & { state: State }} checkpoint
   * @param {Uint8Array} bytes the inputs since
   * @param {number} tick the last of their ticks
   */
  begin(checkpoint, bytes, tick) {
    this.checkpoints.begin(checkpoint.tick, checkpoint.place, checkpoint.state);
    this.#begin = checkpoint.place;
    this.isWhole = false;
    this.keep(bytes, checkpoint.tick);
    this.#before = { tick, place: this.place };
  }

  /**
   * Stores inputs; call it before the app receives them.
   * @param {Uint8Array} bytes
   * @param {number} tick the last tick that ran before
   */
  keep(bytes, tick) {
    if (!this.canGoBack) return;
    this.#before = { tick, place: this.place };
    const last = this.#cuts.at(-1);
    if (!last || tick >= last.tick + TICKS_PER_PART) this.#cuts.push(this.#before);
    if (this.#length + bytes.length > MOST_BYTES) this.#trim();
    const length = this.#length + bytes.length;
    if (length > this.#bytes.length) {
      const more = new Uint8Array(length * 2);
      more.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = more;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = length;
    this.changed();
  }

  /** Drops the inputs before the last checkpoint, or all of them. */
  #trim() {
    const begin = this.checkpoints.latest?.place ?? this.place;
    this.#bytes = this.#bytes.slice(begin - this.#begin);
    this.#length -= begin - this.#begin;
    this.#begin = begin;
    this.#cuts = this.#cuts.filter((cut) => cut.place >= begin);
    this.isWhole = false;
  }

  /**
   * The inputs from a position on.
   * @param {number} place
   * @param {number} [end]
   */
  inputs(place, end = this.place) {
    return this.#bytes.slice(Math.max(0, place - this.#begin), end - this.#begin);
  }

  /**
   * Stores the width of a text, so that a replay needs no page with the same fonts.
   * @param {string} value
   * @param {string} font
   * @param {number} width
   */
  measured(value, font, width) {
    if (!this.isReplaying) this.#widths.push({ value, font, width });
  }

  /**
   * Stores a checkpoint of the program's memory; call it between two calls into the program.
   * @param {Kit} kit
   * @param {number} tick the last tick that ran
   * @param {number} cost how long the app has computed so far, in milliseconds
   */
  checkpoint(kit, tick, cost) {
    this.#costBefore = cost;
    return this.checkpoints.take(kit.program.memory, tick, this.place);
  }

  /**
   * How long it would take to replay up to now, in milliseconds.
   * @param {number} cost how long the app has computed so far
   */
  wayBack(cost) {
    return cost - this.#costBefore;
  }

  /**
   * The recording of everything so far, in the format of an open session; see RecordingFormat.md.
   * @param {string} app
   * @param {Entry[]} inputs the table of inputs
   */
  recording(app, inputs) {
    const name = new TextEncoder().encode(app);
    const head = new Uint8Array(LETTERS.length + 1 + 4 + name.length + 4);
    head.set(LETTERS);
    head[LETTERS.length] = FILE_VERSION;
    // The rules' version stays 0: a page does not know it.
    new DataView(head.buffer).setInt32(LETTERS.length + 1, name.length, true);
    head.set(name, LETTERS.length + 5);
    const writer = new InputWriter(inputs);
    for (const width of this.#widths) writer.put("measured", width);
    const parts = [head, this.#bytes.slice(0, this.#length), writer.take().slice()];
    return new Blob(parts, { type: "application/octet-stream" });
  }

  /**
   * Goes back to the moment before the last inputs, in a fresh app, which `load` creates from a state, or from nothing.
   * From then on it is a different session. Throws if that takes longer than `LONGEST_REPLAY`, and rethrows what the
   * app throws.
   * @param {(state: State | undefined) => Promise<Kit>} load
   */
  async goBack(load) {
    const { tick, place } = this.#before;
    const kit = await this.#lead(load, place);
    this.#length = place - this.#begin;
    this.#cuts = this.#cuts.filter((cut) => cut.place < place);
    return { kit, tick };
  }

  /**
   * A fresh app that has been brought to a tick of this session. The session itself is not changed.
   * @param {number} tick the last tick that has run
   * @param {(state: State | undefined) => Promise<Kit>} load
   */
  async goTo(tick, load) {
    const next = this.#cuts.findIndex((cut) => cut.tick > tick);
    const start = next < 0 ? this.#cuts.at(-1) : this.#cuts[next - 1];
    const from = start?.place ?? this.#begin;
    const kit = await this.#lead(load, from);
    const inputs = this.inputs(from, next < 0 ? this.place : this.#cuts[next].place);
    kit.receive(upTo(tick, inputs, kit.tables.inputs, start?.tick ?? 0));
    return kit;
  }

  /**
   * @param {(state: State | undefined) => Promise<Kit>} load
   * @param {number} place the number of bytes of inputs that the fresh app receives
   */
  async #lead(load, place) {
    const checkpoint = this.checkpoints.before(place);
    const kit = await load(checkpoint?.state);
    const ends = [...this.#cuts.map((cut) => cut.place), place];
    const begin = performance.now();
    let rest = begin;
    let start = checkpoint?.place ?? 0;
    this.isReplaying = true;
    try {
      for (const end of ends) {
        if (end <= start || end > place) continue;
        kit.receive(this.inputs(start, end));
        start = end;
        const now = performance.now();
        if (now - begin > LONGEST_REPLAY) throw new Error("the session is too long to be replayed");
        if (now - rest < SLICE) continue;
        await new Promise((resolve) => setTimeout(resolve));
        rest = performance.now();
      }
    } finally {
      this.isReplaying = false;
    }
    return kit;
  }
}
