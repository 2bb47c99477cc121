"""The page's own modules, and its messages when something is missing or breaks."""

import re
import subprocess

import pytest

from served import CAROM

# A file next to the page's script, in the folder that is named after its contents.
BESIDE_SCRIPT = "document.querySelector('script[type=module]').src.replace('boot.js', '%s')"


def test_a_trap_is_reported_calmly(open_page):
  page = open_page(may_complain=True)
  page.evaluate("carom.trap(), 0")
  notice = "document.getElementById('notice')"
  page.wait(f"{notice}.classList.contains('problem') && !{notice}.hidden")
  assert "Carom and it had to stop" in page.evaluate(f"{notice}.textContent")
  assert page.evaluate("document.activeElement.textContent") == "Go on"
  # The stack trace is available on request.
  assert page.evaluate(f"{notice}.querySelector('details').open") is False
  page.wait(f"{notice}.querySelector('pre').textContent.includes('carom_input_buffer')")
  page.until(lambda: any("RuntimeError" in line and "carom_input_buffer" in line for line in page.complaints()),
             "the console does not show the trace", 20)
  # The trace contains names, and line numbers for functions that have them.
  names = page.evaluate(f"fetch({BESIDE_SCRIPT % 'app.names'})" + ".then((answer) => answer.text())")
  assert len(re.findall(r"^(?:\w+\.)?\d+:\S*ViewController\S* BreakoutViewController[+\w]*\.swift:\d+$", names, re.M)) > 5
  # Deferred, so that this call returns before the page goes.
  page.evaluate(f"window.isOld = true, setTimeout(() => {button('Reload')}.click(), 100), 0")
  page.await_start()


def button(label):
  """The notice's button with that label, as an expression in the page."""
  return f"[...document.querySelectorAll('#notice button')].find((each) => each.textContent === '{label}')"


def test_an_app_goes_on_from_the_moment_before_a_trap(open_page):
  # With the player's own rules there are sliders.
  page = open_page(may_complain=True, stored={"breakout.difficulty": "3"})
  page.find("button", "Breakout").tap()
  page.wait("location.hash === '#/breakout'")
  page.settle()
  page.find("tab", "Settings").tap()
  page.find("slider", "Ball speed")
  page.settle()
  # The paddle behind the settings is a slider, too.
  slider = "[...document.querySelectorAll('#app [role=slider]')].find((each) => each.getClientRects().length > 0)"
  value = f"{slider}.getAttribute('aria-valuenow')"
  first = page.evaluate(value)
  page.evaluate(f"{slider}.focus(), 0")
  page.press("ArrowRight")
  page.until(lambda: page.evaluate(value) != first, "the slider does not move")
  page.settle()
  before, hash, tick = page.evaluate(value), page.evaluate("location.hash"), page.tick
  page.evaluate("carom.trap(), 0")
  page.wait(f"{button('Go on')} !== undefined")
  page.evaluate(f"{button('Go on')}.click(), 0")
  page.wait("document.getElementById('notice').hidden")
  page.settle()
  assert page.evaluate(value) == before and page.evaluate("location.hash") == hash
  assert tick - 10 < page.tick
  assert page.evaluate("document.getElementById('app').inert") is False
  # It is alive: it handles input, draws, and stores values.
  page.evaluate(f"{slider}.focus(), 0")
  page.press("ArrowRight")
  page.until(lambda: page.evaluate(value) != before, "the slider does not move again")
  # A recording of the whole session can be saved.
  page.evaluate("""(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      blob.slice(0, 10).text().then((head) => (window.saved = [blob.size, head]));
      return make.call(URL, blob);
    };
    carom.trap();
  })(), 0""")
  # After the same trap within five seconds, going on is not offered again.
  page.wait(f"{button('Save a recording')} !== undefined")
  assert page.evaluate(f"{button('Go on')} === undefined")
  page.evaluate(f"{button('Save a recording')}.click(), 0")
  page.wait("window.saved !== undefined")
  size, head = page.evaluate("window.saved")
  assert head.startswith("COPN") and size > 500


def test_failing_storage_is_survived(open_page):
  page = open_page("#/breakout", may_complain=True)
  page.evaluate("Object.defineProperty(Storage.prototype, 'setItem', { value() { throw new Error('full'); } }), 0")
  page.find("tab", "Settings").tap()
  difficulty = page.find("radio", "Easy")
  difficulty.tap()
  page.until(lambda: page.find("radio", "Easy").checked == "true", "the choice has no effect")
  page.until(lambda: any("could not be stored" in line for line in page.complaints()), "nothing is said")


def test_another_tab_changes_a_value(open_page):
  page = open_page()
  page.evaluate("""window.dispatchEvent(new StorageEvent('storage',
    { key: 'carom.elsewhere', newValue: '1', storageArea: localStorage })), 0""")
  page.settle()


def test_the_page_is_the_apps_own(open_page):
  page = open_page()
  assert page.evaluate("document.title") == "Carom"
  assert page.evaluate("document.documentElement.dataset.app") == "carom"
  manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
  assert manifest["id"] == "carom" and "small physical games" in manifest["description"]
  kinds = page.evaluate("""Promise.all(['icon.svg', 'icon-192.png', 'icon-512.png']
    .map((name) => fetch(name).then((answer) => answer.headers.get('content-type'))))""")
  assert [kind.split(";")[0] for kind in kinds] == ["image/svg+xml", "image/png", "image/png"]


@pytest.mark.needs("accessibility tree")
def test_says_when_webassembly_is_missing(site):
  from drivers import Chromium
  page = Chromium(site.address)
  page.context.add_init_script("delete window.WebAssembly")
  page.navigate(site.address)
  page.wait("document.getElementById('notice').classList.contains('problem')")
  assert "WebAssembly" in page.evaluate("document.getElementById('notice').textContent")
  page.close()


@pytest.mark.needs("touch")
def test_the_page_neither_zooms_nor_scrolls(open_page):
  page = open_page("#/breakout")
  page.drag([(200, 700), (200, 500), (200, 300), (200, 100)])
  page.settle(10)
  assert page.evaluate("[scrollX, scrollY, visualViewport.scale, visualViewport.offsetTop]") == [0, 0, 1, 0]
  page.tap(200, 400)
  page.tap(200, 400)
  page.settle(10)
  assert page.evaluate("visualViewport.scale") == 1


def test_the_page_and_the_command_tell_the_same_version(open_page):
  version = subprocess.check_output([CAROM, "--version"], text=True).strip()
  assert re.fullmatch(r"\d+\.\d+\.\d+\S*", version)
  assert open_page().evaluate("document.querySelector('meta[name=generator]').content") == f"Carom {version}"
