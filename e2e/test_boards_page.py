"""Boards as a person uses them: join, play, see one's own place, watch others, leave. The server is a real one."""

import pytest

import end_card
from boards_server import boards_server
from drivers import BROWSERS
from runs import READY, SHORT, await_whole, kept, play_to_end, score, stop
from test_cards import write

pytestmark = pytest.mark.one_engine

# The names of the databases of boards.
DATABASES = "indexedDB.databases().then((all) => all.map(({ name }) => name).filter((name) => name.endsWith('/boards')))"
# How many tickets the page has.
TICKETS = """
new Promise((resolve, reject) => {
  const opening = indexedDB.open(`${document.documentElement.dataset.app}/boards`);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('tickets').objectStore('tickets').count();
    all.onsuccess = () => { opening.result.close(); resolve(all.result); };
  };
})
"""


@pytest.fixture
def site():
  with boards_server() as server:
    yield server


def says(page, text, seconds=30):
  page.until(lambda: any(text in each for each in page.texts()), f"nothing says “{text}”", seconds)


def button(page, name):
  """Taps a button that may be further down in the list."""
  page.find("button", name, 20).focus()
  page.settle()
  page.find("button", name).tap()


def join(page, name="Ada"):
  write(page, "Name", name)
  button(page, "Join the boards")
  page.find("button", "Change the name", 20)


def play_with_ticket(page):
  page.go("/breakout")
  page.wait(f"{TICKETS}.then((count) => count > 0)", 20)
  page.settle()
  play_to_end(page)


def elsewhere(site, page):
  """The boards in another browser, because not every browser can have two people."""
  names = list(BROWSERS)
  return BROWSERS[names[(names.index(page.name) + 1) % len(names)]](site.address, stored=SHORT).open("#/boards")


@pytest.mark.every_engine
def test_the_whole_path(open_page, site):
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  # Before joining, nothing is stored in the browser.
  assert page.evaluate(DATABASES) == []
  says(page, "Nobody is on this board yet")
  join(page)
  play_with_ticket(page)
  page.find("button", "No. 1 of all time", 20)
  [run] = kept(page)
  end_card.press(page, "No. 1 of all time")
  page.wait("location.hash === '#/boards'")
  page.find("button", "Watch no. 1: Ada (you)", 20)
  # Somebody else sees it and watches it.
  other = elsewhere(site, page)
  other.find("button", "Watch no. 1: Ada", 30).tap()
  other.wait(READY, 60)
  stop(other)
  other.press("End")
  assert score(other) == run["score"]
  other.press("Escape")
  assert other.evaluate(DATABASES) == []
  assert not other.complaints()
  other.close()
  # Leaving erases it for everybody.
  button(page, "Leave and erase everything")
  page.find("alertdialog")
  page.settle()
  page.find("button", "Leave and erase").tap()
  page.find("button", "Join the boards", 20)
  says(page, "Nobody is on this board yet")
  page.wait(f"{DATABASES}.then((names) => names.length === 0)")
  assert "breakout" not in site.listed()
  other = elsewhere(site, page)
  says(other, "Nobody is on this board yet")
  other.close()


@pytest.mark.needs("offline")
def test_a_run_is_handed_in_when_the_network_is_back(open_page):
  page = open_page("#/boards", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  page.go("/breakout")
  page.wait(f"{TICKETS}.then((count) => count > 0)", 20)
  page.settle()
  page.context.set_offline(True)
  play_to_end(page)
  page.find("button", "For the board when you are online again", 20)
  page.reload()
  assert kept(page)
  page.context.set_offline(False)
  page.go("/boards")
  page.find("button", "Watch no. 1: Ada (you)", 60)


def test_a_name_that_the_server_does_not_take(open_page):
  page = open_page("#/boards", may_complain=True)
  await_whole(page)
  button(page, "Join the boards")
  says(page, "does not take this name")
