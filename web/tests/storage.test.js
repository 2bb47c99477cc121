import { test } from "node:test";
import assert from "node:assert/strict";
import { Store, stored } from "../storage.js";

/** @type {Map<string, string>} */
const values = new Map();
/** @type {((event: object) => void) | undefined} */
let listener;
const localStorage = {
  get length() {
    return values.size;
  },
  key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
  getItem: (/** @type {string} */ key) => values.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(key, value),
  removeItem: (/** @type {string} */ key) => void values.delete(key),
};
const dataset = { app: "" };
Object.assign(globalThis, {
  window: { localStorage, addEventListener: (/** @type {string} */ _, /** @type {any} */ call) => (listener = call) },
  document: { documentElement: { dataset } },
});

test("the arcade finds what it always stored", () => {
  values.clear();
  values.set("carom.breakout.best", "7");
  dataset.app = "carom";
  assert.deepEqual(stored(), ["breakout.best", "7"]);
});

test("two apps on one origin do not see each other's values", () => {
  values.clear();
  for (const id of ["carom", "carom-hello"]) {
    dataset.app = id;
    new Store(() => {}).keep("best", id);
  }
  dataset.app = "carom";
  assert.deepEqual(stored(), ["best", "carom"]);
  new Store(() => {}).forget("best");
  dataset.app = "carom-hello";
  assert.deepEqual(stored(), ["best", "carom-hello"]);
});

test("another tab's change is told to its own app alone", () => {
  dataset.app = "hello";
  /** @type {object[]} */
  const told = [];
  new Store((_, fields) => told.push(fields));
  listener?.({ key: "carom.best", newValue: "1", storageArea: localStorage });
  listener?.({ key: "hello.best", newValue: "2", storageArea: localStorage });
  assert.deepEqual(told, [{ key: "best", value: "2", change: 0 }]);
});
