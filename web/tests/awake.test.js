// Keeping the screen on: requested while the app wants it, and again when the page comes back.

import { test } from "node:test";
import assert from "node:assert/strict";
import { stubBrowser } from "./page.js";

stubBrowser();
const page = Object.assign(document, new EventTarget(), { visibilityState: "visible" });
/** @type {Map<string, () => void>} */
const listeners = new Map();
Object.assign(page, {
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ call) => void listeners.set(name, call),
});
const { WakeLock } = await import("../awake.js");

/** The requests for a lock, the locks that are held, and whether the browser refuses. */
const browser = { locks: new Set(), asked: 0, refuses: false };
Object.defineProperty(globalThis, "navigator", {
  configurable: true,
  value: {
    wakeLock: {
      async request() {
        browser.asked += 1;
        if (browser.refuses) throw new Error("the battery is low");
        const lock = { release: async () => void browser.locks.delete(lock) };
        browser.locks.add(lock);
        return lock;
      },
    },
  },
});

/** Lets all pending work end. */
const settled = () => new Promise((done) => setTimeout(done));
const come = async (/** @type {"visible" | "hidden"} */ state) => {
  Object.assign(page, { visibilityState: state });
  // A browser releases the lock of a hidden page.
  if (state === "hidden") browser.locks.clear();
  listeners.get("visibilitychange")?.();
  await settled();
};

test("a lock is requested, released, and requested again after the page was hidden", async () => {
  const lock = new WakeLock();
  lock.isWanted = true;
  await settled();
  assert.deepEqual([browser.locks.size, browser.asked], [1, 1]);
  await come("hidden");
  await come("visible");
  assert.deepEqual([browser.locks.size, browser.asked], [1, 2]);
  lock.isWanted = false;
  await settled();
  assert.equal(browser.locks.size, 0);
  await come("hidden");
  await come("visible");
  assert.deepEqual([browser.locks.size, browser.asked], [0, 2]);
});

test("the last request counts, however fast they follow one another", async () => {
  const lock = new WakeLock();
  for (const isWanted of [true, false, true, false]) lock.isWanted = isWanted;
  await settled();
  assert.equal(browser.locks.size, 0);
  for (const isWanted of [true, false, true]) lock.isWanted = isWanted;
  await settled();
  assert.equal(browser.locks.size, 1);
  lock.isWanted = false;
  await settled();
});

test("a hidden page requests nothing, and a refusal is no failure", async () => {
  const lock = new WakeLock();
  await come("hidden");
  const { asked } = browser;
  lock.isWanted = true;
  await settled();
  assert.equal(browser.asked, asked);
  browser.refuses = true;
  await come("visible");
  assert.deepEqual([browser.asked, browser.locks.size], [asked + 1, 0]);
  browser.refuses = false;
  await come("visible");
  assert.equal(browser.locks.size, 1);
});
