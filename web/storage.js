// Small values that outlive the page, in the browser's local storage.

import { id } from "./app.js";

/** @typedef {import("./pointers.js").Send} Send */

/** A prefix for all keys, because other apps on the same origin may use the storage, too. An id contains no dot. */
const prefix = () => `${id()}.`;
const CHANGE = { changed: 0, removed: 1, failed: 2 };

export class Store {
  #send;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
    // Another tab or window has changed a value.
    window.addEventListener("storage", ({ key, newValue, storageArea }) => {
      if (storageArea !== localStore() || !key?.startsWith(prefix())) return;
      send("storage", {
        key: key.slice(prefix().length), value: newValue ?? "",
        change: newValue === null ? CHANGE.removed : CHANGE.changed,
      });
    });
  }

  /** @param {string} key @param {string} value */
  keep(key, value) {
    this.#try(key, (store) => store.setItem(prefix() + key, value));
  }

  /** @param {string} key */
  forget(key) {
    this.#try(key, (store) => store.removeItem(prefix() + key));
  }

  /** @param {string} key @param {(store: Storage) => void} change */
  #try(key, change) {
    try {
      const store = localStore();
      if (!store) throw new Error("there is no local storage");
      change(store);
    } catch {
      // The storage is full or not allowed: the app continues, and is informed.
      this.#send("storage", { key, change: CHANGE.failed });
    }
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

/** The storage, if the browser allows it. */
function localStore() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
