"""Runs `carom serve` on a small site of its own, and lets tests talk to it as clients."""

import contextlib
import http.client
import os
import pathlib
import random
import re
import resource
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = b"<!doctype html><title>Sample</title>" + b"<p>A page of a few thousand bytes.</p>" * 100
PART = "/0123456789ab/app.wasm"
PART_BYTES = random.Random(7).randbytes(3 << 20)
# Larger than all socket buffers: as long as a client reads nothing, the server cannot send all of it.
LARGE = "/0123456789ab/large.wasm"
LARGE_SIZE = 64 << 20


def binary():
  """The command: $CAROM, or the one built for `make play`."""
  if given := os.environ.get("CAROM"):
    return pathlib.Path(given)
  if not (built := ROOT / ".build/release/carom").exists():
    raise FileNotFoundError("carom has not been built: make server-tests builds it")
  return built


def make_site(folder):
  (folder / PART[1:]).parent.mkdir(parents=True)
  (folder / "index.html").write_bytes(PAGE)
  (folder / PART[1:]).write_bytes(PART_BYTES)
  with open(folder / LARGE[1:], "wb") as large:
    large.truncate(LARGE_SIZE)


class Server:
  """A server with some options, perhaps with a limit on open files; `with` ends it."""

  def __init__(self, *options, files=None):
    self.folder = tempfile.TemporaryDirectory()
    make_site(pathlib.Path(self.folder.name))
    self.process = subprocess.Popen(
      [binary(), "serve", "--port", "0", "--site", self.folder.name, *options], stdout=subprocess.PIPE, text=True,
      preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None)
    ready = self.process.stdout.readline()
    self.port = int(re.search(r":(\d+) ", ready)[1])

  def __enter__(self):
    return self

  def __exit__(self, *_):
    self.process.kill()
    self.process.wait()
    self.process.stdout.close()
    self.folder.cleanup()

  def connect(self, source=None, receive_buffer=None, timeout=10):
    """A connection, from an address of this machine."""
    client = socket.socket()
    if receive_buffer:
      client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    client.settimeout(timeout)
    if source:
      client.bind((source, 0))
    client.connect(("127.0.0.1", self.port))
    return client

  def say(self, request, timeout=10, closes=True):
    """Sends bytes and returns all that comes back until the server closes."""
    with self.connect(timeout=timeout) as client:
      client.sendall(request)
      if closes:
        # The server may refuse and close before this side has sent everything.
        with contextlib.suppress(OSError):
          client.shutdown(socket.SHUT_WR)
      return read_all(client)

  def get(self, path="/", method="GET", headers=None, source=None, timeout=10):
    """Sends a request on a new connection; returns the status, the fields, the body and the time that it took."""
    started = time.monotonic()
    connection = http.client.HTTPConnection(
      "127.0.0.1", self.port, timeout=timeout, source_address=(source, 0) if source else None)
    with contextlib.closing(connection):
      connection.request(method, path, headers=headers or {})
      answer = connection.getresponse()
      body = answer.read()
      return answer.status, answer.headers, body, time.monotonic() - started

  # What the server uses

  def sockets(self):
    return sum("socket:" in link for link in self._links())

  def files(self):
    return len(self._links())

  def _links(self):
    folder, links = f"/proc/{self.process.pid}/fd", []
    for name in os.listdir(folder):
      with contextlib.suppress(FileNotFoundError):
        links.append(os.readlink(f"{folder}/{name}"))
    return links

  def threads(self):
    return len(os.listdir(f"/proc/{self.process.pid}/task"))

  def memory(self):
    """Its private memory in bytes."""
    status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+) kB", status)[1]) << 10

  def until(self, condition, seconds, what):
    deadline = time.monotonic() + seconds
    while not condition():
      if time.monotonic() > deadline:
        raise AssertionError(f"not within {seconds} s: {what}")
      time.sleep(0.02)


def read_all(client):
  received = b""
  with contextlib.suppress(ConnectionResetError):
    while more := client.recv(1 << 16):
      received += more
  return received


def status(answer):
  """The status of an answer given as bytes; None if there is none."""
  found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
  return int(found[1]) if found else None


def line(answer):
  """The single line of which a refusal consists."""
  head, _, body = answer.partition(b"\r\n\r\n")
  text = body.decode()
  assert text.endswith("\n") and text.count("\n") == 1 and len(text) > 20, f"no line that says what to do: {answer!r}"
  assert f"content-length: {len(body)}" in head.decode().lower()
  return text.strip()
