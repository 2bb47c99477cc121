"""screenshots [WORD …] [--site FOLDER] [--quick]: takes a gallery of screenshots of every screen, into dist/screenshots/, and a contact
sheet of each. Words choose the screens whose app and name contain one of them. --quick resizes one page for the first four sizes
instead of going there in each.
"""

import argparse
import html
import pathlib

import end_card
import test_bubblepop
import test_cards
from concentration_player import cards as pair_cards, finish, open_cards, start as start_concentration, turn_up
from drivers import BROWSERS
from film import sheet
from kept_runs import described, keep
from player import play, stop, wall_link
from pong_player import follow, stop as stop_following
from served import ROOT, Site
from set_player import await_cards, cards, deal, exercise, find_set, lie_still, take_set

DEVICES = {
  "phone": (393, 852, 3), "phone sideways": (852, 393, 3), "small phone": (320, 568, 2),
  "tablet": (820, 1180, 1), "tablet sideways": (1180, 820, 1), "desktop": (1440, 900, 1)}

ENDING = {
  "breakout.brickRows": "2", "breakout.bricksPerRow": "4", "breakout.toughShare": "0", "breakout.specialShare": "0",
  "breakout.paddleWidth": "40", "breakout.ballSpeed": "160"}
# The first wall, with one ball.
RACED = {"breakout.difficulty": "3", "breakout.walls": "0", "breakout.lives": "1", "breakout.ballSpeed": "140"}
OWN = {"breakout.difficulty": "3", "breakout.walls": "1"}
# A wall that was begun in the editor.
DRAFT = {"breakout.draft": wall_link(
  "...d...d...", "..ddddddd..", ".dgdddddgd.", ".ggmgggmgg.", "fffffffffff", "f.eexxxee.f", "f..e...e..f", "...ss.ss...")}
JOURNEY = {"breakout.journey": "1;3.2450,2.1990,1.830,3.3120" + ",0.0" * 26}

THEMES = {
  1: "animals", 9: "halloween", 13: "sums", 14: "latin", 15: "fruit bowl", 16: "signal flags", 17: "weather", 18: "chess men",
  19: "clocks", 20: "flower bed", 21: "aquarium", 22: "snow crystals", 23: "patchwork", 24: "planets"}

QUICK = {"pong.points": "0", "pong.clearLead": "0", "pong.ballSpeed": "160"}


def home(page):
  page.find("button", "Breakout")
  page.settle()


def about(page):
  page.find("button", "About Carom").tap()
  page.settle()


def no_runs(page):
  page.go("/runs")


def runs(page):
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  keep(page, [described(index) for index in range(16)])
  page.reload()
  page.go("/runs")
  page.find("button", "Watch: Breakout")


def verified(page, *texts):
  """Sends the app what the page of a server with boards would."""
  page.run("(list) => (carom.send('verified', { list }), 0)", texts)
  page.page.wait_for_timeout(300)


def home_with_boards(page):
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  verified(page, "access", "open", "")
  page.settle()


def boards(page, access="joined", name="Ada"):
  home_with_boards(page)
  keep(page, [{**described(4), "game": "pong-7-1"}])
  page.reload()
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  page.wait("carom.isAsleep")
  verified(page, "access", access, name if access == "joined" else "")
  page.go("/boards")
  names = ["Grace", "Ada" if access == "joined" else "Adele", "Edsger the Patient, of Nuenen", "愛子", "Barbara", "Niklaus"]
  lines = [text for rank, each in enumerate(names, 1) for text in (
    str(rank), each, str(1240 - 77 * rank), f"r{rank}", "own" if each == "Ada" else "")]
  verified(page, "board", "pong?rules=7-1&span=day", "loaded", *lines)
  verified(page, "closed", "pong", "loaded", "1", "7-1", "", "12", "2026-05-20")
  page.settle()


def devices(page):
  """What there is, and a link for another device."""
  home_with_boards(page)
  verified(page, "access", "joined", "Ada")
  page.go("/boards/devices")
  days = [str(1_780_000_000_000 + day * 86_400_000) for day in range(3)]
  verified(
    page, "devices", "loaded", "a", "device", days[0], "own", "b", "recovery", days[1], "", "c", "device", days[2], "")
  verified(page, "invitation", "https://arcade.example/#/boards/join/qL3vW0x9yZ_aBcD-EfGh12")
  page.settle()


def devices_end(page):
  devices(page)
  scroll_down(page)


