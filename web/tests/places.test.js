// Elements at rest are placed by left and top, and moving ones by a transform and a compositor layer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stubBrowser } from "./page.js";

stubBrowser();
const { Changes, Places } = await import("../places.js");

const FRAME = 16;

/** The part of a layer that `Places` uses, and a clock of frames. */
function stage() {
  const classes = new Set();
  const style = { left: "", top: "", transform: "", opacity: "" };
  const layer = /** @type {import("../layers.js").Layer} */ (/** @type {unknown} */ ({
    element: { style, classList: { toggle: (/** @type {string} */ name, /** @type {boolean} */ has) => has ? classes.add(name) : classes.delete(name) } },
    place: undefined,
    changes: { place: new Changes(), opacity: new Changes() },
  }));
  const places = new Places();
  let now = 1000;
  return {
    layer, style, classes, places,
    /** @param {() => void} [change] @param {number} [wait] */
    frame(change, wait = FRAME) {
      places.beginFrame((now += wait));
      change?.();
      places.endFrame();
    },
  };
}

test("an element at rest has no transform", () => {
  const { layer, style, classes, places, frame } = stage();
  frame(() => places.move(layer, 12, 40));
  assert.deepEqual(style, { left: "12px", top: "40px", transform: "", opacity: "" });
  assert.equal(classes.size, 0);
  places.forget(layer);
});

test("between whole points only a transform places exactly", () => {
  const { layer, style, places, frame } = stage();
  frame(() => places.move(layer, 12.5, 40));
  assert.deepEqual([style.left, style.top, style.transform], ["", "", "translate(12.5px,40px)"]);
});

test("an element that changes in frame after frame gets a compositor layer, and loses it at rest", () => {
  const { layer, style, classes, places, frame } = stage();
  for (let x = 0; x < 3; x++) frame(() => places.move(layer, x, 0));
  assert.deepEqual([...classes], ["moving"]);
  assert.deepEqual([style.left, style.transform], ["", "translate(2px,0px)"]);
  frame(undefined, 100);
  assert.deepEqual([...classes], ["moving"], "a short pause is no rest");
  frame(undefined, 200);
  assert.equal(classes.size, 0);
  assert.deepEqual([style.left, style.transform], ["2px", ""]);
});

test("changes that are far apart in time do not count as movement", () => {
  const { layer, classes, places, frame } = stage();
  for (let x = 0; x < 9; x++) frame(() => places.move(layer, x, 0), 1000);
  assert.equal(classes.size, 0);
});

test("a turned element keeps its transform at rest", () => {
  const { layer, style, classes, places, frame } = stage();
  for (let step = 0; step < 4; step++) frame(() => places.transform(layer, `matrix(0,1,-1,0,${step},0)`));
  assert.deepEqual([...classes], ["moving"]);
  frame(undefined, 500);
  assert.equal(classes.size, 0);
  assert.deepEqual([style.left, style.transform], ["", "matrix(0,1,-1,0,3,0)"]);
});

test("fading counts separately from movement", () => {
  const { layer, style, classes, places, frame } = stage();
  for (const opacity of [0.9, 0.8, 0.7]) frame(() => places.fade(layer, opacity));
  assert.deepEqual([[...classes], style.opacity], [["fading"], "0.7"]);
  frame(undefined, 500);
  assert.equal(classes.size, 0);
});

test("if very many elements move at once, only so many get layers", () => {
  const { places, frame } = stage();
  const crowd = Array.from({ length: 100 }, stage);
  for (let x = 0; x < 4; x++) frame(() => crowd.forEach(({ layer }) => places.move(layer, x, 0)));
  assert.equal(crowd.filter(({ classes }) => classes.has("moving")).length, 64);
  for (const { layer } of crowd) places.forget(layer);
});

test("an element that has moved comes to rest even if no frame follows", async () => {
  const { layer, style, classes, places } = stage();
  for (let x = 0; x < 3; x++) {
    places.beginFrame(performance.now());
    places.move(layer, x, 0);
    places.endFrame();
  }
  assert.deepEqual([...classes], ["moving"]);
  await new Promise((done) => setTimeout(done, 700));
  assert.deepEqual([classes.size, style.left], [0, "2px"]);
});
