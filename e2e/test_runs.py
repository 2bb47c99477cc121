"""A run that has ended is kept, watched, played on from any tick, and shared as a link."""

import re

import pytest

import end_card
from kept_runs import described, keep
from player import play

pytestmark = pytest.mark.one_engine

# A game of a few seconds.
SHORT = {
  "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.toughShare": "0", "breakout.specialShare": "0",
  "breakout.paddleWidth": "40", "breakout.ballSpeed": "160", "breakout.gravity": "0", "breakout.lives": "1"}
# What the database of runs describes.
KEPT = """
new Promise((resolve, reject) => {
  const opening = indexedDB.open(`${document.documentElement.dataset.app}/runs`);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('runs').objectStore('runs').getAll();
    all.onsuccess = () => { opening.result.close(); resolve(all.result); };
  };
})
"""
PLAYER = "document.querySelector('dialog.player')"
RANGE = f"{PLAYER}.querySelector('input[type=range]')"
READY = f"{PLAYER} && {RANGE} && !{RANGE}.disabled"
SCORE = f"{PLAYER}.querySelector('output').textContent"
# How long jumps took, in milliseconds.
JUMPS = "performance.getEntriesByType('measure').filter((each) => each.name === 'carom-jump').map((each) => each.duration)"


def kept(page):
  return page.evaluate(KEPT)


def miss(page):
  """Launches the ball and moves out of its way."""
  page.press("Space")
  page.page.keyboard.down("ArrowLeft")


def play_to_end(page, play=play):
  """Plays a game that ends, and waits until its run is kept."""
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  play(page)
  page.find("alertdialog", seconds=120)
  page.until(lambda: kept(page), "the run is not kept", 30)


def button(page, name):
  return page.page.get_by_role("dialog").get_by_role("button", name=name, exact=True)


def score(page):
  return int(re.sub(r"\D", "", page.evaluate(SCORE)))


def place(page):
  """The tick that is shown."""
  return page.evaluate(f"Number({RANGE}.value)")


def bounds(page):
  return page.evaluate(f"[Number({RANGE}.min), Number({RANGE}.max)]")


def shown(page):
  """What of the run is on its screen, with places."""
  return page.evaluate("""[...document.querySelectorAll('.stage-root .layer')].map((each) =>
    [each.style.left, each.style.top, each.style.transform, each.style.translate].join())""")


def open_player(page):
  end_card.press(page, "Watch")
  page.wait(READY, 60)


def test_a_finished_run_is_watched_and_shared(open_page):
  """From the end of a game to a link that others open."""
  page = open_page("#/breakout", stored={**SHORT, "breakout.paddleWidth": "14"})
  # A run with few inputs, which fits into a link: the ball that is launched comes back to where the paddle is not.
  play_to_end(page, miss)
  [run] = kept(page)
  assert run["name"] == "Breakout" and run["size"] > 0, run
  tick = page.tick
  open_player(page)
  assert page.evaluate(f"{PLAYER}.querySelector('h2').textContent") == "Breakout"
  begin, end = bounds(page)
  assert end - begin > 60
  # Every place can be reached, and is the same from both sides.
  page.press("End")
  assert place(page) == end and score(page) == run["score"]
  page.press("Home")
  assert place(page) == begin and score(page) == 0
  page.press("ArrowRight")
  assert place(page) == begin + 120
  # The ball flies a second before it is lost.
  page.press("End")
  page.press("ArrowLeft")
  assert place(page) == end - 120
  after = shown(page)
  page.press(".")
  assert place(page) == end - 119 and shown(page) != after
  page.press(",")
  assert place(page) == end - 120 and shown(page) == after
  assert max(page.evaluate(JUMPS)) < 500, page.evaluate(JUMPS)
  # The X-ray lies over it at every tick while it is wanted, and leaves nothing behind.
  button(page, "X-ray").click()
  assert place(page) == end - 120 and shown(page) != after
  assert page.evaluate(f"[...{PLAYER}.querySelectorAll('.player-legend li')].map((each) => each.textContent)")[0] == "Items"
  page.press("Home")
  page.press("End")
  assert score(page) == run["score"]
  page.press("ArrowLeft")
  page.press("x")
  assert place(page) == end - 120 and shown(page) == after
  # It plays.
  page.press("Space")
  page.wait(f"Number({RANGE}.value) > {begin} + 150")
  page.press("Space")
  assert button(page, "Play").count() == 1
  # Share copies a link that contains the run.
  page.run(end_card.CATCH)
  button(page, "Share").click()
  page.wait("copied.length > 0")
  [link] = page.evaluate("copied")
  assert "#run=" in link
  page.press("Escape")
  page.wait(f"{PLAYER} === null")
  # The live app stood still.
  assert page.has("alertdialog") and page.tick - tick < 600
  page.reload()
  assert [each["id"] for each in kept(page)] == [run["id"]]
  other = open_page(link[link.index("#"):])
  other.wait(READY, 60)
  assert other.evaluate("location.hash.startsWith('#run=')")
  other.press("End")
  assert score(other) == run["score"]
  other.press("Escape")
  other.wait(f"{PLAYER} === null")
  assert "#run=" not in other.evaluate("location.href")
  other.find("button", "Breakout")
  # A link that comes while the page is open.
  other.evaluate(f"(location.hash = {link[link.index('#'):]!r}, 0)")
  other.wait(READY, 60)
  other.evaluate("(history.back(), 0)")
  other.wait(f"{PLAYER} === null")


