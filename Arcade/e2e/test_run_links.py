"""Long runs travel by the server's id: as a link to a run on the boards, from where it is watched and from one's own runs."""

import json
import re

import pytest

import end_card
from boards_server import another_build, boards_server
from player import play
from runs import PLAYER, READY, SAID, SHORT, await_whole, close, kept, open_player, press, score, shared_link, stop
from test_boards_page import elsewhere, join, leave, play_with_ticket
from test_builds import WATCHES, end_of, leave_player

pytestmark = pytest.mark.one_engine

BY_ID = re.compile(r"#run=@([\w-]+)$")


@pytest.fixture
def site():
  with boards_server() as server:
    yield server


# A finger that moves the paddle to and fro, before the ball is launched.
FIDGET = """() => new Promise((resolve) => {
  const app = document.getElementById('app');
  const finger = (type, x, y) => app.dispatchEvent(new PointerEvent(type, {
    pointerId: 98, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, buttons: type === 'pointerup' ? 0 : 1,
    clientX: x, clientY: y }));
  const y = innerHeight * 0.6;
  let frames = 150, chance = 7;
  const some = () => (chance = Math.imul(chance, 1103515245) + 12345 | 0) >>> 8 & 4095;
  finger('pointerdown', innerWidth / 2, y);
  const step = () => {
    for (let count = 0; count < 4; count += 1) finger('pointermove', innerWidth * some() / 4096, y + some() / 100);
    if ((frames -= 1) > 0) return requestAnimationFrame(step);
    finger('pointerup', innerWidth / 2, y);
    resolve(true);
  };
  step();
})"""


def play_long(page):
  """Plays a game whose recording is too long for a link."""
  page.run(FIDGET)
  play(page)


def fragment(link):
  assert BY_ID.search(link), link[:80]
  return link[link.index("#"):]


def says(page, words):
  page.until(lambda: page.evaluate(f"{PLAYER} && {SAID}.includes({json.dumps(words)})"), f"nothing says “{words}”", 30)


def linked(open_page):
  """Plays a long run that comes onto the board; returns its page, its description and the fragment of its link."""
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  join(page)
  play_with_ticket(page, play=play_long)
  page.find("button", "No. 1 of all time", 20)
  page.until(lambda: kept(page)[0].get("server"), "the run does not know its place on the server", 20)
  [run] = kept(page)
  assert run["size"] > 4096
  open_player(page)
  link = fragment(shared_link(page))
  close(page)
  return page, run, link


def test_a_long_run_on_a_board_is_a_link(open_page, site):
  page, run, link = linked(open_page)
  # Somebody opens it, and passes it on.
  other = elsewhere(site, page, link)
  assert end_of(other) == run["score"]
  assert other.evaluate("location.hash") == link
  assert fragment(shared_link(other)) == link
  other.press("Escape")
  other.wait(f"{PLAYER} === null && !location.hash.startsWith('#run')")
  # From the board it is the same link.
  other.go("/boards")
  other.find("button", "Watch no. 1: Ada", 30).tap()
  other.wait(READY, 60)
  stop(other)
  press(other, "Share")
  other.wait("copied.length === 2")
  assert fragment(other.evaluate("copied")[1]) == link
  close(other)
  assert not other.complaints()
  other.close()


@pytest.mark.every_engine
def test_its_link_leads_to_the_build_that_played_it(open_page, site, tmp_path):
  page, run, link = linked(open_page)
  # There it can be passed on, too.
  site.update(another_build(tmp_path, "00000000000b"))
  other = elsewhere(site, page, link)
  other.wait(WATCHES, 30, may_go=True)
  assert end_of(other) == run["score"]
  assert fragment(shared_link(other)) == link
  leave_player(other, "#/")
  assert not other.complaints()
  other.close()


def test_what_is_not_there_is_told(open_page, site):
  page = open_page("#/boards", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  play_with_ticket(page, play=play_long)
  page.find("button", "No. 1 of all time", 20)
  page.until(lambda: kept(page)[0].get("server"), "the run does not know its place on the server", 20)
  [run] = kept(page)
  end_card.press(page, "No. 1 of all time")
  leave(page)
  page.find("button", "Join the boards", 20)
  # It is on no board any more, and so it is a file again.
  page.until(lambda: "server" not in kept(page)[0], "the run still knows the server", 20)
  page.run("() => { URL.createObjectURL = () => location.href; HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }; }")
  page.go("/runs")
  page.settle()
  page.find("button", "Watch: Breakout", 20).tap()
  page.wait(READY, 60)
  stop(page)
  press(page, "Share")
  assert page.wait("window.saved", 20).endswith(".run")
  close(page)
  for text, words in ((run["server"], "not kept any more"), ("a/b", "not a run"), ("", "not a run")):
    other = open_page("#run=@" + text, may_complain=True)
    says(other, words)
    other.press("Escape")
    other.wait(f"{PLAYER} === null")

