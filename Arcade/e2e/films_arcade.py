"""films_arcade [WORD …] [--site FOLDER]: film strips of Breakout, Pong and of an app that opens, in dist/films/."""

import argparse
import pathlib

from film import Film
from player import play, stop
from pong_player import follow
from served import ROOT, Site

OWN = {"breakout.difficulty": "3", "breakout.walls": "1", "breakout.brickRows": "3", "breakout.lives": "2"}
BRICKS = """document.querySelectorAll('[aria-label*="brick, row"]').length"""
SCORE = """+([...document.querySelectorAll('[aria-label^="Score"]')][0]?.getAttribute('aria-label') ?? '').replace(/\\D/g, '')"""


def court(film):
  """The box around the court, with a little of what is outside."""
  box = film.page.find(name="Court")
  return box.x - 8, box.y - 70, box.width + 16, box.height + 78


def hit(site, path):
  """A ball that breaks a brick."""
  with Film(site.address, "#/breakout", width=393, height=852, scale=1) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page)
    film.until(f"{SCORE} > 0")
    stop(film.page)
    film.shoot(path, 24, clip=court(film), title="Breakout: a hit")


def paddle(site, path):
  """A ball that the paddle returns."""
  with Film(site.address, "#/breakout", width=393, height=852, scale=1) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page)
    film.until(f"{SCORE} > 0")
    film.until("""(() => { const at = (name) => document.querySelector(`[aria-label="${name}"]`).getBoundingClientRect();
      return at('Ball').bottom > at('Paddle').top - 18; })()""")
    film.shoot(path, 18, clip=court(film), title="Breakout: a ball returned")


def power(site, path):
  """A power that is caught."""
  stored = {**OWN, "breakout.specialShare": "60", "breakout.practice": "1", "breakout.paddleWidth": "40"}
  with Film(site.address, "#/breakout", width=393, height=852, scale=1, stored=stored) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page)
    film.until("""[...document.querySelectorAll('[aria-label$=", falling"]')].some((each) => each.getBoundingClientRect().bottom
      > document.querySelector('[aria-label="Paddle"]').getBoundingClientRect().top - 60)""")
    stop(film.page)
    # The paddle goes under it.
    thing = next(each for each in film.page.all("img") if each.name.endswith(", falling") and each.y > 400)
    at = film.page.find(name="Paddle")
    film.page.run("""(from, to, y) => { const app = document.getElementById('app');
      const finger = (type, x) => app.dispatchEvent(new PointerEvent(type, { pointerId: 98, pointerType: 'touch', isPrimary: true,
        bubbles: true, cancelable: true, buttons: 1, clientX: x, clientY: y }));
      finger('pointerdown', from); finger('pointermove', (from + to) / 2); finger('pointermove', to); }""",
      at.center[0], thing.center[0], at.y - 60)
    film.step(4)
    film.shoot(path, 24, every=1, clip=court(film), title="Breakout: a power caught")


def life(site, path):
  """A life that is lost."""
  with Film(site.address, "#/breakout", width=393, height=852, scale=1, stored={**OWN, "breakout.lives": "3"}) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page, is_good=False)
    film.until("""(() => { const at = (name) => document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
      return at('Ball') && at('Ball').bottom > at('Paddle').bottom + 4; })()""")
    stop(film.page)
    film.shoot(path, 24, clip=court(film), title="Breakout: a life lost")


def over(site, path):
  """The last ball, and the card."""
  with Film(site.address, "#/breakout", width=393, height=852, scale=1, stored={**OWN, "breakout.lives": "1"}) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page, is_good=False)
    film.until("""(() => { const at = (name) => document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
      return at('Ball') && at('Ball').bottom > at('Paddle').bottom + 4; })()""")
    film.step(8)
    film.shoot(path, 36, every=2, columns=9, width=150, title="Breakout: the end")


def cleared(site, path):
  """The last brick, and the card."""
  stored = {**OWN, "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.toughShare": "0", "breakout.specialShare": "0",
            "breakout.paddleWidth": "40"}
  with Film(site.address, "#/breakout", width=393, height=852, scale=1, stored=stored) as film:
    film.page.find("button", "Launch")
    film.hold()
    play(film.page)
    film.until(f"{BRICKS} <= 1", 14_000)
    film.until("[...document.querySelectorAll('[aria-label^=Score]')].some((each) => +each.getAttribute('aria-label').replace(/\\D/g, '') > 1000)")
    film.shoot(path, 36, every=2, columns=9, width=150, title="Breakout: the last brick")


def opening(site, path):
  """An app that is opened from its icon, and left."""
  with Film(site.address, "", width=393, height=852, scale=1) as film:
    film.page.find("button", "Breakout")
    film.page.settle()
    icon = film.page.find("button", "Breakout")
    film.hold()
    film.page.tap(*icon.center)
    film.page.page.wait_for_timeout(100)
    film.shoot(path, 27, columns=9, width=150, title="An app opened from its icon")
    film.step(120)
    film.page.find("button", "Home").tap()
    film.page.page.wait_for_timeout(100)
    film.shoot(path.with_name("leaving.png"), 27, columns=9, width=150, title="An app left")


def splat(site, path):
  """A rally's trace and the ink at a hit."""
  with Film(site.address, "#/pong", width=393, height=852, scale=1) as film:
    film.page.find("button", "Serve")
    film.hold()
    follow(film.page)
    film.step(620)
    film.shoot(path, 24, every=2, columns=8, width=170, title="Pong: a rally")


def match(site, path):
  """The end of a match."""
  stored = {"pong.points": "0", "pong.clearLead": "0", "pong.ballSpeed": "160"}
  with Film(site.address, "#/pong", width=393, height=852, scale=1, stored=stored) as film:
    film.page.find("button", "Serve")
    film.hold()
    follow(film.page, is_good=False)
    film.until("document.querySelector('#app [role=alertdialog]')", 14_000)
    film.shoot(path, 27, every=3, columns=9, width=150, title="Pong: the end of a match")


def laboratory(site, path):
  """A stage of the laboratory, four frames a second."""
  for stage in (1, 2, 5):
    with Film(site.address, f"#/pong/laboratory/{stage}", width=393, height=852, scale=1) as film:
      film.page.page.wait_for_timeout(1500)
      film.hold()
      film.shoot(path.with_name(f"laboratory-{stage}.png"), 18, every=15, columns=9, width=150, title=f"Laboratory: stage {stage}")


FILMS = {film.__name__: film for film in (hit, paddle, power, life, over, cleared, opening, splat, match, laboratory)}


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("words", nargs="*", choices=[*FILMS, []])
  parser.add_argument("--site", type=pathlib.Path, default=ROOT / "dist")
  arguments = parser.parse_args()
  folder = arguments.site / "films"
  folder.mkdir(exist_ok=True)
  site = Site(arguments.site).start()
  try:
    for name in arguments.words or FILMS:
      try:
        FILMS[name](site, folder / f"{name}.png")
        print(name, flush=True)
      except AssertionError as error:
        print(f"{name}: {error}", flush=True)
  finally:
    site.stop()


if __name__ == "__main__":
  main()
