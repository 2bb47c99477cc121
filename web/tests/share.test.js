// Sharing, in browsers with a share sheet, without one, and in those that allow nothing.

import { test } from "node:test";
import assert from "node:assert/strict";
import { whole } from "../app.js";
import { share } from "../share.js";

/**
 * What the app receives, and what was requested from the browser.
 * @param {{ share?: (data: any) => Promise<void>, canShare?: (data: any) => boolean, copies?: boolean }} browser
 * @param {Partial<Parameters<typeof share>[0]>} [what]
 */
async function outcome(browser, what = {}) {
  /** @type {any[]} */
  const shared = [];
  /** @type {string[]} */
  const copied = [];
  const { share: sheet, canShare, copies = true } = browser;
  const navigator = {
    ...(sheet && { share: async (/** @type {any} */ data) => { shared.push(data); await sheet(data); } }),
    canShare,
    clipboard: {
      writeText: async (/** @type {string} */ text) => {
        if (!copies) throw new Error("denied");
        copied.push(text);
      },
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  Object.assign(globalThis, {
    location: { href: "https://example.com/carom/breakout/" },
    document: { documentElement: { dataset: { root: "../" } } },
  });
  /** @type {any[]} */
  const told = [];
  await share({ title: "Carom", text: "Wall 3", address: whole("#/breakout/today"), picture: Promise.resolve(undefined), ...what },
    (kind, fields) => told.push([kind, fields.outcome]));
  assert.equal(told.length, 1);
  assert.equal(told[0][0], "shared");
  return { outcome: told[0][1], shared, copied };
}

test("a place of the app is shared with the address of the site", async () => {
  const { outcome: told, shared, copied } = await outcome({ share: async () => {} });
  assert.equal(told, 0);
  assert.deepEqual(shared, [{ title: "Carom", text: "Wall 3", url: "https://example.com/carom/#/breakout/today" }]);
  assert.deepEqual(copied, []);
});

test("a picture is shared too if the browser accepts files", async () => {
  const picture = Promise.resolve(/** @type {any} */ ("file"));
  const taking = await outcome({ share: async () => {}, canShare: () => true }, { picture });
  assert.deepEqual(taking.shared[0].files, ["file"]);
  const refusing = await outcome({ share: async () => {}, canShare: () => false }, { picture });
  assert.ok(!("files" in refusing.shared[0]));
  const old = await outcome({ share: async () => {} }, { picture });
  assert.ok(!("files" in old.shared[0]));
});

test("a sheet that is closed copies nothing", async () => {
  const { outcome: told, copied } = await outcome({ share: async () => { throw new DOMException("", "AbortError"); } });
  assert.equal(told, 1);
  assert.deepEqual(copied, []);
});

test("without a sheet, or if it is refused, text and address are copied", async () => {
  const refuse = async () => { throw new DOMException("", "NotAllowedError"); };
  for (const browser of [{}, { share: refuse }]) {
    const { outcome: told, copied } = await outcome(browser);
    assert.equal(told, 2);
    assert.deepEqual(copied, ["Wall 3\nhttps://example.com/carom/#/breakout/today"]);
  }
  assert.deepEqual((await outcome({}, { address: "" })).copied, ["Wall 3"]);
});

test("if nothing is allowed, the app is told", async () => {
  assert.equal((await outcome({ copies: false })).outcome, 3);
});
