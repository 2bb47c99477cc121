"""One interface to three browsers; each test says what it needs and runs wherever that is available."""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

BROWSERS = {browser.name: browser for browser in (Chromium, Firefox, WebKit)}
