"""Breakout as a person meets it."""

import re

import pytest

import end_card
from layout import faults
from player import bricks, play, stop, wall_link

pytestmark = pytest.mark.one_engine

# Short games: few bricks, a wide paddle, a fast ball.
SHORT = {
  "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.toughShare": "0", "breakout.specialShare": "0",
  "breakout.paddleWidth": "40", "breakout.ballSpeed": "160", "breakout.gravity": "0"}
# The player's own rules, with random walls.
OWN = {"breakout.difficulty": "3", "breakout.walls": "1"}
SIZES = [(320, 568), (375, 667), (393, 852), (852, 393), (768, 1024), (1024, 768), (1440, 900)]


@pytest.fixture
def open_page(open_page):
  """Opens Breakout."""
  return lambda path="#/breakout", **options: open_page(path, **options)


def show_settings(page):
  # The tab bar is hidden while the ball is moving.
  if not page.has("tab", "Settings"):
    page.find("button", "Pause").tap()
  page.find("tab", "Settings").tap()
  page.wait("carom.isAsleep")


def show_play(page):
  page.find("tab", "Play").tap()
  page.find(name="Court")


def launch(page):
  page.find("button", "Launch").tap()
  page.find("button", "Push")


@pytest.mark.every_engine
def test_shows_the_game(open_page):
  page = open_page(scale=2)
  for name in ("Paddle", "Ball", "Pause", "Launch"):
    page.find(name=name)
  assert len(bricks(page)) == 36
  assert "1 · Daybreak" in page.texts()
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
def test_drags_the_paddle(open_page):
  """BR-R3a: the paddle moves exactly as far as the finger, and stops at the side of the court."""
  page = open_page()
  court, before = page.find(name="Court"), page.find(name="Paddle")
  y = court.center[1] + 60
  for by in (-100, 100):
    start = 250 - by / 2
    page.drag([(start + step * by / 20, y) for step in range(21)])
    page.settle()
    after = page.find(name="Paddle")
    # The mouse has moved the paddle to where the drag begins.
    first = before.center[0] if page.options["has_touch"] else start
    assert abs(after.center[0] - first - by) <= 1, (first, after.center)
    before = after
  page.drag([(350 - 15 * step, y) for step in range(21)])
  page.settle()
  assert abs(page.find(name="Paddle").x - court.x) <= 1


def test_breaks_a_brick_and_pushes(open_page):
  page = open_page(stored=SHORT)
  assert len(bricks(page)) == 8
  launch(page)
  play(page)
  page.wait("[...document.querySelectorAll('[aria-label*=\"brick, row\"]')].length < 8", 30)
  stop(page)
  score = next(each for each in page.all() if each.name.startswith("Score"))
  assert int(re.sub(r"\D", "", score.name)) > 0


def test_a_tap_launches_and_only_the_button_pushes(open_page):
  page = open_page()
  court = page.find(name="Court")
  page.tap(court.x + court.width / 2, court.y + court.height * 0.6)
  push = page.find("button", "Push")
  assert "ready" in (push.text or "ready")
  page.tap(court.x + court.width / 2, court.y + court.height * 0.6)
  assert "ready" in (page.find("button", "Push").text or "ready")
  page.find("button", "Push").tap()
  page.wait("e2e.find('button', 'Push').some((each) => each.text.includes('recovering'))", 3)


def test_clears_the_wall(open_page):
  page = open_page(stored=SHORT)
  play(page)
  page.find("alertdialog", seconds=120)
  assert "Wall cleared" in page.texts()
  assert not faults(page)
  name, result, link = end_card.shared(page)
  assert name == "Carom · Breakout" and re.fullmatch(r"Wall cleared · [\d,]+ points", result), (name, result)
  assert link.endswith("#/breakout"), link
  end_card.press(page, "Play again")
  page.find_gone("alertdialog", None)
  page.find("button", "Launch")
  assert len(bricks(page)) == 8


