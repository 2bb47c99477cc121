"""Fixtures: the site, and a page of it in each browser.

`pytest --browser chromium` runs one browser alone. A test that fails is tried once more, and both attempts are
reported: several browsers at once can starve one another on a small machine, but a real fault fails twice. A test that
needs something that not every browser can do here is marked, for example with `@pytest.mark.needs("notch")`, and
skipped in the others.
"""

import pytest

from drivers import BROWSERS
from served import Site


def pytest_addoption(parser):
  parser.addoption("--browser", action="append", choices=list(BROWSERS), help="only this browser; may be repeated")


def pytest_configure(config):
  config.addinivalue_line("markers", "needs(what): leaves the test out in browsers that cannot do it here")


def pytest_generate_tests(metafunc):
  if "open_page" in metafunc.fixturenames:
    names = metafunc.config.getoption("--browser") or list(BROWSERS)
    needed = {what for mark in metafunc.definition.iter_markers("needs") for what in mark.args}
    metafunc.parametrize("browser_name", [name for name in names if needed <= BROWSERS[name].can], scope="session")


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
    page = BROWSERS[browser_name](site.address, **options)
    pages.append(page)
    return page.open(path, debug)

  yield open_page
  complaints = [line for page in pages if not (page.is_closed or page.options.get("may_complain")) for line in page.complaints()]
  for page in pages:
    if not page.is_closed:
      page.close()
  assert not complaints, f"the console of {browser_name} says: {complaints}"
