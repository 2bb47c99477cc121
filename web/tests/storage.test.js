import { test } from "node:test";
import assert from "node:assert/strict";
import { Store, stored } from "../storage.js";

/** @type {Map<string, string>} */
const values = new Map();
/** @type {Map<string, (event: object) => void>} */
const listeners = new Map();
const addEventListener = (/** @type {string} */ name, /** @type {any} */ call) => void listeners.set(name, call);
let room = Infinity;
/** @type {string[]} */
const remarks = [];
const localStorage = {
  get length() {
    return values.size;
  },
  key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
  getItem: (/** @type {string} */ key) => values.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
    if (value.length > room) throw new Error("QuotaExceededError");
    values.set(key, value);
  },
  removeItem: (/** @type {string} */ key) => void values.delete(key),
};
const dataset = { app: "" };
const element = () => ({ setAttribute() {}, append() {}, addEventListener() {}, remove() {}, textContent: "" });
Object.assign(globalThis, {
  window: { localStorage, addEventListener },
  document: {
    documentElement: { dataset }, addEventListener, createElement: element, title: "Hello",
    querySelector: () => null, body: { append: (/** @type {any} */ remark) => void remarks.push(remark.textContent) },
  },
});

/** The store of one tab, and the changes that its app receives. */
function tab() {
  /** @type {[key: string, value: string | undefined, change: number][]} */
  const told = [];
  const store = new Store(
    (_, { key, value, change }) => void told.push([String(key), value?.toString(), Number(change)]), stored());
  return { store, told };
}

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
    tab().store.keep("best", id);
  }
  dataset.app = "carom";
  assert.deepEqual(stored(), ["best", "carom"]);
  tab().store.forget("best");
  dataset.app = "carom-hello";
  assert.deepEqual(stored(), ["best", "carom-hello"]);
});

test("another tab's change reaches only the app it belongs to", () => {
  dataset.app = "hello";
  const { told } = tab();
  listeners.get("storage")?.({ key: "carom.best", newValue: "1", storageArea: localStorage });
  listeners.get("storage")?.({ key: "hello.best", newValue: "2", storageArea: localStorage });
  assert.deepEqual(told, [["best", "2", 0]]);
});

test("a value is replaced only if it is the one that the app knows", () => {
  values.clear();
  const { store, told } = tab();
  store.replace("best", "90", "");
  store.replace("best", "100", "90");
  assert.equal(values.get("hello.best"), "100");
  values.set("hello.best", "120"); // by another tab, whose news has not come yet
  store.replace("best", "110", "100");
  assert.equal(values.get("hello.best"), "120");
  assert.deepEqual(told, [["best", "120", 0]]);
  store.replace("best", "120", "110");
  assert.equal(told.length, 1);
});

test("a value that another tab removed is still replaced, and the app is notified of the final value", () => {
  values.clear();
  const { store, told } = tab();
  store.keep("best", "90");
  values.delete("hello.best");
  store.replace("best", "100", "90");
  assert.equal(values.get("hello.best"), "100");
  assert.deepEqual(told, [["best", "100", 0]]);
});

test("a page that was frozen, or kept for the Back button, is notified of what it missed, once", () => {
  values.clear();
  values.set("hello.same", "1").set("hello.gone", "2").set("hello.other", "3");
  const { store, told } = tab();
  store.keep("own", "4");
  values.delete("hello.gone");
  values.set("hello.other", "5").set("hello.new", "6").set("carom.other", "7");
  listeners.get("pageshow")?.({ persisted: false });
  assert.deepEqual(told, []);
  listeners.get("pageshow")?.({ persisted: true });
  assert.deepEqual(told, [["gone", "", 1], ["new", "6", 0], ["other", "5", 0]]);
  listeners.get("resume")?.({});
  assert.equal(told.length, 3);
});

test("when the quota is used up, the old value stays, and the app is told every time and the person once", () => {
  values.clear();
  remarks.length = 0;
  const { store, told } = tab();
  store.keep("best", "9");
  room = 2;
  store.keep("best", "1000");
  store.replace("best", "1001", "9");
  assert.deepEqual(told, [["best", undefined, 2], ["best", undefined, 2]]);
  assert.equal(values.get("hello.best"), "9");
  assert.equal(remarks.length, 1);
  assert.match(remarks[0], /no room left/);
  room = Infinity;
});
