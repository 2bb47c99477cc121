// The finished runs that this browser keeps, in its database: a description of each, and separately its recording. They never
// leave the browser unless the person shares them or takes part in boards.

/**
 * What describes a kept run: `game` names its rules (runs of the same name compare), `name` and `result` are in the app's
 * words, `date` is in milliseconds since 1970, and `size` and `sum` are those of its compressed recording. `server` is the id of a
 * run that is on the site's boards.
 * @typedef {{
 *   id: string, game: string, name: string, result: string, score: number, lowestWins: boolean, date: number,
 *   seconds: number, size: number, sum: number, server?: string,
 * }} Kept
 */

/** The version of the database. A later one is left alone. */
const VERSION = 1;
const STORES = ["runs", "recordings"];
/** How many runs are kept besides the best of each game, and the most bytes of all recordings together. */
const MOST = 50;
const MOST_BYTES = 1 << 23;

export class Runs {
  #app;
  /**
   * The open database; undefined before the first use, and after the browser or another page has made it close.
   * @type {Promise<IDBDatabase> | undefined}
   */
  #database;

  /** @param {string} app the app's id */
  constructor(app) {
    this.#app = app;
  }

  /**
   * Begins a transaction. Throws if the browser has no database, does not allow one, or has one of a later version.
   * @param {string[]} stores @param {IDBTransactionMode} [mode]
   */
  async #begin(stores, mode) {
    try {
      this.#database ??= this.#open();
      return (await this.#database).transaction(stores, mode);
    } catch (error) {
      // Another attempt may succeed.
      this.#database = undefined;
      throw error;
    }
  }

