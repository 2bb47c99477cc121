"""What scripts/assemble produces from the kit's page and an app's folder, and how it reports a faulty folder."""

import html
import json
import pathlib
import re
import struct
import subprocess

import picture_files
import pytest

from served import POLICY, ROOT

MANIFEST = {
  "id": "tea-and-cake", "name": "Tea & <Cake>", "short_name": "Tea", "description": 'A "nice" afternoon.', "lang": "en-GB",
  "theme_color": "#123456", "background_color": "#abc",
  "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"}],
}
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>'


@pytest.fixture
def app(tmp_path):
  """A valid app folder, and a program that is never run."""
  web = tmp_path / "Web"
  web.mkdir()
  (web / "manifest.webmanifest").write_text(json.dumps(MANIFEST))
  (web / "icon.svg").write_text(ICON)
  (tmp_path / "App.wasm").write_bytes(b"\0asm\1\0\0\0")
  (tmp_path / "App.names").write_text("0:main\n")
  return tmp_path


PLACE = {
  "path": "tea/green", "opens": "/tea/green", "name": "Green & <fine>", "description": "Leaves.", "picture": "green.jpg",
  "colors": {"light": "#dfe", "dark": "#012301"}}


def assemble(app, *options):
  return subprocess.run(
    [ROOT / "scripts/assemble", *options, ROOT / "web", app / "Web", app / "App.wasm", app / "App.names", app / "site"],
    capture_output=True, text=True)


def site(app, *options):
  answer = assemble(app, *options)
  assert answer.returncode == 0, answer.stderr
  return app / "site"


def complaint(app):
  answer = assemble(app)
  assert answer.returncode == 1 and not (app / "site").exists()
  assert "Traceback" not in answer.stderr, answer.stderr
  return answer.stderr


def change(app, **members):
  manifest = {**MANIFEST, **members}
  (app / "Web/manifest.webmanifest").write_text(json.dumps({name: value for name, value in manifest.items() if value is not None}))


def test_the_page_is_filled_from_the_manifest_and_escaped(app):
  index = (site(app) / "index.html").read_text()
  assert '<html lang="en-GB" data-app="tea-and-cake" data-parts="" data-bytes="app.wasm 8" data-pictures="[]" data-root="./">' in index
  assert "<title>Tea &amp; &lt;Cake&gt;</title>" in index and "Loading Tea &amp; &lt;Cake&gt; …" in index
  assert 'content="A &quot;nice&quot; afternoon."' in index
  assert '<meta name="theme-color" content="#123456">' in index
  assert "{{" not in index and index.count("Carom") == 1 and "og:image" not in index


def test_the_page_brings_its_policy_to_hosts_that_send_none(app):
  index = (site(app) / "index.html").read_text()
  found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', index)
  *directives, framing = POLICY.split("; ")
  assert framing == "frame-ancestors 'self'", "browsers complain about this directive in a page"
  assert found[1] == "; ".join(directives)
  assert found.start() < index.index("<script") and found.start() < index.index("<link")
  assert not (app / "site/policy.txt").exists()


def test_nothing_of_another_app_is_in_the_kits_page():
  for file in (ROOT / "web").glob("*.*"):
    assert "Breakout" not in (text := file.read_text()) and "this game" not in text.lower(), file


def test_phones_get_icons_that_are_drawn(app):
  made = site(app)
  assert (made / "icon-192.png").read_bytes().startswith(b"\x89PNG") and (made / "icon-512.png").exists()
  assert (made / "icon.svg").read_text() == ICON
  assert json.loads((made / "manifest.webmanifest").read_text()) == MANIFEST


def test_a_preview_is_shown_where_the_site_is_shared(app):
  (app / "Web/preview.png").write_bytes(b"\x89PNG")
  assert '<meta property="og:image" content="preview.png">' in (site(app) / "index.html").read_text()


def test_a_program_in_parts_is_announced(app):
  for part in "green", "later", "near", "rest", "shared":
    (app / f"App.{part}.wasm").write_bytes(b"\0asm\1\0\0\0")
  assert 'data-parts="near shared green later rest"' in (site(app) / "index.html").read_text()


