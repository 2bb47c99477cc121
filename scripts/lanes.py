"""Runs the parts of a long test in lanes, prints the time of each and a summary, and stops at the first failure.

The stages run one after the other, the lanes of a stage side by side, and the parts of a lane in order. A part has a name, a command,
whether it consists of tests (such a part fails if no test ran), and the files and folders that it depends on. It is left out when none of
these has changed since it passed (scripts/passed.py). A part without them always runs, because it is quick or detects changes itself.
"""

import os
import re
import subprocess
import sys
import threading
import time

import passed

# The closing lines of Swift Testing, of pytest, of node's test runner, and of our own programs.
SWIFT_TESTING = re.compile(r"Test run with (\d+) tests?\b.* (?:passed|failed) after")
SWIFT_FAILURE = re.compile(r"^✘ Test (?!run with|case ).* failed after [\d.]+ seconds")
PYTEST = re.compile(r"(\d+) (passed|failed|error)")
NODE = re.compile(r"^(?:#|ℹ) (pass|fail) (\d+)$")
PLAIN = re.compile(r"^(\d+) passed, (\d+) failed")
ANSI = re.compile(r"\x1b\[[0-9;]*m")
# The line by which a failed test is known: Swift Testing's, pytest's, unittest's and node's.
FAILURE = re.compile(r"^(✘ Test (?!run with|case ).* failed after|FAILED |(FAIL|ERROR): |✖ (?!failing tests))")


def tally(line):
  """Returns how many tests passed and failed according to a line. Swift Testing's closing line counts failed tests,
  too."""
  line = ANSI.sub("", line).strip()
  if swift := SWIFT_TESTING.search(line):
    return int(swift[1]), 0
  if SWIFT_FAILURE.match(line):
    return -1, 1
  if node := NODE.match(line):
    return (int(node[2]), 0) if node[1] == "pass" else (0, int(node[2]))
  if plain := PLAIN.match(line):
    return int(plain[1]), int(plain[2])
  if re.search(r" in [\d.]+s", line):
    found = {word: int(number) for number, word in PYTEST.findall(line)}
    return found.get("passed", 0), found.get("failed", 0) + found.get("error", 0)
  return 0, 0


class Part:
  """One part of the tests: its output, its time, and how many of its tests passed and failed."""

  def __init__(self, name, command, has_tests, paths):
    self.name, self.command, self.has_tests, self.paths = name, command, has_tests, paths
    self.passed = self.failed = self.code = self.seconds = self.processor_seconds = 0
    self.failures = []

  def run(self, say):
    """Runs the part; `say` is given each line."""
    say(f"\n=== {self.name}\n")
    if self.paths and passed.is_unchanged(self.name, self.paths):
      say("Nothing that it depends on has changed since it passed.\n")
      return
    digest = passed.digest(self.paths)
    started = time.monotonic()
    with subprocess.Popen(
        self.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace") as process:
      for line in process.stdout:
        say(line)
        if FAILURE.match(plain := ANSI.sub("", line).strip()) and plain not in self.failures:
          self.failures.append(plain)
        more_passed, more_failed = tally(line)
        self.passed, self.failed = self.passed + more_passed, self.failed + more_failed
      _, status, used = os.wait4(process.pid, 0)
      process.returncode = os.waitstatus_to_exitcode(status)
    self.passed, self.code = max(0, self.passed), process.returncode
    self.processor_seconds = used.ru_utime + used.ru_stime
    if self.has_tests and not self.code and not self.passed:
      say(f"{self.name}: no test ran\n")
      self.code = 1
    if self.code:
      self.failed = max(self.failed, 1)
    elif self.paths:
      passed.remember(self.name, digest)
    self.seconds = time.monotonic() - started
    say(f"=== {self.name}: {'failed' if self.code else 'done'} after {self.seconds:.0f} s\n")


def run_lane(parts, done, is_alone):
  """Runs parts in order until one of any lane fails; in parallel lanes the lines of a part are printed together, at its end."""
  for part in parts:
    if any(each.code for each in done):
      return
    lines = []
    part.run(show if is_alone else lines.append)
    show("".join(lines))
    done.append(part)


def show(text):
  print(text, end="", flush=True)


def run(stages):
  """Runs the stages, prints the summary, and exits."""
  os.chdir(passed.ROOT)
  started, done = time.monotonic(), []
  for stage in stages:
    lanes = [
      threading.Thread(target=run_lane, args=[[Part(*each) for each in lane], done, index == 0])
      for index, lane in enumerate(stage)]
    for lane in lanes:
      lane.start()
    for lane in lanes:
      lane.join()
    if any(each.code for each in done):
      break

  print("\nseconds  of processor")
  print("\n".join(f"{part.seconds:7.0f}  {part.processor_seconds:7.0f}       {part.name}" for part in done))
  print(f"{time.monotonic() - started:7.0f}  {sum(part.processor_seconds for part in done):7.0f}       in all")
  failed = sum(part.failed for part in done)
  for part in done:
    if part.code:
      print(f"Stopped at {part.name}", *part.failures, sep="\n  ")
  print(f"{sum(part.passed for part in done)} passed, {failed} failed", flush=True)
  # A part that did not finish is a failure, whatever the reason.
  is_whole = len(done) == sum(len(lane) for stage in stages for lane in stage)
  sys.exit(1 if failed or not is_whole else 0)
