"""The laboratory of Pong as a reader uses it."""

import pytest

from layout import faults

pytestmark = pytest.mark.one_engine

SIZES = [(320, 568), (393, 852), (852, 393), (768, 1024), (1024, 768), (1440, 900)]
PLACE = "#/pong/laboratory"
# Stages, by their position on the ladder.
PUSH, HEAVY, ELASTIC, ABSURD, FLOOR, RIGHTLY, SNAP, ONCE_MORE = 0, 6, 8, 10, 11, 14, 16, 17
STAGES = 18


@pytest.fixture
def open_stage(open_page):
  def open_stage(stage, **options):
    return open_page(PLACE, stored={"pong.stage": str(stage)}, **options)
  return open_stage


def code(page):
  """Returns the code on the screen."""
  return next((each for each in page.texts() if any(mark in each for mark in (" = ", "animator.", "func "))), "")


def box(page, name):
  """Returns the box of an element, in fractions of a point."""
  return page.find("", name)


def place_in_table(page, name):
  """Returns the middle of an item, in fractions of the table."""
  table, item = box(page, "Table"), box(page, name)
  return (item.center[0] - table.x) / table.width, (item.center[1] - table.y) / table.height


def hold(page):
  page.find("button", "Pause").tap()
  page.settle()


@pytest.mark.every_engine
def test_begins_with_the_push(open_page):
  page = open_page(PLACE)
  for name in ("Ball", "Paddle", "Table", "Pause", "Start again", "Push", "Overlay", "Contents", "Next stage"):
    page.find("", name)
  assert "A push" in page.texts() and "pushDirection" in code(page)
  left = "[...document.querySelectorAll('.lines')].some((each) => each.textContent.includes('left the view'))"
  # The ball leaves the view for good; then the stage restarts, again and again.
  page.wait(left, 20)
  page.wait(f"!{left}", 20)
  page.wait(left, 20)
  hold(page)
  assert not faults(page)


def test_goes_through_every_stage(open_page):
  page = open_page(PLACE, may_complain=True)
  titles = set()
  for stage in range(STAGES):
    shown = [each for each in page.texts() if each == f"{stage + 1} of {STAGES}"]
    assert shown, f"stage {stage + 1} does not say that the ball has left: {page.texts()[:8]}"
    hold(page)
    titles.add(code(page))
    assert not faults(page), f"stage {stage + 1}"
    if stage + 1 < STAGES:
      page.find("button", "Next stage").tap()
      page.wait(f"e2e.texts().includes('{stage + 2} of {STAGES}')")
  assert len(titles) == STAGES, "two stages show the same code"
  assert page.find("button", "Next stage").disabled
  # The only message comes from the kit, about a density that no body can have.
  assert all("density" in line for line in page.complaints()), page.complaints()


def test_contents_and_back(open_page):
  page = open_page(PLACE)
  page.find("button", "Contents").tap()
  # The list is below the table, and scrolls to what has the focus.
  page.find("button", "9  Elastic").focus()
  bar, places = page.find("tablist").y, []

  def rests():
    places.append(page.find("button", "9  Elastic").center[1])
    return places[-1] < bar and places[-2:-1] == places[-1:]
  page.until(rests, "the list does not scroll to the stage")
  page.find("button", "9  Elastic").tap()
  page.wait(f"e2e.texts().includes('9 of {STAGES}')")
  page.reload()
  page.wait(f"e2e.texts().includes('9 of {STAGES}')")
  page.find("tab", "Play").tap()
  page.wait("location.hash === '#/pong'")
  page.evaluate("history.back(), 0")
  page.wait("location.hash === '#/pong/laboratory/elastic'")
  page.find("button", "Contents")


@pytest.mark.parametrize("place, stage", [("heavy", HEAVY), ("3", 2), ("once-more", ONCE_MORE)])
def test_each_stage_has_an_address(open_page, place, stage):
  page = open_page(f"{PLACE}/{place}")
  page.wait(f"e2e.texts().includes('{stage + 1} of {STAGES}')")
  page.find("button", "Previous stage").tap()
  page.wait(f"e2e.texts().includes('{stage} of {STAGES}')")
  page.wait("/laboratory.[a-z-]+$/.test(location.hash)")


