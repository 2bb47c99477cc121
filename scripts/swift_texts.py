"""Swift's string literals and calls, as far as the laws about texts need them."""

import re


def literal_end(code, start):
  """The position after the literal that begins at `start`."""
  quotes = '"""' if code.startswith('"""', start) else '"'
  place = start + len(quotes)
  while not code.startswith(quotes, place):
    if code.startswith("\\(", place):
      place = closing(code, place + 1)
    else:
      place += 2 if code[place] == "\\" else 1
  return place + len(quotes)


def closing(code, opening):
  """The position after the bracket that closes the one at `opening`."""
  place, depth = opening + 1, 1
  while depth:
    if code[place] == '"':
      place = literal_end(code, place)
      continue
    depth += (code[place] in "([{") - (code[place] in ")]}")
    place += 1
  return place


def arguments(code, opening):
  """The arguments of the call whose bracket is at `opening`."""
  end = closing(code, opening) - 1
  found, start, place = [], opening + 1, opening + 1
  while place < end:
    if code[place] == '"':
      place = literal_end(code, place)
    elif code[place] in "([{":
      place = closing(code, place)
    else:
      if code[place] == ",":
        found.append(code[start:place].strip())
        start = place + 1
      place += 1
  return [*found, code[start:end].strip()]


def literals(expression):
  """The literals in an expression, with their quotes."""
  found, place = [], 0
  while (place := expression.find('"', place)) >= 0:
    end = literal_end(expression, place)
    found.append(expression[place:end])
    place = end
  return found


def places(expression):
  """The interpolations `\\(…)` in the literals of an expression, each once."""
  return {
    literal[match.end():closing(literal, match.end() - 1) - 1]
    for literal in literals(expression) for match in re.finditer(r"\\\(", literal)}
