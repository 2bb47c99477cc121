"""Accessibility in the browser: axe's rules, forced colors, large text, zoom, the accessibility tree."""

import base64
import pathlib

import pytest

from axe import AXE, VIOLATIONS
from drivers import BROWSERS
from drivers.page import Element
from layout import faults

pytestmark = pytest.mark.one_engine

# Every place that has an address.
PLACES = [
  "", "breakout", "breakout/settings", "pong", "pong/laboratory", "pong/settings", "cards/set", "cards/set/learn",
  "cards/set/settings", "cards/concentration", "cards/concentration/settings", "bubblepop", "bubblepop/scores",
  "bubblepop/settings", "bubblepop/kinds", "incline", "incline/plane"]
BOARD = {"bubblepop.board": "BubblePop scores 2\n4\nrules 60-15-1-100-0-0\n240 Grace\n120 Ada\n3 Bob\n"}

# Headings of the first level, landmarks, and texts that are exposed as images.
OUTLINE = """
() => {
  const isTold = (element) => !element.closest('[aria-hidden=true],[inert]') && element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isTold);
  const landmarks = all('[role=navigation],[role=main],[role=banner],[role=contentinfo],[role=complementary],main,nav')
    .map((element) => `${element.getAttribute('role') ?? element.localName} ${element.getAttribute('aria-label') ?? ''}`);
  const bare = (text) => text.replace(/\\s/g, '');
  return {
    titles: all('h1,[role=heading][aria-level="1"]').map((element) => element.textContent),
    landmarks,
    images: all('[role=img]').filter((element) => {
      const text = bare(element.querySelector(':scope > .lines')?.textContent ?? '');
      return text.length > 1 && text === bare(element.getAttribute('aria-label') ?? '');
    }).map((element) => element.getAttribute('aria-label')),
  };
}
"""


def complaints(page):
  """The faults that axe and the outline of the screen report."""
  found = page.run(VIOLATIONS)
  outline = page.run(OUTLINE)
  if len(outline["titles"]) != 1 or not outline["titles"][0]:
    found.append(f"headings of the first level: {outline['titles']}")
  if len(set(outline["landmarks"])) != len(outline["landmarks"]):
    found.append(f"landmarks of one name: {outline['landmarks']}")
  if outline["images"]:
    found.append(f"texts that are exposed as images: {outline['images']}")
  return found


def play_breakout(page):
  page.find("button", "Launch").tap()
  page.find("button", "Push")


def pause(page):
  page.find("button", "Pause").tap()


# Screens of a game in progress, which have no address.
STATES = {
  "breakout": [("running", play_breakout), ("paused", pause)],
  "pong": [("running", lambda page: page.find("button", "Serve").tap()), ("paused", pause)],
  "cards/set": [("hint", lambda page: page.find("button", "Hint").tap())],
}


@pytest.mark.needs("accessibility tree")
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_screen(open_page, is_dark):
  """Uses a single page, because loading it takes longer than checking all the rules."""
  page = open_page("#/", is_dark=is_dark, stored=BOARD)
  page.page.evaluate(AXE)
  found = {}
  for place in PLACES:
    page.go(place)
    found[place] = complaints(page)
    for name, show in STATES.get(place, []):
      show(page)
      start = page.tick
      page.wait(f"carom.isAsleep || carom.tick > {start + 60}")
      found[f"{place}, {name}"] = complaints(page)
  assert not any(found.values()), "\n".join(f"#/{place}: {line}" for place, lines in found.items() for line in lines)


# MARK: Forced colors

