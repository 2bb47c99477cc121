import { test } from "node:test";
import assert from "node:assert/strict";
import { gradientCSS } from "../gradient.js";

test("a gradient runs from corner to corner", () => {
  const stops = [{ color: 0xff000000, place: 0 }, { color: 0xffffffff, place: 1 }];
  const css = gradientCSS({ kind: 0, startX: 0, startY: 0, endX: 1, endY: 1, stops }, 300, 100);
  // Lines of equal color are parallel to the other diagonal: the gradient's own direction is atan2(1/300, −1/100).
  assert.equal(css, "linear-gradient(2.81984rad,#000000ff 0%,#ffffffff 100%)");
});
