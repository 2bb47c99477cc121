// Probes for tests and measurements, at `window.carom`; loaded only with `?debug` in the address.
//
// `?debug&seed=7` fixes the first seed, `&metrics=fixed` measures text without fonts, `&record` keeps all inputs,
// `&resume` continues the session of an earlier page, and `&offline` keeps the page's files, as both happen without `?debug`.

/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./loop.js").Loop} Loop */
/** @typedef {import("./layers.js").Layers} Layers */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./checkpoints.js").State} State */

/** The time between two frames in which as many ticks run as the clock allows, in milliseconds. */
const LATE_FRAME = 1000 / 30;

/**
 * @param {{
 *   loop: Loop, layers: Layers, root: HTMLElement, session: Session, broughtBack?: { tick: number, hash: string },
 *   loadAnother: (state?: State) => Promise<Kit>, missingPart: () => Error,
 * }} parts the page's own parts, the point at which this page continued an earlier one's session, and a function that
 * loads a second copy of the app, with fixed text metrics
 */
export function expose({ loop, layers, root, session, broughtBack, loadAnother, missingPart }) {
  const probes = {
    get tick() {
      return loop.tick;
    },
    get isAsleep() {
      return loop.isAsleep;
    },
    get statistics() {
      return { ...loop.statistics };
    },
    /** The recording of the session as base64; only with `&record`. */
    recording: () => btoa(Array.from(loop.kit.recording(), (byte) => String.fromCharCode(byte)).join("")),
    stateHash: () => loop.kit.stateHash(),
    /**
     * The hash of the state that a recording leads to in a fresh app.
     * @param {string} recording
     */
    async replay(recording) {
      const fresh = await loadAnother();
      fresh.receive(Uint8Array.from(atob(recording), (character) => character.charCodeAt(0)));
      return fresh.stateHash();
    },
    /**
     * Calls a function with the tick and the state's hash after each frame, also one that an input caused between two frames of
     * the browser.
     * @param {(tick: number, hash: string) => void} note
     */
    watch(note) {
      const { show } = loop;
      loop.show = (frame) => {
        show(frame);
        note(loop.tick, loop.kit.stateHash());
      };
    },
    /** The point at which the session of an earlier page was continued: its tick, and the hash of its state. */
    broughtBack,
    /**
     * The hash of the session's state at a tick, and how long it took to get there, in milliseconds.
     * @param {number} tick
     */
    async hashAt(tick) {
      const begin = performance.now();
      const there = await session.goTo(tick, loadAnother);
      const milliseconds = performance.now() - begin;
      return { hash: there.stateHash(), milliseconds };
    },
    /**
     * Stores a checkpoint. Returns how long that took, in milliseconds, and the total size of all checkpoints in bytes.
     */
    checkpoint() {
      const begin = performance.now();
      session.checkpoint(loop.kit, loop.tick, loop.statistics.appMilliseconds);
      return { milliseconds: performance.now() - begin, bytes: session.checkpoints.bytes };
    },
    /** The elements as lines of text: depth, role and name, frame, text. */
    tree: () => describe(root, 0).join("\n"),
    /** The number of elements. */
    get count() {
      return [...layers.all].length;
    },
    /** Makes the app trap in its next frame, to test the message: it asks for an input buffer of an impossible size. */
    trap() {
      const { kit } = loop;
      const { program } = kit;
      kit.program = { ...program, carom_frame: () => program.carom_input_buffer(0x7fffffff) };
      loop.step(performance.now());
    },
    /** Ends the app like a call into the second part of the program before it is loaded. */
    callMissingPart() {
      loop.kit.frame = () => {
        throw missingPart();
      };
      loop.step(performance.now());
    },
    memory: () => loop.kit.program.memory.buffer.byteLength,
    send: loop.send.bind(loop),
    step: () => loop.step(performance.now()),
    /**
     * Lets time pass at once until the app is at rest, without a picture of each frame; tests would otherwise mostly wait for a browser
     * that draws without a graphics processor.
     * @param {number} seconds at most
     */
    hurry(seconds) {
      if (loop.isAsleep || loop.isHeld) return;
      const { now } = performance;
      let ahead = 0;
      performance.now = () => now.call(performance) + ahead;
      for (const end = seconds * 1000; ahead < end && !loop.isAsleep; ahead += LATE_FRAME) loop.step(performance.now());
      // The clock stops in the future and restarts now, so it does not wait for that time.
      loop.pause(true);
      performance.now = now;
      loop.resume();
    },
  };
  Object.assign(window, { carom: probes });
}

/** @param {Element} element @param {number} depth @returns {string[]} */
function describe(element, depth) {
  const lines = [];
  if (element.classList.contains("layer")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
    const role = element.getAttribute("role") ?? "";
    const name = element.getAttribute("aria-label") ?? "";
    const text = element.querySelector(":scope > .lines")?.textContent ?? "";
    lines.push(`${"  ".repeat(depth)}${role || "-"} "${name || text}" (${place})`);
  }
  for (const child of element.children) lines.push(...describe(child, depth + 1));
  return lines;
}
