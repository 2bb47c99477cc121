// Probes for tests and measurements, at `window.carom`; loaded only with `?debug` in the address.
//
// `?debug&seed=7` fixes the first seed, `&metrics=fixed` measures texts without fonts, `&record` keeps every input.

/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./loop.js").Loop} Loop */
/** @typedef {import("./layers.js").Layers} Layers */

import { MissingPart } from "./parts.js";

/**
 * @param {{ kit: Kit, loop: Loop, layers: Layers, root: HTMLElement, loadAnother: () => Promise<Kit> }} parts the page's own,
 *   and what loads the app another time, with fixed measures of text
 */
export function expose({ kit, loop, layers, root, loadAnother }) {
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
    /** Every input of the session as bytes in base64; with `&record` alone. */
    recording: () => btoa(Array.from(kit.recording(), (byte) => String.fromCharCode(byte)).join("")),
    stateHash: () => kit.stateHash(),
    /**
     * The state to which recorded inputs lead a fresh app, as a hash.
     * @param {string} recording
     */
    async replay(recording) {
      const fresh = await loadAnother();
      fresh.receive(Uint8Array.from(atob(recording), (character) => character.charCodeAt(0)));
      return fresh.stateHash();
    },
    /** The elements as lines: depth, role and name, place, text. */
    tree: () => describe(root, 0).join("\n"),
    /** How many elements there are. */
    get count() {
      return [...layers.all].length;
    },
    /** Makes the app trap at its next frame, for the message that follows: a count too large to be counted with. */
    trap() {
      const { program } = kit;
      kit.program = { ...program, carom_frame: () => program.carom_input_buffer(0x7fffffff) };
      loop.step(performance.now());
    },
    /** Ends the app as a call into a rest does that is not there yet. */
    callMissingPart() {
      kit.frame = () => {
        throw new MissingPart();
      };
      loop.step(performance.now());
    },
    memory: () => kit.program.memory.buffer.byteLength,
    send: loop.send.bind(loop),
    step: () => loop.step(performance.now()),
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
