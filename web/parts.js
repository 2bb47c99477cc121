// The parts of a program that was built with `build-web --split`: the first, which a visit needs until something is touched; `near`, which
// it needs then; `shared`, which several of the named parts need; the named ones, each of which is needed once its gate is called;
// `later`, with what these need after a while; and `rest`, with what is hardly ever needed.

import { opens, parts } from "./app.js";
import { counted, expect } from "./coming.js";
import { showRemark, words } from "./notice.js";

/**
 * For how many ticks after the start the first part is built, and allowed to run: the first frame, and nothing that moves. The build
 * profiles starts up to there (`scripts/start-profile.mjs`); later ticks need `near`.
 */
export const FIRST_TICKS = 4;

/** A function of a part was called before the part was loaded. */
export class MissingPart extends Error {
  /** @param {string} part */
  constructor(part = NEAR) {
    super(`a function of ${part}.wasm was called before that was loaded`);
    this.part = part;
  }
}

const NEAR = "near";
const SHARED = "shared";
const LATER = "later";
const REST = "rest";

/**
 * The parts that a part builds on: it imports functions of them. scripts/wasm_use.py has the same.
 * @param {string} part
 */
const basesOf = (part) =>
  part === NEAR ? [] : parts().filter((base) => base === NEAR || base === SHARED && part !== SHARED);

/**
 * Fetches a file next to the scripts. A page that is a single file contains it, compressed, in an element with that
 * name.
 * @param {string} name
 */
async function fetched(name) {
  const packed = document.getElementById(name)?.textContent;
  if (packed) {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    // The type checker does not know this yet.
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

/**
 * The parts that this visit needs from its first frame on: none for the first screen; for a place of the app, the part whose name is in the
 * place's address, and those that it builds on. Anything else is loaded when it is called.
 */
export function neededParts() {
  const path = location.hash ? location.hash.slice(1) : opens();
  // #/ is the first screen.
  if (history.state?.needsAll === true) return parts();
  const names = path.split("?")[0].split("/").filter(Boolean);
  if (!names.length) return [];
  const named = parts().filter((part) => ![NEAR, SHARED, LATER, REST].includes(part) && names.includes(part));
  return parts().filter((part) => part === NEAR || named.includes(part) || named.length > 0 && part === SHARED);
}

/**
 * All parts in the order in which they are loaded when there is time. On a visit of one place, what that may need after a while comes before
 * other places.
 */
export function partsInTime() {
  const needed = neededParts();
  return needed.length ? parts().sort((a, b) => rank(a, needed) - rank(b, needed)) : parts();
}

/** @param {string} part @param {string[]} needed */
const rank = (part, needed) => (needed.includes(part) ? 0 : part === LATER ? 1 : part === REST ? 2 : 3);

/** The parts of a running program: which are loaded, and how to load the others. */
export class Parts {
  /**
   * What parts import, also from one another.
   * @type {Record<string, any>}
   */
  #imports;
  /**
   * Parts that are being fetched and compiled.
   * @type {Map<string, Promise<WebAssembly.Module>>}
   */
  #compiled = new Map();
  /**
   * Parts that are being loaded, or are loaded.
   * @type {Map<string, Promise<void>>}
   */
  #brought = new Map();
  /**
   * The loaded parts.
   * @type {Set<string>}
   */
  #here = new Set();

  /** @param {Record<string, any>} imports what each of them imports from the page */
  constructor(imports = {}) {
    this.#imports = { ...imports };
  }

  /** Whether all parts are loaded. */
  get areWhole() {
    return this.#here.size === parts().length;
  }

  /** @param {string} part */
  has(part) {
    return this.#here.has(part);
  }

  /**
   * Begins to fetch a part that `bring` will put in.
   * @param {string} part
   */
  ask(part) {
    let coming = this.#compiled.get(part);
    if (!coming) {
      coming = compiled(`${part}.wasm`);
      // A failure is reported to the caller of `bring`.
      coming.catch(() => {});
      this.#compiled.set(part, coming);
    }
    return coming;
  }

  /**
   * Adopts the exports of the first part, on which all others build.
   * @param {WebAssembly.Exports} exports
   */
  begin(exports) {
    this.#imports.primary = exports;
  }

  /**
   * Loads a part, and those that it builds on, and puts it into the program's table and memory. If it could not be loaded, the
   * next call requests it again.
   * @param {string} part
   */
  bring(part) {
    let brought = this.#brought.get(part);
    if (!brought) {
      brought = this.#put(part).catch((error) => {
        this.#brought.delete(part);
        this.#compiled.delete(part);
        throw error;
      });
      this.#brought.set(part, brought);
    }
    return brought;
  }

  /** @param {string} part */
  async #put(part) {
    if (!parts().includes(part)) throw new MissingPart(part);
    const module = await this.ask(part);
    await Promise.all(basesOf(part).map((base) => this.bring(base)));
    this.#imports[part] = (await WebAssembly.instantiate(module, this.#imports)).exports;
    this.#here.add(part);
  }
}

/**
 * The functions that are in the table of a first part in place of other parts' functions until these are loaded: one for each
 * part, which throws.
 * @param {WebAssembly.Module} first
 */
export function missingIn(first) {
  const names = WebAssembly.Module.imports(first).flatMap(({ module, name }) => (module === "missing" ? [name] : []));
  return Object.fromEntries(names.map((part) => [part, () => {
    throw new MissingPart(part);
  }]));
}

/** How long the app waits for a part before the page says so, and how long until the part is requested again, in milliseconds. */
const PATIENCE = 400;
const PAUSE = 2000;

/**
 * Loads a part for which the app waits, however long that takes; if it takes long, the page says so.
 * @param {import("./kit.js").Kit} kit
 * @param {string} part
 */
export async function brought(kit, part) {
  if (!parts().includes(part) || kit.parts.has(part)) throw new MissingPart(part);
  /** @type {(() => void) | undefined} */
  let hide;
  const timer = setTimeout(() => (hide = showRemark(words.partComing)), PATIENCE);
  try {
    for (;;) {
      try {
        return await kit.parts.bring(part);
      } catch (error) {
        if (error instanceof WebAssembly.LinkError) throw error;
        hide?.();
        hide = showRemark(words.partNotLoaded());
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  } finally {
    clearTimeout(timer);
    hide?.();
  }
}

/** Reloads the page, this time with the whole program before its first frame. */
export function reloadWithAll() {
  history.replaceState({ ...history.state, needsAll: true }, "");
  location.reload();
}
