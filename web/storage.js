// Small values that outlive the page, in the browser's local storage.

import { id } from "./app.js";

/** @typedef {import("./pointers.js").Send} Send */

/** Other apps of the same origin store things too. An id holds no dot, so that no prefix begins another. */
const prefix = () => `${id()}.`;
const CHANGE = { changed: 0, removed: 1, failed: 2 };

export class Store {
  #send;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
    // Another tab or window changed something.
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
      // Full, or not allowed: the app goes on and says so.
      this.#send("storage", { key, change: CHANGE.failed });
    }
  }
}

/** Every key and its value, one after the other, in the order of the keys. */
export function stored() {
  const store = localStore();
  if (!store) return [];
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix()))
    .sort()
    .flatMap((key) => [key.slice(prefix().length), store.getItem(key) ?? ""]);
}

/** The storage, where the browser allows one. */
function localStore() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