def test_a_site_holds_nothing_of_the_page_of_carom_dev(app):
  made = site(app)
  names = {file.name for file in made.rglob("*")}
  assert "boot.js" in names and not names & {"dev.js", "dev.css", "overlay.js", "stream.js"}
  assert not any(b"dev-panel" in file.read_bytes() for file in made.rglob("*.js"))


def keep_runs(app):
  """Gives the app a program that keeps runs."""
  # A type () -> (), one function of it, which is exported, and its empty body.
  (app / "App.wasm").write_bytes(
    b"\0asm\1\0\0\0" b"\1\4\1\x60\0\0" b"\3\2\1\0" b"\7\x0d\1\x09carom_run\0\0" b"\x0a\4\1\2\0\x0b")


def test_only_an_app_that_keeps_runs_has_the_scripts_for_them(app):
  scripts = {"runkeeper.js", "player.js", "boards.js", "watch.js"}
  made = site(app)
  assert not {file.name for file in made.rglob("*")} & scripts and not (made / "watch").exists()
  keep_runs(app)
  made = site(app)
  assert {file.name for file in made.rglob("*")} >= scripts
  page = (made / "watch/index.html").read_text()
  assert re.search(r'<script type="module" src="\.\./[0-9a-f]{12}/watch\.js">', page) and "boot.js" not in page
  assert '<meta name="robots" content="noindex">' in page
  # It is read from a server that has it, and not kept.
  worker = (made / "sw.js").read_text()
  assert "/boot.js" in worker and "watch" not in worker


def test_no_page_of_an_app_is_where_its_runs_are_shown(app):
  keep_runs(app)
  change(app, pages=[{"path": "watch/it", "opens": "/it", "name": "It", "description": "It."}])
  assert '"watch/it" is below "watch"' in complaint(app)


def test_the_page_of_carom_dev_has_no_program_and_keeps_nothing(app):
  answer = subprocess.run(
    [ROOT / "scripts/assemble", "--dev", ROOT / "web", app / "Web", app / "page"], capture_output=True, text=True)
  assert answer.returncode == 0, answer.stderr
  page = (app / "page/index.html").read_text()
  assert re.search(r'<script type="module" src="\./[0-9a-f]{12}/dev\.js">', page) and "boot.js" not in page
  assert 'rel="preload"' not in page
  names = {file.name for file in (app / "page").rglob("*")}
  assert not names & {"app.wasm", "sw.js", "boot.js"} and "icon-192.png" in names


def test_colors_for_light_and_dark_pages(app):
  change(app, user_preferences={"color_scheme": {
    "light": {"theme_color": "#fff", "background_color": "#eee"}, "dark": {"theme_color": "#000", "background_color": "#111"}}})
  made = site(app)
  index = (made / "index.html").read_text()
  assert '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">' in index
  assert "--page:#111" in next(made.glob("*/style.css")).read_text()


def test_the_worker_keeps_caches_of_its_app_alone(app):
  worker = (site(app) / "sw.js").read_text()
  assert 'const ID = "tea-and-cake";' in worker and 'const VERSION = "";' not in worker


