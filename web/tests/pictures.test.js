import { test } from "node:test";
import assert from "node:assert/strict";
import { PictureFiles } from "../pictures.js";

/** An image element that is loaded when the test says so. */
class Img {
  src = "";
  /** @type {Map<string, () => void>} */
  #listeners = new Map();
  addEventListener(/** @type {string} */ name, /** @type {() => void} */ does) { this.#listeners.set(name, does); }
  happen(/** @type {string} */ name) { this.#listeners.get(name)?.(); }
}

/** @type {Img[]} */
let made = [];
/** @type {string[]} */
let warnings = [];

/** A browser in which nothing has been loaded yet. */
function begin() {
  made = [];
  warnings = [];
  const createElement = () => {
    made.push(new Img());
    return made.at(-1);
  };
  Object.assign(globalThis, {
    document: { createElement, documentElement: { dataset: { root: "../" } } }, location: { href: "https://example.org/carom/pong/" },
  });
  console.warn = (/** @type {string} */ text) => warnings.push(text);
}

test("a picture is loaded once, and awaited until it is there", async () => {
  begin();
  const files = new PictureFiles();
  /** @type {Promise<void>[]} */
  const awaited = [];
  assert.equal(files.find("logo.png", awaited), undefined);
  assert.equal(files.find("logo.png", awaited), undefined);
  assert.equal(made.length, 1);
  assert.equal(made[0].src, "https://example.org/carom/logo.png");
  assert.equal(awaited.length, 2);
  made[0].happen("load");
  await Promise.all(awaited);
  assert.equal(files.find("logo.png", awaited), made[0]);
  assert.equal(awaited.length, 2);
});

test("a picture that cannot be shown is reported once, and no longer awaited", async () => {
  begin();
  const files = new PictureFiles();
  /** @type {Promise<void>[]} */
  const awaited = [];
  files.find("torn.png", awaited);
  made[0].happen("error");
  await Promise.all(awaited);
  assert.equal(files.find("torn.png", awaited), undefined);
  assert.equal(awaited.length, 1);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /torn\.png/);
});

test("of very many pictures the first are dropped", () => {
  begin();
  const files = new PictureFiles();
  for (let number = 0; number < 300; number += 1) files.find(`data:${number}`, []);
  files.find("data:299", []);
  assert.equal(made.length, 300);
  files.find("data:0", []);
  assert.equal(made.length, 301);
});
