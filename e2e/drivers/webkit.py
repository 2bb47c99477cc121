"""WebKit, the engine of iPhone and iPad, through its WebDriver: pointer and keyboard, in a frame of any size."""

import atexit
import base64
import os
import subprocess
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from .page import PATIENCE, Page

# WebKit's windows are at least 447 points wide, so the app is in a frame in the window's corner.
WINDOW = 1500, 1350
KEYS = {
  "Enter": Keys.ENTER, "Tab": Keys.TAB, "Escape": Keys.ESCAPE, "Space": Keys.SPACE, "ArrowLeft": Keys.ARROW_LEFT,
  "ArrowUp": Keys.ARROW_UP, "ArrowRight": Keys.ARROW_RIGHT, "ArrowDown": Keys.ARROW_DOWN, "Home": Keys.HOME,
  "End": Keys.END, "Shift": Keys.SHIFT,
}

# WebKit sometimes stops responding, or its driver dies. A page must open within this many seconds; a script may take
# longer.
SECONDS_TO_OPEN, SECONDS_FOR_SCRIPTS = 60, PATIENCE * 30

_started = {}


def _display():
  """Starts a virtual screen with the first free number."""
  if "display" not in _started:
    read, write = os.pipe()
    _started["display"] = subprocess.Popen(
      ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], pass_fds=[write],
      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as file:
      _started["number"] = file.readline().strip()
  return _started["number"]


def _browser(is_dark, reduces_motion):
  key = "driver", is_dark, reduces_motion
  if reduces_motion and key in _started:
    # After many pages a browser loses the desktop's setting, so each page with one gets its own browser.
    _started.pop(key).quit()
  if key not in _started:
    environment = {
      **os.environ, "DISPLAY": f":{_display()}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "NO_AT_BRIDGE": "1",
      # Without a graphics card, WebKit's newer renderer takes four times as long.
      "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
      "GTK_THEME": "Adwaita:dark" if is_dark else "Adwaita"}
    if reduces_motion:
      environment["XDG_CONFIG_HOME"] = _settings_without_motion()
    options = Options()
    options.binary_location = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env=environment))
    driver.set_window_size(*WINDOW)
    # A script that waits for many frames may take long on a busy machine.
    driver.set_script_timeout(SECONDS_FOR_SCRIPTS)
    _started[key] = driver
  return _started[key]


def _replace(driver):
  """Ends a browser that does not respond."""
  for key in [key for key, each in _started.items() if each is driver]:
    _started.pop(key)
  process = driver.service.process
  subprocess.run(["pkill", "-KILL", "-P", str(process.pid)], check=False)
  process.kill()
  process.wait()


def _settings_without_motion():
  folder = f"/tmp/carom-gtk-{os.getpid()}"
  os.makedirs(f"{folder}/gtk-3.0", exist_ok=True)
  with open(f"{folder}/gtk-3.0/settings.ini", "w") as file:
    file.write("[Settings]\ngtk-enable-animations=0\n")
  return folder


def quit_driver():
  for key in [key for key in _started if key[0] == "driver"]:
    try:
      _started.pop(key).quit()
    except Exception:
      pass


@atexit.register
def quit_browser():
  quit_driver()
  if "display" in _started:
    _started.pop("display").terminate()


