"""A server with boards for the built site, `arcade serve`, as `make boards-built` builds it."""

import contextlib
import json
import pathlib
import re
import signal
import subprocess
import tempfile
import urllib.request

from served import ROOT

ARCADE = ROOT / ".build/release/arcade"


class BoardsServer:
  """A server with a folder of its own on a free port."""

  def __init__(self, folder, *options, site=ROOT / "dist"):
    if not ARCADE.exists():
      raise FileNotFoundError(f"{ARCADE} is not there: `make boards-built` first")
    self.data = pathlib.Path(folder, "data")
    self.process = subprocess.Popen(
      [ARCADE, "serve", "--port", "0", "--site", site, "--data", self.data, "--requests", "100000", "--tickets", "1000", *options],
      stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    port = re.search(r":(\d+) ", self.process.stdout.readline())[1]
    self.address = f"http://127.0.0.1:{port}/"

  def stop(self):
    self.process.send_signal(signal.SIGTERM)
    self.process.wait(30)
    self.process.stdout.close()

  def listed(self):
    """All boards with their numbers of lines, as the operator sees them."""
    return subprocess.run(
      [ARCADE, "boards", "list", "--data", self.data], capture_output=True, text=True, check=True).stdout

  def ask(self, path):
    with urllib.request.urlopen(self.address + path, timeout=20) as answer:
      return json.load(answer)


@contextlib.contextmanager
def boards_server(*options):
  with tempfile.TemporaryDirectory() as folder:
    server = BoardsServer(folder, *options)
    try:
      yield server
    finally:
      server.stop()
