"""arcade verifier: whatever a run does to it, other runs are not affected, and every score of a forged run is one that an honest
replay gives."""

import json
import pathlib
import random
import signal
import struct
import tempfile
import time
import unittest

from forge import GAMES, IS_FULL, Forge, Verifier, arcade

FORGERIES = [None, "flipped", "resealed", "cutOff", "shuffled", "thinned", "doubled", "moved", "seed", "rules", "game", "longer",
             "endless", "settings", "window", "bomb"]
# Whatever else these forgeries do, the runs are refused.
NEVER = {"flipped", "cutOff", "rules", "game", "longer", "endless"}


class VerifierTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.forge = Forge()

  @classmethod
  def tearDownClass(cls):
    cls.forge.close()

  def test_runs_in_turn_have_nothing_of_each_other(self):
    runs = [self.forge.make(game, seed) for game in GAMES for seed in (5, 7)]
    verifier = Verifier()
    try:
      first = [verifier.reply(each["bytes"]) for each in runs]
      again = [verifier.reply(each["bytes"]) for each in reversed(runs)][::-1]
      self.assertEqual(first, again)
      self.assertEqual([each["verdict"]["score"] for each in first], [each["score"] for each in runs])
      self.assertTrue(all(each["verdict"]["isOver"] and each["verdict"]["counts"] for each in first))
    finally:
      verifier.close()

  def test_what_is_no_run_is_refused_and_the_next_is_played(self):
    honest, verifier = self.forge.make("pong", 4), Verifier()
    try:
      for noise in (b"", b"CRUN", b"no run", random.Random(1).randbytes(100_000), b"CRUN\x02" + b"\x7f" * 1000):
        self.assertTrue(verifier.reply(noise)["refused"])
      self.assertEqual(verifier.reply(honest["bytes"])["verdict"]["score"], honest["score"])
    finally:
      verifier.close()

  def test_a_run_that_takes_too_long_ends_it(self):
    verifier = Verifier("--seconds", "1")
    try:
      busy = self.forge.make("breakout", 1, forgery="busy")["bytes"]
      begun = time.monotonic()
      self.assertIsNone(verifier.reply(busy))
      self.assertLess(time.monotonic() - begun, 60)
      self.assertEqual(verifier.process.wait(5), -signal.SIGPROF)
    finally:
      verifier.close()

  def test_a_run_that_takes_too_much_memory_ends_it(self):
    verifier = Verifier("--megabytes", "64")
    try:
      # Millions of inputs, each of which is valid.
      greedy = self.forge.make("pong", 1, forgery="greedy")["bytes"]
      self.assertLess(len(greedy), 4 << 20)
      self.assertIsNone(verifier.reply(greedy))
      self.assertLess(verifier.process.wait(20), 0)
    finally:
      verifier.close()

  def test_what_is_not_as_long_as_it_says_ends_it_with_a_word(self):
    for head, code in ((1 << 31, 2), (4 << 20, 2)):
      verifier = Verifier()
      verifier.process.stdin.write(struct.pack("<I", head) + b"CRUN")
      verifier.process.stdin.close()
      self.assertEqual(verifier.process.wait(5), code)
      verifier.process.stdout.close()

  def test_no_forged_run_has_a_score_that_another_replay_does_not_give(self):
    count = 10_000 if IS_FULL else 320
    verifier, judge, ways = Verifier(), Verifier(), {}
    with tempfile.TemporaryDirectory() as folder:
      for number in range(count):
        game, forgery = GAMES[number % len(GAMES)], FORGERIES[number // len(GAMES) % len(FORGERIES)]
        made = self.forge.make(game, number, forgery=forgery, chance=number)
        with self.subTest(game=game, forgery=forgery, number=number):
          reply = verifier.reply(made["bytes"])
          if reply is None:
            verifier.close()
            verifier = Verifier()
          self.assertIsNotNone(reply, "the verifier died")
          ways.setdefault(str(forgery), []).append("verdict" in reply)
          if "refused" in reply:
            self.assertIsNotNone(forgery, reply)
            self.assertTrue(reply["refused"] and "\n" not in reply["refused"])
            continue
          self.assertNotIn(forgery, NEVER)
          if forgery in (None, "doubled"):
            self.assertEqual(reply["verdict"]["seed"], str(number))
          if not forgery:
            self.assertEqual(reply["verdict"]["score"], made["score"])
          if forgery == "seed":
            self.assertEqual(reply["verdict"]["seed"], str(number + 1))
          # A process that has replayed nothing else and one that has replayed other runs give the same result.
          self.assertEqual(judge.reply(made["bytes"]), reply)
          if number % 8 == 0:
            path = pathlib.Path(folder, "run")
            path.write_bytes(made["bytes"])
            self.assertEqual(json.loads(arcade("verify", "--json", path).stdout), reply["verdict"])
    print({way: f"{sum(proven)} of {len(proven)} replayed" for way, proven in ways.items()})
    verifier.close()
    judge.close()
