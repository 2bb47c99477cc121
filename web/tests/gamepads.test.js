import { test } from "node:test";
import assert from "node:assert/strict";
import { listenToGamepads } from "../gamepads.js";

/** Connects a pad; returns it, the inputs that were sent, and a function that lets a frame pass. */
function connected() {
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  /** @type {(() => void)[]} */
  let waiting = [];
  const pad = { index: 0, buttons: [{ pressed: false }], axes: [0, 0, 0, 0] };
  Object.assign(globalThis, {
    window: { addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => (listeners[name] = act) },
    document: { getElementById: () => null },
    requestAnimationFrame: (/** @type {() => void} */ act) => waiting.push(act),
  });
  Object.defineProperty(globalThis, "navigator", { value: { getGamepads: () => [pad] }, configurable: true });
  /** @type {import("../inputs.js").Fields[]} */
  const sent = [];
  const loop = { isHeld: false, send: (/** @type {string} */ _, /** @type {import("../inputs.js").Fields} */ fields) => void sent.push(fields) };
  listenToGamepads(loop);
  const frame = () => {
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  };
  listeners.gamepadconnected({ gamepad: pad });
  frame();
  return { pad, sent, loop, frame };
}

test("a gamepad's state is sent when it changes", () => {
  const { pad, sent, frame } = connected();
  frame();
  assert.equal(sent.length, 1);
  pad.axes[0] = 0.501;
  frame();
  frame();
  assert.deepEqual(sent.slice(1).map(({ leftX }) => leftX), [0.5]);
});

test("while the app is held nothing is sent, and afterwards only what has changed", () => {
  const { pad, sent, loop, frame } = connected();
  pad.buttons[0].pressed = true;
  frame();
  loop.isHeld = true;
  for (let turn = 0; turn < 100; turn += 1) {
    pad.axes[0] = turn / 100;
    frame();
  }
  pad.buttons[0].pressed = false;
  assert.equal(sent.length, 2);
  loop.isHeld = false;
  frame();
  frame();
  assert.deepEqual(sent.slice(2).map(({ buttons, leftX }) => [buttons, leftX]), [[0, 0.99]]);
});
