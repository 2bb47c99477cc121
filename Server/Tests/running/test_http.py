"""Conformance to HTTP/1.1, tested byte by byte against a running server."""

import socket
import threading
import unittest

from server import PAGE, PART, PART_BYTES, Server, line, read_all, status


class ByTheBook(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.server = Server("--header-timeout", "1", "--idle-timeout", "2")
    cls.addClassCleanup(cls.server.__exit__)

  def ask(self, request, **how):
    return self.server.say(request, **how)

  def test_http_1_0_needs_no_host_and_ends_the_connection(self):
    answer = self.ask(b"GET / HTTP/1.0\r\n\r\n", closes=False)
    self.assertEqual(status(answer), 200)
    self.assertIn(b"\r\nConnection: close\r\n", answer)
    self.assertTrue(answer.endswith(PAGE))

  def test_http_1_0_may_ask_for_the_connection_to_be_kept(self):
    with self.server.connect() as client:
      for _ in range(3):
        client.sendall(b"GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        received = b""
        while not received.endswith(PAGE):
          received += client.recv(1 << 16)
        self.assertIn(b"\r\nConnection: keep-alive\r\n", received)

  def test_http_1_1_needs_exactly_one_host(self):
    for fields in (b"", b"Host: a\r\nHost: b\r\n"):
      answer = self.ask(b"GET / HTTP/1.1\r\n" + fields + b"\r\n")
      self.assertEqual(status(answer), 400)
      self.assertIn("Host", line(answer))

  def test_an_empty_host_is_a_host(self):
    self.assertEqual(status(self.ask(b"GET / HTTP/1.1\r\nHost:\r\n\r\n")), 200)

  def test_a_whole_url_is_a_target(self):
    answer = self.ask(b"GET http://localhost/index.html?a=b HTTP/1.1\r\nHost: localhost\r\n\r\n")
    self.assertEqual(status(answer), 200)

  def test_a_client_that_closes_its_side_still_gets_its_answer(self):
    self.assertTrue(self.ask(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").endswith(PAGE))

  def test_head_has_the_fields_of_get_and_no_body(self):
    got, fields, body, _ = self.server.get(PART)
    self.assertEqual((got, body), (200, PART_BYTES))
    answer = self.ask(b"HEAD %s HTTP/1.1\r\nHost: a\r\n\r\n" % PART.encode())
    head, _, rest = answer.partition(b"\r\n\r\n")
    self.assertEqual(rest, b"")
    for name in ("Content-Length", "Content-Type", "ETag", "Accept-Ranges", "Cache-Control", "Content-Security-Policy"):
      self.assertIn(f"\r\n{name}: {fields[name]}".encode(), head)

  def test_ranges(self):
    size = len(PART_BYTES)
    for asked, first, end in (("0-0", 0, 1), ("10-99", 10, 100), (f"{size - 5}-", size - 5, size), ("-7", size - 7, size),
                              ("100-99999999999999999999", 100, size), (f"-{size + 9}", 0, size)):
      got, fields, body, _ = self.server.get(PART, headers={"Range": f"bytes={asked}"})
      self.assertEqual(got, 206, asked)
      self.assertEqual(fields["Content-Range"], f"bytes {first}-{end - 1}/{size}")
      self.assertTrue(body == PART_BYTES[first:end], asked)

  def test_a_range_outside_is_refused_with_the_size(self):
    for asked in (f"{len(PART_BYTES)}-", "-0"):
      got, fields, body, _ = self.server.get(PART, headers={"Range": f"bytes={asked}"})
      self.assertEqual((got, fields["Content-Range"]), (416, f"bytes */{len(PART_BYTES)}"))
      self.assertIn(str(len(PART_BYTES)), body.decode())

  def test_what_is_no_single_range_is_the_whole(self):
    for asked in ("bytes=0-1,5-6", "bytes=5-2", "lines=0-1", "bytes=", "bytes=-", "bytes=a-b", "bytes=0-1-2"):
      self.assertEqual(self.server.get(PART, headers={"Range": asked})[0], 200, asked)

  def test_a_part_of_another_version_is_not_given(self):
    tag = self.server.get(PART, method="HEAD")[1]["ETag"]
    for version, expected in ((tag, 206), ('"other"', 200), ("W/" + tag, 200), ("Mon, 23 Nov 2026 23:37:17 GMT", 200)):
      self.assertEqual(self.server.get(PART, headers={"Range": "bytes=0-1", "If-Range": version})[0], expected, version)

  def test_requests_in_one_go_are_answered_in_order(self):
    # So many that answering them recursively would overflow the stack.
    count = 5000
    with self.server.connect(timeout=60) as client:
      reader = client.makefile("rb")
      sender = threading.Thread(target=client.sendall, args=[b"GET /?a HTTP/1.1\r\nHost: a\r\nRange: bytes=0-2\r\n\r\n" * count])
      sender.start()
      for _ in range(count):
        self.assertEqual(reader.readline(), b"HTTP/1.1 206 Partial Content\r\n")
        while reader.readline() != b"\r\n":
          pass
        self.assertEqual(reader.read(3), PAGE[:3])
      sender.join()

  def test_every_refusal_is_a_line_that_says_what_to_do(self):
    host = b"Host: a\r\n"
    for request, expected in (
        (b"GET /missing HTTP/1.1\r\n" + host + b"\r\n", 404),
        (b"GET /../secret HTTP/1.1\r\n" + host + b"\r\n", 404),
        (b"POST / HTTP/1.1\r\n" + host + b"Content-Length: 3\r\n\r\nabc", 405),
        (b"DELETE / HTTP/1.1\r\n" + host + b"\r\n", 405),
        (b"OPTIONS * HTTP/1.1\r\n" + host + b"\r\n", 405),
        (b"CONNECT a:80 HTTP/1.1\r\n" + host + b"\r\n", 405),
        (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 3\r\n\r\nabc", 413),
        (b"GET / HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 413),
        (b"GET / HTTP/1.1\r\n" + host + b"If-Match: \"other\"\r\n\r\n", 412),
        (b"GET / HTTP/1.1\r\n" + host + b"X: " + b"a" * 20000 + b"\r\n\r\n", 431),
        (b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\n" + host + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + host + b"".join(b"X%d: a\r\n" % number for number in range(200)) + b"\r\n", 431),
        (b"GRAB / HTTP/1.1\r\n" + host + b"\r\n", 501),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        (b"GET / HTTP/1.1\r\nHost a\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", (400, 413)),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400, 501)),
    ):
      for closes in (False, True):
        answer = self.ask(request, closes=closes)
        self.assertIn(status(answer), expected if isinstance(expected, tuple) else (expected,), request[:60])
        line(answer)

  def test_a_body_that_is_still_coming_does_not_hide_the_answer(self):
    with self.server.connect() as client:
      client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n")
      try:
        for _ in range(30):
          client.sendall(b"x" * 10000)
      except ConnectionError:
        pass
      self.assertEqual(status(read_all(client)), 405)

  def test_a_request_that_does_not_come_is_told_so(self):
    with self.server.connect() as client:
      client.sendall(b"GET / HTTP/1.1\r\nHost: a")
      answer = read_all(client)
    self.assertEqual(status(answer), 408)
    self.assertIn("a second", line(answer))

  def test_a_byte_now_and_then_is_no_request_either(self):
    with self.server.connect() as client:
      client.settimeout(0.2)
      answer = None
      for byte in b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: aaaaaaaaaaaaaaa":
        client.sendall(bytes([byte]))
        try:
          answer = client.recv(1 << 16)
          break
        except socket.timeout:
          pass
      self.assertEqual(status(answer), 408)

  def test_a_connection_that_is_not_used_ends_without_a_word(self):
    with self.server.connect() as client:
      self.assertEqual(read_all(client), b"")
    with self.server.connect() as client:
      client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      self.assertTrue(read_all(client).endswith(PAGE), "nothing follows the answer")


if __name__ == "__main__":
  unittest.main()
