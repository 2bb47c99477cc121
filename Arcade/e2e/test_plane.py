"""The inclined plane as a person uses it."""

import csv
import io
import math

import pytest

from layout import faults

pytestmark = pytest.mark.one_engine

SIZES = [(320, 568), (852, 393), (768, 1024), (1440, 900)]
TUTORIAL, PLANE = "#/incline", "#/incline/plane"
# A ring and a box on a slope that leans to the left, with springs at its ends. RACE_DIGEST is the hash of the exported
# file. ExperimentTests of the native build expects the same hash.
RACE = "?g=0&z=1&a=-3300&l=300&s=10&us=400&uk=300&e=30&d=15&b=2.1000.100,4.500.80"
RACE_DIGEST = 0xBC65E6FAD04413D3
# A run that is pushed and tilted. DeedTests of the native build expects the same hash.
PUSHED = RACE + "&p=10.0.35,40.0.0,60.1.-120,75.1.0&q=90.2500,91.2600"
PUSHED_DIGEST = 0x73C575CAD5648C65
SECTIONS = ["Tasks", "Set-up", "Now", "Plot", "Data"]


def place(page, name):
  return page.find("", name)


@pytest.mark.every_engine
def test_the_ball_goes_down_the_slope(open_page):
  page = open_page(TUTORIAL)
  first = place(page, "Ball")
  page.wait(f"document.querySelector('[aria-label=Ball]').getBoundingClientRect().x > {first.x + 20}")
  assert place(page, "Ball").y > first.y - 30
  page.find("button", "Pause").tap()
  page.settle()
  assert any("0.0125" in text for text in page.texts())
  assert not faults(page)


def test_plane_height_changes_listing_and_slope(open_page):
  page = open_page(TUTORIAL)
  page.find("button", "Pause").tap()
  page.find("slider", "PLANE_HEIGHT").focus()
  page.press("Home")
  page.wait("document.querySelector('input.field[aria-label=PLANE_HEIGHT]')?.value === '−300'")
  page.settle()


def test_runs_and_comes_to_rest(open_page):
  page = open_page(PLANE)
  page.find("button", "Play").tap()
  page.wait("e2e.texts().some((text) => text.startsWith('t ') && !text.startsWith('t 0.00'))")
  page.find("button", "Play", seconds=40)
  page.settle()
  assert not faults(page)


def test_a_link_gives_its_setup(open_page):
  page = open_page(PLANE + "?g=1&z=0&a=-3300&l=300&s=10&us=400&uk=300&e=30&b=2.1000.100,4.500.80")
  page.wait("document.body.innerHTML.includes('−33.00')")
  assert "a=-3300" in page.evaluate("location.hash")


def test_a_damaged_link_is_refused(open_page):
  page = open_page(PLANE + "?a=9999", may_complain=True)
  page.wait("e2e.texts().some((text) => text.includes('damaged'))")


# The colors of a view's own drawing, at fractions of its width and height.
PIXELS = """(name, places) => {
  const canvas = document.querySelector(`#app [aria-label="${name}"]`).querySelector('canvas.picture');
  const { width, height } = canvas;
  // A canvas that shows a bitmap cannot be read, but it can be copied.
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  const at = (part, size) => Math.min(size - 1, Math.floor(part * size));
  return places.map(([x, y]) => [...data.slice(4 * (at(y, height) * width + at(x, width))).slice(0, 4)]);
}"""


def colors(page, name, inside, outside):
  """Returns the colors at places inside and outside a figure."""
  found = [tuple(each) for each in page.run(PIXELS, name, inside + outside)]
  return set(found[:len(inside)]), set(found[len(inside):])


@pytest.mark.every_engine
def test_the_ball_is_a_red_circle_on_nothing(open_page):
  """IN-R1, IN-R3."""
  page = open_page(TUTORIAL)
  ball = place(page, "Ball")
  assert abs(ball.width - ball.height) < 0.01
  inside = [(0.5, 0.5), (0.04, 0.5), (0.96, 0.5), (0.5, 0.04), (0.5, 0.96), (0.2, 0.2)]
  outside = [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.1, 0.1)]
  assert colors(page, "Ball", inside, outside) == ({(255, 0, 0, 255)}, {(0, 0, 0, 0)})


