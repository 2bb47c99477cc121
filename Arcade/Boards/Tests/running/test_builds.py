"""Builds side by side: a server keeps its own and the one before, and each run is replayed and watched in the build that played it."""

import json
import os
import pathlib
import shutil
import signal
import stat
import subprocess
import tempfile
import unittest

from databases import only
from forge import ARCADE, ROOT, Forge
from house import House
from keys import Key
from test_postgres import Worker

FIRST, SECOND, THIRD, FOURTH, UNKNOWN = (digit * 12 for digit in "abcd9")
MORE = 1000
# A build with another rule: each game is worth so many points more.
OTHER_RULE = f"""#!/usr/bin/env python3
import json, struct, subprocess, sys
inner = subprocess.Popen([{str(ARCADE)!r}, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
while head := sys.stdin.buffer.read(4):
  inner.stdin.write(head + sys.stdin.buffer.read(struct.unpack("<I", head)[0]))
  inner.stdin.flush()
  reply = json.loads(inner.stdout.readline())
  if "verdict" in reply:
    reply["verdict"]["score"] += {MORE}
  print(json.dumps(reply), flush=True)
"""


def build_with_double_points(tree):
  """Builds the arcade with one other rule in a copy of the tree, which takes some minutes; returns the folder of its programs."""
  shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".build*", "dist", ".git", ".venv", "bench"))
  rule = tree / "Arcade/Sources/Games/Breakout/Model/Game+Play.swift"
  text = rule.read_text()
  assert text.count("    score += points\n") == 1, rule
  rule.write_text(text.replace("    score += points\n", "    score += points * 2\n"))
  for product in ("arcade", "RunForge"):
    subprocess.run([tree / "scripts/build-release", product, "Arcade/Boards"], check=True, stdout=subprocess.DEVNULL)
  return tree / ".build/release"


class BuildTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.forge = Forge()
    cls.addClassCleanup(cls.forge.close)

  def setUp(self):
    self.house = House(build=FIRST)
    self.addCleanup(self.house.__exit__)

  def update(self, build, how=signal.SIGTERM):
    """Stops the server, and starts it with the site of another build."""
    self.house.stop(how)
    self.house.become(build)
    self.house.start()

  def kept(self):
    return sorted(path.name for path in self.house.builds.iterdir())

  def have_another_rule(self, build):
    program = self.house.builds / build / "arcade"
    program.unlink()
    program.write_text(OTHER_RULE)
    program.chmod(stat.S_IRWXU)

  def play(self, build, key=None):
    """A run of a build: what became of it, and the score in this build."""
    key = key or Key()
    answer, made, _ = self.house.play(self.forge, key, "breakout", build=build, seconds=0)
    self.assertEqual(answer[0], 202, answer)
    return self.house.outcome(answer[2]["id"]), made["score"]

  def test_a_run_is_replayed_by_the_build_that_played_it(self):
    told, score = self.play(FIRST)
    self.assertEqual((told["score"], told["build"]), (score, FIRST))
    self.update(SECOND)
    self.have_another_rule(FIRST)
    self.assertEqual(self.kept(), [FIRST, SECOND])
    # Whoever has not loaded the page again goes on with the build that it has.
    for build, more in ((FIRST, MORE), (SECOND, 0), ("", 0), (FIRST, MORE)):
      told, score = self.play(build)
      self.assertEqual((told["state"], told["score"], told["build"]), ("proven", score + more, build), told)
    status, _, found = self.house.ask("GET", f"/api/boards/breakout?rules={told['rules']}")
    self.assertEqual(status, 200)
    self.assertEqual(sorted(line["build"] for line in found["lines"]), sorted([FIRST, FIRST, FIRST, SECOND, ""]))
    table = self.house.ask(
      "GET", f"/api/boards/breakout?rules={told['rules']}", headers={"Accept": "text/tab-separated-values"})[2].decode()
    self.assertEqual({line.split("\t")[5] for line in table.splitlines()}, {FIRST, SECOND, ""})

  def test_a_run_that_waits_during_an_update_is_replayed_by_its_build(self):
    for verifier in self.house.verifiers():
      os.kill(verifier, signal.SIGSTOP)
    answer, made, _ = self.house.play(self.forge, Key(), "breakout", build=FIRST, seconds=0)
    self.assertEqual(answer[0], 202, answer)
    self.update(SECOND, signal.SIGKILL)
    self.house.stop(signal.SIGKILL)
    self.have_another_rule(FIRST)
    self.house.become(THIRD)
    self.house.start()
    self.assertEqual(self.house.outcome(answer[2]["id"])["score"], made["score"] + MORE)
    # Nothing waits any more, so the last two are enough.
    self.update(FOURTH)
    self.assertEqual(self.kept(), [THIRD, FOURTH])

  @only("sqlite", is_long=True)
  def test_builds_of_other_rules_are_made_and_used_side_by_side(self):
    with tempfile.TemporaryDirectory() as folder:
      other = build_with_double_points(pathlib.Path(folder, "other"))
      self.update(SECOND)
      program = self.house.builds / FIRST / "arcade"
      program.unlink()
      shutil.copy(other / "arcade", program)
      forges = {FIRST: Forge(other / "RunForge"), SECOND: self.forge}
      self.addCleanup(forges[FIRST].close)
      # Each build's own bot plays; its screen tells it the score of its build.
      scores = {}
      for build, forge in forges.items():
        answer, made, _ = self.house.play(forge, Key(), "breakout", build=build)
        told = self.house.outcome(answer[2]["id"])
        self.assertEqual((told["state"], told["score"], told["build"]), ("proven", made["score"], build), told)
        self.assertGreater(made["score"], 0)
        scores[build] = forge.make("breakout", 7)["score"]
      # With the same seed the bots hit the same bricks.
      self.assertEqual(scores[FIRST], 2 * scores[SECOND])

  @only("postgres")
  def test_verifiers_take_runs_of_the_builds_that_they_have(self):
    house = self.house
    house.options = ["--verifiers", "0"]
    self.update(SECOND)
    answer, made, _ = house.play(self.forge, Key(), "breakout", build=FIRST, seconds=0)
    # This one has another folder of builds, in which the first is missing.
    with tempfile.TemporaryDirectory() as builds:
      stranger = Worker(house, "--builds", builds)
      later, score = self.play(SECOND)
      self.assertEqual((later["state"], later["score"]), ("proven", score))
      self.assertEqual(house.ask("GET", f"/api/runs/{answer[2]['id']}")[2]["state"], "queued")
      stranger.stop()
    self.have_another_rule(FIRST)
    worker = Worker(house)
    self.assertEqual(house.outcome(answer[2]["id"])["score"], made["score"] + MORE)
    worker.stop()

  def test_a_build_that_is_gone_is_told(self):
    key = Key()
    ticket = self.house.ticket(key, "breakout")
    made = self.forge.make("breakout", ticket["seed"], build=UNKNOWN)
    status, _, told = self.house.submit(key, ticket, made["bytes"])
    self.assertEqual(status, 410)
    self.assertIn("load the page again", told["error"])
    self.update(SECOND)
    self.update(THIRD)
    self.assertEqual(self.kept(), [SECOND, THIRD])
    self.assertEqual(self.house.ask("GET", f"/v/{FIRST}/")[0], 404)
    # A build whose program does not start: its run is refused, and others go on.
    (self.house.builds / SECOND / "arcade").write_text("no program")
    told, _ = self.play(SECOND)
    self.assertEqual(told["state"], "refused")
    self.assertIn("cannot be started", told["reason"])
    told, score = self.play(THIRD)
    self.assertEqual((told["state"], told["score"]), ("proven", score))

  def test_a_page_whose_rules_have_changed_gets_no_ticket(self):
    self.update(SECOND)
    about = self.house.builds / FIRST / "about.json"

    def ask(game, build):
      return self.house.ask("POST", "/api/tickets", json.dumps({"game": game, "build": build}).encode(), Key())

    self.assertEqual([ask("pong", build)[0] for build in (FIRST, SECOND, UNKNOWN)], [201, 201, 409])
    rules = json.loads(about.read_text())
    rules["rules"]["pong"] -= 1
    about.write_text(json.dumps(rules))
    self.update(SECOND)
    status, _, told = ask("pong", FIRST)
    self.assertEqual(status, 409)
    self.assertIn("rules have changed", told["error"])
    self.assertEqual(ask("breakout", FIRST)[0], 201)

  def test_the_site_of_each_build_stays(self):
    self.update(SECOND)
    self.assertIn(SECOND, self.house.ask("GET", "/")[2].decode())
    for build in FIRST, SECOND:
      status, fields, page = self.house.ask("GET", f"/v/{build}/")
      self.assertEqual(status, 200)
      self.assertIn(build, page.decode())
      self.assertIn("Content-Security-Policy", fields)
      status, fields, program = self.house.ask("GET", f"/v/{build}/{build}/app.wasm")
      self.assertEqual((status, program), (200, build.encode()))
      self.assertIn("immutable", fields["Cache-Control"])
      status, fields, _ = self.house.ask("GET", f"/v/{build}")
      self.assertEqual((status, fields["Location"]), (308, f"/v/{build}/"))
    for path in (f"/v/{UNKNOWN}/", "/v/", f"/v/{FIRST}/../{FIRST}/about.json", f"/v/{FIRST}/..%2farcade", f"/v/{FIRST}x/"):
      self.assertEqual(self.house.ask("GET", path)[0], 404, path)
    # What was half copied when a server was killed is removed.
    half = self.house.builds / f"{THIRD}.new"
    half.mkdir()
    whole = self.house.builds / THIRD
    whole.mkdir()
    # What is somebody else's stays.
    strange = ["0123", "notes.new", "photos"]
    for name in strange:
      (self.house.builds / name).mkdir()
    self.update(SECOND)
    self.assertEqual(self.kept(), sorted([FIRST, SECOND, *strange]))
