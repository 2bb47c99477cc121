"""What the tests of a class share: a forge of runs, and a house."""

import unittest

from forge import Forge
from house import House


class SharedHouseTests(unittest.TestCase):
  """Tests of one house, which is opened with `options`."""

  options = ()

  @classmethod
  def setUpClass(cls):
    cls.forge, cls.house = Forge(), House(*cls.options)
    cls.addClassCleanup(cls.forge.close)
    cls.addClassCleanup(cls.house.__exit__)
