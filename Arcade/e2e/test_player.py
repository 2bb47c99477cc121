"""The player of runs for everybody: axe's rules, the keyboard, reduced motion, German."""

import pytest

import end_card
from axe import AXE, VIOLATIONS
from runs import (
  PLAYER, RANGE, READY, NARROW, bounds, button, close, kept, miss, open_player, place, play_and_keep, press, shown)

pytestmark = pytest.mark.one_engine

# The focused element: its name, its text or its tag.
FOCUSED = """(() => {
  const { activeElement: at } = document;
  return at === document.body ? 'BODY' : at.getAttribute('aria-label') ?? (at.textContent.slice(0, 60).trim() || at.tagName);
})()"""


@pytest.fixture
def player(open_page):
  """Opens the player on a run that has just ended, in a page with these options."""
  def player(**options):
    page = open_page("#/breakout", **{**options, "stored": NARROW})
    play_and_keep(page, miss)
    open_player(page)
    return page
  return player


@pytest.mark.needs("accessibility tree")
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_the_player(open_page, player, is_dark):
  page = player(is_dark=is_dark)
  page.page.evaluate(AXE)
  assert page.run(VIOLATIONS) == []
  press(page, "Play on from here")
  page.wait(f"{PLAYER}.classList.contains('is-played-on')")
  assert page.run(VIOLATIONS) == []
  refused = open_page("#run=AAAA", is_dark=is_dark)
  refused.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  refused.page.evaluate(AXE)
  assert refused.run(VIOLATIONS) == []


def test_all_of_the_player_is_reached_by_keyboard(open_page):
  page = open_page("#/breakout", has_touch=False, width=1280, height=800, stored=NARROW)
  play_and_keep(page, miss)
  end_card.await_ready(page)
  page.find("button", "Watch").focus()
  page.press("Enter")
  page.wait(READY, 60)
  # The person who opened it will want to play or pause it.
  assert page.evaluate(FOCUSED) in ("Play", "Pause")
  order = []
  while len(order) < 13:
    name = page.evaluate(FOCUSED)
    order.append("Pause" if name == "Play" else name)
    page.press("Tab")
  # Between the last element and the first, the focus is in the browser's own controls.
  assert [name for name in order if name != "BODY"][:12] == [
    "Pause", "One tick on", "Speed", "X-ray", "Play on from here", "Race", "Share", "Film strip", "Save", "Close", "Place in the run", "One tick back"], order
  # The time slider handles its keys itself, whatever was pressed before.
  while page.evaluate(FOCUSED) != "Place in the run":
    page.press("Tab")
  if button(page, "Pause"):
    page.press("Space")
  begin, end = bounds(page)
  page.press("Home")
  page.press("ArrowRight")
  assert place(page) == min(begin + 120, end)
  page.press("End")
  assert place(page) == end
  # The list of speeds handles its own keys.
  while page.evaluate(FOCUSED) != "Speed":
    page.press("Tab")
  page.press("ArrowUp")
  assert page.evaluate(f"{PLAYER}.querySelector('select').value") == "0.5" and place(page) == end
  # Escape ends what began last, and the focus returns to where it was.
  while page.evaluate(FOCUSED) != "Play on from here":
    page.press("Tab")
  page.press("Enter")
  page.wait(f"{PLAYER}.classList.contains('is-played-on')")
  page.press("Escape")
  page.wait(f"!{PLAYER}.classList.contains('is-played-on')")
  assert page.evaluate(FOCUSED) == "Play"
  close(page)
  page.until(lambda: page.find("button", "Watch").focused, f"{page.evaluate(FOCUSED)} has the focus")
  assert len(kept(page)) == 1


def test_the_player_appears_at_once_for_those_who_prefer_reduced_motion(open_page):
  for reduces_motion, animation in ((False, "player-appear"), (True, "none")):
    page = open_page("#run=AAAA", reduces_motion=reduces_motion)
    page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
    assert page.evaluate(f"getComputedStyle({PLAYER}).animationName") == animation


