"""One way to drive three browsers; each test says what it needs and runs wherever that can be had."""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

BROWSERS = {browser.name: browser for browser in (Chromium, Firefox, WebKit)}
