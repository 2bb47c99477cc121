"""A server with boards for the built site, `arcade serve`, as `make boards-built` builds it."""

import contextlib
import json
import pathlib
import re
import shutil
import signal
import sqlite3
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
    self.data, self.options, self.port = pathlib.Path(folder, "data"), options, "0"
    self.start(site)

  def start(self, site):
    """Starts the server with a site, at the same address as before."""
    self.process = subprocess.Popen(
      [ARCADE, "serve", "--port", self.port, "--site", site, "--data", self.data, "--requests", "100000", "--tickets", "1000",
       *self.options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    self.port = re.search(r":(\d+) ", self.process.stdout.readline())[1]
    self.address = f"http://127.0.0.1:{self.port}/"

  def update(self, site):
    """Stops the server, and starts it with the site of another build."""
    self.stop()
    self.start(site)

  def change_rules(self, game, site):
    """Starts the server with a site, after giving what it has of a game a lower version, as if the rules had changed since."""
    self.stop()
    with contextlib.closing(sqlite3.connect(self.data / "arcade.db")) as database, database:
      for name, version in database.execute("SELECT name, version FROM board WHERE game = ?", [game]).fetchall():
        earlier = name.replace(f"{game}/{version}/", f"{game}/{version - 1}/", 1)
        for table in "line", "tally":
          database.execute(f"UPDATE {table} SET board = ? WHERE board = ?", [earlier, name])
        database.execute("UPDATE board SET name = ?, version = version - 1 WHERE name = ?", [earlier, name])
      database.execute("UPDATE run SET version = version - 1 WHERE game = ?", [game])
    self.start(site)

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


def build_of(site):
  """The name of a site's build."""
  return next(path.parent.name for path in pathlib.Path(site).glob("*/app.wasm"))


def another_build(folder, name, site=ROOT / "dist"):
  """A copy of the site that is another build by its name. Returns its folder."""
  copy, own = pathlib.Path(folder, name), build_of(site)
  shutil.copytree(site, copy)
  (copy / own).rename(copy / name)
  for file in copy.rglob("*"):
    if file.suffix in (".html", ".js") and file.parent != copy / name:
      file.write_text(file.read_text().replace(own, name))
      for packed in (".br", ".gz"):
        file.with_name(file.name + packed).unlink(missing_ok=True)
  return copy


@contextlib.contextmanager
def boards_server(*options):
  with tempfile.TemporaryDirectory() as folder:
    server = BoardsServer(folder, *options)
    try:
      yield server
    finally:
      server.stop()
