// Full screen: reported if the browser supports it, requested once, and without an error if it is refused.

import { test } from "node:test";
import assert from "node:assert/strict";
import { stubBrowser } from "./page.js";

stubBrowser();
/** @type {Map<string, () => void>} */
const listeners = new Map();
const browser = { asked: 0, left: 0, refuses: false };
const page = /** @type {any} */ (document);
const fill = (/** @type {boolean} */ isOn) => {
  page.fullscreenElement = isOn ? page.documentElement : null;
  listeners.get("fullscreenchange")?.();
};
Object.assign(page, {
  fullscreenEnabled: true, fullscreenElement: null,
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ call) => void listeners.set(name, call),
  exitFullscreen: async () => { browser.left += 1; fill(false); },
});
page.documentElement = {
  requestFullscreen: async () => {
    browser.asked += 1;
    if (browser.refuses) throw new TypeError("no gesture");
    fill(true);
  },
};
const { fillScreen, watchFullScreen } = await import("../fullscreen.js");

test("full screen is reported at once and whenever it changes, also by a key of the browser", () => {
  /** @type {unknown[]} */
  const told = [];
  watchFullScreen((kind, fields) => void told.push([kind, fields?.isOn]));
  fill(true);
  fill(false);
  assert.deepEqual(told, [["fullScreen", false], ["fullScreen", true], ["fullScreen", false]]);
});

test("nothing is reported if the browser does not support it", () => {
  page.fullscreenEnabled = false;
  listeners.clear();
  watchFullScreen(() => assert.fail("told"));
  assert.equal(listeners.size, 0);
  page.fullscreenEnabled = true;
});

test("it is requested only if that changes something, and a refusal changes nothing", async () => {
  fillScreen(false);
  assert.deepEqual([browser.asked, browser.left], [0, 0]);
  fillScreen(true);
  fillScreen(true);
  fillScreen(false);
  assert.deepEqual([browser.asked, browser.left], [1, 1]);
  browser.refuses = true;
  fillScreen(true);
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([browser.asked, page.fullscreenElement], [2, null]);
});
