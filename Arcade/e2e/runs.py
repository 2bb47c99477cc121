"""The runs that a page keeps, and its player of runs, as a person uses it."""

import re

import end_card
from player import play

# A game of a few seconds.
SHORT = {
  "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.toughShare": "0", "breakout.specialShare": "0",
  "breakout.paddleWidth": "40", "breakout.ballSpeed": "160", "breakout.gravity": "0", "breakout.lives": "1"}
# A game that `miss` loses.
NARROW = {**SHORT, "breakout.paddleWidth": "14"}
# The database of runs. Selenium's scripts have variables of their own, so it is one expression.
DATABASE = "`${document.documentElement.dataset.app}/runs`"
# The descriptions in the database of runs.
KEPT = f"""
new Promise((resolve, reject) => {{
  const opening = indexedDB.open({DATABASE});
  opening.onupgradeneeded = () => {{
    // There is no database, and this must not create it.
    opening.transaction.abort();
    resolve([]);
  }};
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {{
    if (!opening.result.objectStoreNames.contains('runs')) return opening.result.close(), resolve([]);
    const all = opening.result.transaction('runs').objectStore('runs').getAll();
    all.onsuccess = () => {{ opening.result.close(); resolve(all.result); }};
  }};
}})
"""
PLAYER = "document.querySelector('dialog.player')"
RANGE = f"{PLAYER}.querySelector('input[type=range]')"
READY = f"{PLAYER} && {RANGE} && !{RANGE}.disabled"
SCORE = f"{PLAYER}.querySelector('output').textContent"
SAID = f"{PLAYER}.querySelector('[role=status]').textContent"
# How long jumps took, in milliseconds.
JUMPS = "performance.getEntriesByType('measure').filter((each) => each.name === 'carom-jump').map((each) => each.duration)"
# A button of the player, by its name, if it is visible.
BUTTON = f"""
(name) => {{
  const named = [...{PLAYER}.querySelectorAll('button')]
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name && each.checkVisibility());
  if (!named) return null;
  const {{ x, y, width, height }} = named.getBoundingClientRect();
  return {{ x: x + width / 2, y: y + height / 2, isDisabled: named.disabled }};
}}
"""


def kept(page):
  return page.evaluate(KEPT)


def await_whole(page):
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)


def miss(page):
  """Launches the ball and moves out of its way."""
  page.press("Space")
  page.hold("ArrowLeft", 3)


def play_to_end(page, play=play):
  """Plays a game that ends."""
  await_whole(page)
  play(page)
  page.find("alertdialog", seconds=120)


def play_and_keep(page, play=play):
  """Plays a game that ends, and waits until its run is kept."""
  play_to_end(page, play)
  page.until(lambda: kept(page), "the run is not kept", 30)


def button(page, name):
  """Where a button of the player is; None if it is not visible."""
  return page.run(BUTTON, name)


def press(page, name):
  """Taps a button of the player."""
  place = page.until(lambda: button(page, name), f"the player has no button “{name}”")
  assert not place["isDisabled"], name
  page.tap(place["x"], place["y"])


def score(page):
  return int(re.sub(r"\D", "", page.evaluate(SCORE)))


def place(page):
  """The tick that is shown."""
  return page.evaluate(f"Number({RANGE}.value)")


def bounds(page):
  return page.evaluate(f"[Number({RANGE}.min), Number({RANGE}.max)]")


def shown(page):
  """The places of everything on the screen of the run, in one form: an element at rest is placed by other properties than one that
  moves, and engines write the same place differently."""
  return page.evaluate("""[...document.querySelectorAll('.stage-root .layer')].map(({ style }) => {
    const at = new DOMMatrix(style.transform), [x = 0, y = 0] = (style.translate || '0 0').split(' ').map(parseFloat);
    at.e += x + (parseFloat(style.left) || 0);
    at.f += y + (parseFloat(style.top) || 0);
    return [at.a, at.b, at.c, at.d, at.e, at.f].map((each) => each.toFixed(2)).join();
  })""")


def open_player(page):
  """Watches the run that has just ended, and stops it."""
  end_card.press(page, "Watch")
  page.wait(READY, 60)
  stop(page)


def stop(page):
  """Pauses the run, wherever it is."""
  if button(page, "Pause"):
    page.press("Space")
  page.until(lambda: button(page, "Play"), "the run does not stop")


def shared_link(page):
  """Shares the run in the player, and returns the link that is copied."""
  page.run(end_card.CATCH)
  press(page, "Share")
  page.wait("copied.length > 0")
  [link] = page.evaluate("copied")
  return link


def close(page):
  page.press("Escape")
  page.wait(f"{PLAYER} === null")
