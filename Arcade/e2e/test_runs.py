"""A run that has ended is kept, watched, played on from any tick, and shared as a link."""

import time

import pytest

from drivers import BROWSERS, Chromium
from kept_runs import described, keep
from runs import (
  JUMPS, NARROW, PLAYER, RANGE, READY, SAID, SHORT, await_whole, bounds, button, close, kept, miss, open_player, place, play_and_keep,
  press, score, shared_link, shown)

pytestmark = pytest.mark.one_engine


@pytest.mark.every_engine
def test_a_finished_run_is_watched_and_shared(open_page, site):
  """From the end of a game to a link that others open, also in another browser."""
  # A run with few inputs, which fits into a link: the launched ball comes back where the paddle is not.
  page = open_page("#/breakout", stored=NARROW)
  play_and_keep(page, miss)
  [run] = kept(page)
  assert run["name"] == "Breakout" and run["size"] > 0, run
  tick = page.tick
  open_player(page)
  assert page.evaluate(f"{PLAYER}.querySelector('h2').textContent") == "Breakout"
  begin, end = bounds(page)
  assert end - begin > 60
  # Every position can be reached, and is the same whether one comes from before or after it.
  page.press("End")
  assert place(page) == end and score(page) == run["score"]
  last = shown(page)
  page.press("Home")
  assert place(page) == begin and score(page) == 0
  page.press("ArrowRight")
  assert place(page) == begin + 120
  # Where the ball is in flight.
  page.press("End")
  page.press("ArrowLeft")
  assert place(page) == end - 120
  before = shown(page)
  page.press(".")
  assert place(page) == end - 119 and shown(page) != before
  page.press(",")
  assert place(page) == end - 120 and shown(page) == before
  press(page, "One tick on")
  assert place(page) == end - 119
  press(page, "One tick back")
  assert place(page) == end - 120 and shown(page) == before
  jumps = sorted(page.evaluate(JUMPS))
  # If several browsers share the machine, a jump may have to wait for the others.
  assert jumps[-1 if page.name == "chromium" else len(jumps) // 2] < 500, jumps
  # The X-ray is drawn over it at every tick while it is wanted, and leaves nothing behind.
  press(page, "X-ray")
  assert place(page) == end - 120 and shown(page) != before
  assert page.evaluate(f"[...{PLAYER}.querySelectorAll('.player-legend li')].map((each) => each.textContent)")[0] == "Items"
  page.press("Home")
  page.press("End")
  assert score(page) == run["score"]
  page.press("ArrowLeft")
  page.press("x")
  assert place(page) == end - 120 and shown(page) == before
  # It plays.
  page.press("Home")
  press(page, "Play")
  page.wait(f"Number({RANGE}.value) > {begin} + 150")
  press(page, "Pause")
  assert button(page, "Play")
  # At its end nothing is left to play.
  press(page, "Play")
  page.press("End")
  assert button(page, "Play") and place(page) == end and shown(page) == last
  # Share copies a link that contains the run.
  link = shared_link(page)
  assert "#run=" in link
  close(page)
  # The live app stood still.
  assert page.has("alertdialog") and page.tick - tick < 600
  page.reload()
  assert [each["id"] for each in kept(page)] == [run["id"]]
  fragment = link[link.index("#"):]
  for opened in (open_page(fragment), elsewhere(site, page.name, fragment)):
    opened.wait(READY, 60)
    assert opened.evaluate("location.hash.startsWith('#run=')")
    opened.press("End")
    assert score(opened) == run["score"], opened.name
    assert shown(opened) == last, opened.name
    close(opened)
    assert "#run=" not in opened.evaluate("location.href")
    opened.find("button", "Breakout")
    if opened.name != page.name:
      assert not opened.complaints()
      opened.close()
      continue
    # A link that is opened while the page is open.
    opened.evaluate(f"(location.hash = {fragment!r}, 0)")
    opened.wait(READY, 60)
    opened.evaluate("(history.back(), 0)")
    opened.wait(f"{PLAYER} === null")


def elsewhere(site, name, path):
  """The page in another browser than the one of this name."""
  names = list(BROWSERS)
  return BROWSERS[names[(names.index(name) + 1) % len(names)]](site.address).open(path)


@pytest.mark.every_engine
def test_a_person_plays_on_from_a_recorded_moment(open_page):
  page = open_page("#/breakout", stored=SHORT)
  play_and_keep(page)
  [run] = kept(page)
  open_player(page)
  begin, _ = bounds(page)
  page.press("Home")
  page.press("ArrowRight")
  before = shown(page)
  press(page, "Play on from here")
  page.wait(f"{PLAYER}.classList.contains('is-played-on') && !document.querySelector('.stage-root').inert")
  time.sleep(0.5)
  page.press("Escape")
  assert place(page) == begin + 120 and shown(page) == before
  page.press("End")
  assert score(page) == run["score"]
  press(page, "Close")
  page.wait(f"{PLAYER} === null")
  assert [each["id"] for each in kept(page)] == [run["id"]]


@pytest.mark.parametrize(
  "link", ["#run=AAAA"] + [pytest.param(link, marks=pytest.mark.one_engine) for link in ["#run=a/b", "#run=", "#run=S0lMTA"]])
@pytest.mark.every_engine
def test_a_damaged_link_is_refused_calmly(open_page, link):
  page = open_page(link)
  page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  assert "not a run" in page.evaluate(SAID)
  press(page, "Close")
  page.wait(f"{PLAYER} === null")
  assert "#run=" not in page.evaluate("location.href")
  page.find("button", "Breakout")


@pytest.mark.one_engine
def test_a_link_whose_player_does_not_load_says_so(site):
  page = Chromium(site.address)
  try:
    page.context.route("**/runkeeper.js", lambda route: route.abort())
    page.open("#run=AAAA")
    page.wait("document.querySelector('.remark')?.textContent.startsWith('The game behind this link')")
    page.find("button", "Breakout")
    page.context.unroute("**/runkeeper.js")
    page.evaluate("(document.querySelector('.remark button').click(), 0)")
    page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60, may_go=True)
  finally:
    page.close()


