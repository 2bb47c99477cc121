"""A page that was killed comes back in the same state, paused.

`CAROM_KILLS=20` kills each app that many times; by default three in all.
"""

import json
import os
import time

import pytest

import end_card
from player import play
from pong_player import follow
from test_bubblepop import begin

KILLS = int(os.environ.get("CAROM_KILLS", "1"))
DEBUG = "seed=7&resume"
# On a slow machine there may also be a remark that a part is still loading.
REMARKS = "[...document.querySelectorAll('.remark')].map((each) => each.textContent).filter((text) => !text.includes('still loading'))"
REMARK = f"({REMARKS}[0] ?? '')"

# Reports the tick and the state of every frame, and whether a game is in play.
WATCH = """
(() => {
  if (window.isWatched) return 0;
  window.isWatched = true;
  const isInPlay = () => e2e.find('button', 'Pause').some((each) => !each.disabled);
  const tell = (tick, hash) => note(JSON.stringify([tick, hash, isInPlay()]));
  tell(carom.tick, carom.stateHash());
  carom.watch(tell);
  return 0;
})()
"""


class Seen:
  """The states that a page shows until it is killed. They are recorded frame by frame, because the page may have stored even the last of
  them."""

  def __init__(self, page):
    self.states, self.in_play = {}, {}
    # A state's hash needs all parts of the program, and so does a session that is kept.
    page.wait("performance.getEntriesByName('carom-whole').length > 0", 30)
    page.cdp.send("Runtime.enable")
    page.cdp.on("Runtime.bindingCalled", self.note)
    page.cdp.send("Runtime.addBinding", {"name": "note"})
    page.evaluate(WATCH)

  def note(self, call):
    tick, state, is_in_play = json.loads(call["payload"])
    self.states.setdefault(tick, set()).add(state)
    self.in_play.setdefault(tick, set()).add(is_in_play)


# Whether a session is kept, with a checkpoint. If there is no database, it is not opened, because that would create it.
IS_KEPT = """
indexedDB.databases().then((list) => list.some(({ name }) => name === 'carom/sessions') && new Promise((resolve, reject) => {
  const opening = indexedDB.open('carom/sessions');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const counting = database.transaction('checkpoints').objectStore('checkpoints').count();
    counting.onsuccess = () => { database.close(); resolve(counting.result > 0); };
  };
}))
"""


def watched(page, seconds, act=lambda: None, is_kept=True):
  """Lets the app run while `act` is called again and again, and with `is_kept` until the session is stored; returns the list of states that
  the page shows, which keeps growing."""
  seen = Seen(page)
  end = time.monotonic() + seconds
  while time.monotonic() < end or is_kept and not page.evaluate(IS_KEPT):
    assert time.monotonic() < end + 30, "the session is not kept"
    act()
    page.page.wait_for_timeout(40)
  return seen


def leave_the_end(page):
  """Closes the card at the end of a game, if there is one."""
  if page.has("alertdialog"):
    end_card.await_ready(page)
    page.press("Enter")
    page.find_gone("alertdialog", None)


def breakout(page):
  leave_the_end(page)
  play(page)


def pong(page):
  leave_the_end(page)
  follow(page)


def bubblepop(page):
  if page.has("button", "Start"):
    begin(page)
  elif page.has("button", "Play again"):
    page.find("button", "Play again").tap()


def cards(page):
  page.find("button", "Home")


def incline(page):
  page.find("button", "Home")


APPS = {"breakout": breakout, "pong": pong, "bubblepop": bubblepop, "cards": cards, "incline": incline}
PLACES = [(60, 300), (200, 420), (330, 500), (120, 620), (250, 240)]


def tap_anywhere(page, seed):
  count = seed
  def act():
    nonlocal count
    count += 1
    page.tap(*PLACES[count % len(PLACES)])
  return act


