"""BubblePop as people meet it, with the text field in which it asks for a name."""

import os
import re
import time

import pytest

import end_card
from layout import faults

pytestmark = pytest.mark.one_engine

KINDS = ("red, ", "pink, ", "green, ", "blue, ", "black, ")
NAME = "document.querySelector('input.field[aria-label=\"Your name\"]')"


@pytest.fixture
def open_page(open_page):
  """Opens BubblePop."""
  return lambda path="#/bubblepop", **options: open_page(path, **options)


def tap_name(page):
  """Taps the field for the name."""
  box = page.wait(f"(() => {{ const b = {NAME}?.getBoundingClientRect(); return b && b.width ? [b.x, b.y, b.width, b.height] : null }})()")
  page.tap(box[0] + box[2] / 2, box[1] + box[3] / 2)
  page.wait(f"document.activeElement === {NAME}")


def write(page, text):
  """Edits the field as a keyboard or a paste does."""
  page.run("""(text) => {
    const input = document.activeElement;
    input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end');
    input.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true }));
  }""", text)


def begin(page, name="Ada"):
  tap_name(page)
  write(page, name)
  page.find("button", "Start").tap()
  page.find("button", "Pause")


def bubbles(page):
  return [each for each in page.all("button") if each.name.startswith(KINDS) and not each.hidden]


def await_bubble(page):
  return page.until(lambda: bubbles(page), "no bubble comes", 20)


@pytest.mark.every_engine
def test_asks_for_a_name(open_page):
  page = open_page()
  page.find("button", "Start").tap()
  page.until(lambda: any(text.startswith("Type a name first") for text in page.texts()), "nobody asks for a name")
  page.settle()
  assert not faults(page)


@pytest.mark.every_engine
def test_writes_any_script_and_limits(open_page):
  page = open_page()
  tap_name(page)
  write(page, "Жа愛👩‍🚀")
  page.wait(f"{NAME}.value === 'Жа愛👩‍🚀'")
  write(page, "x" * 100)
  page.wait(f"[...new Intl.Segmenter().segment({NAME}.value)].length === 30", 10)


@pytest.mark.every_engine
def test_leaves_an_input_method_alone(open_page):
  page = open_page()
  tap_name(page)
  page.run("""() => {
    const input = document.activeElement;
    const say = (type, data) => input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
    const show = (text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertCompositionText', isComposing: true, bubbles: true }));
    };
    say('compositionstart', '');
    show('あ');
    show('あいこ');
    show('愛子');
    say('compositionend', '愛子');
  }""")
  page.wait(f"{NAME}.value === '愛子'")
  page.find("button", "Start").tap()
  page.find("button", "Pause")
  assert page.evaluate("localStorage.getItem('carom.bubblepop.name')") == "愛子"


@pytest.mark.every_engine
def test_return_begins_and_a_tap_pops(open_page):
  page = open_page()
  tap_name(page)
  write(page, "Ada")
  page.press("Enter")
  page.find("button", "Pause")
  await_bubble(page)
  for _ in range(20):
    for bubble in bubbles(page)[:1]:
      bubble.tap()
    if any(text.startswith("+") for text in page.texts()):
      break
  page.until(lambda: any(text.startswith("+") for text in page.texts()) or "0" not in page.texts(), "no points")


def overlaps(page):
  """Returns pairs of overlapping bubbles, and bubbles that extend beyond the sides, in points."""
  return page.run("""(names) => {
    const isBubble = (each) => names.some((name) => e2e.nodes.nameOf(each).startsWith(name)) && e2e.nodes.isSeen(each);
    const boxes = [...document.querySelectorAll('#app [role=button]')].filter(isBubble).map(e2e.nodes.place);
    const middles = boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, d: box.width }));
    const faults = middles.filter((one) => one.x - one.d / 2 < -1 || one.x + one.d / 2 > innerWidth + 1).map((one) => [one]);
    for (const [index, one] of middles.entries()) {
      for (const other of middles.slice(index + 1)) {
        if (Math.hypot(one.x - other.x, one.y - other.y) < (one.d + other.d) / 2 - 1) faults.push([one, other]);
      }
    }
    return faults;
  }""", KINDS)


