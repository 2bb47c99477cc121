"""The check of the random programs of `make hostile` detects every kind of failure."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import time

import pytest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "hostile"

# Stands for the program: prints a line for each seed, but seed 3 behaves as the first argument says.
PROGRAM = """
import os, sys, time
first, count = int(sys.argv[2]), int(sys.argv[3])
kept = []
for seed in range(first, first + count):
  if seed == 3 and sys.argv[1] == "trap":
    print("Fatal error: Index out of range", file=sys.stderr)
    os.abort()
  while seed == 3 and sys.argv[1] == "hang": pass
  if sys.argv[1] == "grow":
    # The memory is read when a line arrives, so the next one waits until this has happened.
    time.sleep(0.02)
    kept.append(bytearray(os.urandom(1) * (4 << 20)))
  print(seed, "f00d" if seed == 3 and sys.argv[1] == "differ" else "cafe", flush=True)
"""


@pytest.fixture(scope="module")
def hostile():
  loader = importlib.machinery.SourceFileLoader("hostile", str(SCRIPT))
  module = importlib.util.module_from_spec(importlib.util.spec_from_loader("hostile", loader))
  loader.exec_module(module)
  return module


def run(hostile, kind, count=6):
  build = hostile.Build(kind, [], [sys.executable, "-c", PROGRAM, kind], 1, {}, judges_memory=True)
  build.run(0, count, time.monotonic() + 60)
  return build


def test_good_programs_pass(hostile):
  build = run(hostile, "good")
  assert len(build.hashes) == 6 and not build.failures


@pytest.mark.parametrize("kind, reason", [("trap", "Index out of range"), ("hang", "longer than 1 s")])
def test_a_trap_and_a_hang_are_failures_and_the_rest_runs(hostile, kind, reason):
  build = run(hostile, kind)
  assert [seed for seed, _ in build.failures] == [3] and reason in build.failures[0][1]
  assert sorted(build.hashes) == [0, 1, 2, 4, 5]


def test_growth_is_a_failure(hostile):
  build = run(hostile, "grow", 120)
  assert len(build.hashes) == 120 and "memory grew" in build.failures[0][1]
  assert not run(hostile, "good", 120).failures


def test_another_hash_is_a_failure(hostile):
  assert not hostile.differences([run(hostile, "good"), run(hostile, "good")])
  assert hostile.differences([run(hostile, "good"), run(hostile, "differ")]) == ["seed 3 is f00d in differ, and cafe in good"]
