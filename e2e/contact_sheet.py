"""Many pictures in one, side by side with a caption below each, made by the browser that took them."""

import html

from playwright.sync_api import Browser

STYLE = """
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; background: #888; font: 12px system-ui, sans-serif; }
figure { margin: 0; } img { display: block; } figcaption { color: #fff; }
"""


def make(browser: Browser, pictures, file, width=1600):
  """Writes `file` with pictures given as (file, caption, width and height in CSS pixels)."""
  figures = "".join(
    f'<figure><img src="{picture.resolve().as_uri()}" width="{round(size[0])}" height="{round(size[1])}">'
    f"<figcaption>{html.escape(caption)}</figcaption></figure>" for picture, caption, size in pictures)
  source = file.with_suffix(".html")
  source.write_text(f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{figures}')
  page = browser.new_page(viewport={"width": width, "height": 400})
  page.goto(source.resolve().as_uri())
  page.screenshot(path=str(file), full_page=True)
  page.close()
  source.unlink()
