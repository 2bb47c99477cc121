"""Code that scripts/wasm_cold.py moves out of functions, and the marks by which scripts/wasm_marks.py finds it."""

import os
import random
import subprocess

import c_programs
import pytest
import wasm_code
import wasm_cold
import wasm_file
import wasm_marks
import wasm_parts
import wasm_reach

PROGRAM = """
  const char *const text = "what is hardly ever read";
  int counts[9];
  __attribute__((noinline)) int later(int x) { counts[0] += 1; return x * 7 + counts[0]; }
  // A loop that is left in three ways, with values that change on the way.
  __attribute__((noinline)) int walk(int n, int step) {
    int sum = 0, steps = 0;
    for (int i = 0; i < n; i += step) {
      steps += 1;
      if (i % 13 == 5) {
        sum += later(i) * steps;
        if (sum % 11 == 3) continue;
        if (sum > 4000) return sum - steps;
        step = step % 5 + 1;
        counts[1] += text[sum & 15] - step;
        if (counts[1] < -9) break;
      } else {
        sum ^= i;
      }
    }
    return sum + 100 * steps + counts[1];
  }
  // Cases, of which some go on with the next one, and numbers of other kinds.
  __attribute__((noinline)) double choose(int kind, double x) {
    long long big = 3;
    switch (kind % 6) {
      case 0: x = x * 3 + later(kind); big += 2;
      case 1: big *= 5 + kind; x += big; break;
      case 2: return later((int)x) + counts[0];
      case 3: for (int i = 0; i < kind; i++) { x += later(i); big -= i; if (x > 300) { x /= 2; break; } } break;
      case 4: x -= counts[2]++; big <<= kind & 7; break;
    }
    return x + big;
  }
  // The place `cup` is behind a gate.
  __attribute__((noinline)) int cup(int x) { return x < 50 ? later(x) : walk(x, 3); }
  double run(int kind, int x) { return kind == 9 ? cup(x) : kind < 3 ? walk(x, kind + 1) : choose(kind, x); }
"""

CALLS = [(kind, x) for kind in range(10) for x in (0, 1, 5, 18, 40, 99, 313)]

PLAY = """
  import { readFileSync, writeFileSync } from "node:fs";
  const [file, profile, ...calls] = process.argv.slice(1);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  console.log(calls.map((call) => exports.run(...call.split(",").map(Number))).join());
  if (profile) {
    const address = exports.memory.buffer.byteLength - 8192;
    writeFileSync(profile, new Uint8Array(exports.memory.buffer, address, exports.write_profile(address, 1)));
  }
"""


def played(file, calls, profile=""):
  said = [",".join(map(str, call)) for call in calls]
  return subprocess.run(
    ["node", "--input-type=module", "--eval", PLAY, file, profile, *said], check=True, capture_output=True, text=True).stdout


def by_chance(seed):
  """A test of segments that chance decides; a function keeps its first one."""
  def of_function(index):
    random_ = random.Random(1000 * seed + index)
    share, found = random_.choice([0.3, 0.7, 1]), {}
    return lambda first, last: first > 0 and all(found.setdefault(each, random_.random() < share) for each in range(first, last + 1))
  return of_function


@pytest.fixture(scope="module")
def linked(tmp_path_factory):
  """The folder with the program, and the program."""
  at = tmp_path_factory.mktemp("cold")
  return at, wasm_code.Program(c_programs.linked(at, PROGRAM, linker=("-z", "stack-size=65536", "--stack-first")))


def test_moved_code_computes_what_it_did(linked):
  """KT-W20c"""
  at, program = linked
  expected, names = played(at / "linked.wasm", CALLS), set()
  for seed in range(40):
    changed, moved = wasm_cold.outlined(program, by_chance(seed), least=lambda index: 8)
    names |= {each.name for each in moved}
    (at / "changed.wasm").write_bytes(changed)
    assert played(at / "changed.wasm", CALLS) == expected, seed
  # Spans that change several values and leave in several ways are among them.
  assert {"walk.cold.1", "choose.cold.1", "choose.cold.2"} <= names


def test_a_function_keeps_what_is_not_worth_a_call(linked):
  _, program = linked
  assert wasm_cold.outlined(program, lambda index: lambda first, last: first > 0, least=lambda index: 10_000)[1] == []