def test_turns_in_mid_game(open_page):
  page = open_page(stored={"bubblepop.bubbles": "30"})
  begin(page)
  await_bubble(page)
  for width, height in [(852, 393), (393, 852), (320, 480), (1024, 768)]:
    page.resize(width, height)
    await_bubble(page)
    assert not overlaps(page)
    page.find("button", "Pause")


def test_looks_well_at_every_size(open_page):
  page = open_page()
  for width, height in [(320, 480), (390, 844), (844, 390), (768, 1024), (1024, 768)]:
    page.resize(width, height)
    page.find("button", "Start")
    page.settle()
    assert not faults(page), f"{width}×{height}"


BOARD = "BubblePop scores 2\n2\nrules 60-15-1-100-0-0\n50 Ada\n"

# Chooses a file, as a person does in the browser's own dialog, which the drivers cannot reach in every browser.
CHOOSE = """(name, text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: 'text/plain' }));
  window.asked.files = files.files;
  window.asked.dispatchEvent(new Event('change'));
}"""


@pytest.mark.every_engine
def test_takes_scores_in_from_a_file(open_page):
  page = open_page("#/bubblepop/scores", stored={"bubblepop.board": BOARD})
  page.run("""() => {
    HTMLInputElement.prototype.click = function () { window.asked = this; };
    HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };
    URL.createObjectURL = (blob) => { window.content = blob; return location.href; };
    URL.revokeObjectURL = () => {};
  }""")
  page.find("button", "Save as a file").tap()
  assert page.wait("window.saved") == "BubblePop scores.txt"
  assert page.evaluate("content.text()") == BOARD
  page.find("button", "Add from a file").tap()
  page.wait("window.asked?.type === 'file' && window.asked.accept === '.txt'")
  page.run(CHOOSE, "scores.txt", "BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n70 Ada\n20 Bob\n")
  page.until(lambda: "1 score added, 1 score improved." in page.texts(), "nothing is added")
  assert page.wait("localStorage.getItem('carom.bubblepop.board')?.includes('70 Ada')")
  page.find("button", "Add from a file").tap()
  page.wait("window.asked.isConnected")
  page.run(CHOOSE, "film.mov", "no scores")
  # The text is wrapped into lines.
  page.until(
    lambda: any("not a file of BubblePop scores" in " ".join(text.split()) for text in page.texts()), "it is not refused")
  page.find("button", "Undo").tap()
  page.until(lambda: not any("Bob" in text for text in page.texts()), "it is not undone")
  page.settle()
  assert not faults(page)
  assert page.evaluate("document.querySelector('input[type=file]') === null")


def test_pauses_and_goes_on(open_page):
  page = open_page()
  begin(page)
  await_bubble(page)
  page.find("button", "Pause").tap()
  page.find("button", "Paused").tap()
  page.until(lambda: "3" in page.texts(), "it does not count")


def test_ends_with_the_board(open_page):
  page = open_page(stored={"bubblepop.duration": "10"})
  begin(page, "Ada")
  page.find("button", "Play again", seconds=60)
  page.settle()
  assert any("Ada" in text for text in page.texts())
  assert not faults(page)
  assert "Ada" in page.evaluate("localStorage.getItem('carom.bubblepop.board')")
  name, result, link = end_card.shared(page)
  assert name == "Carom · BubblePop" and result == "Time’s up! · 0 points", (name, result)
  assert link.endswith("#/bubblepop"), link


@pytest.mark.every_engine
def test_numbers_are_written_within_their_range(open_page):
  page = open_page("#/bubblepop/settings")
  page.wait("document.querySelector('input[aria-label=\"Game time\"]') !== null")
  page.run("""() => { const input = document.querySelector('input[aria-label="Game time"]'); input.focus(); input.select() }""")
  write(page, "500")
  page.until(lambda: "At most 120 seconds, please" in page.texts(), "the range is not mentioned")
  page.press("Enter")
  page.wait("document.querySelector('input[aria-label=\"Game time\"]').value === '120'")
  page.settle()
  assert not faults(page)


