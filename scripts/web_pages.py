"""The pages of a site: the first, and one for each place of the app that its manifest describes under `pages`.

    "pages": [{
      "path": "breakout", "opens": "/breakout", "name": "Breakout", "description": "…",
      "picture": "pictures/breakout.jpg", "colors": {"light": "#f2f2f7", "dark": "#0b0d16"}
    }]

Each is a folder with an index.html, which has its own name, description and picture for whoever shares its address, and opens
the app at that place. `picture` and `colors` (of the background while the app is loaded) may be missing. Pages below `embed` are
for frames in other sites.
"""

import dataclasses
import html
import re

import web_manifest

EMBEDDED = "embed/"
WATCH = "watch"
PATH = re.compile(r"[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*")
# The names of folders that the build names after their contents.
HASHED = re.compile(r"[0-9a-f]{12}")
OPENS = re.compile(r"/[A-Za-z0-9/_-]+")


@dataclasses.dataclass(frozen=True)
class Page:
  """A page: its path, the place in the app that it opens, and its description."""
  path: str
  opens: str
  name: str
  description: str
  picture: str | None
  colors: dict

  @property
  def file(self):
    return f"{self.folder}index.html"

  @property
  def folder(self):
    return f"{self.path}/" if self.path else ""

  @property
  def root(self):
    """The relative path to the root of the site."""
    return "../" * self.folder.count("/") or "./"

  @property
  def is_embedded(self):
    return self.folder.startswith(EMBEDDED)

  @property
  def key(self):
    """The name by which the style sheet refers to the page."""
    return self.path.replace("/", "-")


def read(manifest, web):
  """The validated pages of a manifest; the first page of the site comes first."""
  preview = next((name for name in web_manifest.PREVIEWS if (web / name).is_file()), None)
  pages = [Page("", "", manifest["name"], manifest["description"], preview, {})]
  file = web / web_manifest.FILE

  def check(is_right, what, expected):
    if not is_right:
      raise web_manifest.Mistake(f"{file}: {what}; expected {expected}")

  described = manifest.get("pages", [])
  check(isinstance(described, list), '"pages" is not a list', '[{"path": …, "opens": …, "name": …, "description": …}]')
  for index, each in enumerate(described):
    where = f" of page {index}"
    check(isinstance(each, dict), f"page {index} is not an object", '{"path": …, "opens": …, "name": …, "description": …}')
    for name in ("path", "opens", "name", "description"):
      check(isinstance(each.get(name), str) and each[name].strip(), f'"{name}"{where} is missing or not a text', "a text that is not empty")
    path, picture, colors = each["path"], each.get("picture"), each.get("colors", {})
    check(PATH.fullmatch(path) and not HASHED.fullmatch(path.split("/")[0]), f'"path"{where} is "{path}"',
          'names of lower-case letters, digits and hyphens with slashes between them, as in "breakout"')
    check(all(page.path != path for page in pages), f'"path"{where} is "{path}", which another page has', "a path of its own")
    check(not (web / path / "index.html").exists(), f'"path"{where} is "{path}", which is a file\'s of the app', "a path of its own")
    check(OPENS.fullmatch(each["opens"]), f'"opens"{where} is "{each["opens"]}"', 'a place of the app, as in "/breakout"')
    check(picture is None or isinstance(picture, str) and web_manifest.is_inside(web, picture),
          f'"picture"{where} names "{picture}", which is not in {web}', "a file in that folder")
    check(isinstance(colors, dict) and set(colors) <= set(web_manifest.SCHEMES)
          and all(isinstance(color, str) and web_manifest.COLOR.fullmatch(color) for color in colors.values()),
          f'"colors"{where} is not as it should be', '{"light": "#f2f2f7", "dark": "#0b0d16"}')
    pages.append(Page(path, each["opens"], each["name"], each["description"], picture or preview, colors))

  known = {f"./{page.folder}" for page in pages}
  for index, shortcut in enumerate(manifest.get("shortcuts", [])):
    url = shortcut.get("url") if isinstance(shortcut, dict) else None
    check(url in known, f'"url" of shortcut {index} is "{url}"', f"the address of a page: {', '.join(sorted(known))}")
  for index, shot in enumerate(manifest.get("screenshots", [])):
    source = shot.get("src") if isinstance(shot, dict) else None
    check(isinstance(source, str) and web_manifest.is_inside(web, source),
          f'"src" of screenshot {index} names "{source}", which is not in {web}', "a file in that folder")
  return pages


