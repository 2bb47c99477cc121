// The page's interface to the app in WebAssembly.

import { putBack } from "./checkpoints.js";
import { hostTables } from "./hosttables.js";
import { InputWriter } from "./inputs.js";
import { MissingPart, Parts, compiled, missingIn } from "./parts.js";
import { Words } from "./words.js";

/**
 * The result of one frame: words of layer commands, words of outputs, and the values that the clock needs.
 * @typedef {{ layers: Words, outputs: Words, needsFrame: boolean, tick: number, nextDueTick: number }} Frame
 */

/**
 * The program's functions; `Sources/CaromWebHost/Exports.swift` is the other side.
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   __wasm_call_ctors: () => void,
 *   __main_argc_argv?: (count: number, values: number) => number,
 *   main?: (count: number, values: number) => number,
 *   carom_start: (isRecording: number, hasFixedTextMetrics: number) => void,
 *   carom_input_buffer: (byteCount: number) => number,
 *   carom_receive: (byteCount: number) => void,
 *   carom_frame: (fraction: number) => number,
 *   carom_recording: () => number,
 *   carom_state_hash: () => bigint,
 *   carom_clock_hash: () => bigint,
 *   carom_show_again: () => void,
 *   "%stack"?: WebAssembly.Global,
 *   carom_run?: (byteCount: number) => number,
 *   carom_open_run?: (byteCount: number) => number,
 *   carom_run_to?: (tick: number, showsPhysics: number) => void,
 *   carom_run_state?: () => number,
 *   carom_reduced_run?: () => number,
 *   carom_run_ghost?: () => number,
 *   carom_take_picture?: () => void,
 *   carom_film_strip?: (byteCount: number) => number,
 *   carom_play_on?: () => void,
 * }} Program
 */

/**
 * Options for loading a program. It has `parts` before its first frame. With `state`, which must come from a program with all of its parts,
 * it continues from there instead of starting.
 * @typedef {{
 *   isRecording?: boolean, hasFixedTextMetrics?: boolean, parts?: string[], state?: Promise<State | undefined> | State,
 * }} Options
 */

/** @typedef {import("./checkpoints.js").State} State */

/**
 * An app, as the run loop sees it: one in this page, which answers at once (`Kit`), or one elsewhere (`Stream`).
 * @typedef {{
 *   writer: InputWriter, run: (bytes: Uint8Array, fraction: number) => Frame | Promise<Frame>,
 * }} App
 */

/**
 * Runs the program's `main`, which creates the app's delegate. For a class without `init()`, Swift makes one that traps without a message.
 * @param {Program} program @param {{ log: (line: string) => void }} page
 */
export function begin(program, page) {
  try {
    (program.__main_argc_argv ?? program.main)?.(0, 0);
  } catch (error) {
    page.log("The app's delegate could not be created. A class that is marked @main needs an init() without arguments.");
    throw error;
  }
}

/** The words before the commands and the outputs of a frame: how many there are, and what the clock needs to know. */
export const HEADER_WORDS = 5;
const utf8 = new TextDecoder();

export class Kit {
  /**
   * Loads the program, runs its constructors and its `main`.
   * @param {{ measure: (text: string, font: string) => number, log: (line: string) => void }} page
   * @param {Options} options
   */
  static async load(page, options) {
    /** @type {Program | undefined} */
    let program;
    /** @type {(start: number, length: number) => string} */
    const text = (start, length) =>
      program ? utf8.decode(new Uint8Array(program.memory.buffer, start >>> 0, length)) : "";
    const imports = {
      carom: {
        /** @param {number} start @param {number} length */
        log: (start, length) => page.log(text(start, length)),
        /** @param {number} start @param {number} length @param {number} font @param {number} fontLength */
        measure: (start, length, font, fontLength) => page.measure(text(start, length), text(font, fontLength)),
        // For apps that show how long something takes; the kit itself never calls it.
        now: () => performance.now(),
      },
    };
    const parts = new Parts(imports);
    const needed = options.parts ?? [];
    for (const part of needed) void parts.ask(part);
    const [module, state] = await Promise.all([compiled("app.wasm"), options.state]);
    const instance = await WebAssembly.instantiate(module, { ...imports, missing: missingIn(module) });
    program = /** @type {Program} */ (/** @type {unknown} */ (instance.exports));
    parts.begin(instance.exports);
    await Promise.all(needed.map((part) => parts.bring(part)));
    if (state) {
      putBack(state, program.memory);
    } else {
      program.__wasm_call_ctors();
      program.carom_start(options.isRecording ? 1 : 0, options.hasFixedTextMetrics ? 1 : 0);
      begin(program, page);
    }
    return new Kit(program, parts);
  }

  /** Where the program's stack begins. It is empty between calls. */
  #stack;
  /**
   * A copy of the memory from before the last frame, as long as parts are missing.
   * @type {Uint8Array | undefined}
   */
  #before;

