"""PostgreSQL: several servers and verifiers share a database, which is killed, has a full disk, or cannot be used."""

import contextlib
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time
import unittest

import databases
from databases import PASSWORD, Cluster, Shared, only
from forge import ARCADE, IS_FULL, NO_RUN, arcade
from house import House
from keys import Key
from load import Load


class Worker:
  """A process of `arcade verifier` that takes runs from the database of a house."""

  def __init__(self, house, *options):
    self.house, self.options = house, options
    self.start()

  def start(self):
    self.process = subprocess.Popen(
      [ARCADE, "verifier", "--database", "BOARDS_URL", "--site", self.house.site, "--builds", self.house.builds, *self.options],
      env=os.environ | {"BOARDS_URL": self.house.database.url}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    self.process.stdout.readline()

  def stop(self, how=signal.SIGTERM):
    self.process.send_signal(how)
    code = self.process.wait(10)
    self.process.stdout.close()
    return code


@only("postgres")
class SharedTests(unittest.TestCase):
  def test_servers_and_verifiers_share_a_database_and_each_run_counts_once(self):
    kills, chance = 200 if IS_FULL else 6, random.Random(7)
    with House("--verifiers", "0") as one, House("--verifiers", "0", database=one.database) as other:
      self.assertEqual(one.ask("GET", "/api/ready")[0], 503)
      workers = [Worker(one, "--verifiers", "2") for _ in range(3)]
      try:
        with Load(one, other) as load:
          for kill in range(kills):
            time.sleep(chance.uniform(0.2, 0.8))
            worker = chance.choice(workers)
            worker.stop(signal.SIGKILL)
            worker.start()
          load.await_acknowledged(kills * 2)
        self.assertEqual(other.ask("GET", "/api/ready")[0], 200)
        load.check(self, one)
        key, line = load.key, "SELECT count(*) FROM line WHERE span = 'ever'"
        self.assertEqual(one.database.rows(line), [("1",)])
        self.assertEqual(one.ask("GET", "/api/me", key=key)[2], other.ask("GET", "/api/me", key=key)[2])
        print(f"{kills} kills of verifiers, {len(load.acknowledged)} runs acknowledged")
      finally:
        codes = [worker.stop() for worker in workers]
      self.assertEqual(codes, [0, 0, 0])

  def test_a_verifier_that_is_stopped_gives_its_run_back(self):
    with House("--verifiers", "0") as house:
      key, worker, query = Key(), Worker(house), "SELECT state, lease > 0, tries FROM run"
      # The process that replays stands still, so that the run is in hand when the verifier is stopped.
      end, replaying = time.monotonic() + 10, []
      while not replaying and time.monotonic() < end:
        replaying = subprocess.run(["pgrep", "-P", str(worker.process.pid)], capture_output=True, text=True).stdout.split()
      os.kill(int(replaying[0]), signal.SIGSTOP)
      self.assertNotIn(PASSWORD.encode(), pathlib.Path(f"/proc/{replaying[0]}/environ").read_bytes())
      run = house.submit(key, house.ticket(key, "breakout"), NO_RUN)[2]["id"]
      while house.database.rows(query) != [("queued", "t", "1")] and time.monotonic() < end:
        time.sleep(0.05)
      begun = time.monotonic()
      self.assertEqual(worker.stop(), 0)
      self.assertLess(time.monotonic() - begun, 6)
      self.assertEqual(house.database.rows(query), [("queued", "f", "0")])
      self.assertEqual(house.ask("GET", f"/api/runs/{run}")[2]["state"], "queued")
      os.kill(int(replaying[0]), signal.SIGKILL)


@only("postgres")
class GoneTests(unittest.TestCase):
  def await_ready(self, house):
    end = time.monotonic() + 20
    while house.ask("GET", "/api/ready")[0] != 200:
      self.assertLess(time.monotonic(), end, "the server does not find its database again")
      time.sleep(0.1)

  def test_a_database_that_is_killed_and_comes_back_loses_nothing(self):
    kills, chance, cluster = 200 if IS_FULL else 3, random.Random(5), Cluster()
    try:
      with House(database=Shared(cluster)) as house:
        with Load(house) as load:
          for kill in range(kills):
            time.sleep(chance.uniform(0.3, 1.2))
            cluster.stop(signal.SIGKILL)
            status, fields, told = house.ask("GET", "/api/ready")
            self.assertEqual((status, "database" in told["error"]), (503, True), told)
            status, fields, told = house.ask("GET", "/api/me", key=load.key)
            self.assertEqual((status, "database" in told["error"]), (503, True), told)
            self.assertIn("Retry-After", fields)
            self.assertEqual(house.ask("GET", "/api/health")[0], 200)
            cluster.start()
          self.await_ready(house)
          load.await_acknowledged(kills * 2)
        self.assertTrue(all("again" in each for each in load.refused))
        load.check(self, house)
        print(f"{kills} kills of PostgreSQL, {len(load.acknowledged)} runs acknowledged")
        self.assertNotIn(PASSWORD.replace("%40", "@"), pathlib.Path(house.log.name).read_text())
    finally:
      cluster.close()

  @only("postgres", is_long=True)
  def test_a_database_that_stands_still_is_given_up(self):
    cluster = Cluster()
    try:
      with House(database=Shared(cluster)) as house:
        self.assertEqual(house.ask("GET", "/api/ready")[0], 200)
        first = cluster.process.pid
        others = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True).stdout.split()
        for process in [first, *map(int, others)]:
          os.kill(process, signal.SIGSTOP)
        begun, answer = time.monotonic(), house.ask("GET", "/api/ready", timeout=60)[0]
        for process in [first, *map(int, others)]:
          os.kill(process, signal.SIGCONT)
        self.assertLess(time.monotonic() - begun, 30)
        self.assertEqual(answer, 503)
        self.await_ready(house)
    finally:
      cluster.close()


