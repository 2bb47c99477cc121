import { test } from "node:test";
import assert from "node:assert/strict";
import { refusal } from "../gallery/drop.js";
import { grouped, place } from "../gallery/report.js";
import { stageText } from "../gallery/stage.js";

/** @type {import("../gallery/requests.js").Project} */
const project = {
  id: "puck", name: "Puck", isDropped: false, stage: "ported", seconds: 1, lines: 12, left: 0, errorCount: 0, page: "/apps/puck/",
};

test("a file that cannot be a zip of a project is not sent", () => {
  assert.equal(refusal({ name: "Puck.zip", size: 1000 }), undefined);
  assert.equal(refusal({ name: "Puck.ZIP", size: 64 * 1024 * 1024 }), undefined);
  assert.match(refusal({ name: "Puck.rar", size: 1000 }) ?? "", /is not a zip/);
  assert.match(refusal({ name: "Puck.zip", size: 64 * 1024 * 1024 + 1 }) ?? "", /more than 64 MB/);
  assert.match(refusal({ name: "Puck.zip", size: 0 }) ?? "", /is empty/);
});

test("a line says how far a project has come, in the singular too", () => {
  assert.equal(stageText(project), "Ported, nothing is left for you");
  assert.equal(stageText({ ...project, left: 1 }), "Ported, 1 place is left for you");
  assert.equal(stageText({ ...project, stage: "running", left: 2 }), "Running, 2 places are left for you");
  assert.equal(stageText({ ...project, stage: "building" }), "Being built for 1 second …");
  assert.equal(stageText({ ...project, stage: "broken", errorCount: 3 }), "It does not compile: 3 errors");
  assert.equal(stageText({ ...project, stage: "refused", problem: "There is no source." }), "There is no source.");
});

test("what was rewritten is grouped, the most frequent first", () => {
  /** @param {number} line @param {string} message @returns {import("../gallery/requests.js").Finding} */
  const found = (line, message) => ({ weight: "done", file: "A.swift", line, message });
  const groups = grouped([found(1, "one"), found(2, "two"), found(3, "two")]);
  assert.deepEqual(groups.map(({ message, places }) => [message, places.map(place)]), [
    ["two", ["A.swift:2", "A.swift:3"]], ["one", ["A.swift:1"]],
  ]);
  assert.equal(place({ weight: "note", message: "pods" }), "The project");
});
