// An app that runs natively and is streamed here by `carom dev`. For the run loop it is what `Kit` is for an app in WebAssembly.

import { InputWriter } from "./inputs.js";
import { frameAt, readTables } from "./kit.js";

/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {{ file: string, line: number, column: number, text: string, code: string[], first: number,
 *   rewrite?: string, remedy?: string }} CompilerMessage */
/**
 * The state of the app and its sources; `DevState` of the tool is the other side.
 * @typedef {{
 *   app: "running" | "replaying" | "ended" | "stuck", text: string, said: string[], canGoBack: boolean,
 *   build: "building" | "broken" | "done", errors: CompilerMessage[],
 *   web: { kind: "unknown" | "checking" | "builds" | "broken", lines: CompilerMessage[] },
 * }} State
 */
/** @typedef {{ width: number, height: number }} PageSize */
/**
 * What the page requests besides frames; `PageWord` of the tool is the other side.
 * @typedef {{ act: "goBack" | "stepBack" | "startOver" | "goOn", ticks?: number } | { inspect: number } | { size: PageSize }} Word
 */
/**
 * What `carom dev` sends besides frames; `PageNews` of the tool is the other side.
 * @typedef {{
 *   app?: { tables: string, leads: boolean, hasBegun: boolean }, measure?: { text: string, font: string }, state?: State,
 *   watch?: boolean, reload?: boolean, printed?: string,
 *   inspected?: string, size?: PageSize,
 * }} News
 */
/**
 * The callbacks for what arrives.
 * @typedef {{
 *   measure: (text: string, font: string) => number,
 *   came: (stream: Stream, app: { leads: boolean, hasBegun: boolean }) => void,
 *   showAll: (frame: Frame, goesBack: boolean) => void, show: (frame: Frame) => void,
 *   state: (state: State) => void, watch: () => void, reload: () => void, print: (line: string) => void, closed: () => void,
 *   inspected: (inspection: import("./inspector.js").Inspection) => void, resize: (size: PageSize) => void,
 * }} Listener
 */

/** How a frame relates to what the page shows; `DevSession` of the tool is the other side. */
const NEXT = 0;
const BACK = 2;

export class Stream {
  #socket;
  #listener;
  /**
   * The caller that waits for the next frame.
   * @type {((frame: Frame) => void) | undefined}
   */
  #wants;
  #tables = "";

  /**
   * @param {WebSocket} socket
   * @param {Listener} listener
   */
  constructor(socket, listener) {
    this.#socket = socket;
    this.#listener = listener;
    // Once the app has arrived, these are the app's tables.
    this.tables = readTables("[inputs]\n");
    this.writer = new InputWriter([]);
    this.formatVersion = 0;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.#hear(JSON.parse(data));
      else this.#take(data);
    });
    socket.addEventListener("close", () => listener.closed());
  }

  /**
   * Sends inputs and requests the frame that follows.
   * @param {Uint8Array} inputs
   * @param {number} fraction of a tick after the last one
   * @returns {Promise<Frame>}
   */
  run(inputs, fraction) {
    const message = new Uint8Array(8 + inputs.length);
    new DataView(message.buffer).setFloat64(0, fraction, true);
    message.set(inputs, 8);
    this.#socket.send(message);
    return new Promise((resolve) => void (this.#wants = resolve));
  }

  /**
   * Sends a message that is for the tool, not for the app.
   * @param {Word} word
   */
  tell(word) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(word));
  }

  /** @param {News} news */
  #hear({ app, measure, state, watch, reload, printed, inspected, size }) {
    const listener = this.#listener;
    if (measure) this.#socket.send(JSON.stringify({ width: listener.measure(measure.text, measure.font) }));
    if (state) listener.state(state);
    if (watch) listener.watch();
    if (reload) listener.reload();
    if (printed !== undefined) listener.print(printed);
    if (inspected !== undefined) listener.inspected(JSON.parse(inspected));
    if (size) listener.resize(size);
    if (!app) return;
    if (!this.#tables) {
      this.#tables = app.tables;
      this.tables = readTables(app.tables);
      this.writer = new InputWriter(this.tables.inputs);
      this.formatVersion = this.tables.version[0].number;
      listener.came(this, app);
    } else if (this.#tables !== app.tables) {
      // The kit has changed, and its page with it.
      listener.reload();
    }
  }

  /** @param {ArrayBuffer} data the kind of the frame as a word, then the frame */
  #take(data) {
    const [kind] = new Uint32Array(data, 0, 1);
    const frame = frameAt(data, 4);
    if (kind !== NEXT) return this.#listener.showAll(frame, kind === BACK);
    const wants = this.#wants;
    this.#wants = undefined;
    if (wants) wants(frame);
    else this.#listener.show(frame);
  }
}
