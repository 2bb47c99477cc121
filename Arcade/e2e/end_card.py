"""The card at the end of a game, as a person uses it."""

# Removes the system's share sheet and the clipboard from the page, and records what would be shared.
CATCH = """
() => {
  delete Navigator.prototype.share;
  window.copied = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void copied.push(text) } });
  return 0;
}
"""


def await_ready(page):
  """Waits until the card's buttons respond, which is when the first of them has the focus."""
  page.find("alertdialog")
  page.until(lambda: any(each.focused for each in page.all("button")), "no button of the card has the focus")


def press(page, name):
  """Taps a button of the card."""
  await_ready(page)
  page.find("button", name).tap()


def shared(page):
  """Presses Share and returns the lines that are copied if a browser has no share sheet; the card stays."""
  page.run(CATCH)
  press(page, "Share")
  page.wait("copied.length > 0")
  page.wait("e2e.texts().some((text) => text.startsWith('Copied'))")
  assert page.has("alertdialog")
  [text] = page.evaluate("copied")
  return text.split("\n")
