"""What `Tests/developed` does in Firefox and WebKit: one session, which a page of each shows and in turn leads."""

import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "e2e"))

from drivers import BROWSERS
from drivers.page import PATIENCE, PROBES

# As patient as Tests/developed, 900 s in all: a build waits for as long as another one uses the folder.
SECONDS_FOR_A_BUILD = 900 // PATIENCE
# As WebDriver has the key.
F2 = "\ue032"
PANEL = "(() => { const panel = document.querySelector('.dev-panel'); return panel && !panel.hidden ? panel.innerText : ''; })()"
TREE = "(() => { const all = document.querySelector('.dev-inspector'); return all && !all.hidden ? all.innerText : ''; })()"
CHIP = "(() => { const chip = document.querySelector('.dev-chip'); return chip && !chip.hidden ? chip.innerText : ''; })()"
BUTTON = """(label) => {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent === label && each.offsetWidth);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class EnginePage:
  """A page of `carom dev` in one of the browsers of `e2e/drivers`."""

  def __init__(self, name, address):
    self.page = BROWSERS[name](address.split("?")[0], width=393, height=700)
    self.page.navigate(address + "&debug&seed=7")
    self.starts()

  def starts(self):
    self.page.await_start()
    self.page.evaluate(PROBES + ", 0")

  def shows(self, text):
    self.page.until(lambda: text in self.page.texts(), f"it does not show “{text}” but {self.page.texts()}")

  def says(self, part):
    self.page.until(lambda: part in self.page.evaluate(PANEL), f"the overlay does not say “{part}”", SECONDS_FOR_A_BUILD)

  def is_clear(self):
    self.page.until(
      lambda: not self.page.evaluate(PANEL) and "…" not in self.page.evaluate(CHIP), "something lies over the page", SECONDS_FOR_A_BUILD)

  def tap_for(self, name, part):
    """Taps until the overlay says something; a session that has just gone back releases touches."""
    for _ in range(10):
      self.page.find("button", name).tap()
      deadline = time.monotonic() + 12
      while time.monotonic() < deadline:
        if part in self.page.evaluate(PANEL):
          return
        time.sleep(0.05)
    self.says(part)

  def press(self, label):
    """Clicks a button that is not the app's."""
    self.page.tap(*self.page.until(lambda: self.page.run(BUTTON, label), f"there is no button “{label}”"))

  def take_the_lead(self):
    self.page.evaluate("window.isOld = true, 0")
    self.press("Take the lead")
    self.starts()


class Engines:
  """A page in each of the two browsers."""

  def __init__(self, dev):
    self.dev = dev
    self.firefox, self.webkit = EnginePage("firefox", dev.address), EnginePage("webkit", dev.address)

  @property
  def both(self):
    return self.firefox, self.webkit

  def shows(self, text):
    for each in self.both:
      each.shows(text)

  def close(self):
    complaints = [line for each in self.both for line in each.page.complaints()]
    for each in self.both:
      each.page.close()
    assert not complaints, complaints


def firefox_leads_a_session_that_webkit_watches(engines):
  engines.shows("Sat")
  engines.firefox.page.find("button", "Stand").tap()
  engines.shows("Stood")


def an_error_lies_over_both_pages_and_vanishes_when_mended(engines):
  engines.dev.write("count += 1", "count += \"one\"")
  for each in engines.both:
    each.says("It does not compile")
  engines.dev.write("count += \"one\"", "count += 1")
  for each in engines.both:
    each.is_clear()
  engines.shows("Stood")


def webkit_takes_the_lead(engines):
  engines.webkit.take_the_lead()
  engines.webkit.shows("Stood")
  engines.webkit.page.find("button", "Sit").tap()
  engines.shows("Sat")


def a_trap_is_told_in_both_pages_and_webkit_goes_back(engines):
  engines.webkit.tap_for("Tap", "four is too many")
  engines.firefox.says("TapperViewController.tapped()")
  engines.webkit.press("Go back to the tick before")
  for each in engines.both:
    each.is_clear()
  engines.shows("Sat")


def the_inspector_shows_the_tree_in_both(engines):
  for each in engines.both:
    each.page.press(F2)
    each.page.until(lambda: "TapperViewController" in each.page.evaluate(TREE), "the inspector does not show the tree")
    each.page.press(F2)


TESTS = [
  firefox_leads_a_session_that_webkit_watches, an_error_lies_over_both_pages_and_vanishes_when_mended, webkit_takes_the_lead,
  a_trap_is_told_in_both_pages_and_webkit_goes_back, the_inspector_shows_the_tree_in_both,
]
