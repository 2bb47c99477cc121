"""Each app has an address that previews understand: a page of its own with its name, description and picture."""

import http.server
import json
import re

import pytest

from drivers import BROWSERS
from served import CAROM, ROOT, PlainHandler, plain

SITE = ROOT / "dist"
PAGES = json.loads((ROOT / "Arcade/Web/manifest.webmanifest").read_text())["pages"]
PATHS = [page["path"] for page in PAGES]
# What each app shows when it has opened.
SEEN = {
  "breakout": ("button", "Launch"), "pong": ("button", "Serve"), "laboratory": ("", "Contents"), "cards": ("tab", "Concentration"),
  "bubblepop": ("tab", "Scores"), "incline": ("slider", "PLANE_HEIGHT"), "plane": ("button", "Play"),
}


def below(folder, tmp_path):
  """The site in a subfolder of another site."""
  (tmp_path / folder).parent.mkdir(parents=True)
  (tmp_path / folder).symlink_to(SITE)
  return tmp_path


@pytest.mark.parametrize(
  "path", [pytest.param(path, marks=pytest.mark.one_engine) if path.startswith("embed/") else path for path in PATHS])
def test_a_page_opens_its_app(open_page, path):
  page = open_page(path + "/")
  page.find(*SEEN[path.removeprefix("embed/")])
  assert page.evaluate("location.pathname") == f"/{path}/"
  # An app may append its state to the address: its first tab, or its settings.
  place = page.evaluate("location.hash")
  assert not place or place.startswith("#" + next(each["opens"] for each in PAGES if each["path"] == path))
  assert page.has("button", "Home") == (not path.startswith("embed/"))


def test_what_previews_read():
  texts = [(SITE / page["path"] / "index.html").read_text() for page in PAGES]
  for page, text in zip(PAGES, texts):
    def content(name):
      return re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)">', text)[1]
    assert content("og:title") == page["name"] and content("description") == content("og:description") == page["description"]
    assert page["name"] in re.search("<title>(.*)</title>", text)[1]
    assert (SITE / page["path"] / content("og:image")).is_file() and content("twitter:card") == "summary_large_image"
    assert ("noindex" in text) == page["path"].startswith("embed/")
  assert len({page["description"] for page in PAGES if not page["path"].startswith("embed/")}) == 7


def test_addresses_below_a_page(open_page):
  page = open_page("breakout/")
  assert page.evaluate("[location.hash, document.title]") == ["", "Breakout – Carom"]
  page.find("tab", "Settings").tap()
  page.wait("location.hash === '#/breakout/settings'")
  page.reload()
  page.find("switch", "Court shakes")
  page.evaluate("history.back(), 0")
  page.wait("location.hash === ''")
  page.find("button", "Launch")
  page.find("button", "Home").tap()
  page.wait("location.hash === '#/'")
  page.find("button", "Pong")
  page.reload()
  page.find("button", "Pong")
  page.evaluate("history.back(), 0")
  page.find("button", "Launch")


def test_hash_addresses_go_on_working(open_page):
  for address in ("#/breakout", "pong/#/breakout"):
    page = open_page(address)
    page.find("button", "Launch")
    assert page.evaluate("location.hash") == "#/breakout"


def test_works_below_any_prefix(open_page, browser_name, tmp_path):
  with plain(below("some/where", tmp_path)) as address:
    page = BROWSERS[browser_name](address)
    try:
      page.navigate(address + "some/where/breakout/?debug&offline&seed=7")
      page.await_start()
      page.find("button", "Launch")
      page.wait("navigator.serviceWorker.controller !== null", 20)
      assert page.evaluate("navigator.serviceWorker.controller.scriptURL").endswith("/some/where/sw.js")
      assert page.evaluate("caches.keys().then((names) => names.length)" if browser_name != "webkit" else "1") == 1
    finally:
      page.close()


