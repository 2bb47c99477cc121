"""The public declarations of the kit's modules, from the compiler's symbol graphs.

The modules must have been built into .build/debug.
"""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILT = ROOT / ".build/debug"


def extract(modules, folder):
  """Writes the symbol graphs of modules, including their extensions of other modules' types, into a folder."""
  target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
  maps = [part for path in sorted(BUILT.glob("C*.build/module.modulemap")) for part in ("-Xcc", f"-fmodule-map-file={path}")]
  for module in modules:
    subprocess.run(
      ["swift-symbolgraph-extract", "-module-name", module, "-I", BUILT / "Modules", *maps, "-target", target,
       "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder], check=True)


def graphs(folder):
  """The symbol graphs of a folder."""
  return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]
