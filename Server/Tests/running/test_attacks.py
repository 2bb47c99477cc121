"""Attacks on a running server. Meanwhile other clients must be served within a second, and its memory must not grow.

The counts are a sample; $FULL runs the full ones. All randomness comes from $SEED. """

import contextlib
import multiprocessing
import os
import pathlib
import random
import select
import socket
import time
import unittest

from server import LARGE, PAGE, PART, PART_BYTES, Server, line, status

FULL = bool(os.environ.get("FULL"))
SEED = int(os.environ.get("SEED", "7"))
# The address of all clients; a second one shows that each address has its own limit.
ATTACKERS = [f"127.0.0.{number}" for number in range(1, 21)]


def half_open(port, count, seconds, seed):
  """Keeps connections open that send only a part of a request; opens a new one for each that is closed."""
  chance, waiting, deadline = random.Random(seed), select.poll(), time.monotonic() + seconds
  request, clients = b"GET / HTTP/1.1\r\nHost: attacked\r\nAccept: */*\r\n", {}

  def open_one():
    client = socket.socket()
    client.setblocking(False)
    # Half of them have the same address as the clients that want to be served.
    client.bind((chance.choice(ATTACKERS) if chance.random() < 0.5 else ATTACKERS[0], 0))
    client.connect_ex(("127.0.0.1", port))
    clients[client.fileno()] = [client, request[:chance.randrange(1, len(request))]]
    waiting.register(client, select.POLLIN | select.POLLOUT)

  while time.monotonic() < deadline:
    for _ in range(min(count - len(clients), 200)):
      open_one()
    for number, event in waiting.poll(50):
      client, rest = clients[number]
      with contextlib.suppress(OSError):
        if rest:
          client.send(rest)
          clients[number][1] = b""
          waiting.modify(client, select.POLLIN)
        if not event & select.POLLIN or client.recv(1 << 12):
          continue
      waiting.unregister(client)
      client.close()
      del clients[number]


def trickle(port, count, seconds, path, seed):
  """Asks for a large file and reads a byte of it each second."""
  clients = []
  for _ in range(count):
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    clients.append(client)
  deadline = time.monotonic() + seconds
  while time.monotonic() < deadline:
    for client in clients:
      with contextlib.suppress(OSError):
        client.recv(1)
    time.sleep(1)


def flood(port, count, seconds, seed):
  """Sends requests on many connections as fast as it can, many at once; every second connection never reads."""
  chance, deadline, clients = random.Random(seed), time.monotonic() + seconds, {}
  requests = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 50 + b"GET /missing HTTP/1.1\r\nHost: a\r\n\r\n" * 50
  waiting = select.poll()

  def open_one():
    client = socket.socket()
    client.setblocking(False)
    client.connect_ex(("127.0.0.1", port))
    reads = chance.random() < 0.5
    clients[client.fileno()] = client, reads
    waiting.register(client, select.POLLOUT | (select.POLLIN if reads else 0))

  while time.monotonic() < deadline:
    while len(clients) < count:
      open_one()
    for number, event in waiting.poll(10):
      client, reads = clients[number]
      try:
        if event & select.POLLOUT:
          client.send(requests)
        if event & select.POLLIN and not client.recv(1 << 16):
          raise ConnectionError
        if event & (select.POLLERR | select.POLLHUP):
          raise ConnectionError
      except BlockingIOError:
        pass
      except OSError:
        waiting.unregister(client)
        client.close()
        del clients[number]


def garbage(port, count, seconds, seed):
  """Sends requests with bytes changed, removed and inserted."""
  chance, deadline = random.Random(seed), time.monotonic() + seconds
  seeds = [
    b"GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-9\r\nAccept-Encoding: br;q=1, gzip\r\nIf-None-Match: \"a\", W/\"b\"\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    b"HEAD /0123456789ab/app.wasm?x HTTP/1.0\r\nConnection: keep-alive\r\nContent-Length: 4\r\n\r\nbody",
  ]
  for _ in range(count):
    text = bytearray(chance.choice(seeds) * chance.randrange(1, 4))
    for _ in range(chance.randrange(12)):
      place = chance.randrange(len(text))
      text[place:place + chance.randrange(3)] = chance.randbytes(chance.randrange(4))
    with contextlib.suppress(OSError), socket.socket() as client:
      client.settimeout(0.2)
      client.connect(("127.0.0.1", port))
      client.sendall(text)
      client.shutdown(socket.SHUT_WR)
      while client.recv(1 << 16):
        pass
    if time.monotonic() > deadline:
      break


@contextlib.contextmanager
def attack(what, *arguments):
  process = multiprocessing.get_context("fork").Process(target=what, args=arguments, daemon=True)
  process.start()
  try:
    yield process
  finally:
    process.terminate()
    process.join()


