// Small values that outlive the page, in the browser's local storage.

import { id } from "./app.js";
import { showRemark, words } from "./notice.js";

/** @typedef {import("./pointers.js").Send} Send */

/** A prefix for all keys, because other apps on the same origin may use the storage, too. An id contains no dot. */
const prefix = () => `${id()}.`;
const CHANGE = { changed: 0, removed: 1, failed: 2 };

export class Store {
  #send;
  /**
   * The stored values that the app knows about: those that it was sent and those that it has set.
   * @type {Map<string, string>}
   */
  #known;
  #hasFailed = false;

  /** @param {Send} send @param {string[]} known the values that the app is started with, as `stored` returns them */
  constructor(send, known) {
    this.#send = send;
    this.#known = pairs(known);
    // Another tab or window has changed a value.
    window.addEventListener("storage", ({ key, newValue, storageArea }) => {
      if (storageArea !== localStore() || !key?.startsWith(prefix())) return;
      this.#tell(key.slice(prefix().length), newValue);
    });
    // A frozen page, or one in the back-forward cache, receives no such events.
    document.addEventListener("resume", () => this.catchUp());
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.catchUp();
    });
  }

  /** @param {string} key @param {string} value */
  keep(key, value) {
    this.#try(key, (store) => store.setItem(prefix() + key, value), value);
  }

  /**
   * Stores a value in place of the one that the app knows. If another tab has stored a value since, that one stays, and
   * the app is notified.
   *
   * Comparing and storing happen in one task, because waiting for a lock would lose values that are stored while the
   * page closes.
   * @param {string} key @param {string} value @param {string} old the value that the app knows; empty if it knows none
   */
  replace(key, value, old) {
    this.#try(key, (store) => {
      const present = store.getItem(prefix() + key);
      if (present === value) return;
      if (present && present !== old) return void this.#tell(key, present);
      store.setItem(prefix() + key, value);
      this.#known.set(key, value);
      // The input that reports the removal may still be on its way to the app.
      if ((present ?? "") !== old) this.#tell(key, value);
    });
  }

  /** @param {string} key */
  forget(key) {
    this.#try(key, (store) => store.removeItem(prefix() + key), null);
  }

  /** The stored values that the app knows about: keys and values, alternating. */
  get known() {
    return [...this.#known].flat();
  }

  /**
   * Starts with the values that an earlier page knew.
   * @param {string[]} known as `known` returns it
   */
  know(known) {
    this.#known = pairs(known);
  }

  /** Notifies the app of all changes by other tabs for which this page received no event. */
  catchUp() {
    const present = pairs(stored());
    for (const key of [...this.#known.keys()]) if (!present.has(key)) this.#tell(key, null);
    for (const [key, value] of present) if (this.#known.get(key) !== value) this.#tell(key, value);
  }

  /** @param {string} key @param {string | null} value what another tab stored; null if it removed the value */
  #tell(key, value) {
    this.remember(key, value);
    this.#send("storage", { key, value: value ?? "", change: value === null ? CHANGE.removed : CHANGE.changed });
  }

  /**
   * Notes a stored value that the app knows about.
   * @param {string} key
   * @param {string | null} value null if there is nothing
   */
  remember(key, value) {
    if (value === null) this.#known.delete(key);
    else this.#known.set(key, value);
  }

  /** @param {string} key @param {(store: Storage) => void} change @param {string | null} [value] what is stored afterwards */
  #try(key, change, value) {
    try {
      const store = localStore();
      if (!store) throw new Error("there is no local storage");
      change(store);
      if (value !== undefined) this.remember(key, value);
    } catch {
      // The storage is full or not allowed. The old value stays, the app continues and is notified, and the person is
      // told once.
      this.#send("storage", { key, change: CHANGE.failed });
      this.failed();
    }
  }

  /** Tells the person, once, that the browser stores nothing. */
  failed() {
    if (!this.#hasFailed) showRemark(words.notKept());
    this.#hasFailed = true;
  }
}

/** All keys and values, alternating, sorted by key. */
export function stored() {
  const store = localStore();
  if (!store) return [];
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix()))
    .sort()
    .flatMap((key) => [key.slice(prefix().length), store.getItem(key) ?? ""]);
}

/**
 * The number of attempts to restore a session, including this one; 0 if no page of the app has stored one. Kept in
 * local storage, because that answers immediately, unlike a database.
 */
export function tryForSession() {
  const tries = Number(localStore()?.getItem(`${id()}/sessions`) ?? 0);
  if (tries) noteSessions(tries + 1);
  return tries;
}

/**
 * Stores the number of attempts to restore a session; 0 if there is none.
 * @param {number} tries
 */
export function noteSessions(tries) {
  try {
    localStore()?.setItem(`${id()}/sessions`, String(tries));
  } catch {
    // The storage is full, so the next page will not look for a session.
  }
}

/** @param {string[]} list keys and values, alternating @returns {Map<string, string>} */
function pairs(list) {
  const pairs = new Map();
  for (let index = 0; index + 1 < list.length; index += 2) pairs.set(list[index], list[index + 1]);
  return pairs;
}

/** The storage, if the browser allows it. */
function localStore() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