def test_a_place_has_a_page_of_its_own(app):
  (app / "Web/green.jpg").write_bytes(b"jpg")
  change(app, pages=[PLACE, {**PLACE, "path": "embed/green", "opens": "/embed/tea/green"}])
  made = site(app)
  page = (made / "tea/green/index.html").read_text()
  assert 'data-root="../../" data-page="tea-green" data-opens="/tea/green"' in page
  assert "<title>Green &amp; &lt;fine&gt; – Tea &amp; &lt;Cake&gt;</title>" in page
  assert '<meta property="og:image" content="../../green.jpg">' in page and "noindex" not in page
  # Everything that it requests exists.
  for name in re.findall(r'\s(?:src|href)="([^"]+)"', page):
    assert (made / "tea/green" / name).exists(), name
  assert re.findall(r'rel="preload" href="([^"]+)"', page) == [f"../../{next(made.glob('*/app.wasm')).relative_to(made)}"]
  embedded = (made / "embed/green/index.html").read_text()
  assert "<title>Green &amp; &lt;fine&gt;</title>" in embedded and '<meta name="robots" content="noindex">' in embedded
  style = next(made.glob("*/style.css")).read_text()
  assert '[data-page="tea-green"]{--page:#dfe;--ink:#1c1c1e}' in style
  assert '[data-page="tea-green"]{--page:#012301;--ink:#fff}' in style
  assert 'data-opens="/tea/green" data-page="tea-green"' in (made / "index.html").read_text()
  worker = (made / "sw.js").read_text()
  assert 'const PAGES = ["./", "./tea/green/", "./embed/green/"];' in worker
  kept = json.loads(re.search(r"const FILES = (.*);", worker)[1])
  assert kept[:3] == ["./", "./tea/green/", "./embed/green/"] and "./404.html" in kept and "./green.jpg" not in kept
  assert not [name for name in kept if name.endswith("index.html")]


def test_a_place_of_a_program_in_parts_asks_for_those_that_it_needs(app):
  for part in "near", "rest", "later", "shared", "green", "black":
    (app / f"App.{part}.wasm").write_bytes(b"\0asm\1\0\0\0")
  change(app, pages=[{**PLACE, "picture": None}])
  made = site(app)
  asked = [
    re.findall(r'rel="preload" href="[^"]*/(\w+)\.wasm"', (made / page).read_text()) for page in ("tea/green/index.html", "index.html")]
  assert asked == [["app", "near", "shared", "green"], ["app"]]


def test_where_the_address_is_known_previews_and_search_engines_are_told(app):
  (app / "Web/green.jpg").write_bytes(b"jpg")
  change(app, pages=[PLACE, {**PLACE, "path": "embed/green", "opens": "/embed/tea/green"}])
  assert not (site(app) / "sitemap.xml").exists()
  made = site(app, "--address", "https://example.org/tea/")
  page = (made / "tea/green/index.html").read_text()
  assert '<meta property="og:url" content="https://example.org/tea/tea/green/">' in page
  assert '<link rel="canonical" href="https://example.org/tea/tea/green/">' in page
  assert '<meta property="og:image" content="https://example.org/tea/green.jpg">' in page
  assert re.findall("<loc>(.*?)</loc>", (made / "sitemap.xml").read_text()) == [
    "https://example.org/tea/", "https://example.org/tea/tea/green/"]


def test_an_address_that_is_none_is_told(app):
  answer = assemble(app, "--address", "example.org")
  assert answer.returncode == 1 and '--address is "example.org"; expected where the site begins' in answer.stderr


def test_the_page_for_what_is_not_there_looks_for_the_site_above(app):
  made = site(app)
  lost = (made / "404.html").read_text()
  folder = next(made.glob("*/lost.js")).parent.name
  assert re.findall(r'<script src="([^"]*)"', lost) == [
    f"{up}{folder}/lost.js" for up in ("./", "../", "../../", "../../../", "../../../../", "../../../../../")]
  assert "Tea &amp; &lt;Cake&gt;" in lost and "{{" not in lost


@pytest.mark.parametrize("change_web, expected", [
  (lambda web: (web / "manifest.webmanifest").unlink(), ["manifest.webmanifest is missing", "Examples/Hello/Web"]),
  (lambda web: (web / "manifest.webmanifest").write_text('{"name": "A",\n }'), ["manifest.webmanifest, line 2", "expected JSON"]),
  (lambda web: (web / "manifest.webmanifest").write_text("[]"), ["manifest.webmanifest", "expected an object"]),
  (lambda web: (web / "manifest.webmanifest").write_bytes(b"\xff"), ["manifest.webmanifest is not UTF-8"]),
  (lambda web: (web / "icon.svg").write_text("no picture"), ["icon.svg cannot be drawn", "expected an SVG"]),
  (lambda web: (web / "index.html").write_text("mine"), ["index.html has the name of a file of the kit's page"]),
])
def test_a_broken_folder_is_told(app, change_web, expected):
  change_web(app / "Web")
  said = complaint(app)
  assert all(each in said for each in expected), said


