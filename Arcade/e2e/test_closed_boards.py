"""Boards of earlier rules: they are found behind the boards, have addresses, and their runs are watched in the build that played them."""

import pytest

from boards_server import another_build, boards_server
from layout import misfits
from runs import SHORT, await_whole, kept
from test_boards_page import button, elsewhere, join, play_with_ticket, says, tell
from test_builds import WATCHES, end_of, leave_player

pytestmark = pytest.mark.one_engine

LIST = "location.hash === '#/boards/closed/breakout'"
BOARD = "location.hash.startsWith('#/boards/closed/breakout/1/random-')"


@pytest.fixture
def site():
  with boards_server() as server:
    yield server


def test_a_board_of_earlier_rules_is_found_and_its_runs_are_watched(open_page, site, tmp_path):
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  join(page)
  assert not page.has("button", "Earlier rules")
  play_with_ticket(page)
  page.find("button", "No. 1 of all time", 20)
  [run] = kept(page)
  site.change_rules("breakout", another_build(tmp_path, "00000000000b"))
  other = elsewhere(site, page)
  # Nobody is on today's board any more; the keyboard leads to the one that is closed.
  says(other, "Nobody is on this board yet")
  other.find("button", "Earlier rules", 20).focus()
  other.press("Enter")
  other.wait(LIST)
  says(other, "Rules 1")
  says(other, "1 player · last game")
  other.settle()
  other.find("button", "Breakout").focus()
  other.press("Enter")
  other.wait(BOARD)
  other.find("button", "Watch no. 1: Ada", 20)
  # The address is enough.
  other.reload()
  await_whole(other)
  other.find("button", "Watch no. 1: Ada", 30).tap()
  other.wait(WATCHES, 30, may_go=True)
  assert end_of(other) == run["score"]
  leave_player(other, address(site))
  other.find("button", "Watch no. 1: Ada", 30)
  other.press("Escape")
  other.wait(LIST)
  other.press("Escape")
  other.wait("location.hash === '#/boards'")
  assert not other.complaints()
  other.close()


def address(site):
  """The address of the closed board that the server has."""
  [board] = site.ask("api/closed/breakout")["boards"]
  return f"#/boards/closed/breakout/{board['version']}/{board['rules']}"


ROWS = [
  "2", "day-v2-3-1", "2026-11-20", "1204", "2026-11-20", "2", "random-v2-3-1", "", "1", "2026-11-19",
  "1", "wall3-v1-3-1", "", "26", "2026-10-02"]
WORDS = {"en": ("Earlier rules", "Rules 2"), "de": ("Frühere Regeln", "Regeln 2")}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("size", [(320, 568), (320, 2400), (852, 393), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_closed_boards_fit(open_page, size, language):
  page = open_page("#/boards/closed/breakout", width=size[0], height=size[1], stored={"arcade.language": language})
  await_whole(page)
  found = {}

  def look(what):
    page.settle()
    found[what] = misfits(page)

  look("nothing")
  tell(page, "closed", "breakout", "offline")
  look("offline")
  tell(page, "closed", "breakout", "loaded", *ROWS)
  says(page, WORDS[language][1])
  look("list")
  page.go("/boards/closed/breakout/1/wall3-v1-3-1")
  tell(page, "board", "breakout?rules=wall3-v1-3-1&version=1&span=ever", "loaded", "1", "Ada", "70", "r1", "")
  look("board")
  page.go("/boards")
  says(page, WORDS[language][0])
  look("boards")
  assert not any(found.values()), "\n".join(f"{what}: {line}" for what, lines in found.items() for line in lines)
