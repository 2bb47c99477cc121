"""kill -9 of the server and of its verifiers while runs come in: every acknowledged run is there, once."""

import os
import random
import signal
import time
import unittest

from forge import IS_FULL
from house import House
from load import Load


class KilledTests(unittest.TestCase):
  def test_nothing_acknowledged_is_lost_or_doubled(self):
    kills, chance = 200 if IS_FULL else 6, random.Random(3)
    with House() as house:
      with Load(house) as load:
        for kill in range(kills):
          time.sleep(chance.uniform(0.2, 1.5))
          if kill % 3 == 2:
            for verifier in house.verifiers():
              os.kill(verifier, signal.SIGKILL)
          else:
            house.stop(signal.SIGKILL)
            house.start()
        load.await_acknowledged(kills * 2)
      self.assertGreater(len(load.acknowledged), kills // 2)
      load.check(self, house)
      print(f"{kills} kills, {len(load.acknowledged)} runs acknowledged")
