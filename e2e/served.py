"""The built site, served on a free port of this machine."""

import contextlib
import http.server
import pathlib
import socket
import subprocess
import sys
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
CAROM = ROOT / ".build/release/carom"

# As `carom serve` sends it.
POLICY = "; ".join(line for line in (ROOT / "web/policy.txt").read_text().splitlines() if not line.startswith("#"))


class PlainHandler(http.server.SimpleHTTPRequestHandler):
  """Replaces `carom serve` if that has not been built, and serves folders that are not sites."""

  extensions_map = {
    **http.server.SimpleHTTPRequestHandler.extensions_map,
    ".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
  protocol_version = "HTTP/1.1"

  def end_headers(self):
    self.send_header("Content-Security-Policy", POLICY)
    self.send_header("Cache-Control", "no-cache")
    super().end_headers()

  def log_message(self, *_):
    pass


class LateHandler(PlainHandler):
  """Holds back one file until it is released."""

  def do_GET(self):
    if self.path.endswith(self.late):
      self.is_let_go.wait()
    super().do_GET()


def late(file):
  """Returns a handler that holds back `file`, and the event that releases it."""
  is_let_go = threading.Event()
  return type("Late", (LateHandler,), {"late": file, "is_let_go": is_let_go}), is_let_go


class PlainServer(http.server.ThreadingHTTPServer):
  daemon_threads = True

  def handle_error(self, request, client_address):
    """A browser that leaves a page ends its requests."""
    if not isinstance(sys.exc_info()[1], ConnectionError):
      super().handle_error(request, client_address)


@contextlib.contextmanager
def plain(folder, handling=PlainHandler):
  """Serves any folder; yields its address."""
  def handler(*arguments):
    return handling(*arguments, directory=str(folder))

  with PlainServer(("127.0.0.1", 0), handler) as server:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


class Site:
  """A server for the site that can be stopped and restarted at the same address."""

  def __init__(self, folder=ROOT / "dist"):
    if not (folder / "index.html").exists():
      raise FileNotFoundError(f"{folder} holds no site: `make site` first")
    self.folder = folder
    self.port = free_port()
    self.address = f"http://127.0.0.1:{self.port}/"
    self.stop = lambda: None

  def start(self):
    if CAROM.exists():
      process = subprocess.Popen(
        [CAROM, "serve", "--port", str(self.port), "--site", str(self.folder)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      def stop():
        process.terminate()
        process.wait(10)
    else:
      server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", self.port), lambda *arguments: PlainHandler(*arguments, directory=str(self.folder)))
      server.daemon_threads = True
      threading.Thread(target=server.serve_forever, daemon=True).start()
      def stop():
        server.shutdown()
        server.server_close()
    self.stop = stop
    self.await_answer()
    return self

  def await_answer(self):
    deadline = time.monotonic() + 60
    while True:
      try:
        return urllib.request.urlopen(self.address, timeout=20).read()
      except OSError:
        if time.monotonic() > deadline:
          raise
        time.sleep(0.05)


def hanging():
  """Returns a handler that accepts every request, and never answers once the event is set."""
  hangs = threading.Event()

  class Hanging(PlainHandler):
    def do_GET(self):
      if hangs.is_set():
        threading.Event().wait(120)
      super().do_GET()

  return Hanging, hangs
