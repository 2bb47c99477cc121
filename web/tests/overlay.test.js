import { test } from "node:test";
import assert from "node:assert/strict";
import { legible, reasonIn } from "../overlay.js";

test("a backtrace shows the app's functions with their places, and no addresses", () => {
  assert.equal(legible([
    "Puck/Ball.swift:35: Fatal error: four is too many",
    "",
    "*** Program crashed: Illegal instruction at 0x00007fdddbaf9361 ***",
    "",
    "  0               0x00007fdddbaf9361 _assertionFailure(_:) + 224 in libswiftCore.so",
    "  1 [ra]          0x000055d9beca3ea4 Ball.hit() + 489 in Puck at /home/ada/Puck/Sources/Puck/Ball.swift:35:29",
    "  2 [ra] [system] 0x000055d9bebc92cb implicit closure #2 in Ball.begin() + 26 in Puck at /home/ada/Puck/Ball.swift",
    "",
    "",
    "",
    "Backtrace took 0.5s",
  ]), [
    "Puck/Ball.swift:35: Fatal error: four is too many",
    "",
    "*** Program crashed: Illegal instruction at 0x00007fdddbaf9361 ***",
    "",
    "  0  _assertionFailure(_:) + 224 in libswiftCore.so",
    "  1  Ball.hit() + 489",
    "      /home/ada/Puck/Sources/Puck/Ball.swift:35:29",
    "",
    "Backtrace took 0.5s",
  ].join("\n"));
});

test("the reason of a trap is what the app says, without the place", () => {
  assert.equal(reasonIn(["hello", "Puck/Ball.swift:35: Fatal error: four is too many"]), "four is too many");
  assert.equal(reasonIn(["hello"]), "");
});
