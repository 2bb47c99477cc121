"""python3 Arcade/Boards/Tests/running [--full] [NAME…]: tests of the running boards and of the command arcade; NAME is a part of a
test's name.

All tests that need a database run with SQLite, and those of PART with PostgreSQL, too; several files of tests at a time, because most of
them wait until a run could have been played. --full runs all of them with both, and forges runs and kills processes as often as in a
full test, which takes half an hour.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import unittest

import databases

HERE = pathlib.Path(__file__).parent
# Tests that are of no use with another database, and parts of the names of those that a short test runs with PostgreSQL.
WITHOUT = {"test_command", "test_verifier"}
PART = ["KeyTests", "test_postgres", "test_referee", "test_openapi", "test_killed", "test_the_best_counts", "test_the_operator",
        "test_health", "test_a_day_s", "test_one_s_data", "test_a_run_counts_once", "test_it_stops", "test_many", "test_closed", "test_verifiers_take"]
FIRST = {"test_forged", "test_boards", "test_referee"}
AT_ONCE = 6


class Named(unittest.TextTestResult):
  """Results of tests, whose names begin with the database."""

  def getDescription(self, test):
    return f"{databases.CHOSEN}: {test.id()}"


def is_wanted(test, names, is_full):
  marked = [getattr(test, test._testMethodName), type(test)]
  if any(getattr(each, "only", databases.CHOSEN) != databases.CHOSEN for each in marked):
    return False
  if not is_full and any(getattr(each, "is_long", False) for each in marked):
    return False
  is_part = is_full or databases.CHOSEN == "sqlite" or any(name in test.id() for name in PART)
  return is_part and (not names or any(name in test.id() for name in names))


def flat(suite):
  for each in suite:
    if isinstance(each, unittest.TestSuite):
      yield from flat(each)
    else:
      yield each


def run_file(module, names):
  """Runs the tests of one file with the chosen database."""
  found = unittest.TestLoader().loadTestsFromName(module)
  wanted = [test for test in flat(found) if is_wanted(test, names, bool(os.environ.get("FULL")))]
  result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Named).run(unittest.TestSuite(wanted))
  for test, reason in result.skipped:
    print(f"LEFT OUT: {test.id()}: {reason}")
  bad = len(result.failures) + len(result.errors)
  print(f"TALLY {result.testsRun - bad - len(result.skipped)} {bad}")


def main(names):
  if "--full" in names:
    names.remove("--full")
    os.environ["FULL"] = "1"
  sys.path.insert(0, str(HERE))
  if names[:1] == ["--file"]:
    return run_file(names[1], names[2:])
  # Those that take longest come first.
  modules = sorted((path.stem for path in HERE.glob("test_*.py")), key=lambda name: name not in FIRST)
  parts = [("sqlite", module) for module in modules]
  if databases.PROGRAMS:
    parts += [("postgres", module) for module in modules if module not in WITHOUT]
  else:
    print("LEFT OUT: tests with PostgreSQL, which is not installed; `scripts/install test` installs it")

  def run(part):
    environment = os.environ | {"BOARDS_DATABASE": part[0]}
    return subprocess.run(
      [sys.executable, "-u", HERE, "--file", part[1], *names], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

  passed = failed = 0
  with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
    for done in concurrent.futures.as_completed([pool.submit(run, part) for part in parts]):
      *lines, tally = done.result().stdout.splitlines() or [""]
      print("\n".join(lines), flush=True)
      if done.result().returncode or not tally.startswith("TALLY "):
        print(tally)
        failed += 1
      else:
        passed, failed = passed + int(tally.split()[1]), failed + int(tally.split()[2])
  print(f"{passed} passed, {failed} failed")
  sys.exit(failed > 0 or not passed)


main(sys.argv[1:])
