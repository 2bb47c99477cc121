import { test } from "node:test";
import assert from "node:assert/strict";
import { german } from "../german.js";
import { words } from "../notice.js";
import { runWords } from "../runwords.js";

/** The app's name, and what is put into a sentence: letters of which no word consists. */
const NAME = "⟪app⟫";
const PARTS = ["⟪a⟫", "⟪b⟫", "⟪c⟫"];

/**
 * The sentences that an entry makes: with everything that is put into it, and with nothing.
 * @param {unknown} entry
 * @returns {string[]}
 */
function sentences(entry) {
  if (typeof entry !== "function") return [String(entry)];
  return [PARTS, PARTS.map(() => "")].map((parts) => String(entry(...parts.slice(0, entry.length))));
}

/** What is put into a sentence, in any order, because languages differ in that. */
const placeholders = (/** @type {string} */ sentence) => (sentence.match(/⟪\w+⟫/g) ?? []).sort();

/** Calls that make the same words for both languages, in an app with this name. */
Object.assign(globalThis, { document: { querySelector: () => ({ getAttribute: () => NAME }) } });

/** @type {[string, Record<string, unknown>, Record<string, unknown>][]} */
const languages = [
  ["the page", words, german(() => NAME)],
  ["the player", runWords("en"), runWords("de")],
];

for (const [name, one, other] of languages) {
  test(`${name} has the same words in English and German`, () => {
    assert.deepEqual(Object.keys(one).sort(), Object.keys(other).sort());
  });

  test(`${name} puts the same into its sentences in English and German`, () => {
    for (const key of Object.keys(one)) {
      const [english, german] = [sentences(one[key]), sentences(other[key])];
      assert.equal(typeof one[key], typeof other[key], key);
      assert.deepEqual(english.map(placeholders), german.map(placeholders), key);
    }
  });

  test(`${name} says in German what it says in English`, () => {
    for (const key of Object.keys(one)) {
      sentences(one[key]).forEach((english, index) => {
        const german = sentences(other[key])[index];
        assert.ok(english.trim() && german.trim(), `${key} is empty`);
        assert.ok(german !== english, key);
        assert.equal(/[.…:]$/.exec(german)?.[0], /[.…:]$/.exec(english)?.[0], `${key} ends as a sentence, or does not`);
      });
    }
  });
}
