"""What assemble leaves out of the page's scripts and styles: comments and indentation, which only people read."""

import re

TEXT = r'''"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`'''
# A slash begins a pattern only where no value can stand before it.
PATTERN = r"(?:(?<=[(,=:\[!&|?{};])|(?<=[(,=:\[!&|?{};] ))/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/\w*"
SCRIPT = re.compile(rf"({TEXT}|{PATTERN})|((?:\s|//[^\n]*|/\*.*?\*/)+)", re.S)
STYLE = re.compile(rf"({TEXT})|((?:\s|/\*.*?\*/)+)", re.S)


def lean(name, data):
  """A script or a style with the least space between its words, in the same lines where it has any; other files as they are."""
  grammar = {".js": SCRIPT, ".css": STYLE}.get(name[name.rfind("."):])
  if grammar is None:
    return data
  return grammar.sub(lambda found: found[1] or ("\n" if "\n" in found[2] else " "), data.decode()).strip().encode()
