"""Film strips: frames of the page exactly 16 ms apart, side by side in one picture.

The page's clock is stepped by hand, so that a strip is exact however slow the machine is.
"""

import base64
import html

from drivers import BROWSERS, chromium

# From `film.hold()` on, time passes only by `film.step()`: a sixtieth of a second for each frame.
CLOCK = """
(() => {
  const real = { now: performance.now.bind(performance), ask: window.requestAnimationFrame.bind(window),
    cancel: window.cancelAnimationFrame.bind(window) };
  let held, asked = [], number = 1e6;
  performance.now = () => held ?? real.now();
  // Events get the held time too.
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return held ?? stamp.call(this); } });
  window.requestAnimationFrame = (call) => held === undefined ? real.ask((time) => held === undefined ? call(time) : asked.push([++number, call]))
    : (asked.push([++number, call]), number);
  window.cancelAnimationFrame = (asking) => { asked = asked.filter(([each]) => each !== asking); real.cancel(asking); };
  window.film = {
    hold: () => { held = real.now(); },
    async step(frames) {
      for (let frame = 0; frame < frames; frame += 1) {
        held += 1000 / 60;
        const now = asked;
        asked = [];
        for (const [, call] of now) call(held);
        // Lets the page's microtasks run, such as one that passes an input on.
        await undefined;
        await undefined;
      }
      return carom.tick;
    },
    async stepUntil(condition, most) {
      for (let frame = 0; frame < most; frame += 1) {
        await film.step(1);
        if (condition()) return true;
      }
      return false;
    },
  };
})()
"""


class Film:
  """A page of Chromium whose time is stepped."""

  def __init__(self, address, place="", **options):
    self.page = BROWSERS["chromium"](address, **options)
    self.page.context.add_init_script(CLOCK)
    self.page.open(place)

  def __enter__(self):
    return self

  def __exit__(self, *_):
    self.page.close()

  def hold(self):
    """Stops time from now on."""
    self.page.evaluate("film.hold()")
    # Lets the frames that were requested earlier arrive.
    self.page.evaluate("new Promise((done) => setTimeout(done, 50))")

  def step(self, frames=1):
    """Advances time by that many sixtieths of a second."""
    return self.page.evaluate(f"film.step({frames})")

  def until(self, condition, most=3600):
    """Steps until an expression is true."""
    if not self.page.evaluate(f"film.stepUntil(() => {condition}, {most})"):
      raise AssertionError(f"after {most} frames still not true: {condition}")

  def shoot(self, path, frames=12, every=1, clip=None, columns=6, width=200, title=""):
    """Writes a contact sheet of frames to `path`; `clip` is a part of the page, `every` how many sixtieths lie between two."""
    shots = []
    for _ in range(frames):
      options = {"clip": dict(zip(("x", "y", "width", "height"), clip))} if clip else {}
      shots.append((self.page.evaluate("carom.tick"), self.page.page.screenshot(type="jpeg", quality=85, **options)))
      self.step(every)
    sheet(path, shots, columns, width, title)


def sheet(path, shots, columns, width, title=""):
  """Puts pictures (JPEG or PNG, as bytes) with captions into one, in `columns` of `width` pixels."""
  figures = "".join(
    f"<figure><img src='data:image;base64,{base64.b64encode(shot).decode()}'><figcaption>{html.escape(str(caption))}</figcaption></figure>"
    for caption, shot in shots)
  easel = chromium.browser().new_page(viewport={"width": columns * (width + 8) + 8, "height": 400})
  easel.set_content(
    f"<style>body {{ margin: 4px; background: #888; font: 11px sans-serif; display: grid; grid-template-columns: repeat({columns}, {width}px);"
    f" gap: 8px }} figure {{ margin: 0 }} img {{ display: block; width: 100% }} h1 {{ grid-column: 1 / -1; font-size: 13px; margin: 0 }}</style>"
    f"<h1>{html.escape(title)}</h1>{figures}")
  easel.screenshot(path=str(path), full_page=True)
  easel.close()