@only("postgres")
class FaultTests(unittest.TestCase):
  def refused(self, url, *words, environment=None):
    """A command that is given this database says in one line what is wrong and what to do, without the password."""
    with tempfile.TemporaryDirectory() as site:
      pathlib.Path(site, "index.html").write_text("A page.")
      for command, code in ((["serve", "--site", site, "--port", "0"], 1), (["verifier", "--site", site], 1), (["boards", "list"], 2)):
        done = arcade(*command, "--database", url, env=os.environ | (environment or {}))
        said = done.stderr.decode()
        self.assertEqual((done.returncode, len(said.splitlines()), said[:8]), (code, 1, "arcade: "), said)
        for word in words:
          self.assertIn(word, said)
        self.assertNotIn("s3cret", said)

  def test_a_place_that_cannot_be_used_is_said_in_one_line(self):
    database = databases.new(None)
    url = database.url
    self.refused("mysql://a:s3cret@127.0.0.1/a", "is not a PostgreSQL URL")
    self.refused("postgres://a:s3cret@x@127.0.0.1/a", "%40")
    self.refused("postgres://a:s3cret/x@127.0.0.1/a", "%40")
    self.refused("postgres://a:s3cret@127.0.0.1:port/a", "check the URL")
    self.refused("postgres://a:s3cret@127.0.0.1/a?s3cret=1", "is not a PostgreSQL URL")
    self.refused("NO_SUCH_VARIABLE", "NO_SUCH_VARIABLE", "set in the environment")
    self.refused("BOARDS_URL", "password authentication", environment={"BOARDS_URL": url.replace("arcade:", "arcade:s3cret")})
    self.refused(url.replace(PASSWORD, "s3cretwrong"), "password authentication", "check the URL")
    self.refused(url.replace("127.0.0.1", "no-such-host.invalid"), "no-such-host.invalid", "check the URL")
    self.refused(url.replace(database.name, "none"), "none", "check the URL")
    with House(database=database):
      pass
    database.change("INSERT INTO migration VALUES ('99: from the future')")
    self.refused(url, "later version")
    done = arcade("boards", "backup", "--database", url, "copy")
    self.assertEqual(done.returncode, 2)
    done = arcade("boards", "list", "--database", url, "--data", "folder")
    self.assertIn(b"two places", done.stderr)

  def test_copies_are_made_by_its_own_commands(self):
    with House() as house:
      for command, file in (("backup", "copy"), ("restore", "copy")):
        done = house.operate(command, file)
        self.assertEqual((done.returncode, b"pg_dump" in done.stderr), (2, True), done)


class FullTests(unittest.TestCase):
  def test_a_full_disk_is_said_and_passes(self):
    """Both databases, each on a small disk of its own."""
    place = tempfile.mkdtemp()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=120m", "tmpfs", place], capture_output=True)
    if mounted.returncode:
      os.rmdir(place)
      self.skipTest("a small disk cannot be mounted")
    os.chmod(place, 0o777)
    try:
      self.fill(place)
    finally:
      subprocess.run(["umount", "-l", place], check=True)
      os.rmdir(place)

  def fill(self, place):
    cluster, database = databases.small(place)
    try:
      with House(database=database) as house:
        with Load(house) as load:
          load.await_acknowledged(2)
          key, large = Key(), NO_RUN + random.Random(1).randbytes(900_000)
          ticket, ballast = house.ticket(key, "pong"), pathlib.Path(place, "ballast")
          with open(ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(bytes(65_536)):
              pass
          # A database keeps some space for small changes.
          status, _, told = house.submit(key, ticket, large)
          self.assertEqual((status, "disk" in told["error"]), (503, True), told)
          count = len(load.acknowledged)
          ballast.unlink()
          self.assertEqual(house.submit(key, ticket, large)[0], 202)
          load.await_acknowledged(count + 2)
        self.assertGreater(len(load.acknowledged), count)
        load.check(self, house)
    finally:
      if cluster:
        cluster.close()