@pytest.mark.needs("offline")
def test_a_place_opens_without_a_network(open_page, site):
  page = open_page(debug="seed=7&offline", may_complain=True)
  page.wait("navigator.serviceWorker.controller !== null", 20)
  site.stop()
  try:
    page.evaluate("window.isOld = true, setTimeout(() => (location.href = 'plane/?debug')), 0")
    page.await_start()
    page.find("button", "Play")
    # A missing page still leads home.
    page.evaluate("setTimeout(() => (location.href = '../no/such/place')), 0")
    page.wait("document.querySelector('.lost a')?.href === new URL('/', location).href", may_go=True)
  finally:
    site.start()


@pytest.mark.parametrize("place", ["no/such/place"] + [
  pytest.param(place, marks=pytest.mark.one_engine) for place in ["nowhere", "breakout/nowhere/"]])
def test_what_is_not_there_leads_home(open_page, browser_name, site, place):
  page = BROWSERS[browser_name](site.address)
  try:
    page.navigate(site.address + place)
    page.wait("document.querySelector('.lost a') !== null")
    home = page.wait("document.styleSheets.length > 0 && document.querySelector('.lost a').href")
    assert home == site.address
  finally:
    page.close()


def test_it_leads_home_below_a_prefix_too(open_page, browser_name, tmp_path):
  class Static(PlainHandler):
    """Like hosts of static files."""
    def send_error(self, code, *_):
      body = (SITE / "404.html").read_bytes()
      self.send_response(code)
      self.send_header("Content-Type", "text/html")
      self.send_header("Content-Length", str(len(body)))
      self.end_headers()
      self.wfile.write(body)

  with plain(below("some/where", tmp_path), Static) as address:
    page = BROWSERS[browser_name](address)
    try:
      page.navigate(address + "some/where/lost/in/here")
      home = page.wait("document.styleSheets.length > 0 && document.querySelector('.lost a').href")
      assert home == address + "some/where/"
    finally:
      page.close()


@pytest.mark.needs("accessibility tree")
@pytest.mark.skipif(not CAROM.exists(), reason="other servers send no special header for the embedded pages")
def test_an_app_in_a_frame_of_another_site(open_page, browser_name, site):
  class Lesson(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
      body = "".join(f'<iframe src="{site.address}{path}" width=600 height=500></iframe>' for path in ("embed/plane/", "plane/")).encode()
      self.send_response(200)
      self.send_header("Content-Type", "text/html")
      # The strictest kind of embedding site.
      self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
      self.send_header("Content-Length", str(len(body)))
      self.end_headers()
      self.wfile.write(body)

    def log_message(self, *_):
      pass

  with plain(ROOT, lambda *arguments, directory: Lesson(*arguments)) as address:
    page = BROWSERS[browser_name](address)
    try:
      page.page.goto(address)
      embedded, refused = page.page.frames[1:]
      # The page's policy forbids evaluating strings, which Playwright's own waiting does.
      ready = "document.querySelector('#app')?.hasAttribute('aria-busy') === false"
      page.until(lambda: embedded.evaluate(ready), "the app in the frame is not ready", 30)
      assert embedded.evaluate("document.querySelector('[aria-label=Home]') === null")
      assert embedded.evaluate("[...document.querySelectorAll('[role=tab]')].length") == 2
      assert "embed" not in refused.url
      assert refused.url.startswith("chrome-error") or refused.evaluate("document.querySelector('#app') === null")
    finally:
      page.close()


def test_there_is_no_way_out_of_a_frame(open_page):
  page = open_page("embed/plane/", may_complain=True)
  page.find("button", "Play")
  place = page.evaluate("location.hash")
  page.press("Escape")
  page.evaluate("(location.hash = '#/breakout'), 0")
  page.wait(f"location.hash === {json.dumps(place)} || location.hash.startsWith('#/embed/incline/plane')")
  page.find("button", "Play")
  assert not page.has("button", "Home") and not page.has("button", "Breakout")