def test_marks_tell_where_code_ran(linked):
  at, program = linked
  (at / "marked.wasm").write_bytes(wasm_marks.marked(program, {"cup"}))
  profiles = {}
  for name, calls in {"start": [(4, 0)], "near.1": [(1, 4), (9, 3), (5, 2)], "cup.1": [(9, 60)]}.items():
    assert played(at / "marked.wasm", calls, at / "profile") == played(at / "linked.wasm", calls)
    profiles[name] = (at / "profile").read_bytes()
  marks = wasm_marks.Marks(program, {"cup": "cup"}, {"start": profiles.pop("start")}, profiles)
  ran = marks.names([])
  # On the first screen, what ran after the gate was opened does not count.
  assert ran == {"": {"run", "choose"}, "near": {"run", "walk"}, "cup": {"run", "cup", "walk", "later"}}
  changed, moved = wasm_cold.outlined(program, marks.is_elsewhere, least=lambda index: 8)
  # Of a function that ran at the start, the cases that ran nowhere were moved; of one that ran on the first screen, what only `cup` needs.
  ran = marks.names(moved)
  assert {each.name for each in moved} - ran["cup"] >= {"choose.cold.1", "choose.cold.2"}
  assert "walk.cold.1" in ran["cup"] and not ran["near"] & {each.name for each in moved}
  (at / "changed.wasm").write_bytes(changed)
  assert played(at / "changed.wasm", CALLS) == played(at / "linked.wasm", CALLS)


def test_data_goes_with_moved_code(linked):
  at, program = linked
  data = (at / "linked.wasm").read_bytes()
  pieces = wasm_parts.symbols((at / "program.map").read_text(), *wasm_file.image(data))
  walk = program.names.index("walk")
  _, moved = wasm_cold.outlined(program, lambda index: (lambda first, last: first > 0) if index == walk else None, least=lambda index: 8)
  assert moved
  before, after = wasm_reach.Reach(data, pieces), wasm_reach.Reach(data, pieces, moved)
  # What the function referred to, it or the moved code refers to, and it to that.
  cold = {each.name for each in moved}
  assert cold <= after.next["walk"] and before.next["walk"] == after.next["walk"].union(*(after.next[name] for name in cold)) - cold
  assert "later" not in after.next["walk"]


def test_programs_of_binaryens_fuzzer(tmp_path):
  """Programs that nobody thought of compute the same after code was moved. `CAROM_FUZZED` is how many."""
  count, moved = int(os.environ.get("CAROM_FUZZED", "12")), 0
  for seed in range(count):
    (tmp_path / "bytes").write_bytes(random.Random(seed).randbytes(1000 * (1 + seed % 12)))
    subprocess.run(
      ["wasm-opt", "-ttf", "-g", "--denan", "--disable-simd", "--disable-multivalue", "--disable-gc", "--disable-exception-handling",
       "--disable-reference-types", f"-O{seed % 3}", tmp_path / "bytes", "-o", tmp_path / "whole.wasm"], check=True, capture_output=True)
    program = wasm_code.Program((tmp_path / "whole.wasm").read_bytes())
    changed, pieces = wasm_cold.outlined(program, by_chance(seed), least=lambda index: 8)
    (tmp_path / "changed.wasm").write_bytes(changed)
    before, after = (run_all(tmp_path / f"{name}.wasm") for name in ("whole", "changed"))
    assert before == after, seed
    moved += len(pieces)
  assert moved > 2 * count


RUN_ALL = """
  import { readFileSync } from "node:fs";
  const module = new WebAssembly.Module(readFileSync(process.argv[1]));
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = kind === "function" ? (...values) => { console.log(name, ...values); return 0; } : undefined;
  }
  const { exports } = new WebAssembly.Instance(module, imports);
  for (const [name, each] of Object.entries(exports)) {
    if (typeof each !== "function" || name === "hangLimitInitializer") continue;
    exports.hangLimitInitializer?.();
    for (const value of [0, 1, -77, 1234567]) {
      let said;
      try {
        said = each(...Array.from({ length: each.length }, (_, index) => value + index));
      } catch (error) {
        // How deep calls may be nested depends on how large the frames are.
        if (error instanceof RangeError) break;
        // A whole number of 64 bits is no argument that a number can be.
        said = error instanceof TypeError ? "no argument" : error.message;
      }
      console.log(name, value, String(said));
    }
  }
"""


def run_all(file):
  return subprocess.run(
    ["node", "--input-type=module", "--eval", RUN_ALL, file], check=True, capture_output=True, text=True).stdout
