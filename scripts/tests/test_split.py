"""The parts into which scripts/split-app divides a program: where data goes, and what a call into a missing part
does."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess

import c_programs
import pytest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent

PROGRAM = """
  // A piece that is written to, and one that leads on to another.
  int counter[2] = { 7, 8 };
  struct link { struct link *next; const char *text; };
  struct link last = { 0, "the end of a chain" };
  struct link chain = { &last, "its beginning" };
  struct link unused = { &last, "a text that only the rest needs" };

  __attribute__((noinline)) int early(int index) { return counter[index - 5] += chain.next->text[0]; }
  __attribute__((noinline)) int late(int index) { return unused.text[index]; }
  // A function that ran when the first screen was touched, and calls one that never ran.
  const char *const of_near = "what is near";
  __attribute__((noinline)) int nearby(int index) { return index < 5 ? of_near[index + 8] : late(index); }
  // Two apps behind gates, of which one is called by its name, and what both of them need.
  const char *const of_tea = "what only tea needs", *const of_cake = "what only cake needs", *const of_both = "what both need";
  __attribute__((noinline)) int sip(int index) { return of_both[index]; }
  const char *const of_pot = "what nobody brewed", *const of_dregs = "what is left";
  __attribute__((noinline)) int pour(int index) { return of_dregs[index + 8]; }
  __attribute__((noinline)) int steep(int index) { return of_pot[index]; }
  __attribute__((noinline)) int tea(int index) { return index > 90 ? steep(index - 86) : of_tea[index + 10] + sip(0) - sip(index); }
  __attribute__((noinline)) int cake(int index) { return index > 90 ? pour(index - 91) : of_cake[index + 10] + sip(0) - sip(index); }
  int (*volatile gate)(int) = tea;
  int run(int kind, int index) { return kind == 4 ? nearby(index) : kind == 3 ? cake(index) : kind == 2 ? gate(index) : kind ? late(index) : early(index); }
"""

PLAY = """
  import { readFileSync } from "node:fs";
  const [stem, ...calls] = process.argv.slice(1);
  const program = (name) => new WebAssembly.Module(readFileSync(`${stem}${name}.wasm`));
  const missing = Object.fromEntries(["near", "tea", "cake", "later", "rest"].map((part) => [part, () => { throw new Error(part); }]));
  const { exports } = new WebAssembly.Instance(program(""), { missing });
  const parts = { primary: exports };
  const said = [];
  // Each argument is a part to load or a call: results of kind 0 are printed as numbers, others as characters.
  for (const call of calls) {
    if (!call.includes(",")) {
      parts[call] = new WebAssembly.Instance(program(`.${call}`), parts).exports;
      continue;
    }
    try {
      const answer = exports.run(...call.split(",").map(Number));
      said.push(call[0] === "0" ? answer : String.fromCharCode(answer));
    } catch (error) { said.push(`no ${error.message}`); }
  }
  console.log(said.join("|"));