  async #open() {
    const opening = indexedDB.open(`${this.#app}/runs`, VERSION);
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store);
    };
    const database = await answer(opening);
    database.onclose = () => (this.#database = undefined);
    // Another page wants to change the database, or to delete it.
    database.onversionchange = () => {
      database.close();
      this.#database = undefined;
    };
    return database;
  }

  /**
   * All runs whose description is sound, the newest first. A damaged one is left where it is.
   * @returns {Promise<Kept[]>}
   */
  async list() {
    return sound(await answer((await this.#begin(["runs"])).objectStore("runs").getAll()));
  }

  /**
   * The compressed recording of a run; undefined if there is none, or if it is damaged.
   * @param {Kept} run
   * @returns {Promise<Uint8Array | undefined>}
   */
  async recording({ id, sum: expected }) {
    const bytes = await answer((await this.#begin(["recordings"])).objectStore("recordings").get(id));
    return bytes instanceof Uint8Array && sum(bytes) === expected ? bytes : undefined;
  }

  /**
   * The text of a run's ghost, compressed; undefined if none is kept.
   * @param {Kept} run
   * @returns {Promise<Uint8Array | undefined>}
   */
  async ghost({ id }) {
    const bytes = await answer((await this.#begin(["recordings"])).objectStore("recordings").get(ghostOf(id)));
    return bytes instanceof Uint8Array ? bytes : undefined;
  }

  /**
   * Stores a run, and deletes those for which there is no longer room.
   * @param {Kept} run
   * @param {Uint8Array} bytes
   * @param {Uint8Array} [ghost]
   */
  async keep(run, bytes, ghost) {
    const transaction = await this.#begin(STORES, "readwrite");
    const runs = transaction.objectStore("runs");
    const recordings = transaction.objectStore("recordings");
    const ended = end(transaction);
    runs.put(run, run.id);
    recordings.put(bytes, run.id);
    if (ghost) recordings.put(ghost, ghostOf(run.id));
    // If there is no room, the whole transaction fails, and so do its requests.
    const all = sound(await Promise.race([answer(runs.getAll()), ended.then(() => [])]));
    const staying = new Set(staysOf(all).map(({ id }) => id));
    for (const { id } of all) {
      if (staying.has(id)) continue;
      runs.delete(id);
      recordings.delete(id);
      recordings.delete(ghostOf(id));
    }
    await ended;
  }

  /**
   * Notes the server's id of a run that is on the site's boards; does nothing if the run is not kept any more.
   * @param {string} id @param {string} server
   */
  async note(id, server) {
    await this.#change((run) => run.id === id ? { ...run, server } : undefined);
  }

  /** Forgets the server's ids of all runs. */
  async forgetServer() {
    await this.#change(({ server, ...run }) => server === undefined ? undefined : run);
  }

  /**
   * Changes descriptions of runs.
   * @param {(run: Kept) => Kept | undefined} change returns undefined for a run that stays as it is
   */
  async #change(change) {
    const transaction = await this.#begin(["runs"], "readwrite");
    const runs = transaction.objectStore("runs");
    const ended = end(transaction);
    for (const run of sound(await Promise.race([answer(runs.getAll()), ended.then(() => [])]))) {
      const other = change(run);
      if (other) runs.put(other, run.id);
    }
    await ended;
  }

  /**
   * Deletes a run.
   * @param {string} id
   */
  async forget(id) {
    const transaction = await this.#begin(STORES, "readwrite");
    const ended = end(transaction);
    for (const store of STORES) transaction.objectStore(store).delete(id);
    transaction.objectStore("recordings").delete(ghostOf(id));
    await ended;
  }
}

/**
 * The key of a run's ghost, beside its recording.
 * @param {string} id
 */
const ghostOf = (id) => `${id}/ghost`;

/**
 * Those stored values that are sound descriptions of runs, the newest first.
 * @param {any[]} list
 * @returns {Kept[]}
 */
export function sound(list) {
  return list.filter(isKept).sort((a, b) => b.date - a.date);
}

/** @param {any} run @returns {run is Kept} */
function isKept(run) {
  const { id, game, name, result, score, lowestWins, date, seconds, size, sum, server = "" } = run ?? {};
  return [id, game, name, result, server].every((text) => typeof text === "string") && id !== "" && typeof lowestWins === "boolean"
    && [score, date, seconds, size, sum].every(Number.isFinite) && size > 0;
}

/**
 * The ids of the runs that no other run of the same game beats. Of equal ones the earliest counts.
 * @param {Kept[]} list the newest first
 */
export function bestOf(list) {
  /** @type {Map<string, Kept>} */
  const best = new Map();
  for (const run of list) {
    const other = best.get(run.game);
    if (!other || (run.lowestWins ? run.score <= other.score : run.score >= other.score)) best.set(run.game, run);
  }
  return new Set([...best.values()].map(({ id }) => id));
}

/**
 * The runs that stay: the last ones and the best of each game, as far as there is room; the oldest go first, and the
 * best ones last.
 * @param {Kept[]} list the newest first
 * @param {{ most: number, mostBytes: number }} [limits]
 */
export function staysOf(list, limits) {
  const { most, mostBytes } = limits ?? { most: MOST, mostBytes: MOST_BYTES };
  const best = bestOf(list);
  const staying = list.filter(({ id }, index) => index < most || best.has(id));
  const goes = [...staying.filter(({ id }) => best.has(id)), ...staying.filter(({ id }) => !best.has(id))];
  let bytes = staying.reduce((sum, { size }) => sum + size, 0);
  while (bytes > mostBytes && goes.length > 1) bytes -= goes.pop()?.size ?? 0;
  return staying.filter((run) => goes.includes(run));
}

/**
 * Eight texts for each run, as the input `runs` has them.
 * @param {Kept[]} list
 */
export function textsOf(list) {
  const best = bestOf(list);
  return list.flatMap(({ id, game, name, result, score, date, seconds }) =>
    [id, game, name, result, String(score), String(date), String(seconds), best.has(id) ? "best" : ""]);
}

/**
 * A checksum that reveals damaged bytes.
 * @param {Uint8Array} bytes
 */
export function sum(bytes) {
  let sum = bytes.length | 0;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 16777619);
  return sum;
}

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function end(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
