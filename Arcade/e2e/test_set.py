"""Set as people meet it."""

import re

import pytest

import end_card
from layout import faults
from set_player import await_cards, cards, deal, exercise, find_set, lie_still, number_of, take_set

pytestmark = pytest.mark.one_engine

SIZES = [(320, 568), (375, 667), (393, 852), (852, 393), (768, 1024), (1024, 768), (1440, 900)]


@pytest.fixture
def open_page(open_page):
  """Opens Set."""
  return lambda path="#/cards/set", **options: open_page(path, **options)


def choose(page, name, address):
  """Taps a button in the top bar. WebKit's window here cannot show all of a tall page, so the address is changed
  instead."""
  if page.name == "webkit" and page.options["height"] > 900:
    page.evaluate(f"location.hash = '{address}', 0")
  else:
    page.find("button", name).tap()


def reads(page, text):
  """Waits until a text is visible."""
  page.until(lambda: text in page.texts(), f"nobody says “{text}”")


def says(page, beginning):
  """Waits until a text that begins like this is visible; its line breaks do not matter."""
  said = lambda: any(" ".join(text.split()).startswith(beginning) for text in page.texts())
  page.until(said, f"nobody says “{beginning} …”")


def lie_well(page, count):
  """Returns whether this many cards are on the screen without overlapping."""
  found = list(cards(page).values())
  width, height = page.evaluate("[innerWidth, innerHeight]")
  assert len(found) == count
  for index, one in enumerate(found):
    assert one.x >= 0 and one.y >= 0 and one.x + one.width <= width and one.y + one.height <= height, one
    for other in found[:index]:
      apart = (one.x + one.width <= other.x + 1 or other.x + other.width <= one.x + 1
               or one.y + one.height <= other.y + 1 or other.y + other.height <= one.y + 1)
      assert apart, f"{one} and {other}"


