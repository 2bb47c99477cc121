"""The ghost of a run moves beside a later one, and a run can be raced."""

import pytest

import end_card
from runs import NARROW, PLAYER, await_whole, kept, miss, open_player, play_and_keep, press

pytestmark = pytest.mark.one_engine

# The first wall, with one slow ball, which is lost if nobody returns it.
WALL = {**NARROW, "breakout.walls": "0", "breakout.difficulty": "3", "breakout.ballSpeed": "60"}
# The visible outlines of the ghost's paddle and balls: where each is, in points of the page.
OUTLINES = """
[...document.querySelectorAll('.layer.bordered')].filter((each) =>
  each.style.getPropertyValue('--border-width') === '1.5px' && each.checkVisibility()
).map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2, width];
})
"""


def says(page, words):
  return any(words in text for text in page.texts())


def begin_again(page):
  end_card.press(page, "Play again")
  page.until(lambda: not page.has("alertdialog"), "the card stays")


@pytest.mark.every_engine
def test_the_best_run_moves_beside_the_next_one(open_page):
  page = open_page("#/breakout", stored=WALL)
  play_and_keep(page, miss)
  [run] = kept(page)
  begin_again(page)
  page.until(lambda: says(page, f"Racing your best: {run['score']:,}"), "there is no ghost")
  # The ghost waits until the ball flies.
  assert page.evaluate(OUTLINES) == []
  page.press("Space")
  page.until(lambda: len(page.evaluate(OUTLINES)) == 2, "the ghost is not seen")
  first = page.evaluate(OUTLINES)
  page.until(lambda: page.evaluate(OUTLINES) != first, "the ghost does not move")
  page.find("alertdialog", seconds=120)
  # The run that was played beside the ghost is kept without it.
  page.until(lambda: len(kept(page)) == 2, "the run is not kept", 30)


def test_a_run_is_raced_from_the_player_and_from_the_list(open_page):
  page = open_page("#/breakout", stored={**WALL, "breakout.ghost": "0"})
  play_and_keep(page, miss)
  [run] = kept(page)
  open_player(page)
  press(page, "Race")
  page.wait(f"{PLAYER} === null")
  page.until(lambda: says(page, "Racing this run"), "there is no race")
  assert not page.has("alertdialog")
  page.find("button", "Launch").tap()
  page.until(lambda: len(page.evaluate(OUTLINES)) == 2, "the ghost is not seen")
  page.go("/runs")
  page.find("button", "More about this run: Breakout").tap()
  page.find(name="Race this run").tap()
  page.wait("location.hash === '#/breakout'")
  page.until(lambda: says(page, "Racing this run"), "there is no race")
  assert len(kept(page)) == 1


def test_a_ghost_that_is_not_kept_is_made_again(open_page):
  """The runs of earlier versions have no ghost."""
  page = open_page("#/breakout", stored=WALL)
  play_and_keep(page, miss)
  [run] = kept(page)
  page.run("""(id) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(`${document.documentElement.dataset.app}/runs`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('recordings', 'readwrite');
      transaction.objectStore('recordings').delete(`${id}/ghost`);
      transaction.oncomplete = () => { opening.result.close(); resolve(0); };
    };
  })""", run["id"])
  page.reload()
  await_whole(page)
  begin_again(page) if page.has("alertdialog") else page.press("KeyR")
  page.until(lambda: says(page, "Racing your best"), "there is no ghost", 30)


def test_without_the_setting_there_is_no_ghost(open_page):
  page = open_page("#/breakout", stored={**WALL, "breakout.ghost": "0"})
  play_and_keep(page, miss)
  begin_again(page)
  page.settle(30)
  assert not says(page, "Racing") and page.evaluate(OUTLINES) == []
