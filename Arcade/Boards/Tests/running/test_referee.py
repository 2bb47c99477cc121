"""Verifiers of a running server that crash or are suspended: their current run is tried again, and all others are replayed."""

import os
import signal
import unittest

from forge import Forge
from house import House
from keys import Key


class RefereeTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.forge = Forge()
    cls.addClassCleanup(cls.forge.close)

  def test_a_run_of_which_verifiers_die_is_refused_and_the_next_is_played(self):
    with House("--verifier-seconds", "1") as house:
      key = Key()
      tickets = [house.ticket(key, game) for game in ("breakout", "pong")]
      busy = self.forge.make("breakout", tickets[0]["seed"], forgery="busy")
      honest = house.made(self.forge, "pong", tickets[1])
      house.await_end(honest)
      ids = [house.submit(key, ticket, made["bytes"])[2]["id"] for ticket, made in zip(tickets, (busy, honest))]
      self.assertEqual(house.outcome(ids[1])["state"], "proven")
      told = house.outcome(ids[0])
      self.assertEqual(told["state"], "refused")
      self.assertIn("twice", told["reason"])

  def test_a_verifier_that_died_or_stands_still_is_replaced(self):
    with House("--verifier-seconds", "1") as house:
      for how in (signal.SIGKILL, signal.SIGSTOP):
        os.kill(house.verifiers()[0], how)
        answer, made, _ = house.play(self.forge, Key(), "pong")
        self.assertEqual(house.outcome(answer[2]["id"])["score"], made["score"])