def test_loses_all_lives(open_page):
  page = open_page(stored={**SHORT, "breakout.lives": "2"})
  play(page, is_good=False)
  page.find("alertdialog", seconds=60)
  assert "Game over" in page.texts()
  assert not faults(page)
  end_card.await_ready(page)
  page.press("Enter")
  page.find_gone("alertdialog", None)
  assert len(bricks(page)) == 8


def court_has(page):
  """Returns the effects of the settings that are visible before the launch."""
  names = bricks(page)
  return {
    "rows": max(int(re.search(r"row (\d+)", name)[1]) for name in names),
    "columns": max(int(re.search(r"column (\d+)", name)[1]) for name in names),
    "tough": sum(name.startswith("Tough") for name in names),
    "special": sum("inside" in name or name.startswith("Burst") for name in names),
    "balls": len([each for each in page.all("img") if each.name == "Ball"]),
    "paddle": page.find(name="Paddle").width,
    "lives": next(each.name + each.text for each in page.all() if "left" in each.name + each.text or "free" in each.name + each.text),
    "look": page.run("""() => document.querySelector('[aria-label=Court]').parentElement.style.backgroundColor""")}


# Each setting, the key that changes it, and its visible effect in the court; None if it only affects the ball in
# flight.
CHANGES = [
  ("spinbutton", "Rows of bricks", "ArrowUp", "rows"), ("spinbutton", "Bricks per row", "ArrowUp", "columns"),
  ("slider", "Tough bricks", "End", "tough"), ("slider", "Special bricks", "End", "special"),
  ("slider", "Paddle width", "End", "paddle"), ("slider", "Ball speed", "End", None), ("slider", "Bounciness", "Home", None),
  ("radio", "Strong", "Space", None), ("switch", "Moving paddle gives spin", "Space", None),
  ("radio", "3", "Space", "balls"), ("spinbutton", "Lives", "ArrowUp", "lives"), ("switch", "Practice", "Space", "lives"),
  ("radio", "Plain", "Space", "look"), ("switch", "Sound and haptics", "Space", None), ("switch", "Court shakes", "Space", None)]


def test_settings_show_at_once_and_are_kept(open_page):
  page = open_page(stored=OWN)
  for role, name, key, shown in CHANGES:
    before = court_has(page)
    show_settings(page)
    control = page.find(role, name)
    control.focus()
    page.press(key)

    def changed():
      now = page.find(role, name)
      return (now.value, now.checked) != (control.value, control.checked)
    page.until(changed, f"{name} did not change")
    page.settle()
    show_play(page)
    if shown:
      page.until(lambda: court_has(page)[shown] != before[shown], f"{name} changed nothing visible")
  after = court_has(page)
  page.reload()
  again = court_has(page)
  for measure in ("rows", "columns", "balls", "paddle", "lives", "look"):
    assert again[measure] == after[measure], f"{measure} was not kept"


def speed(page):
  """Returns the distance in points that the ball flies per tick."""
  return page.evaluate("""new Promise((done) => {
    const look = () => { const { x, y } = document.querySelector('[aria-label=Ball]').getBoundingClientRect(); return { x, y, tick: carom.tick }; };
    const first = look();
    const wait = () => {
      const last = look();
      if (last.tick < first.tick + 24) return requestAnimationFrame(wait);
      done(Math.hypot(last.x - first.x, last.y - first.y) / (last.tick - first.tick));
    };
    wait();
  })""")


def test_ball_speed_is_felt(open_page):
  measured = []
  for stored in ("60", "160"):
    page = open_page(stored={"breakout.ballSpeed": stored})
    launch(page)
    measured.append(speed(page))
    page.close()
  assert 2.2 < measured[1] / measured[0] < 3.2, measured