def joining(page):
  home_with_boards(page)
  page.go("/boards/join/qL3vW0x9yZ_aBcD-EfGh12")
  verified(page, "failed", "joinDevice", "expired", "")
  page.settle()


def joining_as_somebody(page):
  home_with_boards(page)
  verified(page, "access", "joined", "Ada")
  page.go("/boards/join/qL3vW0x9yZ_aBcD-EfGh12")
  page.settle()


CLOSED = [
  "2", "day-v2-3-1", "2026-05-20", "1204", "2026-05-20", "2", "random-v2-3-1", "", "86", "2026-05-19",
  "1", "wall3-v1-3-1", "", "26", "2026-01-02", "1", "random-v1-3-1", "", "1", "2025-12-24"]


def closed_boards(page):
  """The boards of Breakout's earlier rules."""
  home_with_boards(page)
  page.go("/boards/closed/breakout")
  verified(page, "closed", "breakout", "loaded", *CLOSED)
  page.settle()


def closed_board(page):
  home_with_boards(page)
  page.go("/boards/closed/breakout/1/wall3-v1-3-1")
  names = ["Grace", "Edsger the Patient, of Nuenen", "愛子", "Barbara"]
  lines = [text for rank, each in enumerate(names, 1) for text in (str(rank), each, str(1240 - 77 * rank), f"r{rank}", "")]
  verified(page, "board", "breakout?rules=wall3-v1-3-1&version=1&span=ever", "loaded", *lines)
  page.settle()


def boards_open(page):
  boards(page, "open")


def boards_end(page):
  boards(page, "open")
  scroll_down(page)


def scroll_down(page):
  for _ in range(12):
    page.page.mouse.move(page.options["width"] / 2, page.options["height"] / 2)
    page.page.mouse.wheel(0, 400)
  page.page.wait_for_timeout(600)
  page.settle()


def placed(page):
  page.wait("performance.getEntriesByName('carom-whole').length > 0", 60)
  verified(page, "access", "joined", "Ada")
  wall_over(page)
  page.page.wait_for_timeout(2500)
  verified(page, "run", "ranked", "40", "12", "")
  page.settle()


def start(page):
  page.find("button", "Launch")


def playing(page):
  play(page)
  page.wait("carom.tick > 420", 30)
  stop(page)


def paused(page):
  playing(page)
  page.find("button", "Pause").tap()
  page.settle()


def walls(page):
  page.find("tab", "Walls").tap()
  page.settle()


def editor(page):
  walls(page)
  page.find("button", "Build a wall").tap()
  page.find("button", "Clear")
  page.settle()


def settings_end(page):
  settings(page)
  scroll_down(page)


def laboratory(page):
  page.find("heading")
  page.page.wait_for_timeout(2500)


def wall_over(page):
  play(page)
  page.find("alertdialog", seconds=90)
  page.settle()


def settings(page):
  page.find("tab", "Settings").tap()
  page.settle()


def bar_settings(page):
  page.find("button", "Settings").tap()
  page.settle()


def serve(page):
  page.find("button", "Serve")
  page.settle()


def rally(page):
  follow(page)
  page.wait("carom.tick > 900", 30)
  stop_following(page)


def rally_paused(page):
  rally(page)
  page.find("button", "Pause").tap()
  page.settle()


def match_over(page):
  follow(page, is_good=False)
  page.find("alertdialog", seconds=90)
  page.settle()


def game_over(page):
  play(page, is_good=False)
  page.find("alertdialog", seconds=60)
  page.settle()


def ghost_waits(page):
  """A second game; while it waits for the serve, the ghost of the best run waits beside it."""
  play(page)
  page.wait("carom.tick > 900", 30)
  stop(page)
  play(page, is_good=False)
  end_card.press(page, "Play again")
  page.until(lambda: any("Racing" in text for text in page.texts()), "there is no ghost", 30)
  page.settle()


def ghost_moves(page):
  ghost_waits(page)
  before = page.tick
  play(page)
  page.wait(f"carom.tick > {before} + 400", 30)
  stop(page)


def table(page):
  count = 12
  await_cards(page, count)
  while not find_set(cards(page)):
    deal(page)
    count += 3
    await_cards(page, count)
  page.settle()


def full_table(page):
  table(page)
  for _ in range(9):
    deal(page)
  page.until(lambda: len(cards(page)) >= 39, "the cards do not come")
  page.settle()


def chosen(page):
  table(page)
  page.find("button", "Hint").tap()
  lying = cards(page)
  for name in list(lying)[4:6]:
    lying[name].tap()
  page.settle()