class Attacks(unittest.TestCase):
  def assert_others_are_served(self, server, seconds, sources=(None,)):
    """Requests the page and the part until the time is up."""
    deadline, slowest, count = time.monotonic() + seconds, 0, 0
    while time.monotonic() < deadline:
      for source in sources:
        for path, expected in (("/", PAGE), (PART, PART_BYTES)):
          got, _, body, took = server.get(path, source=source)
          self.assertEqual(got, 200)
          self.assertTrue(body == expected)
          slowest, count = max(slowest, took), count + 1
      time.sleep(0.1)
    self.assertLess(slowest, 1, f"the slowest of {count} answers")
    print(f"  {count} others were served, the slowest in {slowest * 1000:.0f} ms", flush=True)

  def assert_nothing_grows(self, server, run):
    """Repeats an attack until memory no longer grows: a leak adds some each time, while caches and pools are filled
    after one or two rounds."""
    server.get(PART)
    resting = server.files(), server.threads()
    sizes = []
    while len(sizes) < 5:
      run()
      self.assert_rests(server, *resting)
      sizes.append(server.memory() / (1 << 20))
      if len(sizes) > 1 and sizes[-1] - sizes[-2] < 2:
        break
    else:
      self.fail(f"the server grows with each attack: {sizes} MB")
    print(f"  {', '.join(f'{size:.0f}' for size in sizes)} MB after each attack", flush=True)
    self.assertLess(sizes[-1], 256)

  def assert_rests(self, server, files, threads):
    server.until(lambda: server.files() <= files, 15, f"no more files than the {files} before")
    self.assertLessEqual(server.threads(), threads + 1)

  def test_half_open_requests(self):
    count, seconds = (3000, 60) if FULL else (400, 2)
    with Server("--header-timeout", "10" if FULL else "1") as server:
      def run():
        with attack(half_open, server.port, count, seconds + 1, SEED):
          time.sleep(0.3)
          self.assert_others_are_served(server, seconds, sources=("127.0.0.1", "127.0.1.1"))
          self.assertLessEqual(server.sockets(), 1024 + 256)
      self.assert_nothing_grows(server, run)

  def test_clients_that_read_a_byte_a_second(self):
    count, stall = (200, 30) if FULL else (20, 2)
    with Server("--stall-timeout", str(stall), "--header-timeout", "10" if FULL else "1") as server:
      def run():
        with attack(trickle, server.port, count, 10 * stall, LARGE, SEED):
          server.until(lambda: server.sockets() > count, 10, "all of them are being answered")
          self.assert_others_are_served(server, stall / 2)
          # The timer of a connection may be set for ten seconds later than the answer begins.
          server.until(lambda: server.sockets() < 5, 2 * stall + 12, "they are given up")
      server.get(LARGE)
      self.assert_nothing_grows(server, run)

  def test_a_slow_reader_is_waited_for(self):
    with Server("--stall-timeout", "2") as server, server.connect(receive_buffer=4096) as client:
      client.sendall(f"GET {PART} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
      received = b""
      while not received.endswith(PART_BYTES[-100:]):
        more = client.recv(100_000)
        self.assertTrue(more, "a client that takes 300 KB a second was given up")
        received += more
        time.sleep(0.02)

  def test_a_flood(self):
    count, seconds = (200, 30) if FULL else (50, 2)
    with Server() as server:
      def run():
        with attack(flood, server.port, count, seconds + 1, SEED):
          time.sleep(0.2)
          self.assert_others_are_served(server, seconds)
      self.assert_nothing_grows(server, run)

  def test_garbage(self):
    with Server("--header-timeout", "0.2") as server:
      def run():
        with attack(garbage, server.port, 20_000 if FULL else 300, 120, SEED) as process:
          while process.is_alive():
            self.assert_others_are_served(server, 1)
      self.assert_nothing_grows(server, run)

  def test_a_crowd_from_one_address_gives_way(self):
    with Server("--connections-per-address", "20", "--connections", "50") as server:
      crowd = [server.connect(source="127.0.0.2") for _ in range(30)]
      for client in crowd[:29]:
        with contextlib.suppress(OSError):
          client.sendall(b"GET / HT")
      server.until(lambda: server.sockets() <= 20 + 8, 5, "twenty of them are left")
      self.assertEqual(server.get(source="127.0.0.2")[0], 200, "a newcomer takes the place of who has waited longest")
      self.assertEqual(server.get(source="127.0.0.3")[0], 200)
      crowd += [server.connect(source=f"127.0.0.{number}") for number in range(4, 90)]
      server.until(lambda: server.sockets() <= 50 + 8, 5, "fifty are left in all")
      self.assertEqual(server.get()[0], 200)
      for client in crowd:
        client.close()

  def test_few_file_descriptors_are_not_used_up(self):
    with Server(files=300) as server, contextlib.ExitStack() as stack:
      for number in range(600):
        stack.enter_context(server.connect(source=ATTACKERS[number % len(ATTACKERS)]))
      got, _, body, took = server.get(PART)
      self.assertEqual(got, 200)
      self.assertTrue(body == PART_BYTES)
      self.assertLess(took, 1)

  def test_who_gives_way_is_told(self):
    with Server("--connections-per-address", "2") as server:
      first = server.connect()
      first.sendall(b"GET / HTTP/1.1\r\n")
      time.sleep(0.3)
      with first, server.connect(), server.connect():
        answer = first.recv(1 << 16)
        self.assertEqual(status(answer), 503)
        self.assertIn("--connections-per-address", line(answer))

  def test_where_all_are_being_answered_a_newcomer_is_told(self):
    with Server("--connections-per-address", "2") as server, contextlib.ExitStack() as stack:
      for _ in range(2):
        client = stack.enter_context(server.connect(receive_buffer=4096))
        client.sendall(f"GET {LARGE} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        self.assertTrue(client.recv(10))
      with server.connect() as client:
        answer = client.recv(1 << 16)
      self.assertEqual(status(answer), 503)
      line(answer)
      self.assertEqual(server.get(source="127.0.0.2")[0], 200)

  def test_a_changed_file_is_sent_anew(self):
    with Server() as server:
      index = pathlib.Path(server.folder.name, "index.html")
      before = server.get()[1]["ETag"]
      for number in range(20):
        index.write_bytes(b"%d" % number * 10)
        self.assertEqual(server.get()[2], b"%d" % number * 10)
      self.assertNotEqual(server.get()[1]["ETag"], before)
      index.unlink()
      self.assertEqual(server.get()[0], 404)
