import { test } from "node:test";
import assert from "node:assert/strict";
import { called, openViews, viewAt } from "../inspector.js";

/**
 * @param {number} id @param {number} depth
 * @returns {import("../inspector.js").View}
 */
const view = (id, depth, isHidden = false) =>
  ({ id, depth, type: "UIView", name: "", controller: "", frame: [0, 0, 0, 0], isHidden });

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) =>
  /** @type {DOMRect} */ ({ left, top, width, height, right: left + width, bottom: top + height });

test("pointing finds the smallest view there, and of equally small ones the foremost", () => {
  const views = [view(1, 0), view(2, 1), view(3, 2), view(4, 1), view(5, 1, true)];
  const boxes = new Map([
    [1, box(0, 0, 400, 800)], [2, box(0, 0, 200, 200)], [3, box(10, 10, 20, 20)], [4, box(0, 0, 400, 800)], [5, box(0, 0, 5, 5)],
  ]);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => viewAt(views, (id) => boxes.get(id), x, y)?.id;
  assert.equal(at(15, 15), 3);
  assert.equal(at(100, 100), 2);
  // A view without a box is not found, nor is a hidden one.
  boxes.delete(3);
  assert.equal(at(15, 15), 2);
  assert.equal(at(2, 2), 2);
  assert.equal(at(300, 300), 4);
  assert.equal(at(500, 500), undefined);
});

test("a collapsed view hides what is inside it", () => {
  const views = [view(1, 0), view(2, 1), view(3, 2), view(4, 3), view(5, 1)];
  assert.deepEqual(openViews(views, new Set([2])).map(({ id }) => id), [1, 2, 5]);
  assert.deepEqual(openViews(views, new Set([3])).map(({ id }) => id), [1, 2, 3, 5]);
  assert.equal(openViews(views, new Set()).length, 5);
});

test("a view is called by its class and its name", () => {
  assert.equal(called(view(1, 0)), "UIView");
  assert.equal(called({ ...view(1, 0), type: "UILabel", name: "Score" }), "UILabel “Score”");
});
