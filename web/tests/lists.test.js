// Roles and names of elements in lists.

import { test } from "node:test";
import assert from "node:assert/strict";
import { stubBrowser } from "./page.js";

stubBrowser();
const { Layer } = await import("../layers.js");
const { Semantics } = await import("../semantics.js");

const LISTED = 16384, FOCUSABLE = 1, HIDDEN = 512;
const semantics = new Semantics();

/** @param {import("../layers.js").Layer} layer @param {string} role @param {number} states @param {string} [label] */
const show = (layer, role, states, label = "") =>
  semantics.show(layer, { role, label, value: "", hint: "", states, now: 0, least: 0, greatest: 0 });

test("a row of a list is an item around a button that has the name and the focus", () => {
  const layer = new Layer(1, 0);
  show(layer, "button", LISTED | FOCUSABLE, "Settings");
  assert.equal(layer.element.getAttribute("role"), "listitem");
  assert.equal(layer.element.getAttribute("tabindex"), null);
  assert.equal(layer.element.getAttribute("aria-label"), null);
  assert.equal(layer.inner?.getAttribute("role"), "button");
  assert.equal(layer.inner?.getAttribute("aria-label"), "Settings");
  assert.equal(layer.inner?.getAttribute("tabindex"), "0");
  assert.equal(layer.target, layer.inner);
  // The whole item is hidden from screen readers.
  show(layer, "button", LISTED | HIDDEN, "Settings");
  assert.equal(layer.element.getAttribute("aria-hidden"), "true");
  assert.equal(layer.inner?.getAttribute("aria-hidden"), null);
});

test("a row without a role of its own is just an item, and can become a button later", () => {
  const layer = new Layer(2, 0);
  show(layer, "", LISTED);
  assert.equal(layer.element.getAttribute("role"), "listitem");
  assert.equal(layer.inner, undefined);
  show(layer, "button", LISTED, "Play");
  assert.equal(layer.inner?.getAttribute("role"), "button");
  // Outside a list the button stays where it is, and nothing wraps it.
  show(layer, "button", 0, "Play");
  assert.equal(layer.element.getAttribute("role"), null);
  assert.equal(layer.inner?.getAttribute("role"), "button");
});

test("outside lists, an element has its role itself", () => {
  const layer = new Layer(3, 0);
  show(layer, "button", FOCUSABLE, "Play");
  assert.equal(layer.element.getAttribute("role"), "button");
  assert.equal(layer.inner, undefined);
});