def mismatch(page):
  table(page)
  lying = cards(page)
  names = list(lying)
  for name in names[:3] if find_set(names[:3]) is None else [*names[:2], names[3]]:
    lying[name].tap()
  page.settle()


def flight(page):
  table(page)
  take_set(page)
  page.wait("e2e.texts().some((text) => text.startsWith('Set! +'))")
  start = page.tick
  page.wait(f"carom.tick > {start + 45}")


def table_paused(page):
  table(page)
  page.find("button", "Pause").tap()
  page.settle()


def no_set(page):
  await_cards(page, 12)
  page.until(lambda: any("No set" in text for text in page.texts()), "nothing is said")
  page.settle()


def set_over(page):
  await_cards(page, 12)
  for _ in range(60):
    if page.has("alertdialog"):
      break
    before = set(lie_still(page))
    if not take_set(page):
      if page.has("alertdialog"):
        break
      deal(page)
    page.until(lambda: page.has("alertdialog") or set(cards(page)) != before, "nothing happened")
  page.find("alertdialog")
  page.settle()


def review(page):
  set_over(page)
  page.find("button", "Look back").tap()
  page.find_gone("alertdialog", None)
  page.settle()


def settled(page):
  page.settle()


def lesson(page):
  page.find("button", "Learn").tap()
  page.wait("e2e.texts().includes('Which card makes a set?')")
  page.settle()


def lesson_solved(page):
  lesson(page)
  answer = exercise(page)[0]
  page.find("button", answer).tap()
  page.settle()


def themes(page):
  page.find(name="Surprise me")
  page.settle()


def concentration(page):
  start_concentration(page)
  open_cards(page, 3)
  page.settle()


def few(page):
  """Of four cards, the second may match the first, and both would be gone at once."""
  start_concentration(page)
  open_cards(page, 1)
  page.settle()


def pairs_paused(page):
  start_concentration(page)
  open_cards(page, 3)
  page.find("button", "Pause").tap()
  page.settle()


def regrets(page):
  start_concentration(page)
  numbers = list(pair_cards(page))
  for first, second in zip(numbers, reversed(numbers)):
    if {first, second} <= pair_cards(page).keys() and first != second:
      turn_up(page, first)
      pair_cards(page)[second].tap()
      page.wait(f"carom.tick > {page.tick + 200}")
  finish(page)
  page.find("alertdialog", seconds=20)
  page.settle()
  # The card accepts touches a moment after it has appeared.
  page.page.wait_for_timeout(1500)
  page.find("button", "What slipped my mind").tap()
  page.find_gone("alertdialog", None)
  page.settle()


def own_theme(page):
  test_cards.own_themes(page)
  page.find(name="New theme …").tap()
  page.settle()


def result(page):
  start_concentration(page)
  finish(page)
  page.find("alertdialog", seconds=20)
  page.settle()


def question(page):
  page.settle()


def answered(page):
  page.find("button", "Ring").tap()
  page.find("button", "Pause")
  page.find("button", "Play", seconds=60)
  page.settle()


def tilt_task(page):
  page.find("radio", "Repose").tap()
  page.find("button", "Set it up").tap()
  page.find("button", "Check").tap()
  page.settle()


def prediction(page):
  """A drawn prediction, and the run's result beside it."""
  page.find("radio", "Plot").tap()
  page.settle()
  page.find("switch", "Draw first, then play").focus()
  page.press("Space")
  page.settle()
  plot = page.find(name="Curve over time")
  at = lambda x, y: (plot.x + plot.width * x, plot.y + plot.height * y)
  page.drag([at(0.2 + step * 0.03, 0.8 - step * 0.03) for step in range(20)])
  page.find("button", "Play").tap()
  page.find("button", "Pause")
  page.find("button", "Play", seconds=60)
  page.settle()


def more(page):
  page.find("radio", "Set-up").tap()
  page.find("button", "More").focus()
  page.press("Enter")
  page.settle()


def ghost_race(page):
  """The ring and the ball, a steeper slope than before."""
  page.find("radio", "Set-up").tap()
  page.find("button", "Race against this run").focus()
  page.press("Enter")
  page.find("slider", "Slope").focus()
  for key in ["ArrowRight"] * 5:
    page.press(key)
  page.find("button", "Play").tap()
  start = page.tick
  page.wait(f"carom.tick > {start + 90}")
  page.find("button", "Pause").tap()
  page.settle()


