"""The screens with most words, in German, which takes more room than English: nothing is cut, overlaps or leaves the screen."""

import pytest

from layout import faults

# The last shows long lists whole.
SIZES = [(320, 568), (852, 393), (320, 3600)]
PLACES = [
  "", "#/about", "#/breakout", "#/breakout/walls", "#/breakout/settings", "#/pong", "#/pong/settings", "#/pong/laboratory", "#/cards",
  "#/cards/set/settings", "#/cards/set/learn", "#/cards/concentration", "#/cards/concentration/settings", "#/bubblepop",
  "#/bubblepop/settings", "#/bubblepop/scores", "#/incline", "#/incline/plane"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[2:] or "home")
def test_nothing_is_cut(open_page, place, size):
  page = open_page(place, width=size[0], height=size[1], stored={"arcade.language": "de", "breakout.difficulty": "3"})
  page.wait("document.documentElement.lang === 'de'")
  page.wait("carom.isAsleep || carom.tick > 240")
  assert not faults(page)
