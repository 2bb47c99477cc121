"""The databases that the tests use: SQLite in a folder, or a PostgreSQL that the tests start for themselves."""

import atexit
import contextlib
import functools
import glob
import os
import pathlib
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time

# The name of the database that houses use where a test says nothing else.
CHOSEN = os.environ.get("BOARDS_DATABASE", "sqlite")
PROGRAMS = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[-2]), default=None)
PASSWORD = "s3cret%40word"
QUICK_START = ["-c", "shared_buffers=32MB", "-c", "max_connections=60", "-c", "autovacuum=off", "-c", "unix_socket_directories="]


def only(name, is_long=False):
  """Marks a test that is about one of the databases, or takes too long for a short test."""
  def mark(test):
    test.only, test.is_long = name, is_long
    return test
  return mark


class Folder:
  """A SQLite database in a folder of a house."""

  def __init__(self, house_folder):
    self.data = pathlib.Path(house_folder, "data")

  @property
  def place(self):
    return ["--data", self.data]

  def change(self, script):
    """Changes the database behind the server's back."""
    with contextlib.closing(sqlite3.connect(self.data / "arcade.db", timeout=10)) as connection, connection:
      connection.executescript(script)

  def rows(self, query):
    with contextlib.closing(sqlite3.connect(self.data / "arcade.db", timeout=10)) as connection:
      return [tuple(map(str, row)) for row in connection.execute(query)]


class Shared:
  """A database of its own in a running PostgreSQL."""
  count = 0

  def __init__(self, cluster):
    Shared.count += 1
    self.cluster, self.name = cluster, f"house{os.getpid()}x{Shared.count}"
    cluster.sql(f"CREATE DATABASE {self.name}")

  @property
  def url(self):
    return f"postgres://arcade:{PASSWORD}@127.0.0.1:{self.cluster.port}/{self.name}"

  @property
  def place(self):
    return ["--database", self.url]

  def change(self, script):
    self.cluster.sql(script, self.name)

  def rows(self, query):
    return [tuple(line.split("|")) for line in self.cluster.sql(query, self.name).splitlines()]


class Cluster:
  """A running PostgreSQL in a temporary folder. It does not run as root, so the user `postgres` runs it then."""

  def __init__(self, folder=None):
    self.own = tempfile.TemporaryDirectory(prefix="boards-", dir=folder, ignore_cleanup_errors=True)
    self.folder = pathlib.Path(self.own.name)
    self.who = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if os.getuid() == 0 else []
    secret = self.folder / "password"
    secret.write_text(PASSWORD.replace("%40", "@"))
    if self.who:
      subprocess.run(["chown", "-R", "postgres:", self.folder], check=True)
    self.command("initdb", "-D", self.folder / "data", "-U", "arcade", "-A", "scram-sha-256", "--pwfile", secret,
                 "--no-sync", "--locale", "C.UTF-8", "-E", "UTF8")
    with socket.create_server(("127.0.0.1", 0)) as free:
      self.port = free.getsockname()[1]
    self.process = None
    self.start()

  def command(self, name, *arguments):
    subprocess.run([*self.who, f"{PROGRAMS}/{name}", *arguments], check=True, capture_output=True, cwd="/")

  def start(self):
    end = time.monotonic() + 60
    while True:
      # It refuses to start as long as a process of the one that was killed is there.
      if not self.process or self.process.poll() is not None:
        with open(self.folder / "log", "a") as log:
          self.process = subprocess.Popen(
            [*self.who, f"{PROGRAMS}/postgres", "-D", self.folder / "data", "-p", str(self.port), *QUICK_START], stdout=log,
            stderr=log, cwd="/")
      try:
        return self.sql("SELECT 1")
      except subprocess.CalledProcessError:
        assert time.monotonic() < end, (self.folder / "log").read_text()[-2000:]
        time.sleep(0.1)

  def stop(self, how=signal.SIGINT):
    """Ends it: in order, or at once with all of its processes."""
    if how == signal.SIGKILL:
      children = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True).stdout.split()
      for process in [self.process.pid, *map(int, children)]:
        with contextlib.suppress(ProcessLookupError):
          os.kill(process, how)
    else:
      self.process.send_signal(how)
    self.process.wait(30)

  def sql(self, script, database="postgres"):
    return subprocess.run(
      [f"{PROGRAMS}/psql", "-qAtX", "-v", "ON_ERROR_STOP=1", f"postgres://arcade:{PASSWORD}@127.0.0.1:{self.port}/{database}"],
      input=script, check=True, capture_output=True, text=True).stdout

  def close(self):
    if self.process.poll() is None:
      self.stop()
    self.own.cleanup()


@functools.cache
def cluster():
  """The PostgreSQL that the tests of this process share."""
  started = Cluster()
  atexit.register(started.close)
  return started


def new(house_folder, name=None):
  """A new database for a house."""
  return Folder(house_folder) if (name or CHOSEN) == "sqlite" else Shared(cluster())


def small(place):
  """A database whose files are in a folder, and its PostgreSQL; None for SQLite."""
  if CHOSEN == "sqlite":
    return None, Folder(place)
  started = Cluster(place)
  return started, Shared(started)