# The number of pixels of a box that contrast with their surroundings by 3 to 1 (WCAG 1.4.11).
SEEN = """
async (data, boxes, scale) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + data;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return boxes.map(({ x, y, width, height }) => {
    const around = 4;
    const left = Math.max(0, Math.round((x - around) * scale)), top = Math.max(0, Math.round((y - around) * scale));
    const right = Math.min(canvas.width, Math.round((x + width + around) * scale));
    const bottom = Math.min(canvas.height, Math.round((y + height + around) * scale));
    if (right <= left || bottom <= top) return 0;
    // Where the screen ends there is nothing around it.
    const [endsRight, endsBottom] = [right === canvas.width, bottom === canvas.height];
    const { data: pixels } = context.getImageData(left, top, right - left, bottom - top);
    const wide = right - left, high = bottom - top, values = [];
    const edge = new Map();
    for (let index = 0; index < wide * high; index++) {
      const value = luminance(pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2]);
      values.push(value);
      const column = index % wide, row = Math.floor(index / wide);
      const isEdge = (column === 0 && left > 0) || (row === 0 && top > 0) || (column === wide - 1 && !endsRight) ||
        (row === high - 1 && !endsBottom);
      if (isEdge) edge.set(value, (edge.get(value) ?? 0) + 1);
    }
    const ground = [...edge].reduce((a, b) => (b[1] > a[1] ? b : a), [values[0], 0])[0];
    return values.filter((value) => (Math.max(value, ground) + 0.05) / (Math.min(value, ground) + 0.05) >= 3).length;
  });
}
"""


def picture(path):
  """The file of a screenshot in base64."""
  return base64.b64encode(pathlib.Path(path).read_bytes()).decode()


def unseen(page, elements, path):
  """The elements that do not stand out from their surroundings."""
  page.screenshot(path)
  data = picture(path)
  boxes = [{"x": each.x, "y": each.y, "width": each.width, "height": each.height} for each in elements]
  counts = page.run(SEEN, data, boxes, page.options["scale"])
  # At least about as many pixels as its longer side is long, as for a line.
  return [
    f"{each} ({count} pixels)" for each, count in zip(elements, counts)
    if count < 0.8 * min(max(each.width, each.height), 200)]


# The texts of selected segments that do not have the person's text color.
KEEPS_COLOR = """[...document.querySelectorAll('#app [role=radio][aria-checked=true] .lines')]
  .filter((lines) => getComputedStyle(lines).color !== getComputedStyle(document.body).color).map((lines) => lines.textContent)"""


ROLES = ["button", "switch", "slider", "spinbutton", "radio", "tab", "radiogroup"]


def on_screen(page, elements):
  """Those that are completely on the screen and not below a bar."""
  bottom = min([each.y for each in page.all("tablist")] + [page.options["height"]])
  elements = [each for each in elements if each.x >= 0 and each.x + each.width <= page.options["width"]]
  return [each for each in elements if each.y >= 0 and (each.role == "tab" or each.y + each.height <= bottom) and not each.hidden]


@pytest.mark.every_engine
@pytest.mark.needs("forced colors")
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_all_that_is_played_or_pressed_is_seen_in_forced_colors(open_page, tmp_path, is_dark):
  page = open_page("#/", is_dark=is_dark, forces_colors=True, stored=BOARD)
  assert page.evaluate("matchMedia('(forced-colors: active)').matches")
  found = {}
  for place in PLACES:
    page.go(place)
    pressed = [each for role in ROLES for each in page.all(role)]
    played = [each for each in page.all("img") if each.name in ("Ball", "Paddle") or "paddle" in each.name]
    found[place] = unseen(page, on_screen(page, pressed + played), tmp_path / f"{place.replace('/', '-')}.png")
    found[place] += [f"“{text}” is selected, and keeps the color of its former fill" for text in page.evaluate(KEEPS_COLOR)]
  assert not any(found.values()), "\n".join(f"#/{place}: {line}" for place, lines in found.items() for line in lines)


# The glyphs of bars that have no ground of their own.
GLYPHS = """[...document.querySelectorAll('#app [role=navigation] [role=button] > .layer > canvas')].map((glyph) => {
  const { x, y, width, height } = glyph.getBoundingClientRect();
  return { x, y, width, height, name: glyph.closest('[role=button]').getAttribute('aria-label') };
}).filter((glyph) => glyph.width && document.elementFromPoint(glyph.x + glyph.width / 2, glyph.y + glyph.height / 2))"""


