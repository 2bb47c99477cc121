"""The screens with the most text, in German, which takes more room than English: nothing is clipped, overlaps or leaves
the screen."""

import pytest

from layout import faults

SIZES = [(320, 568), (852, 393)]
PLACES = [
  "", "#/about", "#/breakout", "#/breakout/walls", "#/breakout/settings", "#/pong", "#/pong/settings", "#/pong/laboratory", "#/cards",
  "#/cards/set/settings", "#/cards/set/learn", "#/cards/concentration", "#/cards/concentration/settings", "#/bubblepop",
  "#/bubblepop/settings", "#/bubblepop/scores", "#/incline", "#/incline/plane"]

# Long lists; a window of sufficient height shows all rows.
LISTS = [place for place in PLACES if place in ("", "#/about") or place.endswith(("settings", "learn", "walls", "scores"))]
HIGH = (320, 3600)


@pytest.mark.parametrize(
  "place, size", [(place, size) for place in PLACES for size in SIZES] + [(place, HIGH) for place in LISTS],
  ids=lambda value: value[2:] or "home" if isinstance(value, str) else f"{value[0]}x{value[1]}")
def test_nothing_is_cut(open_page, place, size):
  page = open_page(place, width=size[0], height=size[1], stored={"arcade.language": "de", "breakout.difficulty": "3"})
  page.wait("document.documentElement.lang === 'de'")
  page.wait("carom.isAsleep || carom.tick > 240")
  assert not faults(page)
