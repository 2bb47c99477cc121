"""What a first visit loads: how many bytes and requests, so that neither grows unnoticed. Times are measured in the
benchmarks."""

import pathlib
import re

import pytest

from drivers import Chromium
from served import ROOT

SITE = ROOT / "dist"


def packed(name):
  file = SITE / name
  compressed = file.with_name(file.name + ".br")
  return (compressed if compressed.exists() else file).stat().st_size


def asked_for(site, path):
  """The files that a first visit requests before the app responds, with their brotli sizes. The worker comes later."""
  page = Chromium(site.address)
  try:
    page.navigate(site.address + path)
    page.await_start()
    # The worker fetches all of them again, from the browser's cache.
    usable = page.evaluate("performance.getEntriesByName('carom-usable')[0].startTime")
    names = page.evaluate(f"""performance.getEntriesByType('resource').filter((each) => each.startTime < {usable})
      .map((each) => new URL(each.name).pathname.slice(1))""")
  finally:
    page.close()
  return sorted({path.split("#")[0] + "index.html", *names})


FONT = "CaromDisplay.woff2"


# Sizes as `assemble` compresses the arcade, with a margin of a few percent. The program accounts for nearly all of it.
HOME = {"index.html", "style.css", "boot.js", "app.wasm", "near.wasm", FONT}
BREAKOUT = HOME | {"shared.wasm", "breakout.wasm"}


@pytest.mark.parametrize("path, files, most", [
  ("", HOME, 200_500), ("breakout/", BREAKOUT, 450_500), ("#/breakout", BREAKOUT, 450_500),
])
def test_what_a_first_visit_asks_for(site, path, files, most):
  names = asked_for(site, path)
  loaded = {pathlib.PurePath(name).name for name in names}
  # A script that others share is a separate file; icons and the manifest are requested by some browsers only.
  assert files <= loaded <= files | {"chunk.js", "icon.svg", "manifest.webmanifest", "icon-192.png"}, names
  assert len(names) == len(set(names)) <= 11
  assert sum(map(packed, names)) < most, {name: packed(name) for name in names}


# Notes the parts of which a function was called before they were there.
MISSED = """window.missed = [];
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (module, imports) => {
    for (const [part, stub] of Object.entries(imports?.missing ?? {})) imports.missing[part] = () => { missed.push(part); stub(); };
    return instantiate(module, imports);
  };"""


PHONE = {"width": 393, "height": 852, "scale": 3}


@pytest.mark.parametrize("path, window", [
  *((path, PHONE) for path in ("", "breakout/", "pong/", "cards/", "bubblepop/", "incline/")),
  *(("", window) for window in (
    {"width": 390, "height": 844, "scale": 2}, {"width": 360, "height": 740, "scale": 3}, {"width": 740, "height": 360, "scale": 3},
    {"width": 810, "height": 1080, "scale": 2}, {"width": 1280, "height": 720, "scale": 1, "has_touch": False})),
])
def test_an_app_that_takes_inputs_waits_for_nothing(site, path, window):
  """What the page itself tells the app at the start needs no part that comes later; on a slow network everybody would wait for it."""
  page = Chromium(site.address, **window)
  try:
    page.page.add_init_script(MISSED)
    page.navigate(site.address + path)
    page.await_start()
    page.wait("performance.getEntriesByName('carom-whole').length > 0")
    assert page.evaluate("missed") == []
  finally:
    page.close()


def test_what_comes_before_anything_is_seen():
  page = (SITE / "breakout/index.html").read_text()
  style = re.search(r'rel="stylesheet" href="\.\./([^"]+)"', page)[1]
  # The preview consists of the page and its style sheet alone, in the first packets of a connection.
  assert packed("breakout/index.html") + packed(style) < 4_000


def test_the_display_face():
  [font] = SITE.glob(f"*/fonts/{FONT}")
  assert font.stat().st_size < 15_000


def test_the_first_part():
  folder = next(SITE.glob("*/app.wasm")).parent.relative_to(SITE)
  assert packed(f"{folder}/app.wasm") < 114_500
  assert packed(f"{folder}/boot.js") < 21_800
  # Together, because one grows as the other shrinks.
  assert packed(f"{folder}/app.wasm") + packed(f"{folder}/near.wasm") < 164_000


@pytest.mark.parametrize("parts, most", [
  # What is loaded for a game, after what the home screen needs. The cards are two games.
  (["shared", "breakout"], 249_500), (["shared", "pong"], 279_500), (["shared", "bubblepop"], 229_000),
  (["shared", "incline"], 234_500), (["shared", "cards"], 332_500),
  # What is loaded when there is time, what is loaded for those who open the boards, and everything together.
  (["later"], 119_500), (["rest"], 461_000), (["boards"], 40_500), (["*"], 1_375_000),
])
def test_each_app_is_a_part(parts, most):
  files = {file for part in parts for file in SITE.glob(f"*/{part}.wasm")}
  assert len(files) == (11 if "*" in parts else len(parts))
  assert sum(packed(file.relative_to(SITE)) for file in files) < most
