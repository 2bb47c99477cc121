"""Fixtures: the site, and a page of it in each browser.

`pytest --browser chromium` runs one browser alone. A test that fails is repeated once, and both attempts are reported: several
browsers at once can starve one another on a small machine, but a real fault fails twice. A test that needs something that not
every browser can do here is marked, for example with `@pytest.mark.needs("notch")`, and skipped in the others.

A file marked `one_engine` tests what an app does, which is the same in every engine: its tests run in Chromium. Those marked
`every_engine`, and those of other files, run in Chromium, and after every second commit in one more engine, by turns. Of the cases of
such a test, Chromium runs all and the other engine one, by turns as well. Of a test that looks at many sizes of the screen, even
Chromium runs every third case. `SEED=n` chooses as after `n` commits. A case of a test is marked `one_engine` if another case of it
shows what depends on the engine. `ALL=1` runs every test in every engine.
"""

import collections
import functools
import os
import subprocess
import sys
import zlib

import pytest

from drivers import BROWSERS
from served import Site


# Where tests run that need one engine alone.
FIRST = list(BROWSERS)[0]


def pytest_addoption(parser):
  parser.addoption("--browser", action="append", choices=list(BROWSERS), help="only this browser; may be repeated")


def pytest_configure(config):
  config.addinivalue_line("markers", "needs(what): leaves the test out in browsers that cannot do it here")
  config.addinivalue_line("markers", "one_engine: the outcome does not depend on the browser's engine")
  config.addinivalue_line("markers", "every_engine: the outcome may depend on the browser's engine")


def pytest_terminal_summary(terminalreporter):
  terminalreporter.write_line(f"Engines besides {FIRST} were chosen by SEED={seed()}.")


def pytest_generate_tests(metafunc):
  if "open_page" in metafunc.fixturenames:
    needed = {what for mark in metafunc.definition.iter_markers("needs") for what in mark.args}
    able = [name for name in BROWSERS if needed <= BROWSERS[name].can]
    names = metafunc.config.getoption("--browser") or engines(metafunc.definition, able)
    metafunc.parametrize("browser_name", [name for name in names if name in able], scope="session")


def engines(test, able):
  """The names of the browsers in which a test runs, unless some are named: of those that are able to do what it needs."""
  if os.environ.get("ALL"):
    return able
  first, others = [name for name in able if name == FIRST], [name for name in able if name != FIRST]
  if others and (test.get_closest_marker("every_engine") or not test.get_closest_marker("one_engine")):
    turn, rests = divmod(at_turn(test.nodeid), 2)
    return first if first and rests else [*first, others[turn % len(others)]]
  return first


@functools.cache
def seed():
  """The number of commits, so that each commit tests other engines than the last one."""
  count = ["git", "-C", os.path.dirname(__file__), "rev-list", "--count", "HEAD"]
  return int(os.environ.get("SEED") or subprocess.run(count, capture_output=True, text=True).stdout or 0)


def at_turn(test):
  """A number that grows by one with each commit, and begins somewhere else for each test."""
  return seed() + zlib.crc32(test.encode())


def pytest_collection_modifyitems(config, items):
  if os.environ.get("ALL") or config.getoption("--browser"):
    return
  cases = collections.defaultdict(list)
  for item in items:
    if case := getattr(item, "callspec", None):
      cases[item.nodeid.partition("[")[0], case.params.get("browser_name", FIRST)].append(item)
  left_out = []
  for (test, browser), cases_of_test in cases.items():
    left_out += left_out_of(cases_of_test, at_turn(test), browser == FIRST)
  config.hook.pytest_deselected(items=left_out)
  items[:] = [item for item in items if item not in left_out]


def left_out_of(cases, turn, is_first):
  """The cases of a test that do not run in a browser."""
  if is_first:
    has_sizes = len(cases) > 3 and "size" in cases[0].callspec.params
    return [item for index, item in enumerate(cases) if has_sizes and (index + turn) % 3]
  able = [item for item in cases if not any(mark.name == "one_engine" for mark in item.callspec.marks)]
  # Divided by four, after which the same engine has its turn again.
  chosen = able[turn // 4 % len(able)] if able else None
  return [item for item in cases if item is not chosen]


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report):
  """Prints each failure as soon as it happens, so that it can be fixed while the other tests run, and is known even if pytest is
  interrupted."""
  is_worker = "PYTEST_XDIST_WORKER" in os.environ
  if not is_worker and report.outcome in ("failed", "rerun"):
    print(f"\n{report.outcome}: {report.nodeid} ({report.when})\n{report.longreprtext[-1500:]}", file=sys.stderr, flush=True)


@pytest.fixture(scope="session")
def site():
  site = Site().start()
  yield site
  site.stop()


@pytest.fixture
def open_page(site, browser_name):
  """Opens the app with options of `drivers.page.Page`; afterwards the console must be clean."""
  pages = []

  def open_page(path="", debug="seed=7", **options):
    # With half of the frames, tests take a seventh less of the processor.
    page = BROWSERS[browser_name](site.address, **{"saves_frames": True, **options})
    pages.append(page)
    return page.open(path, debug)

  yield open_page
  complaints = [line for page in pages if not (page.is_closed or page.options.get("may_complain")) for line in page.complaints()]
  for page in pages:
    if not page.is_closed:
      page.close()
  assert not complaints, f"the console of {browser_name} says: {complaints}"