OWN_KINDS = "k=3.1.112233.heart..half~6.1.445566.star..whole"


def said(page, words):
  """Whether a text is shown, however it is wrapped."""
  return any(words in " ".join(text.split()) for text in page.texts())


def test_kinds_travel_by_link_and_wait_to_be_used(open_page):
  page = open_page(f"#/bubblepop/kinds?{OWN_KINDS}")
  page.until(lambda: said(page, "A link brought these kinds."), "the link's kinds are not shown")
  assert page.evaluate("localStorage.getItem('carom.bubblepop.kinds')") is None
  page.settle()
  assert not faults(page)
  page.find("button", "Use these kinds").tap()
  page.wait("localStorage.getItem('carom.bubblepop.kinds')?.includes('445566 star whole')")
  page.find("tab", "Play").tap()
  page.until(lambda: any("whole" in each.name for each in page.all()), "the legend does not have them")


def test_a_damaged_link_of_kinds_is_refused_with_its_reason(open_page):
  page = open_page("#/bubblepop/kinds?k=1.400.112233.heart..half")
  page.until(lambda: said(page, "The kinds of this link were refused"), "nobody says so")
  assert said(page, "Line 1: the weight is a number from 1 to 100.")
  assert page.evaluate("localStorage.getItem('carom.bubblepop.kinds')") is None


def test_settings_opened_by_their_address_know_what_the_screen_has_room_for(open_page):
  def room(page):
    found = [re.search(r"room for (\d+) bubbles", text) for text in page.texts()]
    return next((int(each[1]) for each in found if each), None)

  page = open_page("#/bubblepop/settings", stored={"bubblepop.bubbles": "30"})
  known = page.until(lambda: room(page), "the settings say nothing, or that there is no room")
  page.find("tab", "Play").tap()
  page.settle()
  page.find("tab", "Settings").tap()
  page.settle()
  assert room(page) == known


def test_a_monkey_finds_no_error(open_page):
  """BU-A4: an app in which somebody taps, drags, presses keys and turns the device at random writes nothing to the console and
  does not stop. This takes ten seconds here, and CAROM_MONKEY seconds before a release."""
  page = open_page(stored={"bubblepop.duration": "10", "bubblepop.bubbles": "30", "bubblepop.specials": "1"})
  begin(page)
  page.run("""(seed) => {
    const app = document.getElementById('app');
    let state = seed;
    const chance = (most) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % most;
    const keys = ['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'p', 'n'];
    const act = (kind, event) => { monkey.done += 1; event.dispatchEvent(kind); };
    const finger = (type, x, y) => act(new PointerEvent(type, { pointerId: 50, pointerType: 'touch', isPrimary: true,
      bubbles: true, cancelable: true, buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y }), app);
    window.monkey = { done: 0 };
    monkey.timer = setInterval(() => {
      const [x, y] = [chance(innerWidth), chance(innerHeight)];
      if (chance(12) === 0) {
        const key = keys[chance(keys.length)];
        for (const type of ['keydown', 'keyup']) act(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }),
          document.activeElement ?? document.body);
        return;
      }
      finger('pointerdown', x, y);
      if (chance(6) === 0) finger('pointermove', chance(innerWidth), chance(innerHeight));
      finger('pointerup', x, y);
    }, 10);
  }""", 7)
  seconds = int(os.environ.get("CAROM_MONKEY", "10"))
  tick = page.tick
  for second in range(seconds):
    time.sleep(1)
    if second % 4 == 2:
      page.resize(*[(852, 393), (393, 852), (320, 480), (1024, 768)][second // 4 % 4])
  # A busy machine needs longer for as many touches.
  page.wait(f"monkey.done > {40 * seconds}", 6 * seconds)
  page.run("() => clearInterval(monkey.timer)")
  # The app goes on: the clock runs, and a link leads to another tab.
  assert page.tick > tick
  page.evaluate("location.hash = '#/bubblepop/scores'")
  page.find("tab", "Scores")
  page.settle()
  assert not faults(page)
