"""python3 Arcade/Boards/Tests/running [--full] [NAME…]: tests of the running boards and of the command arcade; NAME is a part of a test's name.

--full forges runs and kills processes as often as in a full test, which takes half an hour.
"""

import os
import pathlib
import sys
import unittest

names = sys.argv[1:]
if "--full" in names:
  names.remove("--full")
  os.environ["FULL"] = "1"
sys.path.insert(0, str(pathlib.Path(__file__).parent))
loader = unittest.TestLoader()
loader.testNamePatterns = [f"*{name}*" for name in names] or None
result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(loader.discover(str(pathlib.Path(__file__).parent)))
for test, reason in result.skipped:
  print(f"LEFT OUT: {test.id()}: {reason}")
bad = len(result.failures) + len(result.errors)
print(f"{result.testsRun - bad - len(result.skipped)} passed, {bad} failed")
sys.exit(bad > 0 or result.testsRun == 0)
