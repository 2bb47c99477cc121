"""The page starts, shows the app, and comes to rest."""

import contextlib

from drivers import BROWSERS
from served import ROOT, PlainHandler, late, plain


def test_starts(open_page):
  page = open_page()
  assert page.evaluate("document.querySelectorAll('#app > .layer').length") == 1
  assert page.evaluate("document.getElementById('app').firstChild.getBoundingClientRect().width") == 393


def test_rests(open_page):
  page = open_page()
  page.settle(15)
  before = page.evaluate("carom.statistics")
  page.evaluate("new Promise((done) => setTimeout(done, 1500)).then(() => 0)")
  after = page.evaluate("carom.statistics")
  assert after["requests"] == before["requests"], "frames are asked for while nothing moves"


@contextlib.contextmanager
def arriving(browser_name, handler):
  """A page of the site that has just been requested, as this handler serves it."""
  with plain(ROOT / "dist", handler) as address:
    page = BROWSERS[browser_name](address)
    page.navigate(address + "?debug&seed=7")
    try:
      yield page
    finally:
      page.close()


def test_shows_itself_before_all_of_it_is_there(open_page, browser_name):
  handler, is_let_go = late("/rest.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start(is_whole=False)
    page.find("button", "Breakout").tap()
    page.evaluate("new Promise((done) => setTimeout(done, 300)).then(() => 0)")
    assert page.evaluate("location.hash") in ("", "#/")
    is_let_go.set()
    page.await_start()
    page.wait("location.hash === '#/breakout'")


def test_begins_anew_with_all_where_the_rest_is_needed_at_once(open_page, browser_name):
  handler, is_let_go = late("/rest.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start(is_whole=False)
    page.evaluate("window.isOld = true, carom.trap(), 0")
    is_let_go.set()
    page.await_start()
    assert page.evaluate("history.state.needsAll") is True
    assert page.has("button", "Breakout")


def test_says_that_the_rest_cannot_be_loaded(open_page, browser_name):
  class Missing(PlainHandler):
    def do_GET(self):
      if self.path.endswith("/rest.wasm"):
        self.send_error(404)
      else:
        super().do_GET()

  with arriving(browser_name, Missing) as page:
    page.wait("document.getElementById('notice').classList.contains('problem') && document.getElementById('app').inert")
    assert "connection" in page.evaluate("document.getElementById('notice').textContent")
