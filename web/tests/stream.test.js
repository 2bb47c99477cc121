import { test } from "node:test";
import assert from "node:assert/strict";
import { Stream } from "../stream.js";

/** @typedef {import("../stream.js").Listener} Listener */

const TABLES = "[version]\n1 version\n[inputs]\n1 start seed:int32\n2 advance tick:int32\n[layers]\n[drawing]\n[outputs]\n";

/** A socket that records what is sent, and the calls of a listener. */
function opened() {
  /** @type {any[]} */
  const sent = [];
  /** @type {any[]} */
  const told = [];
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const socket = /** @type {WebSocket} */ (/** @type {unknown} */ ({
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => listeners.set(name, act),
    send: (/** @type {any} */ message) => sent.push(message),
  }));
  const note = (/** @type {string} */ name) => (/** @type {any[]} */ ...values) => void told.push([name, ...values]);
  const listener = /** @type {Listener} */ ({
    measure: (text) => text.length * 10, came: (_, app) => note("came")(app.leads),
    showAll: (frame, goesBack) => note("all")(frame.tick, goesBack), show: (frame) => note("show")(frame.tick),
    state: (state) => note("state")(state.app), watch: note("watch"), reload: note("reload"), print: note("print"),
    closed: note("closed"), inspected: (inspection) => note("inspected")(inspection.tick), resize: note("resize"),
  });
  const stream = new Stream(socket, listener);
  const hear = (/** @type {any} */ data) =>
    listeners.get("message")?.({ data: typeof data === "object" && !(data instanceof ArrayBuffer) ? JSON.stringify(data) : data });
  return { stream, sent, told, hear };
}

/**
 * An empty frame.
 * @param {number} kind
 * @param {number} tick
 */
const frame = (kind, tick) => Uint32Array.from([kind, 0, 0, 1, tick, tick + 1]).buffer;

test("an app sends its tables, from which the page encodes inputs", () => {
  const { stream, told, hear } = opened();
  hear({ app: { tables: TABLES, leads: true, hasBegun: false } });
  assert.deepEqual(told, [["came", true]]);
  assert.equal(stream.formatVersion, 1);
  stream.writer.put("advance", { tick: 7 });
  assert.deepEqual([...stream.writer.take()], [2, 7, 0, 0, 0]);
  // Another build with the same kit continues here; one with another kit needs its own page.
  hear({ app: { tables: TABLES, leads: true, hasBegun: true } });
  assert.equal(told.length, 1);
  hear({ app: { tables: TABLES.replace("seed", "chance"), leads: true, hasBegun: true } });
  assert.deepEqual(told[1], ["reload"]);
});

test("inputs are sent with the request for a frame, and the next frame is the answer", async () => {
  const { stream, sent, told, hear } = opened();
  const answer = stream.run(Uint8Array.from([2, 7, 0, 0, 0]), 0.5);
  const message = new DataView(sent[0].buffer);
  assert.equal(message.getFloat64(0, true), 0.5);
  assert.deepEqual([...sent[0].slice(8)], [2, 7, 0, 0, 0]);
  // A frame that describes everything is not an answer.
  hear(frame(1, 6));
  hear(frame(0, 7));
  assert.equal((await answer).tick, 7);
  // Without a request, it shows what another page did.
  hear(frame(0, 8));
  hear(frame(2, 3));
  assert.deepEqual(told, [["all", 6, false], ["show", 8], ["all", 3, true]]);
  stream.run(new Uint8Array(), 0);
  assert.equal(sent[1].length, 8);
});

test("a text is measured when the app asks", () => {
  const { sent, hear } = opened();
  hear({ measure: { text: "four", font: "16px serif" } });
  assert.deepEqual(sent, ['{"width":40}']);
});

test("what the tool tells reaches the page", () => {
  const { told, hear } = opened();
  hear({ state: { app: "stuck" } });
  hear({ watch: true });
  hear({ printed: "" });
  hear({ inspected: '{"tick":7}' });
  hear({ size: { width: 393, height: 852 } });
  assert.deepEqual(told, [
    ["state", "stuck"], ["watch"], ["print", ""], ["inspected", 7], ["resize", { width: 393, height: 852 }],
  ]);
});