@pytest.mark.every_engine
def test_the_plane_is_a_black_triangle_that_falls_to_the_right(open_page):
  """IN-R2, IN-R3."""
  page = open_page(TUTORIAL)
  inside = [(0.02, 0.5), (0.5, 0.9), (0.48, 0.52), (0.9, 0.97)]
  outside = [(0.98, 0.5), (0.52, 0.48), (0.5, 0.1), (0.9, 0.8)]
  assert colors(page, "Plane", inside, outside) == ({(0, 0, 0, 255)}, {(0, 0, 0, 0)})


# The greatest distance of the middle of the ball's lower edge from the line within this many frames, in CSS pixels, and
# the change of the slope's height meanwhile.
GAP = """(frames) => new Promise((done) => {
  const box = (name) => document.querySelector(`#app [aria-label=${name}]`).getBoundingClientRect();
  let most = 0, least = 1e9, greatest = 0;
  const look = () => {
    const ball = box('Ball'), plane = box('Plane');
    const part = ((ball.left + ball.right) / 2 - plane.left) / plane.width;
    const falls = ball.bottom - (plane.top + part * plane.height);
    const rises = ball.bottom - (plane.bottom - part * plane.height);
    most = Math.max(most, Math.min(Math.abs(falls), Math.abs(rises)));
    least = Math.min(least, plane.height);
    greatest = Math.max(greatest, plane.height);
    frames -= 1;
    frames > 0 ? requestAnimationFrame(look) : done({ most, swing: greatest - least });
  };
  requestAnimationFrame(look);
})"""


def test_contact_is_kept_while_the_slope_is_tilted(open_page):
  """IN-R4, IN-H1."""
  page = open_page(TUTORIAL, width=1440, height=900)
  page.find("radio", "Returns").tap()
  page.find("switch", "Animate the slope").tap()
  gap = page.run(GAP, 150)
  assert gap["most"] <= 0.5 and gap["swing"] > 5, gap


def test_contact_is_kept_when_the_device_is_turned(open_page):
  """IN-F4."""
  page = open_page(TUTORIAL)
  for width, height in [(852, 393), (393, 852)]:
    page.resize(width, height)
    page.find("button", "Begin again").tap()
    page.wait("e2e.texts().some((text) => text.startsWith('x '))")
    # A busy page may receive the new size late, but its clock is equally late.
    start = page.tick
    page.wait(f"carom.tick > {start + 60}")
    assert page.run(GAP, 20)["most"] <= 0.5, (width, height)


def saved(page):
  """Returns the text of the file that the button saves."""
  page.find("radio", "Data").tap()
  page.evaluate("""(() => {
    window.saved = undefined;
    // The page's policy forbids fetching a blob, so its text is read where its URL is created.
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      blob.text().then((text) => { window.saved = text; });
      return address(blob);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () { if (!this.download) click.call(this); };
    return 0;
  })()""")
  page.find("button", "Save as CSV").tap()
  page.wait("window.saved !== undefined")
  return page.evaluate("window.saved")


def run_to_its_end(page):
  page.find("button", "Play").tap()
  page.find("button", "Pause")
  page.find("button", "Play", seconds=60)
  page.settle()


@pytest.mark.every_engine
def test_the_run_is_saved(open_page):
  page = open_page(PLANE)
  page.find("button", "A step on").tap()
  lines = saved(page).strip().split("\n")
  # Four bodies at two moments, after the column names.
  assert len(lines) == 9 and lines[0].startswith("body,t (s),x (m)")
  assert all(len(line.split(",")) == 13 for line in lines)


