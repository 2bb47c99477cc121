"""Pong as people meet it."""

import pytest

import end_card
from layout import faults
from pong_player import follow, stop

pytestmark = pytest.mark.one_engine

SIZES = [(320, 568), (375, 667), (393, 852), (852, 393), (768, 1024), (1024, 768), (1440, 900)]

# Short matches: a fast ball, and a short paddle with which the computer misses.
SHORT = {"pong.points": "0", "pong.clearLead": "0", "pong.ballSpeed": "160", "pong.strength": "0"}


@pytest.fixture
def open_page(open_page):
  """Opens Pong."""
  return lambda path="#/pong", **options: open_page(path, **options)


def is_rally(page):
  """Waits until the ball is flying."""
  page.wait("e2e.find('button', 'Serve').every((each) => each.disabled) && !e2e.texts().some((text) => /^[123]$|serve/.test(text))")


def serve(page):
  page.press("Space")
  is_rally(page)


def pause_rally(page):
  """Pauses while the ball is in flight. On a slow machine the point may be over before that; then the next one is
  served."""
  def is_paused():
    serve(page)
    page.find("button", "Pause").tap()
    page.wait("e2e.find('button', 'Resume').length > 0 || e2e.find('button', 'Serve').some((each) => !each.disabled)")
    return page.has("button", "Resume")
  page.until(is_paused, "every point was over before the pause")


def choose(page, tab, address):
  """Taps a tab. WebKit's window here cannot show the bottom of a tall page, so the address is changed instead."""
  if page.name == "webkit" and page.options["height"] > 900:
    page.evaluate(f"location.hash = '{address}', 0")
  else:
    page.find("tab", tab).tap()


def show_settings(page):
  choose(page, "Settings", "#/pong/settings")
  page.find("radio", "Watch")
  page.settle()


def show_play(page):
  choose(page, "Play", "#/pong")
  page.find(name="Court")


def points(page, name):
  """Returns the points beside a player's name."""
  return int(next(each.name for each in page.all() if each.name.startswith(name + " ") and each.name[-1].isdigit()).split()[-1])


@pytest.mark.every_engine
def test_shows_the_game(open_page):
  page = open_page(scale=2)
  for name in ("Your paddle", "Paddle of Computer", "Ball", "Pause", "New match", "Serve", "You 0", "Computer 0"):
    page.find(name=name)
  assert "Your serve" in page.texts() and "Tap, click or press Space to serve" in page.texts()
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
@pytest.mark.parametrize("size", [(393, 852), (852, 393)], ids=["upright", "sideways"])
def test_a_finger_moves_the_paddle_to_where_it_is(open_page, size):
  page = open_page(width=size[0], height=size[1])
  court = page.find(name="Court")
  is_upright = size[1] > size[0]
  for share in (0.3, 0.7):
    if is_upright:
      page.tap(court.x + court.width * share, court.y + court.height * 0.7)
    else:
      page.tap(court.x + court.width * 0.3, court.y + court.height * share)
    paddle = page.find(name="Your paddle")
    wanted = court.x + court.width * share if is_upright else court.y + court.height * share
    axis = 0 if is_upright else 1
    page.wait(f"""(() => {{ const {{ x, y, width, height }} = document.querySelector('[aria-label="Your paddle"]').getBoundingClientRect();
      return Math.abs([x + width / 2, y + height / 2][{axis}] - {wanted}) < 2; }})()""")


@pytest.mark.parametrize("size", [(393, 852), (852, 393)], ids=["upright", "sideways"])
def test_plays_rallies(open_page, size):
  page = open_page(width=size[0], height=size[1])
  follow(page)
  page.wait("e2e.texts().some((text) => /^Rally ([3-9]|\\d\\d)/.test(text))", 60)
  stop(page)


def test_a_match_to_the_end(open_page):
  """PO-X1: an opponent, serves, points and an end."""
  page = open_page(stored=SHORT)
  follow(page, is_good=False)
  page.find("alertdialog", seconds=120)
  assert "Computer wins" in page.texts()
  assert not faults(page)
  page.find("img", "Ink drawing of the match: every flight of the ball")
  name, result, link = end_card.shared(page)
  assert name == "Carom · Pong" and result == f"Computer wins · {points(page, 'You')} : {points(page, 'Computer')}", result
  assert link.endswith("#/pong"), link
  end_card.press(page, "Play again")
  page.find_gone("alertdialog", None)
  page.find("button", "Serve")
  assert points(page, "Computer") == 0


@pytest.mark.every_engine
def test_two_keyboards_ends(open_page):
  page = open_page(stored={"pong.players": "2"}, has_touch=False)
  near, far = page.find(name="Paddle of Player 1").x, page.find(name="Paddle of Player 2").x
  page.hold("a", 1)
  page.hold("ArrowRight", 1)
  page.wait(f"document.querySelector('[aria-label=\"Paddle of Player 1\"]').getBoundingClientRect().x < {near} - 20")
  page.wait(f"document.querySelector('[aria-label=\"Paddle of Player 2\"]').getBoundingClientRect().x > {far} + 20")


