import { test } from "node:test";
import assert from "node:assert/strict";
import { sum } from "../sessions.js";

test("the checksum of what was stored differs after every change, wherever the bytes are", () => {
  const bytes = Uint8Array.from({ length: 4099 }, (_, place) => place * 37);
  const whole = sum(bytes);
  for (const place of [0, 1, 2, 3, 2048, 4095, 4096, 4097, 4098]) {
    for (const bit of [1, 128]) {
      const damaged = bytes.slice();
      damaged[place] ^= bit;
      assert.ok(sum(damaged) !== whole, `bit ${bit} of byte ${place}`);
    }
  }
  assert.ok(sum(bytes.subarray(0, 4098)) !== whole);
  for (const shift of [1, 2, 3]) {
    const shifted = new Uint8Array(bytes.length + shift);
    shifted.set(bytes, shift);
    assert.equal(sum(shifted.subarray(shift)), whole);
  }
  assert.equal(sum(new Uint8Array()), 0);
});