"""


@pytest.fixture(scope="module")
def parts(tmp_path_factory):
  """The folder with the parts of a C program whose `run` and `early` are in the first part."""
  at = tmp_path_factory.mktemp("split")
  data = c_programs.linked(at, PROGRAM)
  loader = importlib.machinery.SourceFileLoader("split_app", str(SCRIPTS / "split-app"))
  split_app = importlib.util.module_from_spec(importlib.util.spec_from_loader("split_app", loader))
  loader.exec_module(split_app)
  (at / "whole.wasm").write_bytes(split_app.wasm_file.without_relocations(data))
  ran = {
    "": {"run", "early"}, "near": {"run", "nearby"}, "tea": {"run", "tea", "sip"}, "cake": {"run", "cake", "sip"},
    "cake-later": {"run", "cake", "pour"}}
  # All functions here are small.
  split_app.wasm_use.SMALL = 0
  image = split_app.wasm_file.image(data)
  reach = split_app.wasm_reach.Reach(data, split_app.wasm_parts.symbols((at / "program.map").read_text(), *image))
  use = split_app.wasm_use.Use(reach, {"tea": "tea", "cake": "cake"}, ran)
  split_app.divide(at / "whole.wasm", "--keep-funcs=run,early", at / "App", use, image, at)
  return at


def test_data_goes_with_the_functions_that_refer_to_it(parts):
  """KT-W20a"""
  first, rest = (parts / "App.wasm").read_bytes(), (parts / "App.rest.wasm").read_bytes()
  # The address of the counter is computed: the compiler emits an address before it.
  assert b"the end of a chain" in first and b"\7\0\0\0\10" in first
  assert b"only the rest needs" in rest and b"only the rest needs" not in first
  assert b"the end of a chain" not in rest


def test_pieces_are_found_whatever_their_names_are():
  import wasm_parts
  # A section that is named after a string contains what the string contains.
  link_map = (
    "     100       50        8         tea.o:(.rodata..L.str.7.Steep\nit)\n"
    "     100       50        8                 .L.str.7.Steep\nit\n"
    "     108       58        4         tea.o:(.data.cup)\n"
    "     10c       5c       10         tea.o:(.swift_modhash)\n"
    "       -       6c       10         tea.o:(brew)\n")
  assert wasm_parts.symbols(link_map, 0x100, b"steeped\0cup." + bytes(16)) == [(0x100, 0x108), (0x108, 0x10C), (0x10C, 0x11C)]


def test_a_call_into_a_missing_part_throws_what_the_page_knows(parts):
  said = played(parts, "0,5", "1,2", "rest", "1,2", "0,5")
  assert said == f"{7 + ord('t')}|no rest|t|{7 + 2 * ord('t')}"


def played(parts, *calls):
  return subprocess.run(
    ["node", "--input-type=module", "--eval", PLAY, parts / "App", *calls], check=True, capture_output=True, text=True).stdout.strip()


def test_what_lies_behind_a_gate_is_a_part(parts):
  files = {file.name.removeprefix("App.").removesuffix(".wasm"): file.read_bytes() for file in parts.glob("App.*.wasm")}
  for text, own in (
      (b"only the rest needs", "rest"), (b"nobody brewed", "rest"), (b"what is near", "near"), (b"what both", "shared"),
      (b"only tea", "tea"), (b"only cake", "cake"), (b"what is left", "later")):
    assert [name for name, program in files.items() if text in program] == [own]
  # The shared part first; the other app's is still missing.
  assert played(parts, "near", "2,0", "3,0", "shared", "tea", "2,0", "2,91", "3,0", "cake", "3,0") == "no tea|no cake|t|no rest|no cake|c"
  assert played(parts, "near", "shared", "cake", "3,0", "3,91", "later", "3,91") == "c|no later|l"


def test_what_only_functions_apart_share_is_not_shared():
  import wasm_reach
  reach = wasm_reach.Reach.__new__(wasm_reach.Reach)
  reach.next = {"page": {"film"}, "film": {"tea", "cup", "film reel"}, "tea": {"cup"}, "cup": set(), "film reel": set()}
  reach.names, reach.roots = set(reach.next), {"page"}
  assert reach.owners({"tea": "tea"}) == {"tea": "tea"}
  assert reach.owners({"tea": "tea"}, frozenset({"film"})) == {"tea": "tea", "cup": "tea"}


def test_a_gate_that_is_not_there_is_named():
  loader = importlib.machinery.SourceFileLoader("split_app", str(SCRIPTS / "split-app"))
  split_app = importlib.util.module_from_spec(importlib.util.spec_from_loader("split_app", loader))
  loader.exec_module(split_app)
  with pytest.raises(SystemExit, match="part tea is to begin with Kettle.pour; there are 0"):
    split_app.linked_names({"tea": "Kettle.pour"}, "", {"cup"})


def test_a_program_without_relocations_is_refused(parts):
  import wasm_file
  with pytest.raises(ValueError, match="--emit-relocs"):
    wasm_file.References((parts / "whole.wasm").read_bytes())


def test_what_ran_calls_what_never_ran_through_the_table(parts):
  assert played(parts, "4,0", "near", "4,0", "4,5", "1,7", "shared", "rest", "4,5") == "no near|n|no rest|no rest|t"