class WebKit(Page):
  name = "webkit"
  # If a program is not optimized, WebKit's own optimizing compiler usually breaks it (docs/status.md).
  can = frozenset()
  GONE = (WebDriverException,)

  def __init__(self, address, **options):
    super().__init__(address, **{**options, "has_touch": False, "scale": 1})
    self.driver = _browser(self.options["is_dark"], self.options["reduces_motion"])

  def navigate(self, address):
    try:
      self._show(address)
    except (HTTPError, WebDriverException):
      _replace(self.driver)
      self.driver = _browser(self.options["is_dark"], self.options["reduces_motion"])
      self._show(address)

  def _show(self, address):
    connection = self.driver.command_executor.client_config
    connection.timeout = SECONDS_TO_OPEN
    self.driver.switch_to.default_content()
    # An empty page of the same origin around the app.
    self.driver.get(self.address + "nothing-here")
    self.driver.execute_script("localStorage.clear(); for (const [key, value] of arguments[0]) localStorage.setItem('carom.' + key, value)",
                               list(self.options["stored"].items()))
    # What other tests have kept. Without this a page knows their runs.
    self.driver.execute_script("""
      return indexedDB.databases().then((all) => Promise.all(all.filter(({ name }) => name.endsWith('/runs')).map(({ name }) =>
        new Promise((resolve) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve(0);
        }))))""")
    self.driver.execute_script("""
      const frame = document.createElement('iframe');
      Object.assign(frame.style, { border: 0, position: 'fixed', left: 0, top: 0,
        width: arguments[1] + 'px', height: arguments[2] + 'px' });
      frame.id = 'frame';
      document.body.replaceChildren(frame);
      frame.src = arguments[0];
      """, address, self.options["width"], self.options["height"])
    self._enter()
    connection.timeout = SECONDS_FOR_SCRIPTS + SECONDS_TO_OPEN

  def _enter(self):
    """Switches to the frame, and records its console from the first script on."""
    self.driver.switch_to.default_content()
    self.driver.switch_to.frame(self.driver.find_element("id", "frame"))
    self.driver.execute_script("""
      if (window.complaints) return;
      window.complaints = [];
      for (const name of ['warn', 'error']) {
        const original = console[name].bind(console);
        console[name] = (...values) => { complaints.push(values.join(' ')); original(...values); };
      }
      addEventListener('error', (event) => complaints.push(String(event.message)));
      addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
      addEventListener('securitypolicyviolation', (event) => complaints.push('policy: ' + event.violatedDirective));
      """)

  def await_start(self, is_whole=True):
    def has_come():
      try:
        # The frame starts with an empty document, which is then replaced.
        if self.evaluate("!window.isOld && location.href !== 'about:blank' && document.readyState === 'complete'"):
          return True
      except self.GONE:
        pass
      self._enter()
    self.until(has_come, "the frame is still empty", 30)
    self._enter()
    super().await_start(is_whole)

  def evaluate(self, expression):
    return self.driver.execute_script(f"return ({expression})")

  def drag(self, points, pause=0.016):
    mouse = PointerInput("mouse", "mouse")
    builder = ActionBuilder(self.driver, mouse=mouse, duration=round(pause * 1000))
    pointer = builder.pointer_action
    pointer.move_to_location(*map(round, points[0]))
    pointer.pointer_down()
    for x, y in points[1:]:
      pointer.move_to_location(round(x), round(y))
    pointer.pointer_up()
    builder.perform()

  def tap(self, x, y):
    self.drag([(x, y)])

  def press(self, key):
    self.hold(key, 0)

  def hold(self, key, seconds):
    *held, last = [KEYS.get(part, part) for part in key.split("+")]
    chain = ActionChains(self.driver)
    for each in [*held, last]:
      chain.key_down(each)
    chain.pause(seconds)
    for each in [last, *reversed(held)]:
      chain.key_up(each)
    chain.perform()

  def resize(self, width, height):
    self.driver.switch_to.default_content()
    self.driver.execute_script(
      "Object.assign(document.getElementById('frame').style, { width: arguments[0] + 'px', height: arguments[1] + 'px' })",
      width, height)
    self._enter()
    self.await_size(width, height)

  def screenshot(self, path):
    with open(path, "wb") as file:
      file.write(base64.b64decode(self.driver.get_screenshot_as_base64()))

  def complaints(self):
    return self.evaluate("window.complaints ?? []")

  def close(self):
    self.is_closed = True
    try:
      self.driver.switch_to.default_content()
      self.driver.get("about:blank")
    except (HTTPError, WebDriverException):
      _replace(self.driver)
