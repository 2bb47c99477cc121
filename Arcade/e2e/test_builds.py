"""Builds side by side: a run of an earlier build is watched in that build, wherever one finds it, and comes to the same end."""

import base64
import json
import subprocess
import zlib

import pytest

from axe import AXE, VIOLATIONS
from boards_server import another_build, boards_server, build_of
from runs import (
  NARROW, PLAYER, READY, SAID, SHORT, await_whole, button, close, kept, miss, open_player, play_and_keep, score, shared_link, stop)
from served import ROOT
from test_boards_page import elsewhere, join, play_with_ticket

pytestmark = pytest.mark.one_engine

SECOND, THIRD = "00000000000b", "00000000000c"
EARLIER = build_of(ROOT / "dist")
# Where somebody is who watches a run of the build that was served first.
WATCHES = f"location.pathname === '/v/{EARLIER}/watch/'"
STORED = "indexedDB.databases().then((all) => all.length + localStorage.length + sessionStorage.length)"


@pytest.fixture
def site():
  with boards_server() as server:
    yield server


@pytest.fixture
def second(tmp_path):
  return another_build(tmp_path, SECOND)


def update(page, site, build):
  """Another build is served, and the page has it."""
  site.update(build)
  page.run("""async () => {
    for (const worker of await navigator.serviceWorker?.getRegistrations() ?? []) await worker.unregister();
    for (const name of await caches?.keys() ?? []) await caches.delete(name);
    return 0;
  }""")
  page.reload()
  await_whole(page)


def forged(build):
  """The link of a run that was played by other rules."""
  order = {"game": "breakout", "seed": "7", "forgery": "rules", "build": build}
  made = subprocess.run(
    [ROOT / ".build/release/RunForge"], input=json.dumps(order) + "\n", capture_output=True, text=True, check=True).stdout
  packing = zlib.compressobj(9, zlib.DEFLATED, -15)
  packed = packing.compress(base64.b64decode(json.loads(made)["run"])) + packing.flush()
  return "#run=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_of_last(page):
  """The fragment of a link to the run that has just ended."""
  open_player(page)
  link = shared_link(page)
  close(page)
  return link[link.index("#"):]


def watch_kept(page):
  page.go("/runs")
  page.settle()
  page.find("button", "Watch: Breakout", 20).tap()


def leave_player(page, place):
  """Leaves the page for one run, and waits for the app."""
  page.evaluate("(window.isOld = true, 0)")
  page.press("Escape")
  page.wait(f"location.pathname === '/' && (location.hash || '#/') === '{place}'", 30, may_go=True)
  page.await_start()


def end_of(page):
  """The score at the end of the run in the player."""
  page.wait(READY, 60)
  stop(page)
  page.press("End")
  return score(page)


@pytest.mark.every_engine
def test_a_run_on_a_board_is_watched_in_the_build_that_played_it(open_page, site, second):
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  join(page)
  play_with_ticket(page)
  page.find("button", "No. 1 of all time", 20)
  [run] = kept(page)
  site.update(second)
  other = elsewhere(site, page)
  other.find("button", "Watch no. 1: Ada", 30).tap()
  other.wait(WATCHES, 30, may_go=True)
  assert end_of(other) == run["score"]
  # It has all that the player has, but nobody races there against the games of another build.
  assert button(other, "Play on from here") and not button(other, "Race")
  leave_player(other, "#/boards")
  other.find("button", "Watch no. 1: Ada", 30)
  assert not other.complaints()
  other.close()


def test_a_kept_run_and_its_link_lead_to_the_build_that_played_it(open_page, site, second):
  page = open_page("#/breakout", stored=NARROW)
  play_and_keep(page, miss)
  [run] = kept(page)
  link = link_of_last(page)
  update(page, site, second)
  watch_kept(page)
  page.wait(WATCHES, 30, may_go=True)
  assert page.evaluate("location.hash.slice(0, 6)") == "#kept="
  assert end_of(page) == run["score"]
  leave_player(page, "#/runs")
  # Somebody who gets the link, and has nothing of this site yet.
  other = elsewhere(site, page, link)
  other.wait(WATCHES, 30, may_go=True)
  assert end_of(other) == run["score"]
  # A link did not come from the app, so it leads into it.
  leave_player(other, "#/")
  assert not other.complaints()
  other.close()


def test_where_the_build_is_gone_its_runs_are_shown_by_the_same_rules(open_page, site, second, tmp_path):
  page = open_page("#/breakout", stored=NARROW, may_complain=True)
  play_and_keep(page, miss)
  [run] = kept(page)
  site.update(second)
  site.update(another_build(tmp_path, THIRD))
  update(page, site, second)
  watch_kept(page)
  assert end_of(page) == run["score"]
  assert page.evaluate("location.pathname") == "/"
  close(page)


def test_where_the_build_and_its_rules_are_gone_that_is_told(open_page, site):
  page = open_page(forged("0123456789ab"), may_complain=True)
  page.until(lambda: page.evaluate(f"{PLAYER} && {SAID}.includes('another version, which this site does not have')"),
             "the person does not learn why", 30)
  page.press("Escape")
  page.wait(f"{PLAYER} === null")


def test_the_page_for_one_run_stores_nothing(open_page, site):
  page = open_page("#/breakout", stored=NARROW)
  play_and_keep(page, miss)
  [run] = kept(page)
  link = link_of_last(page)
  alone = open_page(f"v/{EARLIER}/watch/{link}", debug="seed=7&offline")
  assert end_of(alone) == run["score"]
  assert alone.evaluate(STORED) == 0
  assert alone.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
  leave_player(alone, "#/")


@pytest.mark.needs("accessibility tree")
def test_axe_finds_nothing_on_the_page_for_one_run(open_page, site):
  page = open_page("#/breakout", stored=NARROW)
  play_and_keep(page, miss)
  link = link_of_last(page)
  for fragment in (link, "#run=AAAA"):
    alone = open_page("watch/" + fragment)
    alone.wait(f"{PLAYER}?.classList.contains('is-refused') || {READY}", 60)
    alone.page.evaluate(AXE)
    assert alone.run(VIOLATIONS) == []


@pytest.mark.parametrize("fragment, words", [
  ("#run=nonsense", "This is not a run"), ("#board=nobody", "is not kept any more"), ("#kept=nothing", "is not kept any more"),
  ("", "This is not a run")])
def test_the_page_for_one_run_says_what_is_wrong(open_page, site, fragment, words):
  page = open_page(f"watch/{fragment}", may_complain=True)
  page.until(lambda: page.evaluate(f"{PLAYER} && {SAID}.includes('{words}')"), f"nothing says “{words}”", 30)
  leave_player(page, "#/")
