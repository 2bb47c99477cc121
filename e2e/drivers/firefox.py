"""Firefox through WebDriver BiDi: real touch, dark, reduced motion."""

import atexit
import base64
import json

from .bidi import Bidi
from .page import Page

# Firefox reads preferences only when it starts, so there is one process for each set of them.
_started = {}

# WebDriver uses its own code points for these keys.
KEYS = {
  "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Space": " ", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
  "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010", "Shift": "\ue008",
}


def _browser(is_dark, reduces_motion, forces_colors):
  key = is_dark, reduces_motion, forces_colors
  if key not in _started:
    _started[key] = Bidi({
      "ui.systemUsesDarkTheme": int(is_dark), "layout.css.prefers-color-scheme.content-override": 0 if is_dark else 1,
      "ui.prefersReducedMotion": int(reduces_motion),
      "browser.display.document_color_use": 2 if forces_colors else 1})
  return _started[key]


@atexit.register
def quit_browser():
  while _started:
    _started.popitem()[1].close()


class Firefox(Page):
  name = "firefox"
  can = frozenset({"touch", "forced colors", "code that is not optimized"})
  GONE = (RuntimeError,)

  def __init__(self, address, **options):
    super().__init__(address, **options)
    self.bidi = _browser(
      self.options["is_dark"], self.options["reduces_motion"], self.options["forces_colors"])
    # A user context of its own: nothing stored, and no cache from other tests.
    self.user = self.bidi.send("browser.createUserContext")["userContext"]
    self.tab = self.bidi.send("browsingContext.create", type="tab", userContext=self.user)["context"]
    self.bidi.events.clear()
    self.resize(self.options["width"], self.options["height"])

  def navigate(self, address):
    if self.options["stored"]:
      self.bidi.send("browsingContext.navigate", context=self.tab, url=self.address + "icon.svg", wait="complete")
      for key, value in self.options["stored"].items():
        self.evaluate(f"localStorage.setItem({json.dumps('carom.' + key)}, {json.dumps(value)})")
    self.bidi.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

  def evaluate(self, expression):
    answer = self.bidi.send(
      "script.evaluate", target={"context": self.tab}, awaitPromise=True,
      expression=f"Promise.resolve(({expression})).then((value) => JSON.stringify(value) ?? null)")
    if answer["type"] != "success":
      raise RuntimeError(json.dumps(answer["exceptionDetails"].get("text", answer))[:800])
    value = answer["result"].get("value")
    return json.loads(value) if value else None

  def _perform(self, *sources):
    self.bidi.send("input.performActions", context=self.tab, actions=list(sources))

  def _pointer(self, actions):
    kind = "touch" if self.options["has_touch"] else "mouse"
    return {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}

  def drag(self, points, pause=0.016):
    (x, y), *rest = [(round(x), round(y)) for x, y in points]
    moves = [{"type": "pointerMove", "x": x, "y": y, "duration": round(pause * 1000)} for x, y in rest]
    self._perform(self._pointer([
      {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves,
      {"type": "pointerUp", "button": 0}]))

  def tap(self, x, y):
    self.drag([(x, y)])

  def press(self, key):
    self.hold(key, 0)

  def hold(self, key, seconds):
    *held, last = [KEYS.get(part, part) for part in key.split("+")]
    actions = [{"type": "keyDown", "value": each} for each in [*held, last]]
    actions.append({"type": "pause", "duration": round(seconds * 1000)})
    actions += [{"type": "keyUp", "value": each} for each in [last, *reversed(held)]]
    self._perform({"type": "key", "id": "keys", "actions": actions})

  def resize(self, width, height):
    self.bidi.send(
      "browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height},
      devicePixelRatio=self.options["scale"])
    self.await_size(width, height)

  def screenshot(self, path):
    data = self.bidi.send("browsingContext.captureScreenshot", context=self.tab)["data"]
    with open(path, "wb") as file:
      file.write(base64.b64decode(data))

  def complaints(self):
    self.evaluate("0")
    entries = [event["params"] for event in self.bidi.events if event.get("method") == "log.entryAdded"]
    texts = [
      entry.get("text") or "" for entry in entries
      if entry["level"] in ("warn", "error") and entry.get("source", {}).get("context") == self.tab]
    # Firefox says so of what a page was still loading when it was left. A page that stays without it shows a remark, and the
    # app waits.
    return [text for text in texts if not text.endswith("A ServiceWorker intercepted the request and encountered an unexpected error.")]

  def close(self):
    self.is_closed = True
    self.bidi.send("browsingContext.close", context=self.tab)
    self.bidi.send("browser.removeUserContext", userContext=self.user)