def test_a_missing_drawing_is_told(app):
  (app / "Web/icon.svg").unlink()
  change(app, icons=[{"src": "icon-192.png", "sizes": "192x192", "type": "image/png"}])
  assert "icon.svg is missing" in complaint(app)


def test_a_missing_folder_is_told(app):
  (app / "Web").rename(app / "Elsewhere")
  assert "Web is missing" in complaint(app)


@pytest.mark.parametrize("members, expected", [
  ({"name": None}, '"name" is missing; expected a text'),
  ({"name": " "}, '"name" is not a text; expected a text'),
  ({"short_name": 7}, '"short_name" is not a text'),
  ({"description": None}, '"description" is missing'),
  ({"id": None}, '"id" is missing'),
  ({"id": "carom.hello"}, '"id" is "carom.hello"; expected lower-case letters'),
  ({"id": "Tea"}, '"id" is "Tea"'),
  ({"theme_color": "red; }"}, '"theme_color" is "red; }"; expected a color'),
  ({"background_color": None}, '"background_color" is missing'),
  ({"user_preferences": {"color_scheme": {"dark": {"theme_color": "#000"}}}}, '"background_color" of "dark" is missing'),
  ({"user_preferences": []}, '"user_preferences" is not as it should be'),
  ({"icons": []}, '"icons" is missing or empty'),
  ({"icons": ["icon.svg"]}, "icon 0 is not an object"),
  ({"icons": [{"src": "icon.svg", "sizes": "any"}]}, '"type" of icon 0 is missing'),
  ({"icons": [{"src": "none.png", "sizes": "any", "type": "image/png"}]}, '"src" of icon 0 names "none.png", which is not in'),
  ({"icons": [{"src": "../App.wasm", "sizes": "any", "type": "image/png"}]}, '"src" of icon 0 names "../App.wasm"'),
  ({"pages": {}}, '"pages" is not a list'),
  ({"pages": ["tea"]}, "page 0 is not an object"),
  ({"pages": [{**PLACE, "name": ""}]}, '"name" of page 0 is missing or not a text'),
  ({"pages": [{**PLACE, "path": "../tea"}]}, '"path" of page 0 is "../tea"; expected names of lower-case letters'),
  ({"pages": [{**PLACE, "path": "0123456789ab"}]}, '"path" of page 0 is "0123456789ab"'),
  ({"pages": [{**PLACE, "picture": None}, {**PLACE, "picture": None}]}, '"path" of page 1 is "tea/green", which another page has'),
  ({"pages": [{**PLACE, "opens": "tea"}]}, '"opens" of page 0 is "tea"; expected a place of the app'),
  ({"pages": [PLACE]}, '"picture" of page 0 names "green.jpg", which is not in'),
  ({"pages": [{**PLACE, "picture": None, "colors": {"light": "green"}}]}, '"colors" of page 0 is not as it should be'),
  ({"shortcuts": [{"name": "Tea", "url": "./nowhere/"}]}, '"url" of shortcut 0 is "./nowhere/"; expected the address of a page'),
  ({"screenshots": [{"src": "none.png"}]}, '"src" of screenshot 0 names "none.png", which is not in'),
])
def test_a_broken_manifest_is_told(app, members, expected):
  change(app, **members)
  said = complaint(app)
  assert expected in said and "manifest.webmanifest" in said, said


def png(width, height):
  return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height) + bytes(9)


def test_the_page_knows_the_sizes_of_the_apps_pictures_and_keeps_them_offline(app):
  (app / "Web/art").mkdir()
  (app / "Web/art/logo@2x.png").write_bytes(png(128, 64))
  (app / "Web/torn.jpg").write_bytes(b"\xff\xd8\xff")
  (app / "Web/preview.png").write_bytes(png(1200, 630))
  out = site(app)
  listed = re.search(r'data-pictures="([^"]*)"', (out / "index.html").read_text())[1]
  assert json.loads(html.unescape(listed)) == ["art/logo@2x.png", "128x64", "torn.jpg", "0x0"]
  worker = (out / "sw.js").read_text()
  assert "./art/logo@2x.png" in worker and "preview.png" not in worker


