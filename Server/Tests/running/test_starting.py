"""What the command says when it cannot serve."""

import subprocess
import tempfile
import unittest

from server import Server, binary


class Starting(unittest.TestCase):
  def refusal(self, *options):
    """The one line that it says, after which it ends."""
    ended = subprocess.run([binary(), "serve", *options], capture_output=True, text=True, timeout=20)
    self.assertEqual((ended.returncode, ended.stdout), (1, ""))
    self.assertEqual(ended.stderr.count("\n"), 1, ended.stderr)
    return ended.stderr

  def test_a_folder_without_a_page(self):
    with tempfile.TemporaryDirectory() as folder:
      self.assertIn("`make site` builds it", self.refusal("--site", folder))

  def test_a_port_in_use(self):
    with Server() as server:
      said = self.refusal("--site", server.folder.name, "--port", str(server.port))
      self.assertIn(f"port {server.port} on 127.0.0.1 is already in use; choose another with --port", said)

  def test_an_address_of_another_machine(self):
    with Server() as server:
      for host in ("192.0.2.1", "nowhere.invalid"):
        self.assertIn("--host", self.refusal("--site", server.folder.name, "--port", "0", "--host", host))

  def test_options_that_make_no_sense(self):
    for option in (("--connections", "0"), ("--stall-timeout", "nan"), ("--header-timeout", "0"), ("--port", "70000")):
      ended = subprocess.run([binary(), "serve", *option], capture_output=True, text=True, timeout=20)
      self.assertEqual(ended.returncode, 64)
      self.assertTrue(ended.stderr.startswith("Error: "), ended.stderr)


if __name__ == "__main__":
  unittest.main()
