"""A page that was loaded once opens from the browser's cache, whatever the state of the network; a new version waits
for a tap."""

import shutil

import pytest

from drivers import BROWSERS
from served import ROOT, hanging, plain

GENERATOR = "document.querySelector('meta[name=generator]').content"
# On a slow machine there may also be a remark that a part is still loading.
OFFER = "([...document.querySelectorAll('.remark')].find((each) => each.textContent.includes('new version')) ?? null)"


def renew(site):
  """Replaces the site by another version of the same app."""
  worker = site / "sw.js"
  text = worker.read_text()
  begin = text.index('const VERSION = "') + len('const VERSION = "')
  worker.write_text(text[:begin] + "0123456789ab" + text[begin + 12:])
  for page in (site / "index.html", site / "breakout/index.html"):
    page.write_text(page.read_text().replace('name="generator" content="Carom ', 'name="generator" content="Later '))


@pytest.fixture
def kept_page(browser_name, tmp_path):
  """A page that is cached, the folder of its site, and the event that makes the network hang."""
  handler, hangs = hanging()
  shutil.copytree(ROOT / "dist", tmp_path / "site", ignore=shutil.ignore_patterns("screenshots", "*.br", "*.gz", "*.map"))
  with plain(tmp_path / "site", handler) as address:
    page = BROWSERS[browser_name](address)
    page.navigate(address + "breakout/?debug&offline&seed=7")
    page.await_start()
    page.wait("navigator.serviceWorker.ready.then(() => true)" if browser_name != "webkit"
              else "navigator.serviceWorker.controller !== null", 20)
    page.wait("navigator.serviceWorker.controller !== null", 20)
    yield page, tmp_path / "site", hangs
    page.close()


def test_opens_while_the_network_hangs(open_page, kept_page):
  """The page does not wait for an answer, which would come after two minutes. `make bench` measures how soon it opens."""
  page, _, hangs = kept_page
  hangs.set()
  page.reload()
  page.find("button", "Launch")
  assert page.evaluate("performance.getEntriesByName('carom-first-frame')[0].startTime") < 15_000


def test_another_page_of_the_site_opens_as_well(open_page, kept_page):
  """BU-A13: every game plays without a network."""
  page, _, hangs = kept_page
  hangs.set()
  page.evaluate("window.isOld = true, setTimeout(() => (location.href = '../pong/?debug&offline&seed=7')), 0")
  page.await_start()
  page.find("button", "Serve")
  assert page.evaluate("location.pathname") == "/pong/"


def test_a_new_version_says_so_and_is_taken_by_a_tap(open_page, kept_page):
  page, site, _ = kept_page
  assert page.evaluate(GENERATOR).startswith("Carom ")
  renew(site)
  page.reload()
  # It is not activated without consent, nor by reloading.
  page.wait(f"{OFFER} !== null", 20)
  assert "There is a new version of Carom." in page.evaluate(f"{OFFER}.textContent")
  assert page.evaluate(GENERATOR).startswith("Carom ")
  page.reload()
  page.wait(f"{OFFER} !== null", 20)
  assert page.evaluate(GENERATOR).startswith("Carom ")
  # Deferred, so that this call returns before the page goes.
  page.evaluate(f"window.isOld = true, setTimeout(() => {OFFER}.querySelector('button').click(), 50), 0")
  page.await_start()
  assert page.evaluate(GENERATOR).startswith("Later ")
  page.find("button", "Launch")
  page.evaluate("new Promise((done) => setTimeout(done, 1000)).then(() => 0)")
  assert page.evaluate(f"{OFFER} === null"), "it is offered again"


def test_the_first_visit_is_offered_nothing(open_page, kept_page):
  page, _, _ = kept_page
  page.evaluate("new Promise((done) => setTimeout(done, 1000)).then(() => 0)")
  assert page.evaluate(f"{OFFER} === null")