@pytest.mark.every_engine
def test_shows_the_game(open_page):
  page = open_page(scale=2)
  await_cards(page, 12)
  for name in ("Deck, 69 cards", "Discard pile, 0 cards", "Pause", "New game", "Undo", "Shuffle", "Hint"):
    page.find(name=name)
  page.settle()
  lie_well(page, 12)
  assert not faults(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(width=size[0], height=size[1])
  await_cards(page, 12)
  page.settle()
  assert not faults(page)
  for _ in range(3):
    deal(page)
  await_cards(page, 21)
  page.settle()
  lie_well(page, 21)
  assert not faults(page)
  choose(page, "Learn", "#/cards/set/learn")
  reads(page, "Which card makes a set?")
  page.settle()
  assert not faults(page)
  choose(page, "Set", "#/cards/set")
  page.find("button", "Resume")
  page.settle()
  choose(page, "Settings", "#/cards/set/settings")
  page.find("radio", "Keen")
  page.settle()
  assert not faults(page)
  choose(page, "Set", "#/cards/set")
  page.find("button", "Resume")
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
def test_a_set_flies_to_the_pile_and_three_cards_come(open_page):
  page = open_page()
  await_cards(page, 12)
  while not take_set(page):
    deal(page)
    await_cards(page, len(cards(page)) + 3)
  page.wait("e2e.texts().some((text) => text.startsWith('Set! +'))")
  page.find(name="Discard pile, 3 cards", seconds=20)
  await_cards(page, 12 if number_of(page, "Deck") == 66 else 15)
  page.settle()
  assert not faults(page)


def test_a_whole_game(open_page):
  page = open_page(reduces_motion=True, stored={"set.clock": "0"})
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
  page.find("heading", "No sets left")
  page.settle()
  assert not faults(page)
  name, result, link = end_card.shared(page)
  assert name == "Carom · Set" and re.fullmatch(r"No sets left · −?\d+ points?", result), (name, result)
  assert link.endswith("#/cards/set"), link
  end_card.press(page, "Play again")
  page.find_gone("alertdialog", None)
  page.find(name="Deck, 69 cards")


@pytest.mark.every_engine
def test_keyboard_alone_plays(open_page):
  page = open_page(has_touch=False)
  await_cards(page, 12)
  page.settle()
  names = list(cards(page))
  page.press("ArrowDown")
  page.wait(f"document.activeElement.getAttribute('aria-label') === '{names[0]}'")
  page.press("ArrowRight")
  page.wait(f"document.activeElement.getAttribute('aria-label') === '{names[1]}'")
  page.press("Space")
  page.until(lambda: cards(page)[names[1]].text == "selected", "the card is not selected")
  pressed = "[...document.querySelectorAll('#app [role=button][aria-pressed=true]')].map((each) => each.getAttribute('aria-label'))"
  assert page.evaluate(pressed) == [names[1]]
  page.press("d")
  page.find(name="Deck, 66 cards")
  page.press("p")
  page.find("button", "Resume")
  assert not cards(page)


def test_a_mismatch_says_why(open_page):
  page = open_page(stored={"set.clock": "0"})
  await_cards(page, 12)
  lying = lie_still(page)
  names = list(lying)
  wrong = names[:3] if find_set(names[:3]) is None else [*names[:2], names[3]]
  for name in wrong:
    lying[name].tap()
  page.wait("e2e.texts().some((text) => text.startsWith('Not a set: two'))")
  page.until(lambda: all(cards(page)[name].text == "not a set" for name in wrong), "the cards are not marked")
  page.find("button", "Undo").tap()
  page.until(lambda: sum(each.text == "selected" for each in cards(page).values()) == 2, "nothing was taken back")


@pytest.mark.every_engine
def test_turned_in_mid_deal_nothing_is_lost(open_page):
  page = open_page()
  page.wait("carom.tick > 60")
  page.resize(852, 393)
  await_cards(page, 12)
  page.settle()
  lie_well(page, 12)
  assert not faults(page)


@pytest.mark.every_engine
def test_two_fingers_shuffle(open_page):
  page = open_page()
  await_cards(page, 12)
  page.settle()
  order = list(cards(page))
  page.run("""() => {
    const app = document.getElementById('app');
    const finger = (type, pointerId, angle, side) => app.dispatchEvent(new PointerEvent(type, {
      pointerId, pointerType: 'touch', isPrimary: pointerId === 91, bubbles: true, cancelable: true, buttons: type === 'pointerup' ? 0 : 1,
      clientX: innerWidth / 2 + side * 90 * Math.cos(angle), clientY: innerHeight / 2 + side * 90 * Math.sin(angle) }));
    for (const [id, side] of [[91, 1], [92, -1]]) finger('pointerdown', id, 0, side);
    for (let step = 1; step <= 12; step += 1) for (const [id, side] of [[91, 1], [92, -1]]) finger('pointermove', id, step * 0.08, side);
    for (const [id, side] of [[91, 1], [92, -1]]) finger('pointerup', id, 0.96, side);
    return 0;
  }""")
  page.until(lambda: list(cards(page)) != order and sorted(cards(page)) == sorted(order), "the order is the old one")
  page.settle()
  lie_well(page, 12)


LESSON = 15


def await_exercise(page, number):
  """Waits until an exercise of the lesson is shown, or its end."""
  reads(page, f"Exercise {number} of {LESSON}" if number <= LESSON else "You know Set")


def test_a_wrong_answer_says_why(open_page):
  page = open_page(path="#/cards/set/learn")
  await_exercise(page, 1)
  page.settle()
  answer, = exercise(page)
  wrong = next(name for name in cards(page) if name != answer)
  page.find("button", wrong).tap()
  says(page, "Not a set: two are")
  page.settle()
  assert not faults(page)
  page.find("button", answer).tap()
  reads(page, "That is a set.")
  page.find("button", "Next").tap()
  await_exercise(page, 2)
  page.reload()
  await_exercise(page, 2)


FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def tab_to(page, name):
  """Presses Tab until an element has the focus."""
  for _ in range(60):
    if page.evaluate(FOCUSED) == name:
      return
    before = page.evaluate(FOCUSED)
    page.press("Tab")
    page.wait(f"({FOCUSED}) !== {before!r} || true")
  raise AssertionError(f"Tab never reaches “{name}”")


def test_the_lesson_by_keyboard_alone(open_page):
  page = open_page(path="#/cards/set/learn", has_touch=False)
  for number in range(1, LESSON + 1):
    await_exercise(page, number)
    page.settle()
    for name in exercise(page):
      tab_to(page, name)
      page.press("Space")
    page.find("button", "Next")
    tab_to(page, "Next")
    page.press("Enter")
  await_exercise(page, LESSON + 1)
  assert not faults(page)
  tab_to(page, "Play Set")
  page.press("Enter")
  page.find(name="Deck, 69 cards")


ACTIVATE = """(name) => [...document.querySelectorAll('#app [role=button]')]
  .find((element) => e2e.nodes.isSeen(element) && e2e.nodes.nameOf(element) === name).click()"""


@pytest.mark.needs("accessibility tree")
def test_the_lesson_by_the_accessibility_tree_alone(open_page):
  page = open_page(path="#/cards/set/learn")
  for number in range(1, LESSON + 1):
    await_exercise(page, number)
    page.settle()
    nodes = page.accessibility_tree()
    named = {node[1] for node in nodes if node[0] in ("button", "image")}
    for name in exercise(page):
      assert name in named
      page.run(ACTIVATE, name)
    page.find("button", "Next")
    page.run(ACTIVATE, "Next")
  await_exercise(page, LESSON + 1)


def test_without_a_set_the_deal_is_offered(open_page):
  """With this seed the first table has no set."""
  page = open_page(stored={"set.opponent": "2"})
  says(page, "No set here")
  await_cards(page, 12)
  assert find_set(cards(page)) is None
  spoken = "[...document.querySelectorAll('.spoken')].some((each) => each.textContent.includes('sees no set either'))"
  page.wait(spoken)
  says(page, "The computer sees no set")
  deal(page)
  await_cards(page, 15)
  page.until(lambda: not any("no set" in " ".join(text.split()) for text in page.texts()), "the message stays")


def test_cards_that_stay_keep_their_places(open_page):
  """Deals three more cards twice, and compares the positions of the others."""
  for width, height in [(320, 568), (393, 852), (852, 393)]:
    page = open_page(width=width, height=height, stored={"set.clock": "0"})
    before = await_cards(page, 12)
    page.settle()
    before = cards(page)
    for count in (15, 18):
      deal(page)
      await_cards(page, count)
      page.settle()
      after = cards(page)
      for axis, size in (("x", "width"), ("y", "height")):
        def order(found):
          return sorted(before, key=lambda name: round(getattr(found[name], axis) + getattr(found[name], size) / 2))
        first, last = order(before)[0], order(before)[-1]
        middle = lambda each: getattr(each, axis) + getattr(each, size) / 2
        scale = (middle(after[last]) - middle(after[first])) / (middle(before[last]) - middle(before[first]))
        assert scale <= 1.001
        for name in before:
          wanted = middle(after[first]) + (middle(before[name]) - middle(before[first])) * scale
          assert abs(middle(after[name]) - wanted) < 1.5, (width, count, name)
      for name in before:
        assert (before[name].width > before[name].height) == (after[name].width > after[name].height)
      before = after
    page.close()


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_page):
  page = open_page()
  await_cards(page, 12)
  for name in ("Learn", "Set", "Settings", "Set"):
    page.find("button", name).tap()
    page.settle()
    nodes = page.accessibility_tree()
    assert not [node for node in nodes if node[2] and not node[1] and node[0] != "RootWebArea"]
    assert not [node for node in nodes if node[0] in ("image", "button", "slider", "switch", "tab") and not node[1]]


@pytest.mark.needs("touch")
def test_dark_and_light(open_page):
  shown = "[...document.querySelectorAll('#app .layer')].map((each) => each.style.backgroundColor).join()"
  light = open_page().evaluate(shown)
  assert open_page(is_dark=True).evaluate(shown) != light


def test_the_old_address_leads_to_the_new_place(open_page):
  page = open_page(path="#/set/learn")
  reads(page, "Which card makes a set?")
  page.wait("location.hash === '#/cards/set/learn'")
