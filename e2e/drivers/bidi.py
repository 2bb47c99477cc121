"""WebDriver BiDi to Firefox over its WebSocket, without geckodriver."""

import json
import os
import shutil
import subprocess
import tempfile
import threading

from websockets.sync.client import connect

PREFERENCES = {
  "remote.active-protocols": 1, "app.update.enabled": False, "datareporting.policy.dataSubmissionEnabled": False,
  "browser.shell.checkDefaultBrowser": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
  "browser.startup.homepage_override.mstone": "ignore", "dom.w3c_touch_events.enabled": 1,
  "browser.tabs.remote.warmup.enabled": False, "media.autoplay.default": 0,
  # Without a graphics card, Firefox spends most of its time drawing; half the frames show as much.
  "layout.frame_rate": 30,
}


class Bidi:
  def __init__(self, preferences):
    self.profile = tempfile.mkdtemp(prefix="carom-firefox-")
    with open(f"{self.profile}/user.js", "w") as file:
      for name, value in {**PREFERENCES, **preferences}.items():
        file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
    self.process = subprocess.Popen(
      ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port=0", "about:blank"],
      stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": self.profile})
    address = next(line.split()[-1] for line in self.process.stderr if "WebDriver BiDi listening on" in line)
    threading.Thread(target=self.process.stderr.read, daemon=True).start()
    self.socket = connect(address + "/session", max_size=None)
    self.count = 0
    self.events = []
    self.send("session.new", capabilities={})
    self.send("session.subscribe", events=["log.entryAdded"])

  def send(self, method, **parameters):
    self.count += 1
    self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
    while True:
      message = json.loads(self.socket.recv(timeout=120))
      if message.get("id") == self.count:
        if message["type"] == "error":
          raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
        return message["result"]
      self.events.append(message)

  def close(self):
    try:
      self.send("browser.close")
      self.process.wait(10)
    except Exception:
      self.process.kill()
    shutil.rmtree(self.profile, ignore_errors=True)
