"""What `Tests/gallery` and `Tests/showcase` check for those who do not see a page."""

from axe_playwright_python.sync_playwright import Axe


def is_accessible(page):
  """Fails if axe finds a violation in a page of Playwright; an app in a frame of it is checked elsewhere."""
  found = Axe().run(page, options={"resultTypes": ["violations"], "rules": {"frame-tested": {"enabled": False}}})
  assert not found.violations_count, found.generate_report()
