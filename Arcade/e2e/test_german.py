"""The screens with the most text, in German, which takes more room than English: nothing is clipped, shortened, overlaps or
leaves the screen."""

import pytest

from layout import misfits

pytestmark = pytest.mark.one_engine

SIZES = [(320, 568), (852, 393)]
PLACES = [
  "", "#/about", "#/runs", "#/breakout", "#/breakout/walls", "#/breakout/settings", "#/pong", "#/pong/settings", "#/pong/laboratory", "#/cards",
  "#/cards/set/settings", "#/cards/set/learn", "#/cards/concentration", "#/cards/concentration/settings", "#/bubblepop",
  "#/bubblepop/settings", "#/bubblepop/scores", "#/bubblepop/kinds", "#/cards/set", "#/incline", "#/incline/plane"]

# Long lists; a window of sufficient height shows all rows.
LISTS = [place for place in PLACES if place in ("", "#/about", "#/runs") or place.endswith(("settings", "learn", "walls", "scores"))]
HIGH = (320, 3600)


@pytest.mark.parametrize(
  "places, size", [*((PLACES, size) for size in SIZES), (LISTS, HIGH)],
  ids=lambda value: f"{value[0]}x{value[1]}" if isinstance(value, tuple) else "")
def test_nothing_is_cut(open_page, places, size):
  """Uses a single page, because loading it takes longer than checking it."""
  page = open_page("", width=size[0], height=size[1], stored={"arcade.language": "de", "breakout.difficulty": "3"})
  page.wait("document.documentElement.lang === 'de'")
  found = {}
  for place in places:
    page.go(place[2:])
    found[place or "home"] = misfits(page)
  assert not any(found.values()), "\n".join(f"{place}: {line}" for place, lines in found.items() for line in lines)
