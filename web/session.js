// The session so far, as the app received it: a recording to send after a trap, and the way back to the moment before it.

import { InputWriter } from "./inputs.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Kit} Kit */

/** Apart by this many ticks are the places at which a session can be cut into parts. */
const TICKS_PER_PART = 120;
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
  #length = 0;
  /**
   * The widths that the page measured.
   * @type {{ value: string, font: string, width: number }[]}
   */
  #widths = [];
  /**
   * Where the app received inputs, at most once in `TICKS_PER_PART`.
   * @type {{ tick: number, length: number }[]}
   */
  #cuts = [];
  /** The moment before the last inputs. */
  #before = { tick: 0, length: 0 };
  /** Whether all inputs are kept. */
  isWhole = true;
  isReplaying = false;

  /** The tick before the last inputs: the last one that is known to be good. */
  get goodTick() {
    return this.#before.tick;
  }

  /**
   * Keeps inputs; to be called before the app receives them.
   * @param {Uint8Array} bytes
   * @param {number} tick the last tick that ran before
   */
  keep(bytes, tick) {
    if (!this.isWhole) return;
    this.#before = { tick, length: this.#length };
    const last = this.#cuts.at(-1);
    if (!last || tick >= last.tick + TICKS_PER_PART) this.#cuts.push(this.#before);
    const length = this.#length + bytes.length;
    if (length > MOST_BYTES) {
      this.isWhole = false;
      this.#bytes = new Uint8Array(0);
      this.#cuts = [];
      return;
    }
    if (length > this.#bytes.length) {
      const more = new Uint8Array(length * 2);
      more.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = more;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = length;
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
   * Goes back to the moment before the last inputs, in a fresh app: it receives all that came before. Throws where that
   * takes longer than `LONGEST_REPLAY`, and whatever the app throws.
   * @param {Kit} kit
   */
  async replay(kit) {
    const { tick, length } = this.#before;
    const ends = [...this.#cuts.map((cut) => cut.length).filter((end) => end > 0 && end < length), length];
    const begin = performance.now();
    let rest = begin;
    let start = 0;
    this.isReplaying = true;
    try {
      for (const end of ends) {
        if (end > start) kit.receive(this.#bytes.subarray(start, end));
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
    // From here on the session is another one.
    this.#length = length;
    this.#cuts = this.#cuts.filter((cut) => cut.length < length);
    return tick;
  }
}