def test_the_player_speaks_german(open_page):
  page = open_page("#/breakout", stored={**NARROW, "arcade.language": "de"})
  play_and_keep(page, miss)
  end_card.press(page, "Ansehen")
  page.wait(READY, 60)
  names = page.evaluate(f"[...{PLAYER}.querySelectorAll('button, select, input')].map((each) => each.getAttribute('aria-label') ?? each.textContent)")
  assert set(names) <= {
    "Schließen", "Abspielen", "Anhalten", "Einen Tick zurück", "Einen Tick weiter", "Tempo", "Stelle im Spiel",
    "Von hier weiterspielen", "Zurück zur Aufzeichnung", "Antreten", "Teilen", "Filmstreifen", "Sichern",
    "Röntgenbild"}
  assert page.evaluate(f"{PLAYER}.getAttribute('aria-label')") == "Aufgezeichnetes Spiel: Breakout"
  assert " von " in page.evaluate(f"{RANGE}.getAttribute('aria-valuetext')")
  assert page.evaluate(f"{PLAYER}.lang").startswith("de")
  press(page, "Von hier weiterspielen")
  page.wait(f"{PLAYER}.querySelector('[role=status]').textContent.includes('Es zählt nicht')")


# The controls and texts of the player that are cut off, leave the window or lie over one another.
CROWDED = f"""(() => {{
  const all = [...{PLAYER}.querySelectorAll('button, select, input, h2, p, output, span, li')]
    .filter((each) => each.checkVisibility() && (each.textContent || each.matches('button, input')));
  const name = (each) => each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40);
  const faults = [];
  for (const [index, each] of all.entries()) {{
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {{
      faults.push(`${{name(each)}} leaves the window`);
    }}
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth) faults.push(`${{name(each)}} is cut off`);
    const range = document.createRange();
    range.selectNodeContents(each);
    for (const text of each.textContent && !each.matches('select') ? range.getClientRects() : []) {{
      if (text.left < box.left - 1 || text.right > box.right + 1) faults.push(`${{name(each)}} is wider than its box`);
      if (text.top < box.top - 3 || text.bottom > box.bottom + 3) faults.push(`${{name(each)}} is higher than its box`);
    }}
    // The large button is over the screen of the run.
    for (const other of all.slice(0, index).filter((other) => ![each, other].some((one) => one.matches('.player-first')))) {{
      const there = other.getBoundingClientRect();
      const width = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const height = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      if (width > 1 && height > 1 && !each.contains(other) && !other.contains(each)) faults.push(`${{name(each)}} lies over ${{name(other)}}`);
    }}
  }}
  return faults;
}})()"""


@pytest.mark.every_engine
@pytest.mark.parametrize("width, height", [(320, 568), (568, 320)])
def test_the_german_player_has_room_on_the_smallest_phone(open_page, width, height):
  page = open_page("#/breakout", width=width, height=height, stored={**NARROW, "arcade.language": "de"})
  play_and_keep(page, miss)
  end_card.press(page, "Ansehen")
  page.wait(READY, 60)
  if button(page, "Anhalten"):
    press(page, "Anhalten")
  assert page.evaluate(CROWDED) == []
  # With the colors of the physics, which are more lines.
  press(page, "Röntgenbild")
  page.wait(f"!{PLAYER}.querySelector('.player-legend').hidden")
  assert page.evaluate(CROWDED) == []
  press(page, "Röntgenbild")
  # Something is said, and the button that leads back is longer than the one that it replaces.
  press(page, "Von hier weiterspielen")
  page.wait(f"{PLAYER}.classList.contains('is-played-on')")
  assert button(page, "Zurück zur Aufzeichnung") and page.evaluate(CROWDED) == []


# Collects the files instead of saving them; files cannot be shared.
SAVED = """() => {
  Object.defineProperty(navigator, 'canShare', { value: () => false });
  HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };
  URL.createObjectURL = (blob) => { window.content = blob; return location.href; };
}"""

# The size of the saved picture, and how many colors there are in a grid of its points.
PICTURE = """(async () => {
  const picture = await createImageBitmap(content);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const points = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  const colors = new Set(points.filter((_, index) => index % 97 === 0));
  return [saved, picture.width, picture.height, colors.size];
})()"""


def test_the_best_moment_is_given_away_as_a_film_strip(open_page, player):
  page = player()
  page.run(SAVED)
  before = place(page), shown(page)
  press(page, "Film strip")
  page.wait("window.saved")
  name, width, height, colors = page.evaluate(PICTURE)
  # Three upright pictures in each of two rows, at two pixels per point.
  assert (name, width) == ("Breakout.png", 1280) and height > 1280
  assert colors > 20
  assert "saved as a picture" in page.evaluate("document.querySelector('.player-said').textContent")
  assert (place(page), shown(page)) == before