@pytest.mark.every_engine
@pytest.mark.needs("forced colors")
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_glyphs_of_bars_are_seen_in_forced_colors(open_page, tmp_path, is_dark):
  page = open_page("#/", is_dark=is_dark, forces_colors=True)
  found, count = [], 0
  for place in ("cards/set", "cards/set/settings", "cards/concentration", "pong/laboratory", "incline/plane"):
    page.go(place)
    glyphs = page.evaluate(GLYPHS)
    count += len(glyphs)
    # At least as many pixels as a line of half the glyph's length.
    elements = [Element(page, {"role": "glyph", **glyph}) for glyph in glyphs]
    page.screenshot(tmp_path / f"{place.replace('/', '-')}.png")
    seen = page.run(SEEN, picture(tmp_path / f"{place.replace('/', '-')}.png"), glyphs, page.options["scale"])
    found += [f"#/{place}: {each}" for each, pixels in zip(elements, seen) if pixels < each.width / 2]
  assert count >= 4 and not found, "\n".join(found)


# MARK: Size

@pytest.mark.needs("text size")
def test_the_size_of_the_persons_text_counts(open_page):
  """Text has Apple's size, and all of it is twice as large if the person has set twice the size."""
  page = open_page("#/breakout/settings")
  page.settle()
  size = "parseFloat([...document.querySelectorAll('#app .lines')].find((each) => each.textContent === 'Court shakes').style.fontSize)"
  before = page.evaluate(size)
  assert before == 17
  page.set_text_size(32)
  page.until(lambda: page.evaluate(size) >= 1.7 * before, f"text stays at {before} px")


@pytest.mark.needs("text size")
@pytest.mark.parametrize("how", ["twice the text", "right to left", "320 by 256"])
def test_nothing_is_lost(open_page, how):
  """Text of twice the size, right to left, and a window of 1280 by 1024 at 400 %."""
  width, height = (320, 256) if how == "320 by 256" else (393, 852)
  page = open_page("#/", stored=BOARD, width=width, height=height, has_touch=how != "320 by 256")
  if how == "right to left":
    page.evaluate("document.documentElement.dir = 'rtl', 0")
  if how == "twice the text":
    page.set_text_size(32)
  found = {}
  for place in PLACES:
    page.go(place)
    found[place] = faults(page)
  assert not any(found.values()), "\n".join(f"#/{place}: {line}" for place, lines in found.items() for line in lines)


@pytest.mark.every_engine
def test_two_fingers_zoom_the_page_where_no_game_needs_them(open_page):
  page = open_page("#/breakout")
  action = "getComputedStyle(document.getElementById('app')).touchAction"
  assert page.evaluate(action) == "pinch-zoom"
  page.go("pong")
  page.wait(f"{action} === 'none'")
  page.go("pong/settings")
  page.wait(f"{action} === 'pinch-zoom'")


# The pixels of the bubbles in BubblePop's legend, each at the beginning of its row and with a number on it.
DRAWN = """[...document.querySelectorAll('[aria-label*="point"] canvas')].map((row) => {
  const { width, height } = row, begin = document.documentElement.dir === 'rtl' ? width - height : 0;
  const context = Object.assign(document.createElement('canvas'), { width: height, height }).getContext('2d');
  context.drawImage(row, begin, 0, height, height, 0, 0, height, height);
  return [...context.getImageData(0, 0, height, height).data];
})"""
FROM_RIGHT_TO_LEFT = """new MutationObserver(() => { if (document.documentElement) document.documentElement.dir = 'rtl'; })
  .observe(document, { childList: true })"""


@pytest.mark.one_engine
def test_what_is_drawn_stays_where_it_is_in_a_page_from_right_to_left(open_page):
  page = open_page("#/bubblepop")
  page.settle()
  drawn = page.evaluate(DRAWN)
  page.context.add_init_script(FROM_RIGHT_TO_LEFT)
  page.reload()
  page.settle()
  assert page.evaluate("document.documentElement.dir") == "rtl"
  others = page.evaluate(DRAWN)
  assert len(drawn) == len(others) >= 5
  # Glyphs may be smoothed differently at another place.
  plain = [sum(abs(a - b) > 48 for a, b in zip(one, other)) / len(one) for one, other in zip(drawn, others)]
  assert max(plain) < 0.005, plain
