"""Opens every screen of Examples/Catalogue in three browsers: by its address, without messages on the console, and without
violations reported by axe in light and dark mode. Screenshots go to Examples/Catalogue/dist/screens/. `make catalogue` builds and
runs it."""

import re
import sys

from axe import AXE, VIOLATIONS
from drivers import BROWSERS
from served import ROOT, Site

CATALOGUE = ROOT / "Examples/Catalogue"
SIZES = {"phone": (393, 852), "wide": (1366, 1024)}
# Screens that need a wide screenshot.
WIDE = {"split-view", "three-columns"}


def screens():
  """The addresses of all screens, made from their names as `Demo.address` does."""
  names = [
    match[1] for file in sorted((CATALOGUE / "Sources").rglob("*Demo.swift"))
    for match in re.finditer(r'override class var name: String \{ "([^"]+)" \}', file.read_text())]
  return sorted("".join("-" if letter == " " else letter for letter in name.lower() if letter.isalpha() or letter == " ") for name in names)


def show(page, screen):
  page.evaluate(f"location.hash = '#/{screen}', 0")
  start = page.tick
  page.wait(f"carom.tick > {start} && carom.isAsleep || carom.tick > {start + 90}", 20)


def walk(name, address, folder, only):
  """Opens all screens in one browser; returns the faults of each."""
  found = {}
  for is_dark in [False, True]:
    # Firefox and WebKit show the same colors as Chromium.
    if is_dark and name != "chromium":
      continue
    for kind, (width, height) in SIZES.items():
      shown = [screen for screen in only if (screen in WIDE) == (kind == "wide")]
      if not shown:
        continue
      page = BROWSERS[name](address, is_dark=is_dark, width=width, height=height)
      page.open("#/" + shown[0])
      if name == "chromium":
        page.page.evaluate(AXE)
      for screen in shown:
        show(page, screen)
        wrong = page.run(VIOLATIONS) if name == "chromium" else []
        if not page.texts():
          wrong.append("nothing is shown")
        page.screenshot(folder / f"{screen}-{name}{'-dark' * is_dark}.png")
        wrong += [f"console: {complaint}" for complaint in page.complaints()]
        found[f"{screen} in {name}{', dark' * is_dark}"] = wrong
      page.close()
  return found


def main(arguments):
  site = Site(CATALOGUE / "dist").start()
  folder = CATALOGUE / "dist/screens"
  folder.mkdir(exist_ok=True)
  browsers = [name for name in BROWSERS if name in arguments] or list(BROWSERS)
  only = [screen for screen in screens() if screen in arguments] or screens()
  try:
    found = {}
    for name in browsers:
      found |= walk(name, site.address, folder, only)
  finally:
    site.stop()
  failed = {screen: wrong for screen, wrong in found.items() if wrong}
  for screen, wrong in failed.items():
    print(f"{screen}: " + "\n  ".join(wrong))
  print(f"{len(found) - len(failed)} passed, {len(failed)} failed")
  return 1 if failed else 0


if __name__ == "__main__":
  sys.exit(main(sys.argv[1:]))
