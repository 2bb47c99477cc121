"""The two parts that scripts/split-app makes of a program: whose data goes where, and what a call into a missing part does."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys

import pytest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "scripts"
sys.path.insert(0, str(SCRIPTS))

PROGRAM = """
  // A piece that is written to, and one that leads on to another.
  int counter[2] = { 7, 8 };
  struct link { struct link *next; const char *text; };
  struct link last = { 0, "the end of a chain" };
  struct link chain = { &last, "its beginning" };
  struct link unused = { &last, "a text that only the rest needs" };

  __attribute__((noinline)) int early(int index) { return counter[index - 5] += chain.next->text[0]; }
  __attribute__((noinline)) int late(int index) { return unused.text[index]; }
  int run(int is_late, int index) { return is_late ? late(index) : early(index); }
"""

PLAY = """
  import { readFileSync } from "node:fs";
  const [first, rest] = process.argv.slice(1).map((file) => new WebAssembly.Module(readFileSync(file)));
  const missing = () => { throw new Error("a part is missing"); };
  const { exports } = new WebAssembly.Instance(first, { carom: { missing } });
  const said = [exports.run(0, 5)];
  try { exports.run(1, 2); } catch (error) { said.push(error.message); }
  new WebAssembly.Instance(rest, { carom: { missing }, primary: exports });
  said.push(String.fromCharCode(exports.run(1, 2)), exports.run(0, 5));
  console.log(said.join("|"));
"""


@pytest.fixture(scope="module")
def parts(tmp_path_factory):
  """The folder with both parts of a program in C, of which `run` and `early` come first."""
  at = tmp_path_factory.mktemp("split")
  (at / "program.c").write_text(PROGRAM)
  def run(*command):
    subprocess.run(command, cwd=at, check=True)
  run("clang", "--target=wasm32-unknown-none-wasm", "-O1", "-fdata-sections", "-ffunction-sections", "-c", "program.c")
  run("wasm-ld", "--no-entry", "--export=run", "--emit-relocs", "--Map=program.map", "program.o", "-o", "linked.wasm")
  loader = importlib.machinery.SourceFileLoader("split_app", str(SCRIPTS / "split-app"))
  split_app = importlib.util.module_from_spec(importlib.util.spec_from_loader("split_app", loader))
  loader.exec_module(split_app)
  (at / "whole.wasm").write_bytes(split_app.wasm_file.without_relocations((at / "linked.wasm").read_bytes()))
  split_app.divide(at / "linked.wasm", at / "program.map", at / "whole.wasm", "--keep-funcs=run,early", at / "App", at)
  return at


def test_data_goes_with_the_functions_that_refer_to_it(parts):
  first, rest = (parts / "App.wasm").read_bytes(), (parts / "App.rest.wasm").read_bytes()
  # The address of the counter is computed: the compiler writes one that lies before it.
  assert b"the end of a chain" in first and b"\7\0\0\0\10" in first
  assert b"only the rest needs" in rest and b"only the rest needs" not in first
  assert b"the end of a chain" not in rest


def test_a_call_into_a_missing_part_throws_what_the_page_knows(parts):
  said = subprocess.run(
    ["node", "--input-type=module", "--eval", PLAY, parts / "App.wasm", parts / "App.rest.wasm"],
    check=True, capture_output=True, text=True).stdout.strip()
  assert said == f"{7 + ord('t')}|a part is missing|t|{7 + 2 * ord('t')}"


def test_a_program_without_relocations_is_refused(parts):
  import wasm_file
  with pytest.raises(ValueError, match="--emit-relocs"):
    wasm_file.References((parts / "whole.wasm").read_bytes())