@pytest.mark.every_engine
def test_a_slider_changes_code_and_motion(open_stage):
  page = open_stage(ELASTIC)
  assert "ballLaws.elasticity = 1.0" in code(page)
  slider = page.find("slider", "Ball’s elasticity")
  slider.focus()
  page.press("Home")
  page.wait("e2e.texts().some((each) => each.includes('ballLaws.elasticity = 0.0'))")
  # A ball with no elasticity stops after a few hits on the walls.
  page.wait("""[...document.querySelectorAll('.lines')].some((each) => {
    const speed = /Ball (\\d+) pt/.exec(each.textContent);
    return each.textContent.includes('At rest') || (speed && Number(speed[1]) < 120);
  })""", 20)


def test_a_switch_takes_a_law_away(open_stage):
  page = open_stage(ELASTIC)
  page.find("switch", "Collision in use").focus()
  page.press("Space")
  page.wait("[...document.querySelectorAll('.lines')].some((each) => each.textContent.includes('left the view'))", 20)
  page.find("switch", "The whole program").focus()
  page.press("Space")
  page.wait("e2e.texts().some((each) => each.includes('// animator.addBehavior(collision)'))")


@pytest.mark.every_engine
def test_a_tap_moves_the_paddle(open_stage):
  page = open_stage(RIGHTLY)
  table = box(page, "Table")
  page.tap(table.x + table.width * 0.25, table.y + table.height * 0.6)
  page.wait("""(() => {
    const paddle = document.querySelector('[aria-label=Paddle]').getBoundingClientRect();
    const table = document.querySelector('[aria-label=Table]').getBoundingClientRect();
    return Math.abs((paddle.x + paddle.width / 2 - table.x) / table.width - 0.25) < 0.03;
  })()""")
  hold(page)
  x, y = place_in_table(page, "Paddle")
  assert abs(x - 0.25) < 0.03 and abs(y - 0.6) < 0.06


def test_the_paddle_flies_by_a_snap(open_stage):
  page = open_stage(SNAP)
  table = box(page, "Table")
  page.tap(table.x + table.width * 0.2, table.y + table.height * 0.8)
  seen = page.evaluate("""new Promise((done) => {
    const seen = new Set();
    const look = (left) => {
      seen.add(Math.round(document.querySelector('[aria-label=Paddle]').getBoundingClientRect().x));
      if (left > 0) requestAnimationFrame(() => look(left - 1)); else done([...seen]);
    };
    look(90);
  })""")
  assert len(seen) >= 4, seen


def test_gravity_brings_it_to_rest(open_stage):
  page = open_stage(FLOOR)
  # All in one script, because the stage restarts after a while.
  frames, y = page.evaluate("""new Promise((done) => {
    const isThere = () => [...document.querySelectorAll('.lines')].some((each) => each.textContent.includes('At rest'));
    const middle = (name) => document.querySelector(`[aria-label=${name}]`).getBoundingClientRect();
    const look = () => {
      if (!isThere()) return setTimeout(look, 20);
      setTimeout(() => {
        const before = carom.tick, table = middle('Table'), ball = middle('Ball');
        setTimeout(() => done([carom.tick - before, (ball.y + ball.height / 2 - table.y) / table.height]), 500);
      }, 250);
    };
    look();
  })""")
  assert y > 0.85
  assert frames == 0, "at rest no tick is run"


def test_reset_brings_it_back(open_stage):
  page = open_stage(FLOOR)
  page.wait("[...document.querySelectorAll('.lines')].some((each) => each.textContent.includes('At rest'))", 30)
  page.find("button", "Start again").tap()
  hold(page)
  assert place_in_table(page, "Ball")[1] < 0.8


TWO_FINGERS_TWICE = """
async () => {
  const app = document.getElementById('app');
  const table = app.querySelector('[aria-label=Table]').getBoundingClientRect();
  const y = table.y + table.height / 2;
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const finger = (type, pointerId, x) => app.dispatchEvent(new PointerEvent(type, {
    pointerId, pointerType: 'touch', isPrimary: pointerId === 11, bubbles: true, cancelable: true,
    buttons: type === 'pointerup' ? 0 : 1, clientX: x, clientY: y }));
  for (let tap = 0; tap < 2; tap += 1) {
    for (const id of [11, 12]) finger('pointerdown', id, table.x + table.width * (id === 11 ? 0.4 : 0.6));
    await pause(40);
    for (const id of [11, 12]) finger('pointerup', id, table.x + table.width * (id === 11 ? 0.4 : 0.6));
    await pause(80);
  }
  return 0;
}
"""


