"""The app that contains two games, and Concentration in it."""

import re

import pytest

import end_card
from concentration_player import await_cards, cards, face, finish, turn_up
from layout import faults

pytestmark = pytest.mark.one_engine

GAME = "#/cards/concentration/animals"
SIZES = [(320, 568), (393, 852), (852, 393), (1024, 768)]


@pytest.fixture
def open_page(open_page):
  """Opens Concentration with the theme of animals."""
  return lambda path=GAME, **options: open_page(path, **options)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(width=size[0], height=size[1])
  await_cards(page, 16)
  page.settle()
  assert not faults(page)
  width, height = page.evaluate("[innerWidth, innerHeight]")
  for card in cards(page).values():
    assert card.x >= 0 and card.y >= 0 and card.x + card.width <= width and card.y + card.height <= height


@pytest.mark.every_engine
def test_a_theme_opens_the_game_and_back_leads_back(open_page):
  """SE-L5: the bar, the browser and the address agree."""
  page = open_page(path="#/cards/concentration", width=393, height=852)
  page.find(name="Weather").tap()
  await_cards(page, 16)
  page.wait("location.hash === '#/cards/concentration/weather'")
  page.settle()
  assert not faults(page)
  page.find("heading", "Weather")
  steps = page.evaluate("history.length")
  page.find("button", "Themes").tap()
  page.find(name="Surprise me")
  # The back button in the bar uses the browser's history, so Forward leads to the game again.
  page.wait("location.hash === '#/cards/concentration'")
  assert page.evaluate("history.length") == steps
  page.evaluate("history.forward(), 0")
  page.wait("location.hash === '#/cards/concentration/weather'")
  await_cards(page, 16)


def test_themes_and_game_stand_side_by_side(open_page):
  page = open_page(path="#/cards/concentration", width=1180, height=820)
  await_cards(page, 16)
  page.settle()
  shown = turn_up(page, 1)
  assert not page.has("heading", "Clocks")
  page.find(name="Clocks").tap()
  page.until(lambda: face(cards(page)[1]) not in (None, shown), "the card has the old theme or is turned back")
  # The bar's title is a heading; the theme's row in the list is not.
  page.find("heading", "Clocks")


FIELD = "document.querySelector('#app input[aria-label=\"{}\"]')"

WRITE = """(text) => {
  const input = document.activeElement;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true }));
}"""


def write(page, name, text):
  """Taps a field and replaces its text."""
  field = FIELD.format(name)
  page.wait(f"{field} !== null")
  x, y = page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({field}.getBoundingClientRect())")
  page.tap(x, y)
  page.wait(f"document.activeElement === {field}")
  page.run(WRITE, text)


def own_themes(page):
  """Scrolls down through the themes to the player's own."""
  page.settle()
  page.run("""() => document.elementFromPoint(150, innerHeight / 2).dispatchEvent(new WheelEvent('wheel',
    { deltaY: 3000, clientX: 150, clientY: innerHeight / 2, bubbles: true, cancelable: true }))""")
  page.settle()


@pytest.mark.every_engine
def test_an_own_theme_is_typed_kept_and_played(open_page):
  page = open_page(path="#/cards/concentration", width=1180, height=820)
  own_themes(page)
  page.find(name="New theme …").tap()
  page.settle()
  write(page, "Name", "Pets")
  write(page, "Faces", "🐶🐱 cat 🐭")
  page.wait("e2e.texts().some((text) => text === '4 faces so far, 8 more to go.')")
  write(page, "Faces", "🐶🐱🐭🐰🦊🐻🐼🐨🐯🦁 cat dog")
  page.wait("e2e.texts().some((text) => text === '12 faces: enough for every game.')")
  page.settle()
  assert not faults(page)
  page.find(name="Pets").tap()
  page.wait("location.hash === '#/cards/concentration/own-1'")
  page.reload()
  await_cards(page, 16)
  page.settle()
  assert "Pets" in page.texts()
  assert turn_up(page, 1) in ["🐶", "🐱", "🐭", "🐰", "🦊", "🐻", "🐼", "🐨", "🐯", "🦁", "cat", "dog"]


