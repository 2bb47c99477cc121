"""Signals to an idle server, and to one whose clients keep their connections busy."""

import contextlib
import signal
import time
import unittest

from server import LARGE, PAGE, PART, PART_BYTES, Server


class Signals(unittest.TestCase):
  def end(self, server, *numbers):
    """Sends signals; returns how long the server keeps running, and its exit code."""
    started = time.monotonic()
    for index, number in enumerate(numbers):
      # Two equal signals sent at once would be merged into one.
      time.sleep(0.2 * index)
      server.process.send_signal(number)
    return server.process.wait(20), time.monotonic() - started

  def stuck(self, server):
    """A client that stops reading in the middle of a transfer."""
    client = server.connect(receive_buffer=4096)
    client.sendall(f"GET {LARGE} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    self.assertTrue(client.recv(100))
    return client

  def test_an_idle_server_ends_at_once(self):
    for number in (signal.SIGTERM, signal.SIGINT):
      with Server() as server, server.connect() as idle, server.connect() as half:
        idle.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        self.assertTrue(idle.recv(100))
        half.sendall(b"GET / HT")
        server.get()
        code, seconds = self.end(server, number)
        self.assertEqual(code, 0)
        self.assertLess(seconds, 1)

  def test_a_client_that_reads_nothing_holds_nothing_up(self):
    with Server() as server, self.stuck(server), self.stuck(server):
      code, seconds = self.end(server, signal.SIGTERM)
      self.assertEqual(code, 0)
      self.assertLess(seconds, 5)

  def test_a_client_that_keeps_asking_holds_nothing_up(self):
    with Server() as server, server.connect() as client:
      client.settimeout(0.01)
      server.process.send_signal(signal.SIGTERM)
      started = time.monotonic()
      while server.process.poll() is None:
        self.assertLess(time.monotonic() - started, 5)
        with contextlib.suppress(OSError):
          client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 10)
          client.recv(1 << 16)
        with contextlib.suppress(OSError):
          server.connect(timeout=0.1).close()
      self.assertEqual(server.process.returncode, 0)

  def test_the_second_signal_ends_it_at_once(self):
    for first, second, code in (
        (signal.SIGTERM, signal.SIGTERM, 143), (signal.SIGINT, signal.SIGINT, 130), (signal.SIGTERM, signal.SIGINT, 130)):
      with Server() as server, self.stuck(server):
        ended, seconds = self.end(server, first, second)
        self.assertEqual(ended, code)
        self.assertLess(seconds, 1)

  def test_an_answer_on_its_way_arrives_whole(self):
    with Server() as server, server.connect(receive_buffer=65536) as client:
      client.sendall(f"GET {PART} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
      received = client.recv(1000)
      server.process.send_signal(signal.SIGTERM)
      time.sleep(0.5)
      while more := client.recv(1 << 16):
        received += more
      self.assertTrue(received.endswith(PART_BYTES))
      self.assertEqual(server.process.wait(5), 0)

  def test_nobody_is_let_in_after_the_signal(self):
    with Server() as server, self.stuck(server):
      server.process.send_signal(signal.SIGTERM)
      time.sleep(0.5)
      with self.assertRaises(OSError):
        server.connect().close()