@pytest.mark.every_engine
@pytest.mark.needs("touch")
def test_two_fingers_twice_begin_again(open_stage):
  page = open_stage(FLOOR)
  page.wait("[...document.querySelectorAll('.lines')].some((each) => each.textContent.includes('At rest'))", 30)
  hold(page)
  page.run(TWO_FINGERS_TWICE)
  page.wait("""(() => {
    const ball = document.querySelector('[aria-label=Ball]').getBoundingClientRect();
    const table = document.querySelector('[aria-label=Table]').getBoundingClientRect();
    return (ball.y + ball.height / 2 - table.y) / table.height < 0.8;
  })()""", 3)


@pytest.mark.every_engine
def test_the_keyboard_turns_pages(open_page):
  page = open_page(PLACE, has_touch=False)
  page.press("ArrowRight")
  page.wait(f"e2e.texts().includes('2 of {STAGES}')")
  page.press("ArrowLeft")
  page.wait(f"e2e.texts().includes('1 of {STAGES}')")
  page.press("Space")
  page.find("button", "Play")
  page.settle()


def test_the_overlay_draws(open_stage):
  page = open_stage(HEAVY)
  canvases = "document.querySelectorAll('[aria-label=Table] canvas').length"
  before = page.evaluate(canvases)
  page.find("switch", "Overlay").tap()
  page.wait(f"{canvases} > {before}")


# The distance in points between the middle of the ball and that of the outline which the overlay draws around it, in 20 frames.
OFF_THE_BALL = """new Promise((done) => {
  const table = document.querySelector('[aria-label=Table]');
  const found = [];
  const look = () => {
    const canvas = [...table.querySelectorAll('canvas')].pop();
    const box = table.getBoundingClientRect(), ball = document.querySelector('[aria-label=Ball]').getBoundingClientRect();
    const copy = new OffscreenCanvas(canvas.width, canvas.height), context = copy.getContext('2d');
    context.drawImage(canvas, 0, 0);
    const { data, width } = context.getImageData(0, 0, copy.width, copy.height);
    let left = Infinity, right = -1, top = Infinity, bottom = -1;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] < 128 || data[at + 2] < 180 || data[at] > 90) continue;
      const x = (at / 4) % width, y = Math.floor(at / 4 / width);
      left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
    }
    const scale = box.width / width;
    // A ball that leaves the table, by any side, has no whole outline.
    const isInside = ball.left > box.left && ball.right < box.right && ball.top > box.top && ball.bottom < box.bottom;
    if (right > 0 && isInside) found.push(Math.hypot(
      ((left + right + 1) / 2) * scale - (ball.x + ball.width / 2 - box.x), ((top + bottom + 1) / 2) * scale - (ball.y + ball.height / 2 - box.y)));
    if (found.length < 20) requestAnimationFrame(look); else done(Math.max(...found));
  };
  requestAnimationFrame(look);
})"""


@pytest.mark.every_engine
@pytest.mark.needs("touch")
def test_the_overlay_lies_on_the_moving_ball(open_stage):
  page = open_stage(PUSH)
  page.find("switch", "Overlay").tap()
  page.find("", "Table")
  page.until(lambda: "Velocity" in page.texts(), "no legend")
  page.wait("document.querySelector('[aria-label=Table] canvas') !== null")
  assert page.evaluate(OFF_THE_BALL) < 1


def test_another_tab_holds_it(open_stage):
  page = open_stage(ELASTIC)
  page.find("tab", "Settings").tap()
  page.settle()
  page.find("tab", "Laboratory").tap()
  page.find("button", "Pause")
  first = page.find("", "Ball").x
  page.wait(f"Math.abs(document.querySelector('[aria-label=Ball]').getBoundingClientRect().x - {first}) > 5")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fits(open_stage, size):
  page = open_stage(SNAP, width=size[0], height=size[1])
  hold(page)
  assert not faults(page)
  page.find("button", "Contents").tap()
  page.settle()
  assert not faults(page)


def test_reduced_motion_waits(open_stage):
  page = open_stage(ELASTIC, reduces_motion=True)
  page.find("button", "Play")
  page.settle()
  assert place_in_table(page, "Ball")[1] < 0.3


@pytest.mark.needs("accessibility tree")
def test_a_screen_reader_is_told_every_name(open_stage):
  page = open_stage(ONCE_MORE)
  hold(page)
  nodes = page.accessibility_tree()
  assert not [node for node in nodes if node[2] and not node[1] and node[0] != "RootWebArea"]
  assert not [node for node in nodes if node[0] in ("image", "button", "slider", "switch", "tab") and not node[1]]
