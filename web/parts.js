// The two parts of a program that was built with `build-web --split`: the first part has what a visit needs until the
// first touch, and the rest follows.

import { isSplit, opens } from "./app.js";
import { counted, expect } from "./coming.js";

/**
 * How many ticks after the start the first part is built for, and allowed to run. The build profiles every start up to
 * there (`scripts/start-profile.mjs`); later ticks need the rest.
 */
export const FIRST_TICKS = 240;

/** The first part called a function of the rest before the rest was loaded. */
export class MissingPart extends Error {
  constructor() {
    super("a function of rest.wasm was called before that was loaded");
  }
}

/**
 * Fetches a file next to the scripts. A page that is a single file contains it, compressed, in an element with that
 * name.
 * @param {string} name
 */
async function fetched(name) {
  const packed = document.getElementById(name)?.textContent;
  if (packed) {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    // Too new for the type checker.
    const { DecompressionStream } = /** @type {any} */ (globalThis);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
  }
  const response = await fetch(new URL(name, import.meta.url), { credentials: "same-origin" });
  if (!response.ok) throw new TypeError(`${response.url} answers ${response.status}`);
  return response;
}

/**
 * Compiles a part of the program: while it is downloading, or afterwards if the server sends it with the wrong content
 * type.
 * @param {string} name
 */
export async function compiled(name) {
  expect(name);
  const response = counted(name, await fetched(name));
  const type = response.headers.get("content-type")?.trim().toLowerCase();
  if (type === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Loads the rest; undefined if the program has no second part. */
export function loadRest() {
  return isSplit() ? compiled("rest.wasm") : undefined;
}

/**
 * Whether this visit needs the whole program from its first frame, because its address names a place of the app, or
 * because the person chose to reload with everything.
 */
export function needsAll() {
  // `#/` is the first screen.
  return !/^#?\/?$/.test(location.hash || opens()) || history.state?.needsAll === true;
}

/** Reloads the page, this time with the whole program before its first frame. */
export function reloadWithAll() {
  history.replaceState({ ...history.state, needsAll: true }, "");
  location.reload();
}
