"""The home screen's cards, sound, About and languages, as a person uses them in a browser."""

import pytest

from layout import faults

pytestmark = pytest.mark.one_engine

SIZES = [(320, 256), (320, 568), (393, 852), (568, 320), (852, 393), (820, 1180), (1180, 820), (1440, 900)]


WHEEL = """
(by) => document.getElementById('app').dispatchEvent(new WheelEvent('wheel', {
  deltaY: by, clientX: innerWidth / 2, clientY: innerHeight / 2, bubbles: true, cancelable: true }))
"""


def scroll_to(page, role, name):
  """Scrolls the home screen with a finger or a wheel until the middle of the element is visible."""
  width, height = page.evaluate("[innerWidth, innerHeight]")

  def is_seen():
    y = page.find(role, name).center[1]
    if 0 < y < height:
      return True
    way = [height * (0.8 - step * 0.06) for step in range(9)]
    if y < 0:
      way.reverse()
    if page.options["has_touch"]:
      # The finger rests before it is lifted, so that the list does not keep scrolling.
      page.drag([(width / 2, each) for each in way + way[-1:] * 12])
    else:
      page.run(WHEEL, way[0] - way[-1])
    page.settle()

  page.until(is_seen, f"“{name}” cannot be scrolled to")


def leave_breakout(page):
  scroll_to(page, "button", "Breakout")
  page.find("button", "Breakout").tap()
  page.find(name="Court")
  page.settle(15)
  page.find("button", "Home").tap()
  page.wait("location.hash === '#/'")
  page.settle(15)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_home_at_every_size(open_page, size):
  page = open_page(width=size[0], height=size[1])
  page.settle(15)
  assert not faults(page)
  names = ["Breakout", "Pong", "Cards", "BubblePop", "Inclined Plane"]
  icons = [page.find("button", name) for name in names]
  for icon in icons:
    assert 119 <= icon.width <= 201 and abs(icon.width - icon.height) < 1 and icon.x >= 0 and icon.x + icon.width <= size[0]
  for index, one in enumerate(icons):
    for other in icons[index + 1:]:
      assert one.x + one.width <= other.x or other.x + other.width <= one.x \
        or one.y + one.height <= other.y or other.y + other.height <= one.y
  # Names are whole words on one line.
  lines = page.run("""(names) => [...document.querySelectorAll('#app .lines')]
    .filter((element) => names.includes(element.textContent))
    .map((element) => element.getClientRects().length + element.textContent)""", names)
  assert len(lines) >= len(names)
  leave_breakout(page)
  assert not faults(page)


def test_continue_leads_back(open_page):
  page = open_page()
  page.settle(15)
  assert not page.has("button", "Continue, Breakout")
  leave_breakout(page)
  card = page.find("button", "Continue, Breakout")
  # The app itself is the preview, and nothing in it can be reached.
  court = page.run("""() => {
    const court = document.querySelector('[aria-label=Court]');
    const { x, y, width, height } = court.getBoundingClientRect();
    return { x, y, width, height, inert: court.closest('[inert]') !== null };
  }""")
  assert court["inert"] and court["width"] < 393 and card.x <= court["x"] and court["x"] + court["width"] <= card.x + card.width
  card.tap()
  page.find("button", "Launch")
  page.wait("location.hash === '#/breakout'")


def test_sound_is_turned_off_and_stays_off(open_page):
  page = open_page(has_touch=False)
  page.settle(15)
  assert page.find("button", "Sound").text == "Sound on"
  page.find("button", "Sound").tap()
  page.until(lambda: page.find("button", "Sound").text == "Sound off", "the sound stays on")
  page.press("m")
  page.until(lambda: page.find("button", "Sound").text == "Sound on", "M does not turn it on")
  page.press("m")
  page.until(lambda: page.evaluate("Object.entries(localStorage).some(([key, value]) => key.endsWith('arcade.muted') && value === '1')"),
             "it is not stored")


def test_the_arcade_fills_the_screen_and_gives_it_back(open_page):
  page = open_page()
  fills = "document.fullscreenElement !== null"
  page.find("button", "Full screen").tap()
  page.wait(fills)
  page.until(lambda: page.find("button", "Full screen").text == "On", "the button does not say so")
  # Escape and the browser's own keys leave full screen too, and the page is notified.
  page.evaluate("document.exitFullscreen(), 0")
  page.until(lambda: page.find("button", "Full screen").text == "Off", "the button still says that it is on")
  page.find("button", "Full screen").tap()
  page.wait(fills)
  page.find("button", "Full screen").tap()
  page.wait(f"!({fills})")


def test_about_and_another_language(open_page):
  page = open_page()
  page.settle(15)
  assert page.evaluate("document.documentElement.lang") == "en"
  page.find("button", "About Carom").tap()
  page.wait("location.hash === '#/about'")
  page.settle(15)
  assert not faults(page)
  page.find(name="Deutsch").tap()
  page.wait("document.documentElement.lang === 'de'")
  page.find("button", "Schließen").tap()
  page.wait("location.hash === '#/'")
  page.settle(15)
  assert page.find("button", "Ton").text == "Ton an"
  assert page.find("button", "Schiefe Ebene" if page.has("button", "Schiefe Ebene") else "Inclined Plane")
  assert not faults(page)


@pytest.mark.every_engine
def test_about_opens_by_its_address(open_page):
  page = open_page("#/about")
  page.find("button", "Close")
  assert page.evaluate("document.title") == "About Carom – Carom"
  page.press("Escape")
  page.wait("location.hash === '#/'")
  page.find("button", "Breakout")


@pytest.mark.every_engine
def test_the_focus_has_the_shape_of_the_icon(open_page):
  page = open_page(has_touch=False)
  page.settle(15)
  page.press("ArrowRight")
  box = page.run("""() => {
    const { width, height } = document.activeElement.getBoundingClientRect();
    return { width, height, radius: parseFloat(getComputedStyle(document.activeElement).borderTopLeftRadius) };
  }""")
  assert abs(box["width"] - box["height"]) < 1 and box["radius"] > box["width"] / 6


@pytest.mark.every_engine
def test_the_first_screen_knows_the_day(open_page):
  """The page shows the day before the rest of the program has been loaded."""
  page = open_page()
  page.until(lambda: page.has("heading", "Today, " + page.evaluate("""new Date().toLocaleDateString('en-US',
    { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })""")), "another day is shown")


def test_todays_challenge_counts_once(open_page):
  page = open_page()
  page.settle(15)
  row = page.find("button", "The day’s bubbles")
  assert row.text.startswith("Not played yet")
  day = page.evaluate("new Date().toISOString().slice(0, 10)")
  page.evaluate(f"localStorage.setItem('carom.today.bubblepop', '{day} 120 300 2'), 0")
  page.reload()
  page.settle(15)
  assert "120" in page.find("button", "The day’s bubbles").text and "300" not in page.find("button", "The day’s bubbles").text
  page.find("button", "The day’s bubbles").tap()
  page.wait("location.hash.startsWith('#/bubblepop')")
