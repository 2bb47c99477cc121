"""The order that scripts/wasm_table.py gives the table of functions."""

import subprocess

import c_programs
import pytest
import wasm_code
import wasm_table

PROGRAM = """
  int one(int x) { return x + 1; }
  double two(double x) { return x * 2; }
  int three(int x) { return x - 3; }
  int four(int x) { return x ^ 4; }
  // Addresses in data and in code; an undefined function, whose stand-in the linker puts into the table.
  int (*const ways[])(int) = { one, three, four };
  extern int nowhere(int) __attribute__((weak));
  int (*volatile chosen)(int);
  double (*volatile other)(double);
  __attribute__((noinline)) void choose(int kind) { chosen = kind & 1 ? four : kind & 2 ? three : one; other = two; }
  double run(int kind, int x) {
    choose(kind);
    return ways[kind % 3](x) * 1000 + chosen(x) + other(x) + (nowhere != 0);
  }
"""

PLAY = """
  import { readFileSync } from "node:fs";
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[1])));
  for (let kind = 0; kind < 12; kind += 1) console.log(exports.run(kind, 7 * kind));
"""


def played(at, data):
  (at / "played.wasm").write_bytes(data)
  return subprocess.run(
    ["node", "--input-type=module", "--eval", PLAY, at / "played.wasm"], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("options", [[], ["-fPIC"]])
def test_a_program_does_the_same_with_its_table_in_another_order(tmp_path, options):
  data = c_programs.linked(tmp_path, PROGRAM, compiler=options)
  program = wasm_code.Program(data)
  changed = wasm_table.with_ordered_table(program, lambda number: program.names[number])
  backwards = wasm_table.with_ordered_table(wasm_code.Program(changed), lambda number: -number)
  assert len(changed) == len(backwards) == len(data) and len({data, changed, backwards}) == 3
  assert played(tmp_path, changed) == played(tmp_path, backwards) == played(tmp_path, data)


def test_a_place_that_is_not_where_the_linker_says_is_refused(tmp_path):
  data = bytearray(c_programs.linked(tmp_path, PROGRAM))
  _, [(kind, place, _), *_], _ = wasm_table.read(wasm_code.Program(bytes(data)))
  data[place] ^= 2
  with pytest.raises(ValueError, match=f"at byte {place}"):
    wasm_table.with_ordered_table(wasm_code.Program(bytes(data)), lambda number: number)
