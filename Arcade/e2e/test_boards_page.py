"""Boards as a person uses them: join, play, see one's own place, watch others, take other devices along, come back, leave. The
server is a real one."""

import contextlib
import json
import threading
import urllib.error

import pytest

import end_card
from boards_server import boards_server
from drivers import BROWSERS
from layout import misfits
from player import play
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

# Forgets everything that the browser keeps of the person, as browsers do when they need room.
EVICT = """
new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase(`${document.documentElement.dataset.app}/boards`);
  deleting.onsuccess = () => resolve(true);
  deleting.onerror = () => reject(deleting.error);
})
"""
# Keeps files that the page saves, and lets it choose one.
FILES = """() => {
  URL.createObjectURL = (blob) => { window.content = blob; return location.href; };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };
  HTMLInputElement.prototype.click = function () { window.asked = this; };
}"""
CHOOSE = """(content) => {
  const files = new DataTransfer();
  files.items.add(new File([content], 'key.json'));
  window.asked.files = files.files;
  window.asked.dispatchEvent(new Event('change'));
  window.asked = undefined;
}"""


@pytest.fixture
def site(request):
  with boards_server(*getattr(request, "param", ())) as server:
    yield server


def texts(page):
  """The visible texts, without the ends of their lines."""
  return [" ".join(each.split()) for each in page.texts()]


def says(page, text, seconds=30):
  page.until(lambda: any(text in each for each in texts(page)), f"nothing says “{text}”", seconds)


def tell(page, *news):
  """Tells the app what the page of a server with boards would."""
  page.run("(list) => (carom.send('verified', { list }), 0)", news)


def button(page, name):
  """Taps a button that may be further down in the list."""
  page.find("button", name, 20).focus()
  page.settle()
  page.find("button", name).tap()


def join(page, name="Ada"):
  write(page, "Name", name)
  button(page, "Join the boards")
  page.find("button", "Change the name", 20)


def begin_with_ticket(page, place="/breakout"):
  """Opens a game whose run the server will accept."""
  page.go(place)
  page.wait(f"{TICKETS}.then((count) => count > 0)", 20)
  page.settle()


def play_with_ticket(page, place="/breakout", play=play):
  begin_with_ticket(page, place)
  play_to_end(page, play)


def leave(page):
  """Leaves the boards and says yes to what that erases."""
  button(page, "Leave and erase everything")
  page.find("alertdialog")
  page.settle()
  page.find("button", "Leave and erase").tap()


def elsewhere(site, page, place="#/boards"):
  """The boards in another browser, because not every browser can have two people."""
  names = list(BROWSERS)
  return BROWSERS[names[(names.index(page.name) + 1) % len(names)]](site.address, stored=SHORT).open(place)


def devices(page):
  button(page, "Your devices")
  page.wait("location.hash === '#/boards/devices'")
  says(page, "This device, since")
  page.settle()


def link_for_another(page):
  """Makes a link, and returns its fragment."""
  button(page, "Make a link for it")
  said = lambda: next(("".join(each.split()) for each in page.texts() if "/boards/join/" in "".join(each.split())), "")
  link = page.until(said, "there is no link", 20)
  return link[link.index("#"):]


def badly(page):
  """Plays and moves out of the ball's way."""
  play(page, False)


def choose(page, board):
  """Chooses a board from the menu."""
  page.find("button", "Game").tap()
  page.settle()
  page.find("menuitem", board, 20).tap()
  page.settle()


@contextlib.contextmanager
def flood(site):
  """Uses up what the server grants to this address, again and again."""
  is_busy, is_over = threading.Event(), threading.Event()

  def ask():
    while not is_over.wait(0.05):
      try:
        site.ask("api/boards/pong?rules=x")
      except urllib.error.HTTPError as error:
        assert error.code == 429
        is_busy.set()

  thread = threading.Thread(target=ask)
  thread.start()
  try:
    assert is_busy.wait(60)
    yield
  finally:
    is_over.set()
    thread.join()


def removers(page):
  """The buttons that remove a device or a recovery key."""
  return [each.name for each in page.all("button") if each.name.startswith("Remove: ")]


def remove(page, what):
  page.until(lambda: any(what in each for each in removers(page)), f"{what} is not in the list", 20)
  button(page, next(each for each in removers(page) if what in each))
  page.find("alertdialog")
  page.settle()
  page.find("button", "Remove").tap()
  page.find_gone("alertdialog", None)


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
  leave(page)
  page.find("button", "Join the boards", 20)
  says(page, "Nobody is on this board yet")
  page.wait(f"{DATABASES}.then((names) => names.length === 0)")
  assert "breakout" not in site.listed()
  other = elsewhere(site, page)
  says(other, "Nobody is on this board yet")
  other.close()


