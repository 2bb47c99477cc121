"""The programs that only `make bench` and `make soak` run still find what they import."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = [
  path for path in sorted([*(ROOT / "Benchmarks").iterdir(), *(ROOT / "Tests").iterdir()])
  if path.is_file() and path.read_text().startswith("#!/usr/bin/env python3")]
# Imports the program with the given folder first in the path, as when it is run.
IMPORT = "import runpy, sys; name, sys.path[0] = sys.argv.pop(), sys.argv.pop(); runpy.run_path(name, run_name='imported')"


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_program_finds_what_it_imports(program):
  answer = subprocess.run(
    [sys.executable, "-c", IMPORT, program.parent, program], capture_output=True, text=True, timeout=60)
  assert answer.returncode == 0, answer.stderr
