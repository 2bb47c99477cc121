"""Debian's nginx, unpacked to a folder (so that it is not installed as a service) and run with the configuration of
docs/serving.md."""

import contextlib
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
BINARY = pathlib.Path(shutil.which("nginx") or ROOT / ".build-peers/usr/sbin/nginx")


def documented(title):
  """The configuration in docs/serving.md whose first line begins with a title."""
  blocks = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs/serving.md").read_text(), re.DOTALL)
  return next(block for block in blocks if block.startswith(f"# {title}"))


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


@contextlib.contextmanager
def running(servers, port):
  """Runs nginx with these servers until the block ends; yields its process."""
  with tempfile.TemporaryDirectory() as folder:
    places = "\n".join(
      f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.getuid() == 0 else ""
    configuration = pathlib.Path(folder, "nginx.conf")
    configuration.write_text(f"""
      daemon off; {user} worker_processes auto; pid {folder}/pid; error_log {folder}/errors;
      events {{ worker_connections 4096; }}
      http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; {places} {servers} }}""")
    process = subprocess.Popen([BINARY, "-p", folder, "-e", f"{folder}/errors", "-c", configuration])
    try:
      deadline = time.monotonic() + 10
      while True:
        try:
          socket.create_connection(("127.0.0.1", port), timeout=1).close()
          break
        except OSError:
          if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"nginx does not start: {pathlib.Path(folder, 'errors').read_text()}") from None
          time.sleep(0.05)
      yield process
    finally:
      process.terminate()
      process.wait()
