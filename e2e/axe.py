"""axe, which finds what keeps people with screen readers and keyboards out of a page."""

import pathlib

import axe_playwright_python

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

VIOLATIONS = """
async () => {
  // axe checks this document, and only what is visible of the app: an app that is away is not.
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ` + nodes.slice(0, 4).map((node) =>
    `${node.html.slice(0, 160)} ${node.failureSummary.replace(/\\s+/g, ' ').slice(0, 200)}`).join(' | '));
}
"""
