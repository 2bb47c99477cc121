"""HTTP/2 with nginx in front of the server, configured as in docs/serving.md."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

import nginx
from server import PAGE, PART, PART_BYTES, Server

CURL = shutil.which("curl")


class Proxy(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    if not (nginx.BINARY.exists() and CURL and shutil.which("openssl")):
      raise unittest.SkipTest("nginx, curl or openssl is missing; `scripts/install test` brings them")
    cls.server = Server("--connections-per-address", "1024")
    cls.addClassCleanup(cls.server.__exit__)
    folder = tempfile.TemporaryDirectory()
    cls.addClassCleanup(folder.cleanup)
    key, certificate = f"{folder.name}/key.pem", f"{folder.name}/certificate.pem"
    subprocess.run(
      ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj",
       "/CN=localhost", "-days", "2", "-keyout", key, "-out", certificate], check=True, capture_output=True)
    cls.port = nginx.free_port()
    text = nginx.documented("nginx in front")
    for ours, theirs in (("127.0.0.1:8080", f"127.0.0.1:{cls.server.port}"), ("listen 443", f"listen 127.0.0.1:{cls.port}"),
                         ("/etc/ssl/arcade.pem", certificate), ("/etc/ssl/arcade.key", key)):
      assert ours in text, f"docs/serving.md has no {ours}"
      text = text.replace(ours, theirs)
    cls.enterClassContext(nginx.running(text, cls.port))

  def curl(self, path, *options):
    answer = subprocess.run(
      [CURL, "--silent", "--insecure", "--http2", "--include", *options, f"https://127.0.0.1:{self.port}{path}"],
      capture_output=True, check=True).stdout
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.decode().lower(), body

  def test_the_page_and_the_part_come_by_http_2(self):
    for path, expected in (("/", PAGE), (PART, PART_BYTES)):
      head, body = self.curl(path)
      self.assertTrue(head.startswith("http/2 200"), head)
      self.assertTrue(body == expected)
      for name in ("content-security-policy", "cross-origin-opener-policy", "x-content-type-options", "cache-control", "etag"):
        self.assertIn(f"\r\n{name}: ", head)

  def test_ranges_conditions_and_refusals_come_through(self):
    head, body = self.curl(PART, "--range", "10-19")
    self.assertTrue(head.startswith("http/2 206") and body == PART_BYTES[10:20], head)
    tag = re.search(r'etag: (\S+)', head)[1]
    self.assertTrue(self.curl(PART, "--header", f"If-None-Match: {tag}")[0].startswith("http/2 304"))
    head, body = self.curl("/missing")
    self.assertTrue(head.startswith("http/2 404"))
    self.assertEqual(body.count(b"\n"), 1)

  def test_many_at_once(self):
    started = time.monotonic()
    wanted = [f"https://127.0.0.1:{self.port}{PART}?{number}" for number in range(40)]
    sizes = subprocess.run(
      [CURL, "--silent", "--insecure", "--http2", "--parallel", "--parallel-max", "40", "--write-out", "%{http_version} %{size_download}\\n",
       *(part for url in wanted for part in ("--output", "/dev/null", url))], capture_output=True, check=True, text=True).stdout
    self.assertEqual(sizes.split("\n")[:-1], [f"2 {len(PART_BYTES)}"] * 40)
    self.assertLess(time.monotonic() - started, 20)


if __name__ == "__main__":
  unittest.main()
