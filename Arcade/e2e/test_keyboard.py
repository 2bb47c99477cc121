"""A whole game of each app with nothing but the keyboard and what a screen reader reads, in Chromium."""

import re
import time

import pytest

from concentration_player import NAME
from set_player import NUMBERS, find_set

pytestmark = pytest.mark.needs("accessibility tree")


class Reader:
  """Reads Chromium's accessibility tree and presses keys; it never looks at the page itself."""

  def __init__(self, page):
    self.page = page

  def nodes(self):
    """What a screen reader can reach: (role, name, whether it has the focus)."""
    found = []
    for node in self.page.cdp.send("Accessibility.getFullAXTree")["nodes"]:
      if not node.get("ignored"):
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        found.append((node["role"]["value"], node.get("name", {}).get("value", ""), bool(states.get("focused"))))
    return found

  def names(self, role):
    return [name for each, name, _ in self.nodes() if each == role]

  @property
  def focused(self):
    """The role and the name of the focused element."""
    return next(((role, name) for role, name, has in self.nodes() if has and role != "RootWebArea"), None)

  def await_(self, look, complaint, seconds=20):
    return self.page.until(look, f"{complaint}; a screen reader finds {self.nodes()}", seconds)

  def await_name(self, role, name, seconds=20):
    return self.await_(lambda: name in self.names(role), f"there is no {role} “{name}”", seconds)

  def tab_to(self, wanted, most=40):
    """Presses Tab, and from the end on Shift-Tab, until the focused element's name is `wanted`, or `wanted` accepts it. The end
    is the Home button: after it the focus would leave the page, and games would pause."""
    accepts = wanted if callable(wanted) else lambda name: name == wanted
    seen, key = [], "Tab"
    for _ in range(most):
      here = self.focused
      if here and accepts(here[1]):
        return here
      if here == ("button", "Home"):
        key = "Shift+Tab"
      seen.append(here)
      self.page.press(key)
    raise AssertionError(f"Tab does not reach {wanted}, but {seen}")

  def press(self, *keys):
    for key in keys:
      self.page.press(key)

  def ended(self):
    """The result of the game, if a dialog has announced it."""
    return self.names("alertdialog")

  def leave_card(self, key="Enter"):
    """Presses a key at the end card, which accepts keys once its first button has the focus."""
    self.await_(lambda: self.focused and self.focused[0] == "button", "the end card does not have the focus")
    self.press(key)
    self.await_(lambda: not self.ended(), "the end card does not close")


@pytest.fixture
def read(open_page):
  def read(path, **stored):
    page = open_page(path, has_touch=False, reduces_motion=True, stored=stored)
    return Reader(page)
  return read


def test_breakout(read):
  reader = read("#/breakout", **{
    "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.lives": "1", "breakout.ballSpeed": "160",
    "breakout.toughShare": "0"})
  assert reader.tab_to("Paddle")[0] == "slider"
  reader.press("Space")
  reader.await_(lambda: "Push" in reader.names("button"), "the ball is not launched")
  reader.page.hold("ArrowLeft", 0.6)
  assert reader.focused == ("slider", "Paddle"), "the paddle loses the focus while the game runs"
  reader.await_(reader.ended, "the game does not end", 60)
  reader.leave_card()
  reader.await_name("button", "Launch")
  assert reader.focused, "after the game nothing has the focus"


def test_pong(read):
  reader = read("#/pong", **{"pong.points": "0", "pong.clearLead": "0", "pong.ballSpeed": "160"})
  assert reader.tab_to(lambda name: "addle" in name)[0] == "slider"
  for _ in range(40):
    reader.await_(lambda: reader.ended() or "Serve" in reader.names("button"), "the match stands still", 30)
    if reader.ended():
      break
    assert reader.focused[0] == "slider", f"the paddle has lost the focus to {reader.focused}"
    points = reader.names("image")
    reader.press("Space")
    # A rally may be over before the test reads it.
    reader.await_(
      lambda: reader.ended() or "Serve" not in reader.names("button") or reader.names("image") != points, "nobody serves")
  assert reader.ended()
  reader.leave_card()


