"""The fonts in an app's folder `Web/fonts`. The file's name, without its ending, is the NAME of `UIFont(name: "NAME", size:)`.

`NAME.woff2` is used as it is. `NAME.json` describes one that is made from an installed font when the site is assembled, with
the characters that the app uses, so that no font has to be kept with the sources:

    {"package": "fonts-league-spartan", "file": "/usr/share/fonts/…/LeagueSpartan-ExtraBold.otf",
     "license": "SIL OFL 1.1, © …", "characters": "0123456789…"}
"""

import base64
import json
import pathlib
import subprocess
import tempfile

import web_manifest

FOLDER = "fonts"
# fontTools is Debian's package, which only Debian's Python finds.
SUBSET = pathlib.Path(__file__).resolve().parent / "subset-font"
EXAMPLE = '{"package": "fonts-…", "file": "/usr/share/fonts/…", "license": "…", "characters": "…"}'


def is_recipe(name):
  return name.startswith(f"{FOLDER}/") and name.endswith(".json")


def is_font(name):
  return name.startswith(f"{FOLDER}/") and name.endswith(".woff2")


def brought(web):
  """The fonts of an app's folder by their names in the site, `fonts/NAME.woff2`."""
  fonts = {}
  for file in sorted((web / FOLDER).glob("*")):
    if file.suffix == ".woff2":
      fonts[f"{FOLDER}/{file.name}"] = file.read_bytes()
    elif file.suffix == ".json":
      fonts[f"{FOLDER}/{file.stem}.woff2"] = made(file)
  return fonts


def made(recipe):
  """The font that a recipe describes."""
  try:
    wanted = json.loads(recipe.read_text(encoding="utf-8"))
  except (UnicodeDecodeError, json.JSONDecodeError) as error:
    raise web_manifest.Mistake(f"{recipe} is not JSON in UTF-8: {error}; expected {EXAMPLE}") from None
  for name in ("package", "file", "license", "characters"):
    if not isinstance(wanted, dict) or not isinstance(wanted.get(name), str) or not wanted[name]:
      raise web_manifest.Mistake(f'{recipe}: "{name}" is missing; expected {EXAMPLE}')
  if not pathlib.Path(wanted["file"]).is_file():
    raise web_manifest.Mistake(f"{recipe}: {wanted['file']} is not there; install the Debian package {wanted['package']}")
  with tempfile.TemporaryDirectory() as folder:
    out = pathlib.Path(folder) / "font.woff2"
    try:
      run = subprocess.run([SUBSET, wanted["file"], recipe.stem, out], input=wanted["characters"], text=True, capture_output=True)
    except FileNotFoundError:
      raise web_manifest.Mistake(f"{recipe}: /usr/bin/python3 is not there; install the Debian package python3-fonttools") from None
    if run.returncode:
      why = run.stderr.strip().splitlines()[-1] if run.stderr.strip() else "it says nothing"
      hint = "; install the Debian packages python3-fonttools and python3-brotli" if "No module" in why else ""
      raise web_manifest.Mistake(f"{recipe}: the font cannot be made: {why}{hint}")
    return out.read_bytes()


def rules(fonts, inline=False):
  """The fonts in the style sheet: one file for all weights. With `inline` they are embedded in it."""
  def source(name):
    return "data:font/woff2;base64," + base64.b64encode(fonts[name]).decode() if inline else name

  return "".join(
    f'@font-face{{font-family:"{pathlib.PurePath(name).stem}";src:url({source(name)}) format("woff2");font-weight:1 1000;'
    "font-display:block}" for name in sorted(fonts))


def preloads(fonts):
  """The links that preload the fonts before the style sheet is loaded."""
  return "".join(f'\n<link rel="preload" href="{name}" as="font" type="font/woff2" crossorigin>' for name in sorted(fonts))
