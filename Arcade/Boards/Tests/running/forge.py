"""The command `arcade`, and the program that plays and forges runs."""

import base64
import json
import os
import pathlib
import struct
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[4]
BUILT = pathlib.Path(os.environ.get("BOARDS_BUILD", ROOT / ".build/release"))
ARCADE, FORGE = BUILT / "arcade", BUILT / "RunForge"
IS_FULL = bool(os.environ.get("FULL"))
# The first bytes of a run that nobody has played: they are taken in, and a verifier refuses it.
NO_RUN = b"CRUN\2" + bytes(60)
GAMES = ["breakout", "pong", "set", "concentration", "bubblepop"]


def arcade(*arguments, **options):
  """Runs the command to its end."""
  return subprocess.run([ARCADE, *map(str, arguments)], capture_output=True, timeout=120, **options)


class Forge:
  """Plays and forges runs."""

  def __init__(self, program=FORGE):
    self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

  def make(self, game, seed, day=None, forgery=None, chance=1, build="", seconds=4):
    order = {"game": game, "seed": str(seed), "chance": chance, "build": build, "seconds": seconds}
    order |= ({"day": day} if day else {}) | ({"forgery": forgery} if forgery else {})
    self.process.stdin.write(json.dumps(order).encode() + b"\n")
    self.process.stdin.flush()
    made = json.loads(self.process.stdout.readline())
    return made | {"bytes": base64.b64decode(made["run"])}

  def close(self):
    self.process.stdin.close()
    self.process.wait(10)
    self.process.stdout.close()


class Verifier:
  """A verifier that the test starts itself, without a server."""

  def __init__(self, *options):
    # Nobody needs the backtrace of a process that traps on purpose.
    quiet = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
    self.process = subprocess.Popen(
      [ARCADE, "verifier", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=quiet)

  def reply(self, run):
    """The answer to a run; None if the verifier crashed on it."""
    try:
      self.process.stdin.write(struct.pack("<I", len(run)) + run)
      self.process.stdin.flush()
      line = self.process.stdout.readline()
    except BrokenPipeError:
      line = b""
    return json.loads(line) if line else None

  def close(self):
    self.process.kill()
    self.process.wait()
    self.process.stdout.close()
    try:
      self.process.stdin.close()
    except BrokenPipeError:
      pass
