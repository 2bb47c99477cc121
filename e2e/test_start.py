"""The page starts, shows the app, and rests."""


def test_starts(open_page):
  page = open_page()
  assert page.evaluate("document.querySelectorAll('#app > .layer').length") == 1
  assert page.evaluate("document.getElementById('app').firstChild.getBoundingClientRect().width") == 393


def test_rests(open_page):
  page = open_page()
  page.settle(15)
  before = page.evaluate("carom.statistics")
  page.evaluate("new Promise((done) => setTimeout(done, 1500)).then(() => 0)")
  after = page.evaluate("carom.statistics")
  assert after["requests"] == before["requests"], "frames are asked for while nothing moves"