@pytest.mark.every_engine
def test_gravity_follows_the_device(open_page):
  """BR-X6: permission is asked for in a gesture. Without a sensor, or if refused, the game says so and continues."""
  page = open_page(stored={"breakout.gravity": "4"})
  page.find("button", "Launch")
  if not page.evaluate("typeof DeviceMotionEvent === 'function'"):
    page.wait("e2e.texts().some((text) => text.includes('gravity pulls down'))")
    return
  ways = []
  for held in (-9.80665, 9.80665):
    page = open_page(stored={"breakout.gravity": "4"})
    launch(page)
    # The accelerometer reads the force that holds the device up, which is opposite to gravity.
    ways.append(page.evaluate("""new Promise((done) => {
      const left = () => document.querySelector('[aria-label=Ball]').getBoundingClientRect().x;
      const start = carom.tick, first = left();
      const tilt = () => {
        const accelerationIncludingGravity = { x: %f, y: 0, z: 0 };
        dispatchEvent(new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity }));
        if (carom.tick < start + 60) requestAnimationFrame(tilt); else done(left() - first);
      };
      tilt();
    })""" % held))
    page.close()
  assert ways[0] > ways[1] + 10, ways


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(width=size[0], height=size[1])
  page.settle()
  assert not faults(page)
  show_settings(page)
  assert not faults(page)
  show_play(page)
  launch(page)
  page.find("button", "Pause").tap()
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
def test_turn_in_mid_game_loses_nothing(open_page):
  page = open_page(stored=OWN)
  launch(page)
  page.wait("carom.tick > 60")
  page.find("button", "Pause").tap()
  page.settle()
  before = bricks(page)
  page.resize(852, 393)
  page.settle()
  assert bricks(page) == before
  assert len([each for each in page.all("img") if each.name == "Ball"]) == 1
  assert not faults(page)
  page.resize(393, 852)
  page.settle()
  assert bricks(page) == before and not faults(page)


