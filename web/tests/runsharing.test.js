// Sharing runs: short ones in the link, long ones by the server's id, and as files where no server has them.

import { test } from "node:test";
import assert from "node:assert/strict";
import { LONGEST_SHARED, packed, textOf } from "../runlink.js";
import { RunSharing } from "../runsharing.js";
import { runWords } from "../runwords.js";

const words = runWords("en");
const ROOT = new URL("https://example.com/arcade/");

/** Bytes that hardly become shorter when they are compressed, always the same. */
function noise(/** @type {number} */ length) {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = Math.imul(state, 1103515245) + 12345 | 0) >>> 16 & 255);
}

const long = packed(noise(2 * LONGEST_SHARED));

/**
 * What a browser is asked for when a run is shared, and what the person is told.
 * @param {Partial<import("../runsharing.js").Recorded>} run
 * @param {{ share?: boolean, copies?: boolean }} browser
 */
async function shared(run, { share = false, copies = true } = {}) {
  /** @type {any[]} */
  const offered = [];
  /** @type {string[]} */
  const copied = [];
  /** @type {string[]} */
  const saved = [];
  const navigator = {
    ...(share && { share: async (/** @type {any} */ data) => void offered.push(data), canShare: () => true }),
    clipboard: {
      writeText: async (/** @type {string} */ text) => {
        if (!copies) throw new Error("denied");
        copied.push(text);
      },
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  const link = { href: "", download: "", click: () => void saved.push(link.download) };
  // The address of a saved file is given up a minute later, for which the tests do not wait.
  Object.assign(globalThis, { document: { createElement: () => link }, setTimeout: () => 0 });
  URL.createObjectURL = () => "blob:";
  URL.revokeObjectURL = () => {};
  const sharing = new RunSharing({ words: () => words, root: ROOT, id: "arcade" });
  const told = await sharing.share({ packed: await packed(new Uint8Array([1, 2])), name: "Pong", detail: "9", ...run });
  return { told, offered, copied, saved };
}

test("a short run travels in its link, also if a server has it", async () => {
  const bytes = await packed(new Uint8Array([1, 2]));
  for (const server of [undefined, "qL3vW0x9yZ_-"]) {
    const { told, copied, saved } = await shared({ server });
    assert.deepEqual([told, copied, saved], [words.copied, [`https://example.com/arcade/#run=${textOf(bytes)}`], []]);
  }
});

test("a long run that a server has is shared by its id", async () => {
  const run = { packed: await long, server: "qL3vW0x9yZ_-" };
  assert.ok(run.packed.length > LONGEST_SHARED);
  const address = "https://example.com/arcade/#run=@qL3vW0x9yZ_-";
  assert.deepEqual(await shared(run), { told: words.copied, offered: [], copied: [address], saved: [] });
  const { told, offered, copied } = await shared(run, { share: true });
  assert.deepEqual([told, offered, copied], ["", [{ title: "Pong · 9", url: address }], []]);
  assert.equal((await shared(run, { copies: false })).told, words.notShared);
});

test("a long run that no server has is a file", async () => {
  const { told, copied, saved } = await shared({ packed: await long });
  assert.deepEqual([told, copied, saved], [words.saved, [], ["Pong.run"]]);
  const { told: silent, offered } = await shared({ packed: await long }, { share: true });
  assert.deepEqual([silent, offered[0].files[0].name, offered[0].url], ["", "Pong.run", undefined]);
});
