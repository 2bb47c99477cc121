"""A page of an app as a single file, which opens from a folder, without a server or a network."""

import subprocess

import pytest

from drivers import BROWSERS
from served import ROOT

SEEN = {"plane": ("button", "Play"), "laboratory": ("", "Contents")}


@pytest.fixture(scope="session")
def files(tmp_path_factory):
  """The files, built from the site's program."""
  at = tmp_path_factory.mktemp("single")
  program = next((ROOT / "dist").glob("*/app.wasm"))
  for part in program.parent.glob("*.wasm"):
    (at / ("App.wasm" if part == program else f"App.{part.name}")).write_bytes(part.read_bytes())
  for name in SEEN:
    subprocess.run(
      [ROOT / "scripts/single-file", ROOT / "web", ROOT / "Arcade/Web", at / "App.wasm", f"embed/{name}", at / f"{name}.html"],
      check=True, capture_output=True)
  return at


def opened(browser_name, file):
  """A page from that file. WebKit's driver shows pages in a frame, and a page on the network may not frame a file."""
  page = BROWSERS[browser_name]("file:///")
  address = file.as_uri() + "?debug&seed=7"
  if browser_name == "webkit":
    page.driver.switch_to.default_content()
    page.driver.get(address)
    page._enter = lambda: None
  else:
    page.navigate(address)
  page.await_start()
  return page


@pytest.mark.parametrize("name", SEEN)
def test_opens_from_a_folder(open_page, browser_name, files, name):
  page = opened(browser_name, files / f"{name}.html")
  try:
    page.find(*SEEN[name])
    assert not page.has("button", "Home")
    asked_for = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert not [name for name in asked_for if not name.startswith(("data:", "blob:"))]
    # It keeps working: it moves, and its address follows its places.
    page.find("tab", "Tutorial" if name == "plane" else "Play").tap()
    page.wait(f"location.hash === '#/embed/{'incline' if name == 'plane' else 'pong'}'")
    page.evaluate("history.back(), 0")
    page.find(*SEEN[name])
    assert not page.complaints()
  finally:
    page.close()


def test_its_size(files):
  for name in SEEN:
    assert (files / f"{name}.html").stat().st_size < 2_200_000


def test_a_page_that_is_not_described_is_told(tmp_path):
  program = next((ROOT / "dist").glob("*/app.wasm"))
  made = subprocess.run(
    [ROOT / "scripts/single-file", ROOT / "web", ROOT / "Arcade/Web", program, "embed/nowhere", tmp_path / "nowhere.html"],
    capture_output=True, text=True)
  assert made.returncode == 1 and "has no page embed/nowhere; expected one of breakout, pong" in made.stderr
  assert not (tmp_path / "nowhere.html").exists()