def tutorial(page):
  page.wait("carom.tick > 150")
  page.find("button", "Pause").tap()
  page.settle()


def plane(section):
  def show(page):
    page.find("tab", "True plane").tap()
    page.find("button", "Play").tap()
    start = page.tick
    page.wait(f"carom.tick > {start + 70}")
    page.find("button", "Pause").tap()
    page.find("radio", section).tap()
    page.settle()
  return show


def bubbles(page):
  test_bubblepop.begin(page)
  page.until(lambda: len(test_bubblepop.bubbles(page)) > 3, "too few bubbles come", 20)
  for bubble in test_bubblepop.bubbles(page)[:2]:
    bubble.tap()


def bubbles_paused(page):
  bubbles(page)
  page.find("button", "Pause").tap()
  page.settle()


def kinds(page):
  page.find("tab", "Kinds").tap()
  page.settle()


def scores(page):
  page.find("tab", "Scores").tap()
  page.settle()


def bubbles_over(page):
  test_bubblepop.begin(page)
  page.find("button", "Play again", seconds=60)
  page.settle()


def bubbles_raced(page):
  """A second game beside the ghost of the first."""
  bubbles(page)
  for _ in range(4):
    test_bubblepop.await_bubble(page)[0].tap()
  end_card.await_ready(page)
  # The board below the card has a button of the same name.
  [again for again in page.all("button") if again.name == "Play again"][-1].tap()
  page.until(lambda: any("Racing" in text for text in page.texts()), "there is no ghost", 30)
  page.until(lambda: len(test_bubblepop.bubbles(page)) > 3, "too few bubbles come", 20)
  page.page.wait_for_timeout(1500)


# Set without its clock.
QUIET = {"set.clock": "0"}

BOARD = {"bubblepop.board": "BubblePop scores 2\n4\nrules 60-15-1-100-0-0\n240 Grace\n120 Ada\n3 Bob\n"}

GAMES = {"bubblepop.name": "Ada", "bubblepop.games": "BubblePop games 1\n" + "".join(
  f"{score} {score + 60} 60-15-1-100-0-0 Ada\n" for score in (40, 62, 55, 81, 78, 96, 120, 103))}

# The screens of each app by address, with the stored values from which they start.
SCREENS = {
  "bubblepop": {
    "welcome": (lambda page: page.settle(), {}), "playing": (bubbles, BOARD), "paused": (bubbles_paused, BOARD),
    "ghost": (bubbles_raced, {**BOARD, "bubblepop.duration": "10"}), "board": (bubbles_over, {**BOARD, "bubblepop.duration": "10"}), "scores": (scores, BOARD),
    "games": (scores, {**BOARD, **GAMES}), "no scores": (scores, {}),
    "settings": (settings, {}), "kinds": (kinds, {})},
  "home": {"icons": (home, {}), "about": (about, {}), "runs": (runs, {}), "no_runs": (no_runs, {}),
    "today_boards": (home_with_boards, {}), "boards": (boards, {}), "boards_open": (boards_open, {}), "boards_end": (boards_end, {}),
    "devices": (devices, {}), "devices_end": (devices_end, {}), "join_device": (joining, {}),
    "join_device_somebody": (joining_as_somebody, {}), "closed_boards": (closed_boards, {}), "closed_board": (closed_board, {})},
  "breakout": {
    "start": (start, {}), "playing": (playing, {}), "paused": (paused, {}), "settings": (settings, {}),
    "own settings": (settings_end, {"breakout.difficulty": "3"}), "map": (walls, JOURNEY), "editor": (editor, DRAFT),
    "wall over": (wall_over, {**ENDING, **OWN}), "placed": (placed, {**ENDING, **OWN}),
    "game over": (game_over, {**ENDING, **OWN, "breakout.lives": "1"}), "dawn": (playing, {"breakout.look": "1"}),
    "plain": (playing, {"breakout.look": "2"}), "ghost waits": (ghost_waits, RACED), "ghost moves": (ghost_moves, RACED),
    "ghost at dawn": (ghost_moves, {**RACED, "breakout.look": "1"})},
  "pong": {
    "serve": (serve, {}), "rally": (rally, {}), "two players": (serve, {"pong.players": "2"}), "paused": (rally_paused, {}),
    "settings": (settings, {}), "match over": (match_over, QUICK)},
  "pong/laboratory": {
    "first stage": (laboratory, {})},
  "pong/laboratory/5": {"a stage": (laboratory, {})},
  "cards/set": {
    "table": (table, {}), "full table": (full_table, {}), "chosen": (chosen, {}), "mismatch": (mismatch, {}),
    "flight": (flight, {}), "paused": (table_paused, {}), "lesson": (lesson, {}), "lesson solved": (lesson_solved, {}),
    "settings": (bar_settings, {}), "no set": (no_set, {}), "over": (set_over, QUIET), "review": (review, QUIET),
    "junior": (settled, {"set.variant": "1"}), "ultra": (settled, {"set.variant": "2"}), "ghost": (settled, {"set.variant": "3"}),
    "duel": (settled, {"set.opponent": "2"})},
  "cards/concentration": {
    "themes": (themes, {}), "settings": (bar_settings, {}), "paused": (pairs_paused, {}), "own theme": (own_theme, {}),
    "regrets": (regrets, {"concentration.pairs": "4", "concentration.theme": "20"}),
    "two": (concentration, {"concentration.players": "1", "concentration.theme": "21"}),
    **{theme: (concentration, {"concentration.theme": str(number)}) for number, theme in THEMES.items()},
    "many": (concentration, {"concentration.pairs": "12", "concentration.theme": "2"}),
    "few": (few, {"concentration.pairs": "2", "concentration.theme": "3"}),
    "result": (result, {"concentration.pairs": "3", "concentration.theme": "5"})},
  "incline": {
    "tutorial": (tutorial, {}), "set-up": (plane("Set-up"), {}), "now": (plane("Now"), {}), "plot": (plane("Plot"), {}),
    "data": (plane("Data"), {}), "tasks": (plane("Tasks"), {})},
  "incline/plane": {"question": (question, {}), "answered": (answered, {}), "more": (more, {}), "task": (tilt_task, {}),
    "prediction": (prediction, {}), "ghost": (ghost_race, {})}}

STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 32px; background: #f2f2f7; color: #1c1c1e; }
section { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
figure { margin: 0; }
img { display: block; max-width: 320px; max-height: 520px; border-radius: 12px; box-shadow: 0 4px 24px #0003; }
figcaption { margin-top: 8px; color: #666; }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee; } figcaption { color: #aaa; } }
"""


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("words", nargs="*")
  parser.add_argument("--site", type=pathlib.Path, default=ROOT / "dist")
  parser.add_argument("--quick", action="store_true")
  arguments = parser.parse_args()
  folder = arguments.site / "screenshots"
  folder.mkdir(exist_ok=True)
  site = Site(arguments.site).start()
  sections = []
  screens = [
    (app, screen, *how) for app, each in SCREENS.items() for screen, how in each.items()
    if not arguments.words or any(word in f"{app} {screen}" for word in arguments.words)]
  for app, screen, show, stored in screens:
    figures, shots, page = [], [], None
    for device, (width, height, scale) in list(DEVICES.items())[:4 if arguments.quick else None]:
      for look in ("light", "dark"):
        if page and arguments.quick:
          page.page.set_viewport_size({"width": width, "height": height})
          page.set_dark(look == "dark")
          page.page.wait_for_timeout(800)
        else:
          page = BROWSERS["chromium"](
            site.address, width=width, height=height, scale=scale, is_dark=look == "dark", stored=stored)
          page.open("#/" if app == "home" else f"#/{app}")
          show(page)
        name = f"{app}-{screen}-{device}-{look}".replace(" ", "-").replace("/", "-") + ".png"
        page.screenshot(folder / name)
        shots.append((f"{device} {width}×{height}, {look}", (folder / name).read_bytes()))
        if not arguments.quick:
          page.close()
        caption = html.escape(f"{device}, {look}")
        figures.append(f'<figure><a href="{name}"><img src="{name}" alt="{caption}" loading="lazy"></a>'
                       f"<figcaption>{caption}</figcaption></figure>")
        print(name, flush=True)
    if arguments.quick:
      page.close()
    sheet(folder / f"{app}-{screen}.png".replace(" ", "-").replace("/", "-"), shots, columns=4, width=360, title=f"{app}: {screen}")
    sections.append(f"<h2>{app.capitalize()}: {html.escape(screen)}</h2>\n<section>{''.join(figures)}</section>")
  (folder / "gallery.css").write_text(STYLE)
  (folder / "index.html").write_text(
    '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Carom: every screen</title>'
    f'<link rel="stylesheet" href="gallery.css"><h1>Every screen</h1>\n{"".join(sections)}</html>\n')
  site.stop()
  print(f"{folder}/index.html")


if __name__ == "__main__":
  main()
