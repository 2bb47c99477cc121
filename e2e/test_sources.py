"""What the sources answer by themselves: which parts of UIKit the games are made of, and what their models may know."""

import re
import subprocess

import pytest

from served import ROOT

# A row of the demands, the folders in which one looks, and what is found there.
USES = [
  ("BR-L1", "Breakout ArcadeKit", r"\bUIDynamicAnimator\("),
  ("BR-L2", "Breakout", r"\bUICollisionBehavior\("),
  ("BR-L3", "Breakout", r"\bUIDynamicItemBehavior\("),
  ("BR-L4", "Breakout", r"\bUIPushBehavior\("),
  ("BR-L5", "Breakout", r"\bUIGravityBehavior\("),
  ("BR-L6", "Breakout", r"\bUIView\.(animate|transition)\("),
  ("BR-L7", "Breakout", r"\.addSubview\("),
  ("BR-L8", "Breakout", r"\bUIPanGestureRecognizer\("),
  ("BR-L9", "ArcadeKit", r"\bUserDefaults\b"),
  ("BR-L10", "Breakout", r"\[me = Weak\(self\)"),
  ("BR-L11", "Breakout", r"\bUIAlertController\("),
  ("BR-L12", "ArcadeKit", r"class SettingsTableController: UITableViewController"),
  ("BR-L13", "ArcadeKit", r"\bUISwitch\("),
  ("BR-L14", "ArcadeKit", r"\bUIStepper\("),
  ("BR-L15", "ArcadeKit", r"\bUISlider\("),
  ("BR-L16", "ArcadeKit", r"\bUISegmentedControl\("),
  ("SE-R3a, SE-L1", "SetGame", r"\bUIViewPropertyAnimator\("),
  ("SE-R3b, SE-L2", "SetGame", r"\bUIDynamicAnimator\("),
  ("SE-R3c, SE-L4", "SetGame", r"\bUIView\.transition\("),
  ("SE-R3d, SE-L3", "SetGame", r"\bTimer\b"),
  ("SE-L5", "SetGame", r"\bUINavigationController\b"),
  ("SE-L7", "Cards", r"\bUITabBarController\b"),
  ("SE-H1", "SetGame", r"override func updateViewFromModel\(\)"),
  ("SE-X0", "SetGame Concentration Cards", r"\bEC: "),
]


def sources(folders, part=""):
  """The Swift files of the folders, by their paths."""
  files = [file for folder in folders.split() for file in sorted((ROOT / "Sources" / folder).rglob("*.swift"))]
  found = {str(file.relative_to(ROOT)): file.read_text() for file in files if part in str(file)}
  assert found, f"no sources in {folders} {part}"
  return found


@pytest.mark.parametrize(("rows", "folders", "pattern"), USES, ids=[row for row, _, _ in USES])
def test_uses(rows, folders, pattern):
  assert any(re.search(pattern, text) for text in sources(folders).values()), f"{rows}: nothing in {folders} says {pattern}"


def test_collisions_belong_to_the_behavior():
  """BR-H9."""
  for path, text in sources("Breakout", "/Controllers/").items():
    assert "UICollisionBehavior" not in text, path


@pytest.mark.parametrize("game", ["Breakout", "Pong", "SetGame", "Concentration", "BubblePop", "InclinedPlane"])
def test_models_are_values_that_know_no_views(game):
  """SE-E6, SE-E8, SE-H1, BU-A9: models import Geometry at most, and are structs and enums."""
  for path, text in sources(game, "/Model/").items():
    assert set(re.findall(r"^import (\w+)", text, re.M)) <= {"Geometry"}, path
    assert not re.search(r"^\s*(?:\w+ )*class \w+", text, re.M), path


def test_rules_hold_the_numbers_of_the_game():
  """BR-H33: outside of the rules and the settings a model has no number of its own but small ones."""
  for path, text in sources("Breakout", "/Model/Game").items():
    code = re.sub(r"//.*", "", text)
    numbers = [float(number.replace("_", "")) for number in re.findall(r"(?<![\w.])\d[\d_]*(?:\.\d+)?", code)]
    assert all(number in (0, 0.5, 1, 2) for number in numbers), (path, numbers)


def test_breakout_is_a_small_game():
  """BR-H2."""
  lines = sum(len(text.splitlines()) for text in sources("Breakout", "/Model/").values())
  assert lines < 1_000, lines


def test_nobody_calls_layout_subviews():
  """SE-H2: what needs layout asks for it."""
  for path, text in sources("Arcade ArcadeKit Breakout Pong Cards SetGame Concentration BubblePop InclinedPlane").items():
    assert not re.search(r"(?<!super)\.layoutSubviews\(\)", text), path


def test_no_file_of_ours_is_binary_but_pictures():
  """BR-E1: what is built is not kept."""
  files = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
  odd = [file for file in files if file.endswith((".wasm", ".o", ".br", ".gz", ".zip"))]
  assert not odd, odd


@pytest.mark.parametrize("app", ["Breakout", "SetGame", "Concentration", "BubblePop"])
def test_sources_are_tidy(app):
  """BR-E5, SE-E5, BU-A6: the formatter has nothing to say."""
  lint = subprocess.run(
    ["swift", "format", "lint", "--strict", "--recursive", ROOT / "Sources" / app], capture_output=True, text=True)
  assert lint.returncode == 0, lint.stderr


def test_the_site_is_built_of_these_sources():
  """BR-E1, SE-E1, BU-A1: from nothing but what is kept here, natively for these tests and for the page."""
  apps = list((ROOT / "dist").glob("*/app.wasm"))
  assert apps and all(app.read_bytes()[:4] == b"\0asm" for app in apps)


@pytest.mark.parametrize("app", ["Breakout", "SetGame", "Concentration", "BubblePop"])
def test_the_compiler_warns_of_nothing(app):
  """BR-E2, SE-E4, BU-A3: a warning would be an error here. It takes the modules of the native build."""
  built = ROOT / ".build/debug"
  if not (built / "Modules").is_dir():
    pytest.skip("needs the native build: make unit")
  package = re.search(r'"-package-name","([^"]+)"', (ROOT / ".build/debug.yaml").read_text())[1]
  maps = [f"-fmodule-map-file={file}" for file in sorted(built.glob("C*.build/module.modulemap"))]
  check = subprocess.run(
    ["swiftc", "-typecheck", "-warnings-as-errors", "-swift-version", "5", "-package-name", package, "-module-name", app,
     "-I", built / "Modules", *[part for each in maps for part in ("-Xcc", each)],
     *sorted((ROOT / "Sources" / app).rglob("*.swift"))], capture_output=True, text=True)
  assert check.returncode == 0, check.stderr
