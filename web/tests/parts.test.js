import { test } from "node:test";
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { compiled, needsAll } from "../parts.js";

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
 * Answers every request alike.
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

test("a page that stands alone holds its program itself", async () => {
  globalThis.fetch = async () => assert.fail("it asks for a file");
  held.set("app.wasm", gzipSync(nothing).toString("base64"));
  assert.ok(await compiled("app.wasm") instanceof WebAssembly.Module);
  held.clear();
});

test("the bytes that have come are told of those that are known", async () => {
  const headers = { "Content-Type": "application/wasm" };
  host(nothing, { headers });
  Object.assign(html.dataset, { bytes: "app.wasm 32 rest.wasm 8" });
  await compiled("app.wasm");
  assert.equal(bar.value, 8 / 32);
  // What was not asked for is not waited for; what was is.
  host(nothing, { headers });
  await compiled("rest.wasm");
  assert.equal(bar.value, 16 / 40);
});

test("a visit to a place of the app needs all of it", () => {
  for (const [hash, opens, isAll] of [
    ["", "", false], ["#/", "", false], ["#/breakout", "", true], ["", "/breakout", true], ["#/", "/breakout", false]]) {
    Object.assign(globalThis, { location: { hash } });
    html.dataset.opens = String(opens);
    assert.equal(needsAll(), isAll, `${hash} on a page for ${opens}`);
  }
});
