"""BubblePop as people meet it, in every browser; and the text field it asks for a name with."""

import pytest

from layout import faults

KINDS = ("red, ", "pink, ", "green, ", "blue, ", "black, ")
NAME = "document.querySelector('input.field[aria-label=\"Your name\"]')"


@pytest.fixture
def open_page(open_page):
  """Opens BubblePop."""
  return lambda path="#/bubblepop", **options: open_page(path, **options)


def tap_name(page):
  """Taps the name's input."""
  box = page.wait(f"(() => {{ const b = {NAME}?.getBoundingClientRect(); return b && b.width ? [b.x, b.y, b.width, b.height] : null }})()")
  page.tap(box[0] + box[2] / 2, box[1] + box[3] / 2)
  page.wait(f"document.activeElement === {NAME}")


def write(page, text):
  """What a keyboard or a paste does to the input."""
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


def test_asks_for_a_name(open_page):
  page = open_page()
  page.find("button", "Start").tap()
  page.until(lambda: any(text.startswith("Type a name first") for text in page.texts()), "nobody asks for a name")
  page.settle()
  assert not faults(page)


def test_writes_any_script_and_limits(open_page):
  page = open_page()
  tap_name(page)
  write(page, "Жа愛👩‍🚀")
  page.wait(f"{NAME}.value === 'Жа愛👩‍🚀'")
  write(page, "x" * 100)
  page.wait(f"[...new Intl.Segmenter().segment({NAME}.value)].length === 30", 10)


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


def test_numbers_are_written_within_their_range(open_page):
  page = open_page("#/bubblepop/settings")
  page.wait("document.querySelector('input[aria-label=\"Game time\"]') !== null")
  page.run("""() => { const input = document.querySelector('input[aria-label="Game time"]'); input.focus(); input.select() }""")
  write(page, "500")
  page.until(lambda: "The most are 120 seconds" in page.texts(), "nobody tells the range")
  page.press("Enter")
  page.wait("document.querySelector('input[aria-label=\"Game time\"]').value === '120'")
  page.settle()
  assert not faults(page)