@pytest.mark.every_engine
def test_keyboard_alone_plays(open_page):
  page = open_page(has_touch=False)
  before = page.find(name="Your paddle").x
  page.hold("ArrowLeft", 1)
  page.wait(f"document.querySelector('[aria-label=\"Your paddle\"]').getBoundingClientRect().x < {before} - 20")
  serve(page)
  page.press("p")
  page.find("button", "Resume")
  page.settle()
  names = set()
  for _ in range(10):
    page.press("Tab")
    names.add(page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''"))
  assert {"Resume", "New match", "Play"} <= names, names


# The control of each setting, the key that changes it, and the text that the Play tab then shows, if any.
CHANGES = [
  ("radio", "Two", "Space", "Player 1 serves"), ("radio", "Adaptive", "Space", None), ("radio", "21", "Space", None),
  ("switch", "Win by two points", "Space", None), ("slider", "Ball speed", "End", None),
  ("spinbutton", "Gain with each hit", "ArrowUp", None), ("slider", "Spin", "End", None), ("radio", "Spring", "Space", None),
  ("slider", "Paddle length", "End", None), ("switch", "Ink trace", "Space", None), ("switch", "Sound and haptics", "Space", None)]


def test_settings_are_kept(open_page):
  page = open_page()
  length = page.find(name="Your paddle").width
  show_settings(page)
  after = {}
  for role, name, key, _ in CHANGES:
    control = page.find(role, name)
    control.focus()
    page.press(key)
    page.settle()
    changed = page.find(role, name)
    assert (changed.value, changed.checked) != (control.value, control.checked), f"{name} did not change"
    after[role, name] = changed.value, changed.checked
  show_play(page)
  page.wait("e2e.texts().includes('Player 1 serves')")
  assert page.find(name="Paddle of Player 1").width > length * 1.5
  page.reload()
  page.wait("e2e.texts().includes('Player 1 serves')")
  assert page.find(name="Paddle of Player 1").width > length * 1.5
  show_settings(page)
  for (role, name), wanted in after.items():
    found = page.find(role, name)
    assert (found.value, found.checked) == wanted, f"{name} was not kept"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(width=size[0], height=size[1])
  page.settle()
  assert not faults(page)
  show_settings(page)
  assert not faults(page)
  show_play(page)
  serve(page)
  page.find("button", "Pause").tap()
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
def test_turn_in_mid_rally_loses_nothing(open_page):
  page = open_page()
  pause_rally(page)
  page.settle()
  court, ball = page.find(name="Court"), page.find(name="Ball")
  along = 1 - (ball.center[1] - court.y) / court.height
  across = (ball.center[0] - court.x) / court.width
  page.resize(852, 393)
  page.settle()
  court, ball = page.find(name="Court"), page.find(name="Ball")
  assert court.width > court.height
  # The near end is now on the left, and the right side is at the bottom.
  assert abs((ball.center[0] - court.x) / court.width - along) < 0.03
  assert abs((ball.center[1] - court.y) / court.height - across) < 0.03
  assert page.has("button", "Resume") and not faults(page)


def test_hiding_pauses(open_page):
  page = open_page()
  serve(page)
  page.evaluate("window.dispatchEvent(new Event('blur')), 0")
  page.find("button", "Resume")
  page.settle()
  place = page.find(name="Ball").center
  page.evaluate("window.dispatchEvent(new Event('focus')), 0")
  page.settle()
  assert page.find(name="Ball").center == place


@pytest.mark.every_engine
def test_an_x_ray_over_the_running_match(open_page):
  page = open_page(has_touch=False)
  serve(page)
  page.press("x")
  page.find("slider", "Gravity")
  page.wait("document.querySelector('[aria-label=Court] canvas') !== null")
  assert not faults(page)
  page.find("slider", "Gravity").focus()
  page.press("End")
  page.find("button", "Close the X-ray").tap()
  page.find_gone("slider", "Gravity")
  page.find("button", "Pause")


def test_address_and_back(open_page):
  page = open_page(path="#/pong/settings")
  page.find("radio", "Watch")
  choose(page, "Play", "#/pong")
  page.wait("location.hash === '#/pong'")
  page.evaluate("history.back(), 0")
  page.wait("location.hash === '#/pong/settings'")
  page.find("radio", "Watch")


def test_the_ball_leaves_a_trace_unless_motion_is_reduced(open_page):
  # Whether a filled shape reaches into the ball.
  touches = """(() => { const ball = document.querySelector('[aria-label=Ball]').getBoundingClientRect();
    const middle = new DOMPoint(ball.x + ball.width / 2, ball.y + ball.height / 2);
    return [...document.querySelectorAll('[aria-label=Court] svg path')].some((path) => path.getAttribute('d')
      && path.isPointInFill(middle.matrixTransform(path.getScreenCTM().inverse()))); })()"""
  for reduces, wanted in ((False, True), (True, False)):
    page = open_page(reduces_motion=reduces)
    serve(page)
    page.wait("carom.tick > 240")
    page.find("button", "Pause").tap()
    page.settle()
    assert page.evaluate(touches) == wanted


def test_bad_stored_values(open_page):
  page = open_page(stored={"pong.players": "many", "pong.points": "-3", "pong.ballSpeed": "1e9"}, may_complain=True)
  page.find(name="Your paddle")
  assert page.evaluate("localStorage.getItem('carom.pong.players.rejected')") == "many"


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_page):
  page = open_page()
  for tab in ("Play", "Settings"):
    page.find("tab", tab).tap()
    page.settle()
    nodes = page.accessibility_tree()
    assert not [node for node in nodes if node[2] and not node[1] and node[0] != "RootWebArea"]
    assert not [node for node in nodes if node[0] in ("image", "button", "slider", "switch", "tab") and not node[1]]


@pytest.mark.needs("touch")
def test_dark_and_light(open_page):
  shown = "[...document.querySelectorAll('#app .layer')].map((each) => each.style.backgroundColor).join()"
  light = open_page().evaluate(shown)
  assert open_page(is_dark=True).evaluate(shown) != light