@pytest.mark.needs("offline")
def test_a_run_is_handed_in_when_the_network_is_back(open_page):
  page = open_page("#/boards", debug="seed=7&offline", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  begin_with_ticket(page)
  page.context.set_offline(True)
  play_to_end(page)
  page.find("button", "For the board when you are online again", 20)
  page.reload()
  assert kept(page)
  page.context.set_offline(False)
  page.go("/boards")
  page.find("button", "Watch no. 1: Ada (you)", 60)


def test_the_challenge_of_the_day_has_a_board_and_counts_once(open_page, site):
  # The console tells of the run that the server refuses.
  page = open_page("#/boards", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  play_with_ticket(page, "/breakout/today", badly)
  page.find("button", "No. 1 of all time", 30)
  assert len(kept(page)) == 1
  end_card.press(page, "No. 1 of all time")
  page.wait("location.hash === '#/boards'")
  # Its board is the one that is shown. Nobody can watch how others play before the day is over.
  says(page, "Ada (you)")
  says(page, "can be watched when its day is over")
  assert not page.has("button", "Watch no. 1: Ada (you)")
  other = elsewhere(site, page)
  says(other, "Nobody is on this board yet")
  choose(other, "Wall of the day")
  says(other, "Ada")
  assert not other.complaints()
  other.close()
  # The server refuses another try of the same day.
  page.go("/breakout/today")
  page.settle()
  page.find("button", "Play again").tap()
  page.find_gone("alertdialog", None)
  page.settle()
  play_to_end(page, badly)
  page.until(lambda: len(kept(page)) == 2, "the second run is not kept", 30)
  says(page, "only the first try of the day counts")
  board = next(line for line in site.listed().splitlines() if "day-" in line)
  assert board.split()[0] == "1", board


@pytest.mark.needs("tabs")
def test_another_tab_knows_who_takes_part(open_page):
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  tab = page.beside().open("#/boards")
  await_whole(tab)
  says(tab, "Nobody is on this board yet")
  join(page)
  tab.find("button", "Change the name", 20)
  # A game that is played here is on the board there.
  play_with_ticket(tab)
  tab.find("button", "No. 1 of all time", 20)
  page.go("/")
  page.go("/boards")
  page.find("button", "Watch no. 1: Ada (you)", 30)
  write(page, "Name", "Lovelace")
  button(page, "Change the name")
  page.find("button", "Watch no. 1: Lovelace (you)", 20)
  end_card.press(tab, "No. 1 of all time")
  tab.find("button", "Watch no. 1: Lovelace (you)", 20)
  leave(page)
  for each in (page, tab):
    each.find("button", "Join the boards", 20)
    assert not each.complaints()


@pytest.mark.parametrize("site", [("--requests", "60")], indirect=True)
def test_a_busy_server_is_left_alone_and_play_goes_on(open_page, site):
  page = open_page("#/boards", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  begin_with_ticket(page)
  with flood(site):
    play_to_end(page, badly)
    page.until(lambda: kept(page), "the run is not kept", 30)
    page.go("/boards")
    says(page, "The server is busy. Please try again in a minute.")
  # What the server did not take is handed in later.
  page.until(lambda: "breakout" in site.listed(), "the run does not come onto the board", 60)

  def comes():
    # In one step, because the button goes away when the board comes by itself.
    page.evaluate("""[...document.querySelectorAll('#app [role=button]')]
      .find((element) => e2e.nodes.nameOf(element) === "Try again")?.click()""")
    return page.has("button", "Watch no. 1: Ada (you)")

  page.until(comes, "the board does not come", 60)


def test_a_name_that_the_server_does_not_take(open_page):
  page = open_page("#/boards", may_complain=True)
  await_whole(page)
  button(page, "Join the boards")
  says(page, "does not take this name")


def test_another_device_joins_by_a_link_and_is_removed(open_page, site):
  page = open_page("#/boards", stored=SHORT)
  await_whole(page)
  join(page)
  devices(page)
  link = link_for_another(page)
  other = elsewhere(site, page, link)
  await_whole(other)
  says(other, "This link comes from another device")
  # Nothing is stored before the person says yes.
  assert other.evaluate(DATABASES) == []
  button(other, "Yes, take part here too")
  other.wait("location.hash === '#/boards/devices'", 20)
  other.until(lambda: len(removers(other)) == 2, "the devices are not listed", 20)
  # The first device finds out by itself.
  page.until(lambda: len(removers(page)) == 2, "the other device is not listed", 20)
  assert not any("/boards/join/" in each for each in texts(page))
  # It plays under the same name.
  play_with_ticket(other)
  other.find("button", "No. 1 of all time", 20)
  page.go("/")
  page.go("/boards")
  page.find("button", "Watch no. 1: Ada (you)", 30)
  # The link was good for one device.
  other.go("/" + link.removeprefix("#/"))
  says(other, "This device plays as Ada already")
  devices(page)
  remove(page, "Another device")
  page.until(lambda: not removers(page), "the other device is still listed", 20)
  other.go("/")
  other.go("/boards/devices")
  says(other, "does not take part any more")
  other.wait(f"{DATABASES}.then((names) => names.length === 0)")
  other.go("/" + link.removeprefix("#/"))
  button(other, "Yes, take part here too")
  says(other, "This link was used already")
  assert other.evaluate(DATABASES) == []
  other.close()


def test_a_recovery_key_brings_the_person_back(open_page):
  # The console tells of the requests that the server refuses.
  page = open_page("#/boards", stored=SHORT, may_complain=True)
  await_whole(page)
  join(page)
  devices(page)
  page.run(FILES)
  button(page, "Save a recovery key")
  assert page.wait("window.saved", 20).endswith("recovery-key.json")
  content = page.evaluate("content.text()")
  assert json.loads(content)["name"] == "Ada"
  page.until(lambda: any("Recovery key" in each for each in removers(page)), "the key is not listed", 20)
  # Nothing of it stays in the browser.
  page.evaluate(EVICT)
  fresh = open_page("#/boards", stored=SHORT, may_complain=True)
  for each in (page, fresh):
    if each is page:
      each.reload()
    each.go("/boards")
    each.find("button", "Join the boards", 20)
    each.run(FILES)
    for text, why in (("no key", "no recovery key, or it is damaged"), (content.replace("127.0.0.1", "127.0.0.2"), "for another site")):
      button(each, "I have a recovery key …")
      each.wait("window.asked?.type === 'file'")
      each.run(CHOOSE, text)
      says(each, why)
    button(each, "I have a recovery key …")
    each.wait("window.asked?.type === 'file'")
    each.run(CHOOSE, content)
    each.find("button", "Change the name", 20)
  devices(fresh)
  fresh.until(lambda: len(removers(fresh)) == 4, "the devices are not listed", 20)
  # A key that has fallen into other hands is of no use once it is removed.
  remove(fresh, "Recovery key")
  fresh.until(lambda: len(removers(fresh)) == 3, "the key is still listed", 20)
  fresh.evaluate(EVICT)
  fresh.reload()
  fresh.go("/boards")
  fresh.run(FILES)
  button(fresh, "I have a recovery key …")
  fresh.wait("window.asked?.type === 'file'")
  fresh.run(CHOOSE, content)
  says(fresh, "This recovery key was removed")


NOBODY = {"en": "Nobody takes part", "de": "Auf diesem Gerät macht niemand"}


@pytest.mark.parametrize("language", NOBODY)
@pytest.mark.parametrize("size", [(320, 568), (320, 3600), (852, 393), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_devices_and_links_fit(open_page, size, language):
  page = open_page("#/boards/devices", width=size[0], height=size[1], stored={"arcade.language": language})
  await_whole(page)
  says(page, NOBODY[language])
  found = {}

  def look(what):
    page.settle()
    found[what] = misfits(page)

  look("nobody")
  tell(page, "access", "joined", "Ada")
  days = [str(1_780_000_000_000 + day * 86_400_000) for day in range(3)]
  tell(page, "devices", "loaded", "a", "device", days[0], "own", "b", "recovery", days[1], "", "c", "device", days[2], "")
  tell(page, "invitation", "https://arcade.example/#/boards/join/qL3vW0x9yZ_aBcD-EfGh12")
  tell(page, "failed", "removeKey", "full", "")
  look("devices")
  page.go("/boards/join/qL3vW0x9yZ_aBcD-EfGh12")
  look("somebody")
  tell(page, "access", "open", "")
  tell(page, "failed", "joinDevice", "expired", "")
  look("joining")
  page.go("/boards")
  tell(page, "failed", "recover", "elsewhere", "https://arcade.example/")
  look("boards")
  assert not any(found.values()), "\n".join(f"{what}: {line}" for what, lines in found.items() for line in lines)
