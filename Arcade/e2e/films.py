"""Film strips of what moves in the card games, BubblePop and the plane, in films/ of a built site: `films.py [WORD…]` makes those
whose names contain a word. The page's clock is stepped, so that frames lie exactly as far apart as their captions say."""

import sys

import test_bubblepop
from concentration_player import cards as pairs, face, start as start_concentration
from drivers import Chromium
from film import sheet
from served import ROOT, Site
from set_player import await_cards, cards, deal, find_set

PHONE, SIDEWAYS = (393, 852), (852, 393)


class Camera:
  """A page whose clock moves only when it is stepped."""

  def __init__(self, site, path, size, folder, **options):
    self.page = Chromium(site.address, width=size[0], height=size[1], scale=2, **options)
    self.page.context.clock.install()
    self.page.open(path)
    self.size, self.folder, self.strip = size, folder, []

  def hold(self):
    """Stops the clock after a few of its seconds, which the app takes for one late frame."""
    self.page.context.clock.pause_at(self.page.evaluate("Date.now() / 1000") + 5)

  def go(self, milliseconds):
    self.page.context.clock.run_for(milliseconds)

  def until(self, look, complaint):
    """Advances the clock frame by frame until `look` is true."""
    for _ in range(2000):
      if found := look():
        return found
      self.go(50)
    raise AssertionError(complaint)

  def film(self, name, frames, apart):
    """Takes frames, this many milliseconds apart, and puts them into one picture."""
    for number in range(frames):
      self.strip.append((f"{number * apart} ms", self.page.page.screenshot()))
      self.go(apart)
    file = self.folder / f"{name}.png"
    width = self.size[0] // 2
    sheet(file, self.strip, columns=1640 // (width + 8), width=width, title=name)
    self.page.close()
    print(file, flush=True)


def first_deal(site, folder, is_dark):
  camera = Camera(site, "#/cards/set", PHONE, folder, is_dark=is_dark)
  camera.page.wait("carom.tick > 40")
  camera.hold()
  camera.film(f"set-deal{'-dark' * is_dark}", 24, 50)


def take(camera):
  """Deals until there is a set, and taps it while the clock is held."""
  lying = await_cards(camera.page, 12)
  camera.page.settle()
  camera.hold()
  while not (found := find_set(lying := cards(camera.page))):
    count = len(lying)
    deal(camera.page)
    camera.until(lambda: len(cards(camera.page)) == count + 3, "no cards come")
    camera.go(1500)
  for name in found:
    lying[name].tap()


def set_flies(site, folder, is_dark):
  camera = Camera(site, "#/cards/set", PHONE, folder, is_dark=is_dark)
  take(camera)
  camera.film(f"set-flight{'-dark' * is_dark}", 48, 50)


def set_flies_sideways(site, folder, is_dark):
  camera = Camera(site, "#/cards/set", SIDEWAYS, folder, is_dark=is_dark)
  take(camera)
  camera.film(f"set-flight-sideways{'-dark' * is_dark}", 24, 100)


def deal_without_a_set(site, folder, is_dark):
  camera = Camera(site, "#/cards/set", PHONE, folder, is_dark=is_dark, stored={"set.opponent": "2"})
  await_cards(camera.page, 12)
  camera.page.until(lambda: any("No set here" in text for text in camera.page.texts()), "nothing is said")
  camera.page.wait("!e2e.texts().includes('no')")
  camera.hold()
  camera.go(1000)
  deal(camera.page)
  camera.film(f"set-no-set-deal{'-dark' * is_dark}", 32, 50)


def flip(site, folder, is_dark):
  camera = Camera(site, "#/cards/concentration", PHONE, folder, is_dark=is_dark, stored={"concentration.theme": "20"})
  start_concentration(camera.page)
  camera.hold()
  first, second = list(pairs(camera.page).values())[:2]
  first.tap()
  camera.go(200)
  second.tap()
  camera.film(f"concentration-flip{'-dark' * is_dark}", 40, 50)


def tumble(site, folder, is_dark):
  camera = Camera(
    site, "#/cards/concentration", PHONE, folder, is_dark=is_dark, stored={"concentration.theme": "20", "concentration.pairs": "6"})
  page = camera.page
  start_concentration(page)
  camera.hold()
  known = {}
  while lying := pairs(page):
    for number in [number for number in lying if number not in known][:2]:
      pairs(page)[number].tap()
      known[number] = camera.until(lambda: face(pairs(page)[number]) if number in pairs(page) else "gone", "it stays face down")
      camera.go(100)
    camera.go(1500)
    twins = [(a, b) for a in pairs(page) for b in pairs(page) if a < b and known.get(a) and known.get(a) == known.get(b)]
    for one, other in twins:
      is_last = len(pairs(page)) == 2
      pairs(page)[one].tap()
      camera.go(300)
      pairs(page)[other].tap()
      if is_last:
        camera.go(500)
        return camera.film(f"concentration-tumble{'-dark' * is_dark}", 56, 50)
      camera.go(1800)
  camera.film(f"concentration-tumble{'-dark' * is_dark}", 56, 50)


def pop(site, folder, is_dark):
  camera = Camera(site, "#/bubblepop", PHONE, folder, is_dark=is_dark)
  page = camera.page
  test_bubblepop.begin(page)
  page.until(lambda: len(test_bubblepop.bubbles(page)) > 5, "too few bubbles come", 20)
  camera.hold()
  for number in range(3):
    found = test_bubblepop.bubbles(page)
    color = found[0].name.split(",")[0]
    next((each for each in found if each.name.startswith(color)), found[0]).tap()
    if number < 2:
      camera.go(350)
  camera.film(f"bubblepop-pop{'-dark' * is_dark}", 24, 33)


def race(site, folder, is_dark):
  camera = Camera(site, "#/incline/plane", PHONE, folder, is_dark=is_dark)
  camera.page.settle()
  camera.hold()
  camera.page.find("button", "Play").tap()
  camera.film(f"incline-race{'-dark' * is_dark}", 32, 100)


FILMS = {
  "set-deal": first_deal, "set-flight": set_flies, "set-flight-sideways": set_flies_sideways, "set-no-set-deal": deal_without_a_set,
  "concentration-flip": flip, "concentration-tumble": tumble, "bubblepop-pop": pop, "incline-race": race}


def main(words):
  site = Site(ROOT / "dist").start()
  folder = site.folder / "films"
  folder.mkdir(exist_ok=True)
  try:
    for name, take_film in FILMS.items():
      if not words or any(word in name for word in words):
        for is_dark in (False, True):
          take_film(site, folder, is_dark)
  finally:
    site.stop()


if __name__ == "__main__":
  main(sys.argv[1:])
