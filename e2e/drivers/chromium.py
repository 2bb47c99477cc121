"""Chromium through Playwright and its developer protocol: real touch, rotation, a notch, no network.

It is headless, because otherwise Chromium would open a whole window, with all its buttons, for each page.
"""

import atexit
import copy

from playwright.sync_api import Error, sync_playwright

from .page import Page

_started = {}
# Makes a page wait for 18 ms before it requests a frame, so that it draws every second one of the 60 in a second.
HALF_THE_FRAMES = """(() => {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const requests = new Map();
  window.requestAnimationFrame = (draw) => {
    const wait = setTimeout(() => requests.set(wait, request((time) => { requests.delete(wait); draw(time); })), 18);
    return wait;
  };
  window.cancelAnimationFrame = (wait) => { clearTimeout(wait); cancel(requests.get(wait)); requests.delete(wait); };
})();"""


def browser():
  if "browser" not in _started:
    playwright = _started["playwright"] = sync_playwright().start()
    _started["browser"] = playwright.chromium.launch(
      executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required"])
    atexit.register(quit_browser)
  return _started["browser"]


def quit_browser():
  """Ends the browser that the pages of this process share."""
  if "browser" in _started:
    _started.pop("browser").close()
    _started.pop("playwright").stop()


class Chromium(Page):
  name = "chromium"
  can = frozenset({
    "kill", "touch", "turn", "notch", "offline", "accessibility tree", "motion", "forced colors", "text size", "tabs",
    "code that is not optimized"})
  GONE = (Error,)

  def __init__(self, address, **options):
    super().__init__(address, **options)
    o = self.options
    self.context = browser().new_context(
      viewport={"width": o["width"], "height": o["height"]}, device_scale_factor=o["scale"], is_mobile=o["has_touch"],
      has_touch=o["has_touch"], color_scheme="dark" if o["is_dark"] else "light",
      reduced_motion="reduce" if o["reduces_motion"] else "no-preference",
      forced_colors="active" if o["forces_colors"] else "none")
    # In a browser with windows these permissions need not be requested.
    self.context.grant_permissions(["accelerometer", "gyroscope"])
    self._complaints = []
    if o["saves_frames"]:
      self.context.add_init_script(HALF_THE_FRAMES)
    self._open_window()
    for key, value in o["stored"].items():
      self.context.add_init_script(
        f"if (!sessionStorage.getItem('seeded')) localStorage.setItem({('carom.' + key)!r}, {value!r});")
    if o["stored"]:
      self.context.add_init_script("sessionStorage.setItem('seeded', '1');")

  def _open_window(self):
    self.page = self.context.new_page()
    self.cdp = self.context.new_cdp_session(self.page)
    self.page.on("console", lambda message: message.type in ("warning", "error") and self._complaints.append(message.text))
    self.page.on("pageerror", lambda error: self._complaints.append(str(error)))

  def beside(self):
    """Another tab of the same browser, which is closed with this one."""
    tab = copy.copy(self)
    tab._complaints = []
    tab._open_window()
    return tab

  def kill(self):
    """Kills the page's process without notifying the page; `open` then opens a new window of the same browser."""
    dead = self.page
    try:
      dead.goto("chrome://crash")
    except Error:
      pass
    self._open_window()
    dead.close()

  def navigate(self, address):
    self.page.goto(address)

  def evaluate(self, expression):
    return self.page.evaluate(expression)

  def touch(self, kind, points):
    """Sends a touch event: `points` are the fingers that are down after it."""
    self.cdp.send("Input.dispatchTouchEvent", {
      "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

  def tap(self, x, y):
    if self.options["has_touch"]:
      self.page.touchscreen.tap(x, y)
    else:
      self.page.mouse.click(x, y)

  def drag(self, points, pause=0.016):
    if not self.options["has_touch"]:
      self.page.mouse.move(*points[0])
      self.page.mouse.down()
      for x, y in points[1:]:
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(pause * 1000)
      return self.page.mouse.up()
    self.touch("touchStart", points[:1])
    for point in points[1:]:
      self.touch("touchMove", [point])
      self.page.wait_for_timeout(pause * 1000)
    self.touch("touchEnd", [])

  def press(self, key):
    self.page.keyboard.press(key)

  def hold(self, key, seconds):
    self.page.keyboard.down(key)
    self.page.wait_for_timeout(seconds * 1000)
    self.page.keyboard.up(key)

  def resize(self, width, height):
    """Resizes the window; with a touch screen, it is a phone that was turned."""
    turn = {"type": "landscapePrimary", "angle": 90} if width > height else {"type": "portraitPrimary", "angle": 0}
    self.cdp.send("Emulation.setDeviceMetricsOverride", {
      "width": width, "height": height, "deviceScaleFactor": self.options["scale"],
      "mobile": self.options["has_touch"], "screenOrientation": turn})
    self.await_size(width, height)

  def set_text_size(self, pixels):
    """Sets the size of normal text, as in the browser's settings; initially 16."""
    self.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})

  def set_notch(self, **insets):
    self.cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})

  def set_dark(self, is_dark):
    self.page.emulate_media(color_scheme="dark" if is_dark else "light")

  def screenshot(self, path):
    self.page.screenshot(path=str(path))

  def complaints(self):
    # The page's messages arrive only during calls to Playwright.
    self.page.wait_for_timeout(1)
    return list(self._complaints)

  def accessibility_tree(self):
    """Returns every node that Chromium exposes to screen readers: (role, name, whether it is focusable)."""
    nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
    def property_of(node, name):
      return next((p["value"].get("value") for p in node.get("properties", []) if p["name"] == name), None)
    return [
      (node["role"]["value"], node.get("name", {}).get("value", ""), bool(property_of(node, "focusable")))
      for node in nodes if not node.get("ignored")]

  def close(self):
    self.is_closed = True
    self.context.close()
