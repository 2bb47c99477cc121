"""Takes the pictures that are shown when a page of the arcade is shared or installed, and puts them into
Arcade/Web/pictures."""

import json
import sys

from drivers import Chromium
from player import play, stop
from served import ROOT, Site

WEB = ROOT / "Arcade/Web"
# The size of previews: 1200 × 630 pixels.
WIDE = {"width": 800, "height": 420, "scale": 1.5, "has_touch": False}
# The size that an installer shows on a phone.
NARROW = {"width": 390, "height": 844, "scale": 2}


def breakout(page):
  page.find("button", "Launch")
  play(page)
  page.wait("carom.tick > 600", 30)
  stop(page)


def pong(page):
  page.find("button", "Serve").tap()
  page.page.wait_for_timeout(900)


def plane(page):
  page.find("button", "Play").tap()
  page.page.wait_for_timeout(1200)


def waiting(page):
  page.page.wait_for_timeout(4000)


SCENES = {"breakout": breakout, "pong": pong, "plane": plane}


def take(site, page, name, how):
  shown = Chromium(site.address + page["path"] + "/", **how).open()
  try:
    SCENES.get(page["path"], waiting)(shown)
    shown.page.screenshot(path=str(WEB / "pictures" / name), type="jpeg", quality=78)
  finally:
    shown.close()


def main():
  manifest = json.loads((WEB / "manifest.webmanifest").read_text())
  (WEB / "pictures").mkdir(exist_ok=True)
  site = Site().start()
  try:
    for page in manifest["pages"]:
      if page["path"].startswith("embed/"):
        continue
      take(site, page, f"{page['path']}.jpg", WIDE)
      if page["path"] in ("breakout", "cards", "plane"):
        take(site, page, f"{page['path']}-phone.jpg", NARROW)
  finally:
    site.stop()


if __name__ == "__main__":
  sys.exit(main())
