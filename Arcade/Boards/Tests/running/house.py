"""A running `arcade serve`, and the requests of its players."""

import hashlib
import http.client
import json
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

import databases
from forge import ARCADE, arcade

PAGE = b"<!doctype html><title>Sample</title><p>A page."


class House:
  """A server with a database of its own, or that of another house; `with` ends it. It can be killed and started again."""

  def __init__(self, *options, database=None, build=""):
    self.folder = tempfile.TemporaryDirectory()
    self.site = pathlib.Path(self.folder.name, "site")
    self.database = database or databases.new(self.folder.name)
    self.builds = pathlib.Path(self.folder.name, "builds")
    self.become(build)
    self.options = [*options]
    self.log = open(pathlib.Path(self.folder.name, "log"), "w+")
    self.start()

  def become(self, build):
    """Replaces the site by that of a build; without a name it is none."""
    shutil.rmtree(self.site, ignore_errors=True)
    self.site.mkdir()
    (self.site / "index.html").write_bytes(PAGE + build.encode())
    if build:
      (self.site / build).mkdir()
      (self.site / build / "app.wasm").write_bytes(build.encode())

  def start(self):
    self.process = subprocess.Popen(
      [ARCADE, "serve", "--port", "0", "--site", self.site, "--builds", self.builds, *self.database.place, "--requests", "1000000", "--tickets", "1000000",
       *self.options], stdout=subprocess.PIPE, stderr=self.log, text=True)
    self.port = int(re.search(r":(\d+) ", self.process.stdout.readline())[1])

  def operate(self, command, *arguments):
    """Runs a command of the operator."""
    return arcade("boards", command, *self.database.place, *arguments)

  def stop(self, how=signal.SIGTERM):
    self.process.send_signal(how)
    code = self.process.wait(30)
    self.process.stdout.close()
    return code

  def __enter__(self):
    return self

  def __exit__(self, *_):
    if self.process.poll() is None:
      self.stop(signal.SIGKILL)
    self.log.close()
    self.folder.cleanup()

  def verifiers(self):
    """The processes that replay runs; waits for the first, which a server starts beside its other work."""
    end = time.monotonic() + 30
    while True:
      listed = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(self.process.pid)], capture_output=True, text=True).stdout
      found = [int(line.split()[0]) for line in listed.splitlines() if " verifier " in line]
      if found or time.monotonic() > end:
        return found
      time.sleep(0.02)

  def memory(self):
    """The most memory that the server has used, in megabytes."""
    return int(re.search(r"VmHWM:\s*(\d+)", pathlib.Path(f"/proc/{self.process.pid}/status").read_text())[1]) / 1024

  def ask(self, method, path, body=b"", key=None, at=None, headers=None, timeout=30):
    """A request and its answer: the status, the fields and the body, JSON as an object."""
    fields = dict(headers or {})
    if key:
      moment = str(int(time.time() * 1000) if at is None else at)
      text = "\n".join(["carom1", method, path, moment, hashlib.sha256(body).hexdigest()])
      fields |= {"Carom-Key": key.public, "Carom-Time": moment, "Carom-Signature": key.sign(text.encode())} | dict(headers or {})
    connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
    try:
      connection.request(method, path, body or None, fields)
      answer = connection.getresponse()
      content = answer.read()
      is_json = answer.getheader("Content-Type", "").startswith("application/json")
      return answer.status, dict(answer.getheaders()), json.loads(content) if is_json and content else content
    finally:
      connection.close()

  def ticket(self, key, game, day=None):
    wish = {"game": game} | ({"day": day} if day else {})
    status, _, ticket = self.ask("POST", "/api/tickets", json.dumps(wish).encode(), key)
    assert status == 201, (status, ticket)
    return ticket

  def submit(self, key, ticket, run):
    return self.ask("POST", "/api/runs", run, key, headers={"Arcade-Ticket": ticket["ticket"]})

  def outcome(self, run, seconds=60):
    """What has become of a run, once it has been replayed."""
    end = time.monotonic() + seconds
    while True:
      status, _, told = self.ask("GET", f"/api/runs/{run}")
      assert status == 200, (status, told)
      if told["state"] != "queued":
        return told
      assert time.monotonic() < end, "the run is not replayed"
      time.sleep(0.02)

  def made(self, forge, game, ticket, *how, **more):
    """A run for a ticket that was just given, with the time at which the server takes it: not sooner than it could have been played."""
    given = time.time()
    made = forge.make(game, ticket["seed"], *how, **more)
    return made | {"end": given + made["ticks"] / 120}

  def await_end(self, *runs):
    """Waits until all of the runs could have been played."""
    time.sleep(max(0, max(made["end"] for made in runs) - time.time()))

  def play(self, forge, key, game, day=None, forgery=None, chance=1, **how):
    """A run with a ticket of its own, sent as soon as the clock allows it; returns the answer and what was sent."""
    ticket = self.ticket(key, game, day)
    made = self.made(forge, game, ticket, day, forgery, chance, **how)
    self.await_end(made)
    return self.submit(key, ticket, made["bytes"]), made, ticket
