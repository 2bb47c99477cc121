// The two parts of a program that was built with `build-web --split`: what a first visit needs until something is touched,
// and the rest.

import { isSplit, opens } from "./app.js";
import { counted, expect } from "./coming.js";

/**
 * How many ticks of a start the first part is built for, and the page lets it run. The build follows every start so far
 * (`scripts/start-profile.mjs`); what comes later needs the rest.
 */
export const FIRST_TICKS = 240;

/** Something in the first part called a function of the rest before that was there. */
export class MissingPart extends Error {
  constructor() {
    super("a function of rest.wasm was called before that was loaded");
  }
}

/**
 * Asks for a file beside the scripts; a page that stands alone in one file holds it, packed, in an element of that name.
 * @param {string} name
 */
async function fetched(name) {
  const packed = document.getElementById(name)?.textContent;
  if (packed) {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    // Too new for the type check.
    const { DecompressionStream } = /** @type {any} */ (globalThis);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
  }
  const response = await fetch(new URL(name, import.meta.url), { credentials: "same-origin" });
  if (!response.ok) throw new TypeError(`${response.url} answers ${response.status}`);
  return response;
}

/**
 * Compiles a part of the program: while it arrives, or afterwards where the host gives it another type than browsers ask for.
 * @param {string} name
 */
export async function compiled(name) {
  expect(name);
  const response = counted(name, await fetched(name));
  const type = response.headers.get("content-type")?.trim().toLowerCase();
  if (type === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Loads the rest; undefined where the program has none. */
export function loadRest() {
  return isSplit() ? compiled("rest.wasm") : undefined;
}

/**
 * Whether this visit needs all of the program from its first frame: it opens a place of the app by its address, or the
 * person chose to reload with everything.
 */
export function needsAll() {
  // #/ is the first screen's.
  return !/^#?\/?$/.test(location.hash || opens()) || history.state?.needsAll === true;
}

/** Loads the page again, this time with all of the program before its first frame. */
export function reloadWithAll() {
  history.replaceState({ ...history.state, needsAll: true }, "");
  location.reload();
}