@pytest.mark.every_engine
def test_a_pair_leaves_and_the_score_counts(open_page):
  page = open_page(stored={"concentration.pairs": "2"})
  await_cards(page, 4)
  page.settle()
  finish(page)
  page.find("alertdialog", seconds=20)
  page.find("heading", "All pairs found")
  page.settle()
  assert not faults(page)
  name, result, link = end_card.shared(page)
  assert name == "Carom · Concentration" and re.fullmatch(r"All pairs found · −?\d+ points?", result), (name, result)
  assert link.endswith("#/cards/concentration/animals"), link
  end_card.press(page, "Play again")
  await_cards(page, 4)


def test_a_third_card_turns_two_back_at_once(open_page):
  page = open_page(stored={"concentration.look": "30"})
  await_cards(page, 16)
  page.settle()
  first = turn_up(page, 1)
  second = next(number for number in range(2, 17) if turn_up(page, number) != first)
  third = next(number for number in cards(page) if number not in (1, second))
  turn_up(page, third)
  page.until(lambda: face(cards(page)[second]) is None, "it is still face up")


@pytest.mark.every_engine
def test_keyboard_alone_plays(open_page):
  page = open_page(has_touch=False)
  await_cards(page, 16)
  page.settle()
  page.press("ArrowDown")
  page.wait("document.activeElement.getAttribute('aria-label') === 'Card 1, row 1, column 1, face down'")
  page.press("ArrowRight")
  page.press("Space")
  page.until(lambda: face(cards(page)[2]), "card 2 stays face down")
  page.press("p")
  page.find("button", "Resume")
  assert not cards(page)


def test_each_tab_keeps_its_state(open_page):
  """SE-L7."""
  page = open_page()
  await_cards(page, 16)
  page.settle()
  shown = turn_up(page, 1)
  page.find("tab", "Set").tap()
  page.find(name="Deck, 69 cards")
  page.wait("location.hash === '#/cards/set'")
  page.find("tab", "Concentration").tap()
  page.find("button", "Resume").tap()
  page.until(lambda: cards(page) and face(cards(page)[1]) == shown, "the game is another one")


def standing(page):
  """Returns what the screen shows of the game: the score, and the number of flips."""
  found = [re.search(r"^-?\d+$|\d+ flips?", text) for text in page.texts()]
  return sorted(match[0] for match in found if match)


def test_every_width(open_page):
  """Widens and narrows the window during a game: nothing is lost, nothing overlaps, and the right columns are shown."""
  page = open_page(width=320, height=720, has_touch=False)
  await_cards(page, 16)
  page.settle()
  # A single card stays face up; two would be turned back while the window is resized.
  turn_up(page, 1)
  page.settle()
  before = {number: face(card) for number, card in cards(page).items()}
  told = standing(page)
  assert told
  for width in [*range(320, 1441, 40), *range(1400, 319, -40)]:
    page.resize(width, 720)
    page.settle()
    assert not faults(page), width
    assert {number: face(card) for number, card in cards(page).items()} == before, width
    assert standing(page) == told, width
    # The themes are beside the game if the width class is regular.
    assert page.has(name="Surprise me") == (width >= 600), width


def test_turned_in_mid_deal_nothing_is_lost(open_page):
  page = open_page(width=393, height=852)
  page.wait("carom.tick > 20")
  page.resize(852, 393)
  await_cards(page, 16)
  page.settle()
  assert not faults(page)


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_page):
  page = open_page()
  await_cards(page, 16)
  nodes = page.accessibility_tree()
  assert not [node for node in nodes if node[0] in ("image", "button", "slider", "switch", "tab") and not node[1]]
