// The sessions that this browser keeps, in its database: checkpoints of the program's memory and the inputs since. They
// never leave the browser.

import { id } from "./app.js";

/** @typedef {import("./checkpoints.js").Difference} Difference */
/**
 * The record of a session. `place` and `tick` are those of its last checkpoint, and `hash` is the program's state
 * there; `isWhole` says whether all inputs are stored, from the first on, and `cost` for how many milliseconds the app
 * has computed.
 * @typedef {{
 *   id: string, build: string, opens: string, format: number, changed: number, address: string,
 *   place: number, tick: number, hash: string, known: string[], isWhole: boolean, cost: number,
 * }} Kept
 */
/** @typedef {{ number: number, difference: Difference }} Part */
/** @typedef {{ place: number, bytes: Uint8Array, sum: number }} Inputs */

/** The version of the database. A later one is left alone. */
const VERSION = 1;
/**
 * If the build has changed, the session's inputs are replayed, provided the app has computed for less than this, in
 * milliseconds.
 */
export const SHORTEST_LIFE = 300;
/** How many sessions are kept besides those that a page holds. */
const MOST = 4;

const name = () => `${id()}/sessions`;

export class Sessions {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    // Another page wants to change the database, or to delete it.
    database.onversionchange = () => database.close();
  }

  /** Throws if the browser has no database, does not allow one, or has one of a later version. */
  static async open() {
    const opening = indexedDB.open(name(), VERSION);
    opening.onupgradeneeded = () => {
      for (const store of ["sessions", "checkpoints", "inputs"]) opening.result.createObjectStore(store);
    };
    return new Sessions(await answer(opening));
  }

  /**
   * All stored sessions, the newest first.
   * @returns {Promise<Kept[]>}
   */
  async list() {
    const list = await answer(this.database.transaction("sessions").objectStore("sessions").getAll());
    return list.sort((a, b) => b.changed - a.changed);
  }

  /**
   * The differences that lead to the last checkpoint, and the inputs since, each with its place; if the session is
   * whole, all inputs.
   * @param {string} id
   * @returns {Promise<{ differences: any[], inputs: Inputs[] }>}
   */
  async read(id) {
    const transaction = this.database.transaction(["checkpoints", "inputs"]);
    const [differences, inputs] = await Promise.all([
      answer(transaction.objectStore("checkpoints").getAll(all(id))),
      answer(transaction.objectStore("inputs").getAll(all(id))),
    ]);
    return { differences, inputs };
  }

  /**
   * Stores a session with a checkpoint, which replaces all earlier ones if it `isAlone`.
   * @param {Kept} session
   * @param {Part} part
   * @param {boolean} isAlone
   */
  async keep(session, { number, difference }, isAlone) {
    const transaction = this.database.transaction(["sessions", "checkpoints"], "readwrite");
    transaction.objectStore("sessions").put(session, session.id);
    const checkpoints = transaction.objectStore("checkpoints");
    if (isAlone) checkpoints.delete(all(session.id));
    checkpoints.put({ ...difference, sum: sum(difference.contents) }, [session.id, number]);
    await end(transaction);
    if (!session.isWhole) await this.#forget(session);
  }

  /**
   * Deletes the inputs before a session's checkpoint. This needs a transaction of its own: if a page ends during the one that stores
   * the checkpoint, WebKit takes back what it stored but not what it deleted.
   * @param {Kept} session
   */
  async #forget({ id, place }) {
    const transaction = this.database.transaction("inputs", "readwrite");
    transaction.objectStore("inputs").delete(IDBKeyRange.bound([id], [id, place], false, true));
    await end(transaction);
  }

  /**
   * Stores inputs.
   * @param {string} id
   * @param {number} place where they begin in the session
   * @param {Uint8Array} bytes
   */
  async add(id, place, bytes) {
    const transaction = this.database.transaction("inputs", "readwrite");
    transaction.objectStore("inputs").put({ place, bytes, sum: sum(bytes) }, [id, place]);
    await end(transaction);
  }

  /**
   * Deletes a session.
   * @param {string} id
   */
  async drop(id) {
    const transaction = this.database.transaction(["sessions", "checkpoints", "inputs"], "readwrite");
    transaction.objectStore("sessions").delete(id);
    for (const store of ["checkpoints", "inputs"]) transaction.objectStore(store).delete(all(id));
    await end(transaction);
  }

  /** Deletes the oldest of those that no page holds. */
  async tidy() {
    for (const { id } of (await this.list()).slice(MOST)) {
      const hold = await Hold.of(id);
      if (!hold) continue;
      await this.drop(id);
      hold.release();
    }
  }
}

/** A page's lock on a session, which ends with the page. No other page can use the session meanwhile. */
export class Hold {
  /** @param {string} id @param {() => void} release releases the lock */
  constructor(id, release) {
    this.id = id;
    this.release = release;
  }

  /**
   * Undefined if another page holds the session for longer than `patience` milliseconds.
   * @param {string} id
   * @returns {Promise<Hold | undefined>}
   */
  static of(id, patience = 0) {
    const wait = new AbortController();
    if (patience) setTimeout(() => wait.abort(), patience);
    const options = patience ? { signal: wait.signal } : { ifAvailable: true };
    return new Promise((resolve) => {
      navigator.locks.request(`${name()}/${id}`, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise((release) => resolve(new Hold(id, () => release(undefined))));
      }).catch(() => resolve(undefined));
    });
  }
}

/**
 * A checksum that reveals damaged bytes, because a program with damaged memory may do anything.
 * @param {Uint8Array} bytes
 */
export function sum(bytes) {
  let sum = bytes.length | 0;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const rest = bytes.length % 4;
  // Megabytes, four bytes at a time.
  for (let place = 0; place < bytes.length - rest; place += 4) sum = Math.imul(sum ^ words.getInt32(place, true), 16777619);
  for (const byte of bytes.subarray(bytes.length - rest)) sum = Math.imul(sum ^ byte, 16777619);
  return sum;
}

/**
 * The key range of everything that belongs to a session.
 * @param {string} id
 */
const all = (id) => IDBKeyRange.bound([id], [id, []]);

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function end(transaction) {
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = () => reject(transaction.error);
  });
  // Without waiting for the answers: the page may be gone by then.
  transaction.commit();
  return /** @type {Promise<void>} */ (ended);
}