@pytest.mark.needs("kill")
@pytest.mark.parametrize("app", APPS if KILLS > 1 else ["breakout", "pong", "cards"])
def test_comes_back_to_the_bit_after_a_kill(open_page, app):
  """AR-R1: at most a second is lost, and it is paused."""
  page = open_page(f"#/{app}", DEBUG)
  paused = 0
  for kill in range(KILLS):
    APPS[app](page)
    act = (lambda: None) if app in ("breakout", "pong") else tap_anywhere(page, kill)
    seen = watched(page, 1.5 + 0.37 * kill % 3, act)
    place = page.evaluate("location.hash")
    page.kill()
    page.open("", DEBUG)
    back = page.evaluate("carom.broughtBack")
    assert back, f"it began from the start: {page.evaluate(REMARK)}"
    last, tick = max(seen.states), back["tick"]
    assert back["hash"] in seen.states.get(tick, ()), f"kill {kill}: the state of tick {tick} differs"
    assert last - tick <= 120, f"kill {kill}: {last - tick} ticks are lost"
    assert page.evaluate("location.hash") == place
    # If a game was in play it is paused; nothing else is.
    if seen.in_play[tick] == {True}:
      page.find("button", "Play" if app == "incline" else "Resume").tap()
      paused += 1
  assert paused or app not in ("breakout", "pong", "bubblepop"), "no kill met a game in play"


@pytest.mark.needs("kill")
def test_is_paused_and_silent_and_looks_the_same(open_page):
  """AR-R1: the new page shows what the old one showed."""
  page = open_page("#/breakout", DEBUG)
  play(page)
  page.wait("carom.tick > 500", 30)
  page.find("button", "Pause").tap()
  page.settle()
  before = page.evaluate("carom.tree()").splitlines()
  page.wait("new Promise((resolve) => setTimeout(resolve, 700, true))")
  page.kill()
  page.open("", DEBUG)
  page.settle()
  assert page.evaluate("carom.tree()").splitlines() == before
  tick = page.tick
  page.page.wait_for_timeout(500)
  assert page.has("button", "Resume")
  assert page.evaluate("carom.isAsleep"), f"it ran from {tick} to {page.tick}"


@pytest.mark.needs("kill")
def test_a_link_leads_on(open_page):
  page = open_page("#/breakout", DEBUG)
  play(page)
  watched(page, 1)
  page.kill()
  page.open("#/pong", DEBUG)
  assert page.evaluate("carom.broughtBack")
  page.find("button", "Serve")
  assert page.evaluate("location.hash") == "#/pong"
  page.evaluate("history.back(), 0")
  page.find("button", "Resume")


@pytest.mark.needs("kill")
def test_begins_anew_where_that_is_wanted(open_page):
  page = open_page("#/breakout", DEBUG)
  play(page)
  watched(page, 1)
  page.kill()
  page.open("", DEBUG + "&fresh")
  assert not page.evaluate("carom.broughtBack")
  page.find("button", "Breakout")


def test_loading_again_goes_on_in_every_browser(open_page):
  page = open_page("#/breakout", DEBUG)
  play(page)
  # Nothing is stored before the whole program is loaded.
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 30)
  page.wait(f"carom.tick > {page.tick + 300}", 30)
  page.reload()
  assert page.evaluate("carom.broughtBack?.tick > 250"), page.evaluate("carom.broughtBack ?? 0")
  page.find("button", "Resume")


@pytest.mark.needs("kill")
def test_a_second_window_begins_a_session_of_its_own(open_page):
  one = open_page("#/breakout", DEBUG)
  play(one)
  watched(one, 1)
  other = one.context.new_page()
  try:
    other.goto(one.page.url.split("#")[0])
    one.until(lambda: other.evaluate("window.carom?.tick > 5"), "the second window shows nothing")
    assert not other.evaluate("carom.broughtBack")
  finally:
    other.close()


DAMAGE = """
async (damage) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open('carom/sessions');
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction(['sessions', 'checkpoints', 'inputs'], 'readwrite');
  const change = (name, change) => {
    const store = transaction.objectStore(name);
    const going = store.openCursor();
    going.onsuccess = () => {
      const cursor = going.result;
      if (!cursor) return;
      cursor.update(change(cursor.value));
      cursor.continue();
    };
  };
  const damages = {
    contents: () => change('checkpoints', (value) => ({ ...value, contents: value.contents.map((byte, at) => byte ^ (at % 977 === 0)) })),
    pages: () => change('checkpoints', () => ({ pages: 'none' })),
    inputs: () => change('inputs', (value) => ({ ...value, bytes: value.bytes.fill(255) })),
    build: () => change('sessions', (value) => ({ ...value, build: '0123456789ab', isWhole: false })),
    gone: () => transaction.objectStore('checkpoints').clear(),
  };
  damages[damage]();
  await new Promise((resolve) => { transaction.oncomplete = resolve; });
  database.close();
}
"""


