"""The page starts, shows the app, and comes to rest."""

import contextlib
import http.server

from drivers import BROWSERS
from served import ROOT, PlainHandler, late, plain


def test_starts(open_page):
  page = open_page()
  assert page.evaluate("document.querySelectorAll('#app > .layer').length") == 1
  assert page.evaluate("document.querySelector('#app > .layer').getBoundingClientRect().width") == 393


def test_rests(open_page):
  page = open_page()
  page.settle(15)
  before = page.evaluate("carom.statistics")
  page.evaluate("new Promise((done) => setTimeout(done, 1500)).then(() => 0)")
  after = page.evaluate("carom.statistics")
  assert after["requests"] == before["requests"], "frames are asked for while nothing moves"


@contextlib.contextmanager
def arriving(browser_name, handler):
  """A page of the site that was just requested, served by this handler."""
  with plain(ROOT / "dist", handler) as address:
    page = BROWSERS[browser_name](address)
    page.navigate(address + "?debug&seed=7")
    try:
      yield page
    finally:
      page.close()


def test_shows_itself_before_all_of_it_is_there(open_page, browser_name):
  handler, is_let_go = late("/near.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start(is_whole=False)
    page.find("button", "Breakout").tap()
    page.evaluate("new Promise((done) => setTimeout(done, 300)).then(() => 0)")
    assert page.evaluate("location.hash") in ("", "#/")
    is_let_go.set()
    page.await_start()
    page.wait("location.hash === '#/breakout'")


def test_shows_what_is_coming_and_how_much_of_it_is_there(open_page, browser_name):
  handler, is_let_go = late("/shared.wasm")
  with plain(ROOT / "dist", handler) as address:
    page = BROWSERS[browser_name](address)
    try:
      page.navigate(address + "pong/?debug&seed=7")
      # Only the file with what the apps share is missing, nearly half of all the bytes.
      page.wait("(document.querySelector('#coming progress')?.value ?? 0) > 0.1")
      assert page.evaluate("document.querySelector('#coming progress').value") < 0.75
      assert page.evaluate("document.querySelector('#coming p').textContent") == "Pong"
      assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(245, 240, 227)"
      is_let_go.set()
      page.await_start()
      assert page.evaluate("document.getElementById('coming') === null")
      page.find("button", "Serve")
    finally:
      is_let_go.set()
      page.close()


def test_the_clock_waits_for_a_slow_second_part(open_page, browser_name):
  handler, is_let_go = late("/near.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start(is_whole=False)
    # A resize requests ticks, and so does each of the first part's own.
    page.until(lambda: page.run("() => { carom.send('resize', { width: 393, height: 852, scale: 1 }); return carom.tick; }") >= 4,
               "the first ticks do not run")
    page.evaluate("new Promise((done) => setTimeout(done, 600)).then(() => 0)")
    assert page.evaluate("carom.tick") == 4
    is_let_go.set()
    page.await_start()
    page.wait("carom.tick > 4")
    assert page.evaluate("document.getElementById('notice').hidden")


def test_a_call_into_a_missing_part_is_told_and_never_reloads_by_itself(open_page, browser_name):
  # A function that is missing although its part is loaded: waiting would not help.
  with arriving(browser_name, PlainHandler) as page:
    page.await_start()
    page.evaluate("window.isOld = true, carom.callMissingPart(), 0")
    notice = "document.getElementById('notice')"
    page.wait(f"{notice}.classList.contains('problem') && !{notice}.hidden")
    assert "Carom needed a part" in page.evaluate(f"{notice}.textContent")
    page.evaluate("new Promise((done) => setTimeout(done, 500)).then(() => 0)")
    assert page.evaluate("window.isOld") is True
    # Deferred, so that the result arrives before the page is replaced.
    page.evaluate("setTimeout(() => document.activeElement.click(), 100), 0")
    page.await_start()
    assert page.evaluate("history.state.needsAll") is True
    page.find("button", "Breakout").tap()
    page.wait("location.hash === '#/breakout'")


def test_starts_where_the_host_does_not_know_webassembly(open_page, browser_name):
  class Ignorant(PlainHandler):
    extensions_map = {**PlainHandler.extensions_map, ".wasm": "application/octet-stream"}

  with arriving(browser_name, Ignorant) as page:
    page.await_start()
    page.find("button", "Breakout").tap()
    page.wait("location.hash === '#/breakout'")


def test_no_other_script_runs_where_the_host_sends_no_policy(open_page, browser_name):
  class Bare(PlainHandler):
    def end_headers(self):
      http.server.SimpleHTTPRequestHandler.end_headers(self)

  with arriving(browser_name, Bare) as page:
    page.await_start()
    page.evaluate(
      "document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.hasRun = true' })), 0")
    page.evaluate("new Promise((done) => setTimeout(done, 100)).then(() => 0)")
    assert page.evaluate("window.hasRun === undefined")
    page.find("button", "Breakout").tap()
    page.wait("location.hash === '#/breakout'")


def test_says_that_a_part_cannot_be_loaded(open_page, browser_name):
  class Missing(PlainHandler):
    def do_GET(self):
      if self.path.endswith("/near.wasm"):
        self.send_error(404)
      else:
        super().do_GET()

  with arriving(browser_name, Missing) as page:
    page.wait("document.getElementById('notice').classList.contains('problem') && document.getElementById('app').inert")
    assert "connection" in page.evaluate("document.getElementById('notice').textContent")


def test_an_app_whose_part_is_late_opens_when_that_has_come(open_page, browser_name):
  handler, is_let_go = late("/pong.wasm")
  with arriving(browser_name, handler) as page:
    page.await_start()
    tick = page.evaluate("carom.tick")
    page.find("button", "Pong").tap()
    page.wait("document.querySelector('.remark')?.textContent.includes('still loading')")
    # Time stands still, and input is not lost meanwhile. It may go on for a moment between the part that Pong shares with the others and
    # its own.
    def stands():
      held = page.evaluate("carom.tick")
      page.evaluate("new Promise((done) => setTimeout(done, 300)).then(() => 0)")
      return page.evaluate("carom.tick") == held
    page.until(stands, "time does not stand still")
    held = page.evaluate("carom.tick")
    assert held >= tick
    assert page.evaluate("location.hash") in ("", "#/")
    is_let_go.set()
    page.wait("location.hash === '#/pong'")
    page.wait("!document.querySelector('.remark')")
    page.wait(f"carom.tick > {held}")


def test_a_place_of_an_app_waits_for_its_own_part_alone(open_page, browser_name):
  handler, is_let_go = late("/incline.wasm")
  with plain(ROOT / "dist", handler) as address:
    page = BROWSERS[browser_name](address)
    try:
      page.navigate(address + "?debug&seed=7#/breakout")
      page.await_start()
      page.wait("location.hash.startsWith('#/breakout')")
    finally:
      is_let_go.set()
      page.close()
