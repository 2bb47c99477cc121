// The color of the browser's bars: the app's, and then the page's own again.

import { test } from "node:test";
import assert from "node:assert/strict";

const metas = [{ content: "#f2f2f7" }, { content: "#0b0d16" }];
Object.assign(globalThis, { document: { querySelectorAll: () => metas } });
const { showTheme } = await import("../theme.js");
const shown = () => metas.map(({ content }) => content);

test("the app's color counts in light and dark, and 0 restores the page's own", () => {
  showTheme(0xff1d5a42);
  assert.deepEqual(shown(), ["#1d5a42", "#1d5a42"]);
  showTheme(0xff000000);
  assert.deepEqual(shown(), ["#000000", "#000000"]);
  showTheme(0);
  assert.deepEqual(shown(), ["#f2f2f7", "#0b0d16"]);
});
