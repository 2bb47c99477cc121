"""The home screen as a person meets it, in every browser."""

import pytest

from layout import faults
from player import bricks

SIZES = [(320, 568), (1440, 900)] + [
  pytest.param(size, marks=pytest.mark.one_engine) for size in [(393, 852), (852, 393), (768, 1024), (1024, 768)]]


def open_breakout(page):
  page.find("button", "Breakout").tap()
  page.find(name="Court")
  page.settle(15)


def wait_for_home(page):
  page.wait("location.hash === '#/'")
  page.find("button", "Breakout")
  page.settle(15)
  assert not page.has(name="Court")


def test_shows_the_icons(open_page):
  page = open_page()
  assert page.find("button", "Breakout").text == "Opens the game."
  assert page.has("heading", "Carom") and page.evaluate("document.title") == "Carom"
  page.settle(15)
  assert not faults(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(width=size[0], height=size[1])
  page.settle(15)
  assert not faults(page)
  open_breakout(page)
  assert not faults(page)


def test_opens_with_a_zoom_and_is_left_the_same_way(open_page):
  page = open_page()
  page.settle(15)
  icon = page.find("button", "Breakout")
  # The widths of the app while it opens, once a frame.
  widths = page.run("""async (x, y) => {
    const widths = [];
    let court;
    const app = document.getElementById('app');
    const finger = (type) => app.dispatchEvent(new PointerEvent(type, { pointerId: 9, pointerType: 'touch', bubbles: true,
      cancelable: true, isPrimary: true, buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y }));
    finger('pointerdown'); finger('pointerup');
    for (let frame = 0; frame < 120 && (widths.length < 4 || !carom.isAsleep); frame += 1) {
      await new Promise(requestAnimationFrame);
      court ??= document.querySelector('[aria-label=Court]');
      if (court) widths.push(court.getBoundingClientRect().width);
    }
    return widths;
  }""", *icon.center)
  full = page.find(name="Court").width
  # The first visible frame may be late in the zoom.
  assert widths[0] < full * 0.75 and any(widths[0] < width < full * 0.98 for width in widths), widths
  page.find("button", "Home").tap()
  wait_for_home(page)


@pytest.mark.parametrize("way", ["button", "Escape", "swipe", "Back"])
def test_is_left(open_page, way):
  page = open_page()
  open_breakout(page)
  assert page.evaluate("[location.hash, document.title]") == ["#/breakout", "Breakout – Carom"]
  if way == "button":
    page.find("button", "Home").tap()
  elif way == "Escape":
    page.press("Escape")
  elif way == "swipe":
    page.drag([(200, 848), (201, 830), (202, 800), (203, 760), (204, 700)])
  else:
    page.evaluate("history.back(), 0")
  wait_for_home(page)


def test_a_game_is_where_it_was(open_page):
  page = open_page()
  open_breakout(page)
  page.find("button", "Launch").tap()
  page.find("button", "Push")
  page.find("button", "Home").tap()
  wait_for_home(page)
  page.evaluate("new Promise((done) => setTimeout(done, 500)).then(() => 0)")
  open_breakout(page)
  page.find("button", "Resume")
  ball, standing = page.find(name="Ball"), bricks(page)
  page.find("button", "Home").tap()
  wait_for_home(page)
  open_breakout(page)
  again = page.find(name="Ball")
  assert (again.x, again.y) == (ball.x, ball.y) and bricks(page) == standing


def test_back_and_forward(open_page):
  page = open_page()
  open_breakout(page)
  page.find("tab", "Settings").tap()
  page.wait("location.hash === '#/breakout/settings'")
  page.evaluate("history.go(-2), 0")
  wait_for_home(page)
  page.evaluate("history.forward(), 0")
  page.wait("location.hash === '#/breakout'")
  page.find(name="Court")
  page.evaluate("history.forward(), 0")
  page.wait("location.hash === '#/breakout/settings'")
  page.find("switch", "Court shakes")


def test_an_unknown_address_leads_home(open_page):
  page = open_page("#/nowhere", may_complain=True)
  page.find("button", "Breakout")
  page.wait("location.hash === '#/'")
  assert any("/nowhere" in line for line in page.complaints())


def test_the_keyboard_alone(open_page):
  page = open_page(has_touch=False)
  page.settle(15)
  # The page tells the app a little later that it keeps runs.
  page.find("button", "Recorded Runs")
  # Tab visits everything in reading order.
  stops = []
  while "Breakout" not in stops:
    page.press("Tab")
    stops.append(page.wait("document.activeElement?.getAttribute('aria-label')"))
    assert len(stops) < 20, stops
  assert stops == [
    "Recorded Runs", *(["Full screen"] if page.evaluate("document.fullscreenEnabled") else []),
    "Sound", "About Carom", "Wall of the day", "The day’s deck", "The day’s pairs", "The day’s bubbles", "Breakout"]
  page.press("Enter")
  page.find(name="Court")
  page.settle(15)
  page.press("Space")
  page.find("button", "Push")
  page.press("Escape")
  page.find("button", "Resume")
  page.press("Escape")
  wait_for_home(page)
  assert page.find("button", "Breakout").focused


@pytest.mark.parametrize("look", ["dark", "reduced motion"])
def test_other_preferences(open_page, look):
  page = open_page(is_dark=look == "dark", reduces_motion=look != "dark")
  open_breakout(page)
  page.find("button", "Home").tap()
  wait_for_home(page)
  assert not faults(page)


def test_rests(open_page):
  page = open_page()
  page.settle(15)
  before = page.evaluate("carom.statistics.requests")
  page.evaluate("new Promise((done) => setTimeout(done, 1500)).then(() => 0)")
  assert page.evaluate("carom.statistics.requests") == before


@pytest.mark.needs("notch")
def test_the_way_home_keeps_clear_of_the_edge(open_page):
  page = open_page("#/breakout")
  page.set_notch(top=59, bottom=34)
  page.wait("document.querySelector('[aria-label=Home]').getBoundingClientRect().bottom <= 852 - 34")
  assert not faults(page)


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_page):
  page = open_page()
  nodes = page.accessibility_tree()
  assert not [node for node in nodes if node[0] in ("image", "button", "heading") and not node[1]]
