"""arcade verify, film and diff."""

import json
import pathlib
import tempfile
import unittest

from forge import GAMES, Forge, arcade


class CommandTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.forge = Forge()
    cls.folder = tempfile.TemporaryDirectory()

  @classmethod
  def tearDownClass(cls):
    cls.forge.close()
    cls.folder.cleanup()

  def file(self, name, data):
    path = pathlib.Path(self.folder.name, name)
    path.write_bytes(data)
    return path

  def refused(self, done, code):
    """Only one line is printed, and the command does not crash."""
    self.assertEqual(done.returncode, code, done)
    self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
    self.assertTrue(done.stderr.startswith(b"arcade: "), done.stderr)

  def test_verify_says_what_a_run_of_each_game_is_worth(self):
    for game in GAMES:
      made = self.forge.make(game, 7, build="0123456789ab")
      path = self.file(game, made["bytes"])
      done = arcade("verify", "--json", path)
      self.assertEqual(done.returncode, 0, done)
      verdict = json.loads(done.stdout)
      self.assertEqual((verdict["game"], verdict["seed"], verdict["score"]), (game, "7", made["score"]))
      self.assertEqual((verdict["ticks"], verdict["build"]), (made["ticks"], "0123456789ab"))
      self.assertTrue(verdict["isOver"])
      said = arcade("verify", path).stdout.decode()
      self.assertTrue(said.startswith(f"{game}: {made['score']}"), said)

  def test_verify_refuses_what_is_no_run_in_one_line(self):
    honest = self.forge.make("pong", 3)["bytes"]
    self.refused(arcade("verify", "/there/is/none"), 2)
    self.refused(arcade("verify", self.folder.name), 2)
    self.refused(arcade("verify", self.file("empty", b"")), 2)
    self.refused(arcade("verify", self.file("text", b"Hello\n" * 1000)), 2)
    self.refused(arcade("verify", self.file("cut", honest[:-9])), 2)
    for forgery in ["rules", "endless", "game"]:
      forged = self.file(forgery, self.forge.make("pong", 3, forgery=forgery)["bytes"])
      self.refused(arcade("verify", forged), 1)
      done = arcade("verify", "--json", forged)
      self.assertEqual((done.returncode, sorted(json.loads(done.stdout))), (1, ["game", "refused"]))

  def test_film_has_a_line_for_each_picture(self):
    made = self.forge.make("bubblepop", 5)
    done = arcade("film", "--every", "60", self.file("film", made["bytes"]))
    self.assertEqual(done.returncode, 0, done.stderr)
    frames = [json.loads(line) for line in done.stdout.splitlines()]
    self.assertEqual(frames[-1]["tick"], made["ticks"])
    self.assertEqual(frames[-1]["score"], made["score"])
    self.assertEqual([each["tick"] for each in frames[:3]], [0, 60, 120])
    self.assertTrue(any(each["inputs"] for each in frames))
    self.refused(arcade("film", self.file("rules", self.forge.make("pong", 3, forgery="rules")["bytes"])), 1)

  def test_diff_tells_where_two_runs_part(self):
    one, other = self.forge.make("breakout", 5), self.forge.make("breakout", 5, forgery="moved")
    path = self.file("one", one["bytes"])
    self.assertEqual(arcade("diff", path, path).returncode, 0)
    self.assertEqual(json.loads(arcade("diff", "--json", path, path).stdout), None)
    parted = arcade("diff", "--json", path, self.file("seed", self.forge.make("breakout", 6)["bytes"]))
    self.assertEqual(parted.returncode, 1)
    self.assertEqual(json.loads(parted.stdout), {"tick": 0, "what": ["the seeds: 5 and 6"]})
    thinned = self.file("thinned", self.forge.make("breakout", 5, forgery="thinned", chance=2)["bytes"])
    parted = json.loads(arcade("diff", "--json", path, thinned).stdout)
    self.assertGreater(parted["tick"], 0)
    self.assertTrue(parted["what"])
    self.refused(arcade("diff", path, "/there/is/none"), 2)
    self.assertIsNotNone(other)