  /** @param {Program} program @param {Parts} parts */
  constructor(program, parts = new Parts()) {
    this.program = program;
    this.parts = parts;
    this.#stack = program["%stack"]?.value;
    /** The tables of inputs, commands and outputs with their numbers. */
    this.tables = readTables(hostTables);
    this.writer = new InputWriter(this.tables.inputs);
    /** The version of the inputs' format. */
    this.formatVersion = this.tables.version[0].number;
  }

  /**
   * Sends inputs in and takes the frame that follows, as `frame` does. If that needs a part that is not loaded, it throws `MissingPart` and
   * the program is as it was before, so that the call can be repeated.
   * @param {Uint8Array} bytes
   * @param {number} fraction
   */
  run(bytes, fraction) {
    const before = this.parts.areWhole ? (this.#before = undefined) : this.#copied();
    try {
      this.receive(bytes);
      return this.frame(fraction);
    } catch (error) {
      if (before && error instanceof MissingPart) this.#goBack(before);
      throw error;
    }
  }

  /** A copy of the memory, which overwrites the previous frame's copy. */
  #copied() {
    const memory = new Uint8Array(this.program.memory.buffer);
    if (this.#before?.byteLength !== memory.byteLength) this.#before = new Uint8Array(memory.byteLength);
    this.#before.set(memory);
    return this.#before;
  }

  /** @param {Uint8Array} before what the memory was */
  #goBack(before) {
    const memory = new Uint8Array(this.program.memory.buffer);
    memory.set(before);
    memory.fill(0, before.byteLength);
    const stack = this.program["%stack"];
    if (stack) stack.value = this.#stack;
  }

  /**
   * Sends inputs in.
   * @param {Uint8Array} bytes
   */
  receive(bytes) {
    const address = this.program.carom_input_buffer(bytes.length) >>> 0;
    new Uint8Array(this.program.memory.buffer, address, bytes.length).set(bytes);
    this.program.carom_receive(bytes.length);
  }

  /**
   * Takes what changed, as seen `fraction` of a tick after the last one. Valid until the next call into the program.
   * @param {number} fraction
   * @returns {Frame}
   */
  frame(fraction) {
    const address = this.program.carom_frame(fraction) >>> 0;
    return frameAt(this.program.memory.buffer, address);
  }

  /** The inputs of the session so far, if it is recorded. */
  recording() {
    return this.#countedBytes(this.program.carom_recording()).slice();
  }

  /** A hash of the app's state; equal everywhere after equal inputs. */
  stateHash() {
    return BigInt.asUintN(64, this.program.carom_state_hash()).toString(16);
  }

  /** A hash of everything that moves, which is faster to compute. */
  clockHash() {
    return BigInt.asUintN(64, this.program.carom_clock_hash()).toString(16);
  }

  /**
   * A frame that describes everything visible and every lasting setting, for a new page.
   * @returns {Frame}
   */
  frameOfAll() {
    this.program.carom_show_again();
    return this.frame(0);
  }

  /** @param {number} address */
  #countedBytes(address) {
    const buffer = this.program.memory.buffer;
    const [count] = new Uint32Array(buffer, address >>> 0, 1);
    return new Uint8Array(buffer, (address >>> 0) + 4, count);
  }
}

/**
 * The frame that begins at an address.
 * @param {ArrayBuffer} buffer
 * @param {number} address a multiple of 4
 * @returns {Frame}
 */
export function frameAt(buffer, address) {
  const [layerWords, outputWords, needsFrame, tick, nextDueTick] = new Int32Array(buffer, address, HEADER_WORDS);
  const layers = address + HEADER_WORDS * 4;
  return {
    layers: new Words(buffer, layers, layerWords),
    outputs: new Words(buffer, layers + layerWords * 4, outputWords),
    needsFrame: needsFrame !== 0,
    tick,
    nextDueTick,
  };
}

/**
 * A field of an entry: its name, its type, and the fields of each row if it is a list.
 * @typedef {{ name: string, type: string, rows?: Field[] }} Field
 */
/** @typedef {{ number: number, name: string, fields: Field[] }} Entry */

/**
 * The lines `number name field:type …` under the headings `[version]`, `[inputs]`, `[layers]`, `[drawing]`,
 * `[outputs]`; the type of a list is `[field:type,…]`.
 * @param {string} text
 */
export function readTables(text) {
  /** @type {Record<string, Entry[]>} */
  const tables = {};
  /** @type {Entry[]} */
  let table = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("[")) {
      table = tables[line.slice(1, -1)] = [];
    } else if (line) {
      const [number, name, ...fields] = line.split(" ");
      table.push({ number: Number(number), name, fields: fields.map(readField) });
    }
  }
  const { version, inputs, layers, drawing, outputs } = tables;
  return { version, inputs, layers, drawing, outputs };
}

/** @param {string} text @returns {Field} */
function readField(text) {
  const colon = text.indexOf(":");
  const name = text.slice(0, colon);
  const type = text.slice(colon + 1);
  if (!type.startsWith("[")) return { name, type };
  return { name, type: "list", rows: type.slice(1, -1).split(",").map(readField) };
}
