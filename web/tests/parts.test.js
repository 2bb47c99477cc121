import { test } from "node:test";
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { MissingPart, Parts, compiled, neededParts, partsInTime } from "../parts.js";

Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
/** @type {Map<string, string>} what the page holds by its elements' names */
const held = new Map();
const html = { dataset: /** @type {Record<string, string>} */ ({}) };
const bar = { value: 0 };
Object.assign(globalThis, {
  document: {
    documentElement: html, querySelector: () => bar,
    getElementById: (/** @type {string} */ id) => (held.has(id) ? { textContent: held.get(id) } : null),
  },
  history: { state: null },
});

/** (module) */
const nothing = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * Gives every request the same answer.
 * @param {BodyInit} body
 * @param {ResponseInit} how
 */
function host(body, how) {
  globalThis.fetch = async () => new Response(body, how);
}

for (const type of ["application/wasm", "application/octet-stream", "application/wasm; charset=utf-8", "text/plain", ""]) {
  test(`a program of type "${type}" is compiled`, async () => {
    host(nothing, { headers: type ? { "Content-Type": type } : {} });
    assert.ok(await compiled("app.wasm") instanceof WebAssembly.Module);
  });
}

test("a missing program is no program", async () => {
  host("There is nothing here.", { status: 404 });
  await assert.rejects(compiled("app.wasm"), TypeError);
});

test("a page in the place of a program is no program", async () => {
  host("<!doctype html>", { headers: { "Content-Type": "text/html" } });
  await assert.rejects(compiled("app.wasm"), WebAssembly.CompileError);
});

test("a page that is a single file contains its program", async () => {
  globalThis.fetch = async () => assert.fail("it asks for a file");
  held.set("app.wasm", gzipSync(nothing).toString("base64"));
  assert.ok(await compiled("app.wasm") instanceof WebAssembly.Module);
  held.clear();
});

test("the progress is the bytes that have arrived, out of all the bytes that are known", async () => {
  const headers = { "Content-Type": "application/wasm" };
  host(nothing, { headers });
  Object.assign(html.dataset, { bytes: "app.wasm 32 rest.wasm 8" });
  await compiled("app.wasm");
  assert.equal(bar.value, 8 / 32);
  // Only requested parts are waited for.
  host(nothing, { headers });
  await compiled("rest.wasm");
  assert.equal(bar.value, 16 / 40);
});

test("a visit to a place of the app needs the part with the place's name, and those that it builds on", () => {
  html.dataset.parts = "near shared breakout pong later rest";
  const pong = ["near", "shared", "pong"];
  for (const [hash, opens, needed] of [
    ["", "", []], ["#/", "", []], ["#/pong", "", pong], ["#/pong/laboratory?stage=2", "", pong], ["", "/embed/pong", pong],
    ["#/", "/pong", []], ["#/about", "", ["near"]], ["#/rest", "", ["near"]], ["#/later", "", ["near"]], ["#/constructor", "", ["near"]]]) {
    Object.assign(globalThis, { location: { hash } });
    html.dataset.opens = String(opens);
    assert.deepEqual(neededParts(), needed, `${hash} on a page for ${opens}`);
  }
  Object.assign(globalThis, { history: { state: { needsAll: true } } });
  assert.deepEqual(neededParts(), ["near", "shared", "breakout", "pong", "later", "rest"]);
  Object.assign(globalThis, { history: { state: null } });
});

test("on a visit of one place, what that may need after a while comes before other places", () => {
  html.dataset.parts = "near shared breakout pong later rest";
  for (const [hash, order] of [
    ["", "near shared breakout pong later rest"], ["#/pong", "near shared pong later rest breakout"],
    ["#/about", "near later rest shared breakout pong"]]) {
    Object.assign(globalThis, { location: { hash } });
    assert.equal(partsInTime().join(" "), order);
  }
});

test("a program in one piece has no parts", () => {
  html.dataset.parts = "";
  Object.assign(globalThis, { location: { hash: "#/pong" } });
  assert.deepEqual([neededParts(), partsInTime()], [[], []]);
  assert.equal(new Parts().areWhole, true);
});

test("loading a part loads those that it builds on, once, and one that failed is requested again", async () => {
  html.dataset.parts = "near shared pong";
  /** @type {string[]} */
  const asked = [];
  let isDown = true;
  globalThis.fetch = async (address) => {
    const name = String(address).split("/").at(-1) ?? "";
    asked.push(name);
    if (isDown && name === "shared.wasm") return new Response("", { status: 503 });
    return new Response(nothing, { headers: { "content-type": "application/wasm" } });
  };
  const parts = new Parts();
  await assert.rejects(parts.bring("pong"), TypeError);
  assert.equal(parts.has("pong"), false);
  isDown = false;
  await Promise.all([parts.bring("pong"), parts.bring("shared"), parts.bring("pong")]);
  assert.equal(parts.areWhole, true);
  assert.deepEqual(asked.filter((name) => name === "near.wasm").length, 1);
  assert.deepEqual(asked.filter((name) => name === "shared.wasm").length, 2);
  await assert.rejects(parts.bring("elsewhere"), MissingPart);
});