def test_the_file_has_the_curves_of_the_book_and_of_the_table(open_page):
  """IN-H2."""
  page = open_page(PLANE + "?g=0&z=0&a=2000&l=200&s=10&us=400&uk=300&e=30&b=0.2000.100")
  run_to_its_end(page)
  rows = list(csv.DictReader(io.StringIO(saved(page))))
  rows = [{name: float(value) for name, value in row.items() if name != "body"} for row in rows]
  slope, inertia, start, length = math.radians(20), 0.4, 0.2, 2.0
  a = 9.81 * math.sin(slope) / (1 + inertia)
  end = math.sqrt(2 * (length - 0.1 - start) / a)
  before = [row for row in rows if row["t (s)"] <= end]
  assert len(rows) > len(before) + 10 > 100
  for tick, row in enumerate(rows):
    assert row["t (s)"] == tick / 120
    energies = sum(row[name] for name in ["E pot (J)", "E trans (J)", "E rot (J)", "heat (J)"])
    assert energies == pytest.approx(2 * 9.81 * (length - start) * math.sin(slope), rel=0.005)
  for row in before:
    assert row["x (m)"] == pytest.approx(start + a * row["t (s)"] ** 2 / 2, rel=0.005)
    assert row["v (m/s)"] == pytest.approx(a * row["t (s)"], rel=0.005)
    assert row["a (m/s2)"] == pytest.approx(a, rel=0.005)
    assert row["omega r (m/s)"] == row["v (m/s)"]
    assert row["friction (N)"] == pytest.approx(-2 * a * inertia, rel=0.005)
  shown = [each.name for each in page.all() if each.name.startswith("t ") and ", a " in each.name]
  assert len(shown) > 3
  for text in shown:
    words = text.replace("−", "-").replace(",", "").split()
    row = rows[round(float(words[1]) * 120)]
    assert float(words[3]) == pytest.approx(row["x (m)"], abs=0.0006), text
    assert float(words[5]) == pytest.approx(row["v (m/s)"], abs=0.0006), text
    assert float(words[7]) == pytest.approx(row["a (m/s2)"], abs=0.006), text


@pytest.mark.every_engine
@pytest.mark.parametrize("link, expected", [(RACE, RACE_DIGEST), (PUSHED, PUSHED_DIGEST)], ids=["left alone", "pushed and tilted"])
def test_a_link_gives_the_same_run_to_the_bit(open_page, link, expected):
  page = open_page(PLANE + link)
  run_to_its_end(page)
  digest = 0xCBF29CE484222325
  for byte in saved(page).encode():
    digest = (digest ^ byte) * 0x100000001B3 % 2**64
  assert digest == expected, hex(digest)


def test_a_task_is_checked(open_page):
  page = open_page(PLANE)
  page.find("radio", "Repose").tap()
  page.find("button", "Set it up").tap()
  page.find("button", "Check").tap()
  page.until(lambda: "Press Play first." in page.texts(), "no message says what is missing")


def test_opens_with_a_question_that_the_run_answers(open_page):
  page = open_page(PLANE)
  page.find("button", "Ring").tap()
  page.until(lambda: any(text.startswith("Ball won.") for text in page.texts()), "the run does not answer", 60)
  page.settle()
  assert not faults(page)
  assert page.evaluate("document.querySelector('#app [role=button][aria-label=Ring]').getAttribute('aria-pressed')") == "true"


@pytest.mark.every_engine
def test_the_keyboard_does_all(open_page):
  page = open_page(PLANE, has_touch=False)
  page.press(".")
  page.wait("e2e.texts().some((text) => text.startsWith('t 0.01'))")
  page.press("Space")
  page.find("button", "Pause")
  page.press("Space")
  page.find("button", "Play")


def test_a_run_races_the_next(open_page):
  page = open_page(PLANE + "?g=0&z=0&a=2000&b=2.1000.100", has_touch=False)
  page.press("Space")
  page.until(lambda: any("rolling" in text for text in page.texts()), "nothing runs")
  page.find("button", "Race against this run").focus()
  page.press("Enter")
  page.until(lambda: any("level with the ghost" in text for text in page.texts()), "there is no ghost")
  # A steeper slope. The keys belong to the drawing while no button has the focus.
  page.evaluate("document.activeElement.blur()")
  for key in ["ArrowUp"] * 5 + ["Space"]:
    page.press(key)
  page.until(lambda: any("m ahead of the ghost" in text for text in page.texts()), "a steeper slope is no faster")
  page.find("button", "Take the ghost away").focus()
  page.press("Enter")
  page.until(lambda: "The ghost is gone." in page.texts(), "the ghost stays")
  assert not faults(page)


def test_reduced_motion_waits(open_page):
  page = open_page(TUTORIAL, reduces_motion=True)
  page.find("button", "Play")
  page.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_page, size):
  page = open_page(PLANE, width=size[0], height=size[1])
  for section in SECTIONS:
    page.find("radio", section).tap()
    page.settle()
    assert not faults(page), section