def test_concentration(read):
  reader = read("#/cards/concentration", **{"concentration.pairs": "2", "concentration.theme": "2"})
  reader.tab_to("Surprise me")
  reader.press("Enter")
  number = lambda name: (match := NAME.match(name)) and int(match[1])
  lying = lambda: [name for name in reader.names("button") if number(name)]
  reader.await_(lambda: len(lying()) == 4, "the cards are not dealt")
  reader.page.settle()
  known = {}
  for _ in range(12):
    if reader.ended() or not lying():
      break
    numbers = [number(name) for name in lying()]
    pair = next(((a, b) for a in numbers for b in numbers if a < b and a in known and known.get(a) == known.get(b)), None)
    first, second = pair or (fresh := [each for each in numbers if each not in known], fresh + numbers)[1][:2]
    for each in (first, second):
      reader.tab_to(lambda name: number(name) is not None) if not (reader.focused and number(reader.focused[1])) else None
      for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowLeft") * 2:
        if reader.focused and number(reader.focused[1]) == each:
          break
        reader.press(key)
      assert reader.focused and number(reader.focused[1]) == each, f"the arrow keys do not reach card {each}: {reader.focused}"
      reader.press("Space")
      def shown():
        name = next((name for name in lying() if number(name) == each), None)
        return reader.ended() or name is None or (NAME.match(name)[4] != "face down" and NAME.match(name)[4])
      face = reader.await_(shown, f"card {each} stays face down")
      if isinstance(face, str):
        known[each] = face
    reader.page.settle(30)
  reader.await_(reader.ended, "the game does not end")
  reader.leave_card()


def test_set(read):
  """Four sets: a whole game takes twenty-seven, each like these."""
  reader = read("#/cards/set")
  face_up = lambda: [name.split(",")[0] for name in reader.names("button") if name.split()[:1] and name.split()[0] in NUMBERS]
  taken = 0
  for _ in range(12):
    reader.page.settle(30)
    names = reader.await_(lambda: len(found := face_up()) >= 12 and found, "the cards are not dealt")
    found = find_set(names)
    if not found:
      reader.press("d")
      continue
    for name in found:
      reader.tab_to(lambda each: each.split(",")[0] == name)
      reader.press("Space")
    taken += 1
    reader.await_(lambda: any(f"{taken} set" in name for _, name, _ in reader.nodes()), f"set {taken} is not counted")
    if taken == 4:
      return
  raise AssertionError("there are too few sets")


def test_bubblepop(read):
  # Few bubbles, so that Tab reaches one before it bursts.
  reader = read("#/bubblepop", **{"bubblepop.duration": "25", "bubblepop.bubbles": "4"})
  reader.tab_to("Your name")
  reader.page.page.keyboard.type("Ada")
  reader.tab_to("Start")
  reader.press("Enter")
  kinds = re.compile(r"(red|pink|green|blue|black), ")
  popped = 0
  is_over = lambda: "Play again" in reader.names("button")
  deadline = time.monotonic() + 120
  while not is_over() and time.monotonic() < deadline:
    # On a slow machine a bubble may burst before Tab reaches it; then the focus may leave the page, which pauses the
    # game, and a paused game shows no bubbles.
    if any(kinds.match(name) or name == "Resume" for name in reader.names("button")):
      _, name = reader.tab_to(lambda name: kinds.match(name) or name in ("Play again", "Resume"))
      reader.press("Space")
      if name == "Resume":
        continue
      popped += 1
      reader.await_(lambda: reader.focused or is_over(), "after a bubble has burst nothing has the focus", 1)
    time.sleep(0.05)
  assert popped > 2
  reader.await_name("button", "Play again", 60)
  reader.leave_card()
  reader.await_name("button", "Pause")


def test_the_plane(read):
  reader = read("#/incline/plane")
  assert reader.tab_to("Drawing of the slope")[0] == "slider"
  reader.press("ArrowUp")
  reader.tab_to("Play")
  reader.press("Enter")
  reader.await_name("button", "Pause")
  assert reader.focused == ("button", "Pause"), f"the button has lost the focus to {reader.focused}"
  reader.await_name("button", "Play", 60)
