// The session so far, as the app received it: a recording to send after a trap, and the way back to any moment of it.

import { Checkpoints } from "./checkpoints.js";
import { InputWriter } from "./inputs.js";
import { upTo } from "./reading.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./checkpoints.js").State} State */
/** @typedef {{ tick: number, place: number }} Moment */

/** Apart by this many ticks are the places at which a session can be cut into parts. */
const TICKS_PER_PART = 120;
/** Apart by this many ticks are checkpoints: ten seconds. */
export const TICKS_PER_CHECKPOINT = 1200;
/** More than this many bytes are not kept: some hours of a game that is played without a pause. */
const MOST_BYTES = 1 << 25;
/** A way back takes no longer than this, in milliseconds. */
export const LONGEST_REPLAY = 10_000;
/** The page stays alive meanwhile: a part of the work takes about this long, in milliseconds. */
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
   * The widths that the page measured.
   * @type {{ value: string, font: string, width: number }[]}
   */
  #widths = [];
  /**
   * Where the app received inputs, at most once in `TICKS_PER_PART`.
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
  /** Is called after inputs came. */
  changed = () => {};

  /** The tick before the last inputs: the last one that is known to be good. */
  get goodTick() {
    return this.#before.tick;
  }

  /** How many bytes of inputs the app has received. */
  get place() {
    return this.#begin + this.#length;
  }

  /** Whether there is a way back to every moment that is kept. */
  get canGoBack() {
    return this.isWhole || this.checkpoints.latest !== undefined;
  }

  /**
   * Goes on with the session of an earlier page.
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
   * Keeps inputs; to be called before the app receives them.
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

  /** Forgets the inputs before the last checkpoint, or all. */
  #trim() {
    const begin = this.checkpoints.latest?.place ?? this.place;
    this.#bytes = this.#bytes.slice(begin - this.#begin);
    this.#length -= begin - this.#begin;
    this.#begin = begin;
    this.#cuts = this.#cuts.filter((cut) => cut.place >= begin);
    this.isWhole = false;
  }

  /**
   * The inputs from a place on.
   * @param {number} place
   * @param {number} [end]
   */
  inputs(place, end = this.place) {
    return this.#bytes.slice(Math.max(0, place - this.#begin), end - this.#begin);
  }

  /**
   * Keeps the width of a text, so that a replay needs no page with the same fonts.
   * @param {string} value
   * @param {string} font
   * @param {number} width
   */
  measured(value, font, width) {
    if (!this.isReplaying) this.#widths.push({ value, font, width });
  }

  /**
   * Keeps the program's memory as it is, between two calls into the program.
   * @param {Kit} kit
   * @param {number} tick the last tick that ran
   * @param {number} cost how long the app has computed so far, in milliseconds
   */
  checkpoint(kit, tick, cost) {
    this.#costBefore = cost;
    return this.checkpoints.take(kit.program.memory, tick, this.place);
  }

  /**
   * How long the way back to now takes, in milliseconds.
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
   * Goes back to the moment before the last inputs, in a fresh app, which `load` makes of a state, or of nothing. From then on
   * the session is another one. Throws where that takes longer than `LONGEST_REPLAY`, and whatever the app throws.
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
   * A fresh app that has come to a tick of this session, which goes on as it was.
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

  /** @param {(state: State | undefined) => Promise<Kit>} load @param {number} place how much a fresh app is to receive */
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
        if (now - begin > LONGEST_REPLAY) throw new Error("the session is too long to go through it again");
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