@pytest.mark.needs("kill")
@pytest.mark.parametrize("damage", ["contents", "pages", "inputs", "build", "gone"])
def test_what_cannot_come_back_is_said_once(open_page, damage):
  """AR-R2: a state that is damaged, or from another build, ends the session with a message, and nothing else is
  lost."""
  page = open_page("#/breakout", DEBUG, stored={"breakout.ballSpeed": "70"})
  play(page)
  watched(page, 1.5)
  page.kill()
  # A page of the same origin without the app.
  page.navigate(page.address + "icon.svg")
  page.run(DAMAGE, damage)
  page.open("", DEBUG)
  assert not page.evaluate("carom.broughtBack")
  said = page.evaluate(REMARK)
  assert ("was updated" if damage == "build" else "could not be brought back") in said, said
  assert page.evaluate("localStorage.getItem('carom.breakout.ballSpeed')") == "70"
  page.reload()
  assert not page.evaluate(REMARK)


@pytest.mark.needs("kill")
def test_goes_to_any_tick_of_the_session(open_page):
  """AR-R3: restoring takes no longer than replaying from the last checkpoint."""
  page = open_page("#/breakout", "seed=7&metrics=fixed")
  play(page)
  seen = Seen(page)
  for _ in range(3):
    page.page.wait_for_timeout(1500)
    page.evaluate("carom.checkpoint()")
  states = dict(seen.states)
  for tick in sorted(states)[:: max(1, len(states) // 8)]:
    there = page.run("(tick) => carom.hashAt(tick)", tick)
    assert there["hash"] in states[tick]


@pytest.mark.needs("kill")
def test_a_state_at_which_pages_die_is_given_up(open_page):
  """AR-R2: a session that kills each page that restores it is not restored forever."""
  page = open_page("#/breakout", DEBUG)
  play(page)
  watched(page, 1)
  page.kill()
  # As after three pages that never showed a frame.
  page.navigate(page.address + "icon.svg")
  page.evaluate("localStorage.setItem('carom/sessions', '4')")
  page.open("", DEBUG)
  assert not page.evaluate("carom.broughtBack")
  assert "could not be brought back" in page.evaluate(REMARK)


@pytest.mark.needs("kill")
def test_what_a_later_version_keeps_is_left_alone(open_page):
  """AR-R2: data that this version cannot read is never overwritten."""
  page = open_page("#/breakout", DEBUG)
  page.navigate(page.address + "icon.svg")
  page.evaluate("""new Promise((resolve) => {
    localStorage.setItem('carom/sessions', '1');
    const deleting = indexedDB.deleteDatabase('carom/sessions');
    deleting.onsuccess = () => {
      const opening = indexedDB.open('carom/sessions', 7);
      opening.onupgradeneeded = () => opening.result.createObjectStore('later').put('precious', 1);
      opening.onsuccess = () => resolve(opening.result.close());
    };
  })""")
  page.open("#/breakout", DEBUG)
  assert "could not be brought back" in page.evaluate(REMARK)
  play(page)
  watched(page, 1, is_kept=False)
  page.navigate(page.address + "icon.svg")
  assert page.evaluate("""new Promise((resolve) => {
    const opening = indexedDB.open('carom/sessions', 7);
    opening.onsuccess = () => {
      const asking = opening.result.transaction('later').objectStore('later').get(1);
      asking.onsuccess = () => resolve(asking.result);
    };
  })""") == "precious"


@pytest.mark.needs("kill")
def test_a_database_without_room_is_told_once_and_keeps_what_it_has(open_page):
  """AR-R2: when the quota is used up while the session is being stored, the game goes on, and what was stored before stays."""
  page = open_page("#/breakout", DEBUG, may_complain=True)
  play(page)
  seen = watched(page, 1.5)
  page.cdp.send("Storage.overrideQuotaForOrigin", {"origin": page.address.rstrip("/"), "quotaSize": 1})
  page.wait(REMARK, 30)
  assert "no room left" in page.evaluate(REMARK)
  page.evaluate("location.hash = '#/pong', 0")
  page.find("button", "Serve")
  assert page.evaluate(f"{REMARKS}.length") == 1
  page.kill()
  page.open("", DEBUG)
  back = page.evaluate("carom.broughtBack")
  assert back and back["hash"] in seen.states.get(back["tick"], ()), "what was stored before the quota ended is gone"