def test_a_person_plays_on_from_a_recorded_moment(open_page):
  page = open_page("#/breakout", stored=SHORT)
  play_to_end(page)
  [run] = kept(page)
  open_player(page)
  begin, _ = bounds(page)
  # It plays at once.
  page.press("Space")
  page.press("Home")
  page.press("ArrowRight")
  before = shown(page)
  button(page, "Play on from here").click()
  page.wait(f"{PLAYER}.classList.contains('is-played-on') && !document.querySelector('.stage-root').inert")
  page.page.wait_for_timeout(500)
  page.press("Escape")
  assert place(page) == begin + 120 and shown(page) == before
  page.press("End")
  assert score(page) == run["score"]
  button(page, "Close").click()
  page.wait(f"{PLAYER} === null")
  assert [each["id"] for each in kept(page)] == [run["id"]]


@pytest.mark.parametrize("link", ["#run=AAAA", "#run=a/b", "#run=", "#run=S0lMTA"])
def test_a_damaged_link_is_refused_calmly(open_page, link):
  page = open_page(link)
  page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  assert "not a run" in page.evaluate(f"{PLAYER}.querySelector('[role=status]').textContent")
  button(page, "Close").click()
  page.wait(f"{PLAYER} === null")
  assert "#run=" not in page.evaluate("location.href")
  page.find("button", "Breakout")


def test_the_list_of_runs(open_page):
  """A run is found in the list that the home screen opens, watched from there, and deleted."""
  page = open_page("#/breakout", stored=SHORT)
  play_to_end(page)
  page.go("/")
  page.find("button", "Recorded Runs").tap()
  page.wait("location.hash === '#/runs'")
  page.settle(15)
  page.find(name="Breakout").tap()
  page.wait(READY, 60)
  page.press("Escape")
  page.wait(f"{PLAYER} === null")
  assert page.evaluate("location.hash") == "#/runs"
  page.find("button", "More about this run: Breakout").tap()
  page.find(name="Delete").tap()
  page.find("alertdialog")
  page.settle(15)
  page.find("button", "Delete").tap()
  page.until(lambda: not kept(page), "the run is still kept")
  page.until(lambda: any("There are no runs yet" in text for text in page.texts()), "the list does not say that it is empty")
  page.find("button", "Close").tap()
  page.wait("location.hash === '#/'")


def test_a_recording_that_is_damaged_is_not_shown(open_page):
  """What describes a run is sound, but its recording is not."""
  page = open_page()
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  keep(page, [described(0)])
  page.reload()
  page.go("/runs")
  page.find(name="Breakout").tap()
  page.until(lambda: any("damaged" in text for text in page.texts()), "the page does not say that the recording is damaged")
  page.until(lambda: not page.has("button", "More about this run: Breakout"), "it is still listed")
