import { test } from "node:test";
import assert from "node:assert/strict";
import { actOf, timeOf } from "../player.js";
import { runWords, whyNotFetched } from "../runwords.js";

test("times are in minutes and seconds", () => {
  assert.deepEqual([0, 119, 120, 1440, 7560, 72_000].map(timeOf), ["0:00", "0:00", "0:01", "0:12", "1:03", "10:00"]);
});

test("keys move through the run, except where a control takes them itself", () => {
  const act = (/** @type {string} */ key, tagName = "DIALOG", code = key) => actOf({ code, key }, { tagName });
  assert.equal(act(" ", "DIALOG", "Space"), "toggle");
  assert.equal(act(" ", "INPUT", "Space"), "toggle");
  assert.equal(act(" ", "BUTTON", "Space"), undefined);
  assert.deepEqual(["ArrowLeft", "ArrowRight", ",", ".", "Home", "End", "a"].map((key) => act(key)), [-120, 120, -1, 1, "begin", "end", undefined]);
  assert.equal(act("ArrowLeft", "SELECT"), undefined);
  assert.equal(act("ArrowLeft", "INPUT"), -120);
});

test("the player speaks the app's language, or English if it does not have that language", () => {
  assert.equal(runWords("de-AT").close, "Schließen");
  assert.equal(runWords("fr").close, "Close");
  assert.equal(runWords("").close, "Close");
});

test("why a run on a board cannot be shown is said for every answer", () => {
  const words = runWords("en");
  assert.deepEqual([403, 404, 410, 503, 0].map((status) => whyNotFetched(words, status)),
    [words.notYet, words.gone, words.gone, words.notFetched, words.notFetched]);
});
