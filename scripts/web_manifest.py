"""Reads an app's web manifest for assemble, and reports what is wrong with one.

A W3C web manifest, of which `id`, `name`, `short_name`, `description`, `icons`, `theme_color` and `background_color` are
required. `id` is the key under which the browser stores the app's data. Colors for light and dark pages are in
`user_preferences.color_scheme`. The places of the app are read in web_pages.py.
"""

import html
import json
import re

FILE = "manifest.webmanifest"
DRAWING = "icon.svg"
ICON_SIZES = (192, 512)
# Drawn from icon.svg.
DRAWN = tuple(f"icon-{size}.png" for size in ICON_SIZES)
# The image that is shown with links to the site.
PREVIEWS = ("preview.png", "preview.jpg")
SCHEMES = ("light", "dark")
COLOR = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
EXAMPLE = "Examples/Hello/Web in the kit contains a small one"


class Mistake(Exception):
  """An error in an app's folder: the file, and what was expected."""


def read(web):
  """The validated manifest in an app's folder."""
  if not web.is_dir():
    raise Mistake(f"{web} is missing: an app needs a folder with its {FILE} and {DRAWING}; {EXAMPLE}")
  file = web / FILE
  try:
    manifest = json.loads(file.read_text(encoding="utf-8"))
  except FileNotFoundError:
    raise Mistake(f"{file} is missing: an app needs a web manifest; {EXAMPLE}") from None
  except UnicodeDecodeError:
    raise Mistake(f"{file} is not UTF-8") from None
  except json.JSONDecodeError as error:
    raise Mistake(f"{file}, line {error.lineno}, column {error.colno}: {error.msg}; expected JSON") from None

  def check(is_right, what, expected):
    if not is_right:
      raise Mistake(f"{file}: {what}; expected {expected}")

  def member(holder, name, where=""):
    value = holder.get(name)
    is_text = isinstance(value, str) and value.strip()
    check(is_text, f'"{name}"{where} is {"not a text" if name in holder else "missing"}', "a text that is not empty")
    return value

  check(isinstance(manifest, dict), "its top level is not an object", 'an object, as in {"name": "Hello", …}')
  for name in ("name", "short_name", "description"):
    member(manifest, name)
  identity = member(manifest, "id")
  check(re.fullmatch(r"[a-z0-9][a-z0-9-]*", identity), f'"id" is "{identity}"',
        'lower-case letters, digits and hyphens, as in "hello": the browser keeps the app\'s data under it')
  if "lang" in manifest:
    member(manifest, "lang")
  colored = [(manifest, "")]
  preferences = manifest.get("user_preferences", {})
  schemes = preferences.get("color_scheme", {}) if isinstance(preferences, dict) else None
  check(isinstance(schemes, dict) and all(isinstance(each, dict) for each in schemes.values()) and set(schemes) <= set(SCHEMES),
        '"user_preferences" is not as it should be', '{"color_scheme": {"light": {…}, "dark": {…}}}')
  colored += [(each, f' of "{scheme}"') for scheme, each in schemes.items()]
  for holder, where in colored:
    for name in ("theme_color", "background_color"):
      color = member(holder, name, where)
      check(COLOR.fullmatch(color), f'"{name}"{where} is "{color}"', "a color such as #0b0d16")

  icons = manifest.get("icons")
  check(isinstance(icons, list) and icons, '"icons" is missing or empty', f'a list that names {DRAWING} and {", ".join(DRAWN)}')
  for index, icon in enumerate(icons):
    where = f" of icon {index}"
    check(isinstance(icon, dict), f"icon {index} is not an object", '{"src": …, "sizes": …, "type": …}')
    for name in ("sizes", "type"):
      member(icon, name, where)
    source = member(icon, "src", where)
    check(source in DRAWN or is_inside(web, source), f'"src"{where} names "{source}", which is not in {web}',
          f"a file in that folder, or one of {', '.join(DRAWN)}, which are drawn from {DRAWING}")
  if not (web / DRAWING).is_file():
    raise Mistake(f"{web / DRAWING} is missing: the browser shows it, and the icons of phones are drawn from it")
  return manifest


def is_inside(web, source):
  file = (web / source).resolve()
  return file.is_file() and file.is_relative_to(web.resolve())


def scheme_colors(manifest, name):
  """A color of the manifest for light and for dark pages, if it specifies them."""
  schemes = manifest.get("user_preferences", {}).get("color_scheme", {})
  return {scheme: schemes[scheme][name] for scheme in SCHEMES if scheme in schemes}


def filled(template, manifest, fields):
  """A page of the kit in which {{…}} is replaced by `fields`, and by the values that all pages share."""
  colors = scheme_colors(manifest, "theme_color")
  theme = [
    f'<meta name="theme-color" content="{color}" media="(prefers-color-scheme: {scheme})">'
    for scheme, color in colors.items()] or [f'<meta name="theme-color" content="{manifest["theme_color"]}">']
  fields = {
    "id": manifest["id"], "lang": html.escape(manifest.get("lang", "en")), "app": html.escape(manifest["name"]),
    "theme": "\n".join(theme), **fields}
  return re.sub(r"\{\{(\w+)\}\}", lambda match: fields[match[1]], template)


def files_named_in(manifest):
  """The files that only the manifest names, such as icons, screenshots and the pictures of pages; the app itself does
  not show them."""
  if isinstance(manifest, str):
    return {manifest.removeprefix("./")}
  each = manifest.values() if isinstance(manifest, dict) else manifest if isinstance(manifest, list) else []
  return {name for value in each for name in files_named_in(value)}


def page_colors(manifest):
  """The CSS that is added for the page around the app."""
  return "".join(
    f"@media (prefers-color-scheme:{scheme}){{:root{{--page:{color}}}}}"
    for scheme, color in scheme_colors(manifest, "background_color").items())