def test_the_list_of_runs(open_page):
  """A run is found in the list that the home screen opens, watched from there, and deleted."""
  page = open_page("#/breakout", stored=SHORT)
  play_and_keep(page)
  page.go("/")
  page.find("button", "Recorded Runs").tap()
  page.wait("location.hash === '#/runs'")
  page.settle(15)
  page.find("button", "Watch: Breakout").tap()
  page.wait(READY, 60)
  close(page)
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
  """The description of a run is sound, but its recording is not."""
  page = open_page()
  await_whole(page)
  keep(page, [described(0)])
  page.reload()
  page.go("/runs")
  page.find("button", "Watch: Breakout").tap()
  page.wait(f"{PLAYER}?.classList.contains('is-refused')")
  assert "damaged" in page.evaluate(SAID)
  close(page)
  page.until(lambda: not page.has("button", "More about this run: Breakout"), "it is still listed")


def test_a_link_takes_the_place_of_another_run(open_page):
  page = open_page("#run=AAAA")
  page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  page.evaluate("(location.hash = '#run=BBBB', 0)")
  page.wait(f"{PLAYER}?.classList.contains('is-refused') && location.hash === '#run=BBBB'")
  assert page.evaluate("document.querySelectorAll('dialog.player').length") == 1
  # If the person goes back before a player has opened, none opens.
  page.evaluate("(location.hash = '#run=CCCC', history.go(-1), 0)")
  page.wait("location.hash === '#run=BBBB'")
  page.wait(f"{PLAYER} !== null")
  close(page)
  assert "#run=" not in page.evaluate("location.href")
  page.find("button", "Breakout").tap()
  page.find("button", "Launch")


def test_a_game_under_way_pauses_while_a_run_is_watched(open_page):
  """The app receives no keys meanwhile, and afterwards no key counts as held."""
  page = open_page("#/breakout")
  await_whole(page)
  page.press("Space")
  page.find("button", "Push")
  page.page.keyboard.down("ArrowLeft")
  tick = page.tick
  page.evaluate("(location.hash = '#run=AAAA', 0)")
  page.wait(f"{PLAYER}?.classList.contains('is-refused')", 60)
  page.page.keyboard.up("ArrowLeft")
  for key in ["ArrowRight", "KeyN", "KeyP"] * 5:
    page.press(key)
  time.sleep(1)
  assert page.tick - tick < 120
  close(page)
  page.until(lambda: "Paused" in page.texts(), "the game does not pause")
  page.press("Space")
  page.until(lambda: "Paused" not in page.texts(), "the game does not go on")
  start = page.find("slider", "Paddle").x
  time.sleep(0.5)
  assert abs(page.find("slider", "Paddle").x - start) < 1


# A gamepad that the test moves.
PAD = """(() => {
  const press = (pressed) => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
  window.pad = { index: 0, connected: true, axes: [0, 0, 0, 0], buttons: Array.from({ length: 16 }, () => press(false)) };
  pad.press = (index, pressed) => { pad.buttons[index] = press(pressed); };
  navigator.getGamepads = () => [pad];
  dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: pad }));
  return 0;
})()"""
STAGE_PADDLE = "document.querySelector('.stage-root [aria-label=Paddle]').getBoundingClientRect().x"
# Where the stick moves the paddle: to the side of the court where there is more room.
STAGE_ROOM = """(({ x, width }) => x + width / 2 < innerWidth / 2 ? 1 : -1)(
  document.querySelector('.stage-root [aria-label=Paddle]').getBoundingClientRect())"""
OWN_PADDLE = "document.querySelector('#app [aria-label=Paddle]').getBoundingClientRect().x"


def test_a_gamepad_plays_on_and_the_game_below_does_not_move(open_page):
  page = open_page("#/breakout", stored=SHORT)
  play_and_keep(page)
  page.evaluate(PAD)
  open_player(page)
  page.press("Home")

  # On a busy machine the ball is launched more than a second after the beginning. Before that there is nothing to pause.
  def is_in_play():
    page.press("ArrowRight")
    return page.evaluate("!document.querySelector('.stage-root [aria-label=Launch]')")

  page.until(is_in_play, "no ball comes into play")
  own = page.evaluate(OWN_PADDLE)
  press(page, "Play on from here")
  page.wait(f"{PLAYER}.classList.contains('is-played-on') && !document.querySelector('.stage-root').inert")
  page.paint()

  def tap(index):
    page.evaluate(f"(pad.press({index}, true), 0)")
    page.paint()
    page.evaluate(f"(pad.press({index}, false), 0)")
    page.paint()

  # A game with a ball in play is paused where somebody begins to play on. A shoulder moves the focus, which is marked; the lower
  # button presses.
  def focuses_resume():
    tap(5)
    return page.evaluate("document.activeElement.matches('.stage-root.shows-focus [aria-label=Resume]')")

  page.until(focuses_resume, "the shoulder does not reach Resume")
  assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
  tap(0)
  before, way = page.evaluate(f"[{STAGE_PADDLE}, {STAGE_ROOM}]")
  page.evaluate(f"(pad.axes[0] = {way}, 0)")
  page.wait(f"({STAGE_PADDLE} - {before}) * {way} > 15")
  assert page.evaluate(OWN_PADDLE) == own
  page.press("Escape")
  press(page, "Close")
  page.wait(f"{PLAYER} === null")
