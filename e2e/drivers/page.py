"""What all drivers can do, built on the few operations that each one implements in its own way."""

import json
import time

# Finds elements as a person names them: by role, and by accessible name (or by visible text).
PROBES = """
(() => {
  const app = () => document.getElementById('app');
  const isSeen = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === 'none' || style.opacity === '0') return false;
    }
    const box = element.getBoundingClientRect();
    // In miniature it is a part of a picture, as the app is on the home screen's Continue card.
    if (element.offsetWidth > 0 && box.width < element.offsetWidth * 0.95 && element.closest('[inert]')) return false;
    return box.width > 0 && box.height > 0;
  };
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const describe = (element) => ({
    role: element.getAttribute('role') ?? '', name: nameOf(element), ...place(element),
    value: element.getAttribute('aria-valuenow'), text: element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-description') ?? '',
    checked: element.getAttribute('aria-checked'), selected: element.getAttribute('aria-selected'),
    disabled: element.getAttribute('aria-disabled') === 'true', focusable: element.hasAttribute('tabindex'),
    hidden: !!element.closest('[aria-hidden=true]'), focused: document.activeElement === element,
  });
  window.e2e = {
    find: (role, name) => [...app().querySelectorAll(role ? `[role="${role}"]` : '[role],[aria-label]')]
      .filter((element) => isSeen(element) && (name === null || nameOf(element) === name)).map(describe),
    texts: () => [...app().querySelectorAll('.lines')].filter(isSeen).map((element) => element.textContent),
    nodes: { isSeen, nameOf, place },
  };
})()
"""


# A busy machine renders frames rarely, so a wait may take this many times as long as a test allows.
PATIENCE = 6


class Element:
  """A snapshot of an element at the time when it was found."""

  def __init__(self, page, fields):
    self.page = page
    self.__dict__.update(fields)

  @property
  def center(self):
    return self.x + self.width / 2, self.y + self.height / 2

  def tap(self):
    self.page.tap(*self.center)

  def focus(self):
    """Focuses the element, as Tab does."""
    self.page.run("""(role, name) => [...document.querySelectorAll(`#app [role="${role}"]`)]
      .find((element) => e2e.nodes.nameOf(element) === name).focus({ preventScroll: true })""", self.role, self.name)

  def __repr__(self):
    return f"<{self.role} “{self.name}” at ({self.x:.0f}, {self.y:.0f}, {self.width:.0f}, {self.height:.0f})>"


