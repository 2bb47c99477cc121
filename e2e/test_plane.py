"""The inclined plane as a person meets it, in every browser."""

import pytest

from layout import faults

SIZES = [(320, 568), (852, 393), (768, 1024), (1440, 900)]
TUTORIAL, PLANE = "#/incline", "#/incline/plane"
SECTIONS = ["Set-up", "Now", "Plot", "Data", "Tasks"]


def place(page, name):
  return page.find("", name)


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
  page.wait("e2e.texts().some((text) => text.includes('PLANE_HEIGHT: CGFloat = −300'))")
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


def test_the_run_is_saved(open_page):
  page = open_page(PLANE)
  page.find("button", "A step on").tap()
  page.find("radio", "Data").tap()
  page.evaluate("""(() => {
    window.saved = undefined;
    // The page's policy forbids to fetch a blob, so its text is read where its address is made.
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
  lines = page.evaluate("window.saved").strip().split("\n")
  assert len(lines) == 3 and lines[0].startswith("body,t (s),x (m)")
  assert all(len(line.split(",")) == 13 for line in lines)


def test_a_task_is_checked(open_page):
  page = open_page(PLANE)
  page.find("radio", "Tasks").tap()
  page.find("button", "Check").tap()
  page.wait("e2e.texts().some((text) => text.startsWith('Not yet'))")


def test_the_keyboard_does_all(open_page):
  page = open_page(PLANE, has_touch=False)
  page.press(".")
  page.wait("e2e.texts().some((text) => text.startsWith('t 0.01'))")
  page.press("Space")
  page.find("button", "Pause")
  page.press("Space")
  page.find("button", "Play")


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
