import { test } from "node:test";
import assert from "node:assert/strict";
import { compiled } from "../parts.js";

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