@pytest.mark.every_engine
def test_keyboard_alone_plays(open_page):
  page = open_page(has_touch=False)
  before = page.find(name="Paddle").x
  page.hold("ArrowLeft", 0.3)
  page.wait(f"document.querySelector('[aria-label=Paddle]').getBoundingClientRect().x < {before} - 20")
  page.press("Space")
  page.find("button", "Push")
  page.press("Escape")
  page.find("button", "Resume")
  page.settle()
  # Tab reaches every control, and the focus ring is visible.
  names = set()
  for _ in range(8):
    page.press("Tab")
    names.add(page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''"))
  assert {"Resume", "Restart", "Play"} <= names, names


@pytest.mark.every_engine
def test_hiding_pauses(open_page):
  page = open_page()
  launch(page)
  page.evaluate("window.dispatchEvent(new Event('blur')), 0")
  page.find("button", "Resume")
  page.settle()
  place = page.find(name="Ball").x, page.find(name="Ball").y
  page.evaluate("window.dispatchEvent(new Event('focus')), 0")
  page.settle()
  assert (page.find(name="Ball").x, page.find(name="Ball").y) == place


def test_address_and_back(open_page):
  page = open_page(path="#/breakout/settings")
  page.find("switch", "Court shakes")
  page.find("tab", "Play").tap()
  page.wait("location.hash === '#/breakout'")
  page.evaluate("history.back(), 0")
  page.wait("location.hash === '#/breakout/settings'")
  page.find("switch", "Court shakes")


@pytest.mark.every_engine
def test_the_mouse_moves_the_paddle(open_page):
  """Moves without a pressed button, with the court scaled to the window."""
  page = open_page(width=1440, height=900, has_touch=False)
  court = page.find(name="Court")
  for share in (0.3, 0.7):
    x = court.x + court.width * share
    page.run("""(x, y) => { for (const dx of [-2, 0]) app.dispatchEvent(new PointerEvent('pointermove', {
      pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, buttons: 0, clientX: x + dx, clientY: y })); }""",
      x, court.center[1])
    page.until(lambda: abs(page.find(name="Paddle").center[0] - x) <= 2, "the paddle does not follow the mouse")


def test_the_map_and_the_editor(open_page):
  page = open_page(path="#/breakout/walls")
  page.find("button", "1 · Daybreak")
  page.settle()
  assert not faults(page)
  page.find("button", "2 · Staircase").tap()
  page.wait("e2e.texts().includes('2 · Staircase')")
  page.wait("location.hash === '#/breakout'")
  page.find("tab", "Walls").tap()
  page.find("button", "Build a wall").tap()
  page.find("button", "Can it be won?")
  page.settle()
  assert not faults(page)
  page.find("button", "Empty, row 3, column 4").tap()
  page.find("button", "Plain brick, row 3, column 8")
  page.find("button", "Can it be won?").tap()
  page.wait("e2e.texts().some((text) => text.startsWith('Yes.'))", 20)
  page.find("button", "Play").tap()
  page.find("button", "Launch")
  page.wait("location.hash.startsWith('#/breakout?wall=1~')")
  assert len(bricks(page)) == 2


def test_a_wall_by_link(open_page):
  """BR-X12: the link of a wall opens it in each browser."""
  link = wall_link("a.........b", "...ccxcc...")
  page = open_page(path="#/breakout?wall=" + link, stored={})
  page.until(lambda: len(bricks(page)) == 7, "the wall does not come", 20)
  assert "A wall by hand" in page.texts() and page.evaluate("location.hash").endswith(link)
  launch(page)


def test_a_wall_that_is_refused(open_page):
  """BR-X12: a damaged link is refused, and so is a wall that a bot cannot clear. Then the game can be played."""
  page = open_page(path="#/breakout?wall=" + wall_link("a.........b") + "nonsense", stored={})
  page.wait("e2e.texts().some((text) => text.includes('damaged'))")
  launch(page)
  page.close()
  page = open_page(path="#/breakout?wall=" + wall_link("aaaaaaaaaaa", "sssssssssss", "b.........b"), stored={})
  page.wait("e2e.texts().some((text) => text.includes('found no way'))", 30)
  page.wait("location.hash === '#/breakout'")
  court = page.find(name="Court")
  page.tap(court.x + court.width / 2, court.y + court.height * 0.6)
  launch(page)


def test_bad_stored_values(open_page):
  bad = {**OWN, "breakout.brickRows": "many", "breakout.bricksPerRow": "-3", "breakout.lives": "1e9", "breakout.look": "\x00☃"}
  page = open_page(stored=bad, may_complain=True)
  assert len(bricks(page)) == 40
  assert page.evaluate("localStorage.getItem('carom.breakout.brickRows.rejected')") == "many"
  assert any("brickRows" in line for line in page.complaints())


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_page):
  page = open_page()
  for tab in ("Play", "Settings"):
    page.find("tab", tab).tap()
    page.settle()
    nodes = page.accessibility_tree()
    assert not [node for node in nodes if node[2] and not node[1] and node[0] != "RootWebArea"]
    assert not [node for node in nodes if node[0] in ("image", "button", "slider", "switch", "tab") and not node[1]]


@pytest.mark.needs("notch")
def test_keeps_clear_of_the_notch(open_page):
  page = open_page()
  before = page.find("button", "Pause").y
  page.set_notch(top=59, bottom=34)
  page.wait(f"document.querySelector('[aria-label=Pause]').getBoundingClientRect().y > {before}")
  assert all(tab.y + tab.height <= 852 - 20 for tab in page.all("tab"))
  assert not faults(page)


@pytest.mark.needs("touch")
def test_dark_and_light(open_page):
  shown = "[...document.querySelectorAll('#app .layer')].map((each) => each.style.backgroundColor).join()"
  light = open_page().evaluate(shown)
  assert open_page(is_dark=True).evaluate(shown) != light


@pytest.mark.needs("offline")
def test_opens_without_a_network(open_page, site):
  page = open_page(debug="seed=7&offline")
  page.evaluate("navigator.serviceWorker.ready.then((worker) => 0)")
  page.wait("navigator.serviceWorker.controller !== null")
  site.stop()
  try:
    page.reload()
    page.find("button", "Launch")
  finally:
    site.start()
