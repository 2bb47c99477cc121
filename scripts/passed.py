"""Finds out which tests need not run again, because nothing that they depend on has changed since they passed.

The dependencies of tests are given as a list of files and folders. The digest of their contents is kept in .build/passed.json when
the tests pass. A fresh clone has no such file, so everything runs there, as it does with ALL=1 in the environment.
"""

import hashlib
import json
import os
import pathlib
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build/passed.json"
# What every test depends on: how it is built and run.
ALWAYS = ["scripts", "Makefile", "Package.swift", "Arcade/Package.swift"]
lock = threading.Lock()


def digest(paths):
  """A digest of the contents of all files under these paths that git tracks or would track, and of the compiler."""
  listed = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *ALWAYS, *paths],
    cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
  total = hashlib.sha256(subprocess.run(["swift", "--version"], capture_output=True).stdout)
  for name in sorted(set(filter(None, listed))):
    file = ROOT / name
    total.update(name.encode() + b"\0" + (hashlib.sha256(file.read_bytes()).digest() if file.is_file() else b""))
  return total.hexdigest()


def kept():
  try:
    return json.loads(KEPT.read_text())
  except (OSError, ValueError):
    return {}


def is_unchanged(name, paths):
  """Whether the tests of that name have passed with the current contents of these files."""
  return not os.environ.get("ALL") and kept().get(name) == digest(paths)


def remember(name, value):
  """Stores the digest that was taken before the tests ran, now that they have passed."""
  with lock:
    values = {**kept(), name: value}
    KEPT.parent.mkdir(exist_ok=True)
    fresh = KEPT.with_suffix(".new")
    fresh.write_text(json.dumps(values, indent=1, sort_keys=True))
    fresh.replace(KEPT)