@pytest.mark.parametrize("data, size", [
  (png(640, 480), (640, 480)), (b"GIF89a" + struct.pack("<HH", 300, 20), (300, 20)),
  (b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f" + struct.pack("<I", 399 | 300 << 14), (400, 301)),
  (b"RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0" + (999).to_bytes(3, "little") + (699).to_bytes(3, "little"), (1000, 700)),
  (b"\xff\xd8\xff\xc4\0\3\0\xff\xc2\0\x11\x08" + struct.pack(">HH", 30, 40), (40, 30)),
  # A camera held upright stores the picture lying on its side.
  (b"\xff\xd8\xff\xe1\0\x22Exif\0\0MM" + struct.pack(">HIHHHIHH", 42, 8, 1, 0x112, 3, 1, 6, 0)
   + b"\0\0\0\0\xff\xc2\0\x11\x08" + struct.pack(">HH", 30, 40), (30, 40)),
  (b"<svg stroke-width='3' width=\"24px\" height='16.5'>", (24, 17)), (b'<svg viewBox="-5 -5 100 50">', (100, 50)),
  (b'<svg width="100%" viewBox="0 0 9 8">', (9, 8)), (png(0, 4), None), (png(6, 4)[:20], None), (b"hello", None), (b"", None)])
def test_each_format_tells_its_size(data, size):
  assert picture_files.size(data) == size


RECIPE = {
  "package": "fonts-dejavu-core", "file": "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
  "license": "free", "characters": "Tea 0123456789 ÄÖÜß"}


def bring_font(app, **members):
  (app / "Web/fonts").mkdir(exist_ok=True)
  recipe = {name: value for name, value in {**RECIPE, **members}.items() if value is not None}
  (app / "Web/fonts/TeaLeaf.json").write_text(json.dumps(recipe))


def test_a_font_is_made_named_in_the_style_and_asked_for_first(app):
  bring_font(app)
  out = site(app)
  [font] = out.glob("*/fonts/TeaLeaf.woff2")
  assert font.read_bytes()[:4] == b"wOF2" and font.stat().st_size < 5000
  style = (font.parent.parent / "style.css").read_text()
  assert '@font-face{font-family:"TeaLeaf";src:url(fonts/TeaLeaf.woff2) format("woff2")' in style
  name = font.relative_to(out)
  assert f'<link rel="preload" href="./{name}" as="font" type="font/woff2" crossorigin>' in (out / "index.html").read_text()
  assert f'"./{name}"' in (out / "sw.js").read_text(), "it is kept for offline"
  assert not list(out.rglob("TeaLeaf.json"))


def test_a_font_that_is_brought_is_taken_as_it_is(app):
  (app / "Web/fonts").mkdir()
  (app / "Web/fonts/Own.woff2").write_bytes(b"wOF2 and so on")
  [font] = site(app).glob("*/fonts/Own.woff2")
  assert font.read_bytes() == b"wOF2 and so on"


def test_a_place_of_the_app_asks_for_the_font_from_where_it_is(app):
  bring_font(app)
  (app / "Web/green.jpg").write_bytes(b"")
  change(app, pages=[PLACE])
  assert 'href="../../' in (page := (site(app) / "tea/green/index.html").read_text()) and "/fonts/TeaLeaf.woff2" in page


@pytest.mark.parametrize("members, expected", [
  ({"file": "/usr/share/fonts/none.ttf"}, "install the Debian package fonts-dejavu-core"),
  ({"characters": None}, '"characters" is missing'),
  ({"license": ""}, '"license" is missing'),
  ({"characters": "\u4e00"}, "U+4E00"),
])
def test_a_recipe_that_is_wrong_is_told(app, members, expected):
  bring_font(app, **members)
  answer = complaint(app)
  assert "TeaLeaf.json" in answer and expected in answer
