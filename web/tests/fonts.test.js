// The app waits for the fonts that the style sheet names, but not forever.

import { test } from "node:test";
import assert from "node:assert/strict";

/** @type {{ load: () => Promise<unknown> }[]} */
const fonts = [];
/** @type {(() => void)[]} */
const timers = [];
Object.assign(globalThis, { document: { fonts }, setTimeout: (/** @type {() => void} */ fires) => timers.push(fires) });
const { fontsCame } = await import("../fonts.js");

/** @param {Promise<unknown>} promise */
const isDone = async (promise) => {
  let done = false;
  void promise.then(() => (done = true));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return done;
};

test("without fonts there is no wait", async () => {
  fonts.length = 0;
  assert.ok(await isDone(fontsCame()));
});

test("all fonts are requested, and one that fails does not delay the start", async () => {
  /** @type {(() => void) | undefined} */
  let come;
  fonts.splice(0, fonts.length, { load: () => Promise.reject(new Error("404")) },
    { load: () => new Promise((done) => (come = () => done(undefined))) });
  const came = fontsCame();
  assert.ok(!(await isDone(came)));
  come?.();
  assert.ok(await isDone(came));
});

test("after a time, the app stops waiting for a font that never loads", async () => {
  fonts.splice(0, fonts.length, { load: () => new Promise(() => {}) });
  const came = fontsCame();
  assert.ok(!(await isDone(came)));
  timers.at(-1)?.();
  assert.ok(await isDone(came));
});
