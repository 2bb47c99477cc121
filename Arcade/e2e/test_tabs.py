"""Two tabs of one browser that store the same keys: nothing is lost, whenever each is notified of the other's
changes."""

import copy

import pytest

from test_bubblepop import await_bubble, begin

pytestmark = pytest.mark.needs("accessibility tree")  # A browser whose tabs share their storage in these tests.

BOARD = "localStorage.getItem('carom.bubblepop.board')"
# A deaf tab is not notified of changes, like a tab that stores at the same moment as another.
DEAFNESS = """
  window.addEventListener('storage', (event) => { if (window.isDeaf) event.stopImmediatePropagation(); }, true);
"""


@pytest.fixture
def tabs(open_page):
  """Two tabs with BubblePop, whose games last ten seconds."""
  one = open_page(stored={"bubblepop.duration": "10"})
  one.context.add_init_script(DEAFNESS)
  one.reload()
  two = copy.copy(one)
  two.page = one.context.new_page()
  two.cdp = one.context.new_cdp_session(two.page)
  for tab in (one, two):
    tab.open("#/bubblepop")
  yield one, two
  two.page.close()


def play(page, name):
  """Plays a game to its end, with one bubble."""
  begin(page, name)
  await_bubble(page)[0].tap()


def names(page):
  board = page.evaluate(BOARD) or ""
  return sorted(line.split(" ", 1)[1] for line in board.split("\n")[2:] if line and not line.startswith("rules "))


def test_scores_of_two_tabs_are_merged(tabs):
  one, two = tabs
  one.page.bring_to_front()
  two.evaluate("window.isDeaf = true, 0")
  play(one, "Ada")
  one.until(lambda: names(one) == ["Ada"], "the first score is not stored", 30)
  two.page.bring_to_front()
  play(two, "Bob")
  two.until(lambda: names(two) == ["Ada", "Bob"], "the second score has replaced the first", 30)


def test_a_tab_that_was_frozen_hears_what_it_missed(tabs):
  one, two = tabs
  one.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
  two.evaluate("localStorage.setItem('carom.bubblepop.board', 'BubblePop scores 1\\n1\\n77 Eve\\n'), 0")
  one.cdp.send("Page.setWebLifecycleState", {"state": "active"})
  one.page.bring_to_front()
  one.open("#/bubblepop/scores")
  one.until(lambda: any("Eve" in text for text in one.texts()), "the score of the other tab is not shown")


def test_scores_that_are_shown_follow_those_of_the_other_tab(tabs):
  one, two = tabs
  one.open("#/bubblepop/scores")
  two.page.bring_to_front()
  play(two, "Bob")
  two.until(lambda: names(two) == ["Bob"], "the score is not stored", 30)
  one.page.bring_to_front()
  one.until(lambda: any("Bob" in text for text in one.texts()), "the score of the other tab is not shown")


def test_a_full_storage_keeps_the_old_value_and_is_told_once(open_page):
  page = open_page("#/breakout/settings", may_complain=True, stored={"breakout.difficulty": "3", "breakout.ballSpeed": "70"})
  page.evaluate("Object.defineProperty(Storage.prototype, 'setItem', { value() { throw new Error('full'); } }), 0")
  page.find("slider", "Ball speed").focus()
  for _ in range(3):
    before = page.find("slider", "Ball speed").value
    page.press("ArrowRight")
    page.until(lambda: page.find("slider", "Ball speed").value != before, "the slider does not move")
  remarks = "[...document.querySelectorAll('.remark')]"
  assert page.evaluate(f"{remarks}.length") == 1
  assert "no room left" in page.evaluate(f"{remarks}[0].textContent")
  assert page.evaluate("localStorage.getItem('carom.breakout.ballSpeed')") == "70"
  assert len([line for line in page.complaints() if "could not be stored" in line]) == 1
  page.evaluate("document.querySelector('.remark button').click(), 0")
  assert page.evaluate(f"{remarks}.length") == 0
