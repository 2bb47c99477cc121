// The time of day as the app receives it.

import { test } from "node:test";
import assert from "node:assert/strict";
import { tellTime } from "../calendar.js";

test("the app receives the seconds since 1970 and the offset from UTC", () => {
  /** @type {{ kind: string, fields: any }[]} */
  const told = [];
  const before = Date.now() / 1000;
  tellTime((kind, fields) => told.push({ kind, fields }));
  const after = Date.now() / 1000;
  assert.equal(told.length, 1);
  const [{ kind, fields }] = told;
  assert.equal(kind, "calendar");
  assert.ok(fields.seconds >= before && fields.seconds <= after);
  assert.equal(fields.zone, -new Date().getTimezoneOffset() * 60);
});