def watching(manifest, pages):
  """The page that shows a single run."""
  taken = next((page for page in pages if page.path.split("/")[0] == WATCH), None)
  if taken:
    raise web_manifest.Mistake(f'the page "{taken.path}" is below "{WATCH}", where the app\'s runs are shown; expected another path')
  return dataclasses.replace(pages[0], path=WATCH)


def fields(page, pages, manifest, address):
  """The values for index.html's {{…}} of a page. `address` is where the site will be, with a slash at its end; empty if unknown."""
  def text(value):
    return html.escape(value)

  is_first = not page.path
  title = page.name if page.name == manifest["name"] or page.is_embedded else f"{page.name} – {manifest['name']}"
  at = f"{address}{page.folder}"
  sharing = [
    '<meta property="og:type" content="website">', f'<meta property="og:title" content="{text(page.name)}">',
    f'<meta property="og:description" content="{text(page.description)}">',
    f'<meta property="og:site_name" content="{text(manifest["name"])}">']
  if address:
    sharing += [f'<meta property="og:url" content="{text(at)}">', f'<link rel="canonical" href="{text(at)}">']
  if page.picture:
    picture = f"{address or page.root.removeprefix('./')}{page.picture}"
    sharing += [
      f'<meta property="og:image" content="{text(picture)}">',
      '<meta name="twitter:card" content="summary_large_image">']
  if page.is_embedded:
    # Search engines should index the page of the same place instead.
    sharing.append('<meta name="robots" content="noindex">')
  # For coming.js, which uses them to find the name of the address after #; the longest first.
  sharing += [
    f'<link rel="section" href="{each.folder}" title="{text(each.name)}" data-opens="{each.opens}" data-page="{each.key}">'
    for each in sorted(pages, key=lambda each: -len(each.opens)) if is_first and each.path and not each.is_embedded]
  return {
    "title": text(title), "name": text(page.name), "description": text(page.description), "sharing": "\n".join(sharing),
    "app": text(page.name if page.is_embedded else manifest["name"]), "root": page.root,
    "place": f' data-page="{page.key}" data-opens="{page.opens}"' if page.path else ""}


def colors(pages):
  """The CSS for the background colors of the pages."""
  rules = ""
  for scheme in web_manifest.SCHEMES:
    own = "".join(
      f'[data-page="{page.key}"]{{--page:{page.colors[scheme]};--ink:{ink(page.colors[scheme])}}}'
      for page in pages if scheme in page.colors)
    rules += f"@media (prefers-color-scheme:{scheme}){{{own}}}" if own else ""
  return rules


def ink(color):
  """A legible color for text on a background: black or white, whichever has the higher contrast by WCAG 2."""
  digits = color[1:] if len(color) == 7 else "".join(digit * 2 for digit in color[1:])
  parts = [int(digits[index:index + 2], 16) / 255 for index in (0, 2, 4)]
  red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
  # Where both have the same contrast: 1.05 / (l + 0.05) = (l + 0.05) / 0.05.
  return "#fff" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179 else "#1c1c1e"


def sitemap(pages, address):
  """The list of the pages for search engines, which must contain absolute addresses."""
  places = "".join(
    f"<url><loc>{html.escape(address + page.folder)}</loc></url>" for page in pages if not page.is_embedded)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{places}</urlset>\n').encode()
