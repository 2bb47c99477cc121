"""kill -9 of the server and of its verifiers while runs come in: every acknowledged run is there, once."""

import os
import random
import signal
import threading
import time
import unittest

from forge import IS_FULL, Forge
from house import House
from keys import Key


class KilledTests(unittest.TestCase):
  def test_nothing_acknowledged_is_lost_or_doubled(self):
    kills, chance = (200, random.Random(3)) if IS_FULL else (6, random.Random(3))
    forge, key = Forge(), Key()
    with House() as house:
      waiting, acknowledged, over = [], {}, threading.Event()
      lock = threading.Lock()
      errors = []

      def provide():
        """Plays runs, each for a ticket of its own."""
        while not over.is_set():
          try:
            ticket = house.ticket(key, "concentration")
          except (OSError, ValueError, AssertionError):
            time.sleep(0.05)
            continue
          made = house.made(forge, "concentration", ticket)
          with lock:
            waiting.append((ticket, made))

      def send():
        """Sends each run until it is acknowledged, as a page does whose connection breaks."""
        while not over.is_set():
          with lock:
            ready = [each for each in waiting if each[1]["end"] < time.time()]
            if ready:
              waiting.remove(ready[0])
          if not ready:
            time.sleep(0.02)
            continue
          ticket, made = ready[0]
          try:
            status, _, answer = house.submit(key, ticket, made["bytes"])
          except (OSError, ValueError):
            with lock:
              waiting.append(ready[0])
            time.sleep(0.05)
            continue
          if status != 202:
            errors.append(answer)
          else:
            acknowledged.setdefault(answer["id"], []).append((ticket["seed"], made["score"]))

      threads = [threading.Thread(target=each) for each in (provide, send)]
      for thread in threads:
        thread.start()
      try:
        for kill in range(kills):
          time.sleep(chance.uniform(0.2, 1.5))
          if kill % 3 == 2:
            for verifier in house.verifiers():
              os.kill(verifier, signal.SIGKILL)
          else:
            house.stop(signal.SIGKILL)
            house.start()
        # Runs that may not be sent yet follow later.
        end = time.time() + 60
        while time.time() < end and (waiting or not acknowledged) and len(acknowledged) < kills * 2:
          time.sleep(0.2)
      finally:
        over.set()
        for thread in threads:
          thread.join()
      self.assertEqual(errors, [])
      self.assertGreater(len(acknowledged), kills // 2)
      for run, sent in acknowledged.items():
        self.assertEqual(len(sent), 1, "one run was acknowledged twice")
        told = house.outcome(run)
        self.assertEqual((told["state"], told["score"]), ("proven", sent[0][1]), told)
      kept = house.ask("GET", "/api/me", key=key)[2]["runs"]
      self.assertEqual(len({run["id"] for run in kept}), len(kept))
      self.assertLessEqual(set(acknowledged), {run["id"] for run in kept})
      # A run whose acknowledgment was lost with the server is there, and was acknowledged when it was sent again.
      self.assertEqual({run["state"] for run in kept}, {"proven"})
      print(f"{kills} kills, {len(acknowledged)} runs acknowledged")
    forge.close()
