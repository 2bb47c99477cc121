"""Players who play runs and send them until they are acknowledged, as a page does whose connection breaks."""

import threading
import time

from forge import Forge
from keys import Key


class Load:
  """Runs for one or more houses, which share a database, as long as `with` lasts; each goes to any of them."""

  def __init__(self, *houses, most=10_000):
    self.houses, self.most = houses, most
    self.key, self.forge = Key(), Forge()
    self.waiting, self.acknowledged, self.errors, self.refused = [], {}, [], []
    self.lock, self.over, self.turn = threading.Lock(), threading.Event(), 0
    self.threads = [threading.Thread(target=each) for each in (self._provide, self._send)]

  def __enter__(self):
    for thread in self.threads:
      thread.start()
    return self

  def __exit__(self, *_):
    self.over.set()
    for thread in self.threads:
      thread.join()
    self.forge.close()

  def _house(self):
    self.turn += 1
    return self.houses[self.turn % len(self.houses)]

  def _provide(self):
    """Plays runs, each for a ticket of its own."""
    while not self.over.is_set() and len(self.waiting) + len(self.acknowledged) < self.most:
      house = self._house()
      try:
        ticket = house.ticket(self.key, "concentration")
      except (OSError, ValueError, AssertionError) as error:
        self._note(error)
        time.sleep(0.05)
        continue
      made = house.made(self.forge, "concentration", ticket)
      with self.lock:
        self.waiting.append((ticket, made))

  def _send(self):
    while not self.over.is_set():
      with self.lock:
        ready = [each for each in self.waiting if each[1]["end"] < time.time()]
        if ready:
          self.waiting.remove(ready[0])
      if not ready:
        time.sleep(0.02)
        continue
      ticket, made = ready[0]
      try:
        status, _, answer = self._house().submit(self.key, ticket, made["bytes"])
      except (OSError, ValueError):
        status, answer = 503, None
      if status == 202:
        self.acknowledged.setdefault(answer["id"], []).append((ticket["seed"], made["score"]))
      elif status == 503:
        self._note(answer)
        with self.lock:
          self.waiting.append(ready[0])
        time.sleep(0.05)
      else:
        self.errors.append(answer)

  def _note(self, answer):
    """Keeps what a house said when it could do nothing."""
    if isinstance(answer, AssertionError):
      status, answer = answer.args[0]
      if status != 503:
        self.errors.append(answer)
    if isinstance(answer, dict):
      self.refused.append(answer["error"])

  def await_acknowledged(self, count, seconds=60):
    """Waits until so many runs are acknowledged; runs that may not be sent yet follow later."""
    end = time.time() + seconds
    while time.time() < end and len(self.acknowledged) < count:
      time.sleep(0.1)

  def check(self, test, house):
    """Every acknowledged run is there once, with the score of its own replay, and nothing is there twice."""
    test.assertEqual(self.errors, [])
    for run, sent in self.acknowledged.items():
      test.assertEqual(len(sent), 1, "one run was acknowledged twice")
      told = house.outcome(run)
      test.assertEqual((told["state"], told["score"]), ("proven", sent[0][1]), told)
    kept = house.ask("GET", "/api/me", key=self.key)[2]["runs"]
    test.assertEqual(len({run["id"] for run in kept}), len(kept))
    test.assertLessEqual(set(self.acknowledged), {run["id"] for run in kept})
    # A run whose acknowledgment was lost is there, and was acknowledged when it was sent again.
    for run in kept:
      test.assertEqual(house.outcome(run["id"])["state"], "proven")
    check_counts(test, house.database)


def check_counts(test, database):
  """The counts of scores are those of the lines that are there."""
  counted = "SELECT board, span, period, bracket, {0} FROM {1} GROUP BY board, span, period, bracket HAVING {0} > 0"
  tally, lines = (database.rows(counted.format(*each)) for each in (("sum(lines)", "tally"), ("count(*)", "line")))
  test.assertEqual(sorted(tally), sorted(lines))
  boards = database.rows("SELECT name, players FROM board WHERE players <> 0")
  players = database.rows("SELECT board, count(*) FROM line WHERE span = 'ever' GROUP BY board")
  test.assertEqual(sorted(boards), sorted(players))