class Page:
  """A page with the app in it. Subclasses drive a real browser."""

  name = "?"
  # What this browser can do here, beyond pointer, keyboard, dark mode and reduced motion.
  can = frozenset()
  is_closed = False
  # The exceptions that `evaluate` raises if the page goes away meanwhile.
  GONE = ()

  def __init__(self, address, **options):
    self.address = address
    self.options = {
      # One pixel per point, because without a graphics card drawing takes most of the time. Some tests use a phone's
      # two.
      "width": 393, "height": 852, "scale": 1, "is_dark": False, "reduces_motion": False, "has_touch": True,
      "stored": {}, "forces_colors": False,
      # In Chromium: draws every second frame. In Firefox all pages do (layout.frame_rate).
      "saves_frames": False, **options}

  # A subclass defines `navigate`, `evaluate`, `tap`, `drag`, `press`, `screenshot`, `resize`, `complaints` and `close`.

  def open(self, path="", debug="seed=7"):
    """Opens the app at a page of its site and a place behind `#`, as in `pong/` or `#/pong`, and waits for its first frame.
    `debug` holds the options of web/debug.js."""
    query = f"?debug&{debug}" if debug is not None else ""
    folder, mark, place = path.partition("#")
    self.navigate(self.address + folder + query + mark + place)
    self.await_start()
    return self

  def await_start(self, is_whole=True):
    """Waits for the first frame of a page that was just requested; the previous page may still be there. Unless
    `is_whole` is false, also waits for the rest of the program, without which the app does not respond to people."""
    has_started = ("document.readyState === 'complete' && document.getElementById('notice')?.hidden"
                   + is_whole * " && !document.getElementById('app').hasAttribute('aria-busy')")
    # A notice with a button says that it will never start.
    ended = "document.querySelector('#notice:not([hidden]) > button') && document.getElementById('notice').textContent"
    outcome = self.wait(f"!window.isOld && ({has_started} || {ended})", 30, may_go=True)
    assert outcome is True, f"{self.name}: it did not start: {outcome}"
    self.evaluate(PROBES + ", 0")

  def run(self, function, *arguments):
    """Calls a JavaScript function with arguments, and returns its result."""
    return self.evaluate(f"({function})({', '.join(json.dumps(each) for each in arguments)})")

  def until(self, look, complaint, seconds=10):
    """Calls `look` until its result is true, and returns it."""
    deadline = time.monotonic() + PATIENCE * seconds
    while True:
      # Always look once more after the deadline: if the machine was asleep, the page did not get its time.
      is_last = time.monotonic() > deadline
      if seen := look():
        return seen
      if is_last:
        raise AssertionError(f"{self.name}: after {PATIENCE * seconds} s {complaint}\n{self.report()}")
      time.sleep(0.05)

  def await_size(self, width, height):
    """Waits for the window's new size, and gives the app time to lay itself out; an app that is stopped does not."""
    self.wait(f"innerWidth === {width} && innerHeight === {height}")
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
      if self.run("""(width, height) => {
        const window = document.querySelector('#app > .layer')?.getBoundingClientRect();
        return !window || Math.abs(window.width - width) < 1 && Math.abs(window.height - height) < 1;
      }""", width, height):
        return
      time.sleep(0.05)

  def wait(self, condition, seconds=10, may_go=False):
    """Waits until an expression is true, and returns its value. If `may_go`, the page may be replaced meanwhile."""
    def look():
      try:
        return self.evaluate(condition)
      except self.GONE:
        if not may_go:
          raise
    return self.until(look, f"still not true: {condition}", seconds)

  def report(self):
    """Describes what is visible, for the message of a failure."""
    return self.evaluate("window.carom?.tree?.() ?? document.body.innerText")

  def all(self, role="", name=None):
    return [Element(self, fields) for fields in self.run("(role, name) => e2e.find(role, name)", role, name)]

  def has(self, role="", name=None):
    return bool(self.all(role, name))

  def find(self, role="", name=None, seconds=10):
    """Returns the first element with this role and name; waits for it."""
    return self.until(lambda: self.all(role, name), f"there is no {role or 'element'} “{name}”", seconds)[0]

  def find_gone(self, role, name, seconds=10):
    self.until(lambda: not self.has(role, name), f"there still is a {role} “{name}”", seconds)

  def texts(self):
    """Returns all visible texts."""
    return self.evaluate("e2e.texts()")

  @property
  def tick(self):
    return self.evaluate("carom.tick")

  def hurry(self, seconds):
    """Lets so much time pass at once, or less if nothing moves any more."""
    self.evaluate(f"carom.hurry({seconds}), 0")

  def paint(self):
    """Waits until the browser has painted two frames."""
    self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")

  def settle(self, seconds=15):
    """Lets time pass until nothing moves any more."""
    self.hurry(seconds)
    self.wait("carom.isAsleep", seconds)
    self.paint()

  def go(self, place):
    """Opens another place of the app, and waits until the animations on the way have ended."""
    # Dealing takes longest; some games never sleep.
    start, most = self.tick, 900 if place in ("cards", "cards/set") else 150
    self.evaluate(f"location.hash = {json.dumps('#/' + place)}, 0")
    self.wait(f"carom.tick > {start}", 20)
    self.hurry(most / 120)
    self.wait(f"carom.isAsleep || carom.tick > {start + most}", 20)
    # Status messages are painted at most two frames later.
    self.paint()

  def reload(self):
    # Deferred, so that this call returns before the page is replaced.
    self.evaluate("window.isOld = true, setTimeout(() => location.reload()), 0")
    self.await_start()
    return self
