"""Transforms the text of the two parts into which wasm-split has divided a program, for split-app."""

import bisect
import re

# A gap of at least this many zeros starts a new segment.
GAP = 8
DATA = re.compile(r'^ \(data (?:\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.M)
ESCAPES = {"t": 9, "n": 10, "r": 13, '"': 34, "'": 39, "\\": 92}


def without_placeholders(text):
  """The first part with a single import, the page's `missing`, in all table entries for functions of the rest, instead of
  thousands. A call to one before the rest is loaded throws the page's exception."""
  signatures, stubs = {}, {}

  def gathered(line):
    stubs[line[1]] = signatures.setdefault(line[2], f"$missing_{len(signatures)}")
    return ""

  text = re.sub(r'^ \(import "placeholder" "\d+" \(func ([^\s()]+)((?: \([^()]*\))*)\)\)\n', gathered, text, flags=re.M)
  # Only in the table, because that is where wasm-split puts them.
  text = re.sub(
    r"\(elem \(i32\.const \d+\) [^()\n]*\)",
    lambda segment: re.sub(r"[^\s()]+", lambda word: stubs.get(word[0], word[0]), segment[0]), text)
  imports = "".join(f' (import "carom" "missing" (func {name}{signature}))\n' for signature, name in signatures.items())
  # After the types, where imports belong.
  return re.sub(r"^ \((?!type )", lambda match: imports + match[0], text, count=1, flags=re.M)


def with_short_names(first, rest):
  """Returns both parts, in which the exports of the first part to the rest have short names instead of whole functions'
  names."""
  names = {name: f"%{index:x}" for index, name in enumerate(re.findall(r'^ \(export "(%[^"]*)"', first, re.M))}
  first = re.sub(r'^ \(export "(%[^"]*)"', lambda match: f' (export "{names[match[1]]}"', first, flags=re.M)
  rest = re.sub(
    r'^ \(import "primary" "(%[^"]*)"', lambda match: f' (import "primary" "{names[match[1]]}"', rest, flags=re.M)
  return first, rest


def symbols(link_map, base, memory):
  """Returns where each piece of data begins and ends, according to the linker's map."""
  pieces = set()
  for start, size, file in re.findall(
      r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*):\(\.(?:ro)?data\b.*\)$", link_map, re.M):
    start, end = int(start, 16), int(start, 16) + int(size, 16)
    if start < base or end > base + len(memory):
      continue
    # The strings of all files, which the linker has merged.
    while file == "<internal>" and (zero := memory.find(0, start - base, end - base)) >= 0:
      pieces.add((start, base + zero + 1))
      start = base + zero + 1
    pieces.add((start, end))
  return sorted(piece for piece in pieces if piece[0] < piece[1])


def image(text):
  """Returns the bytes of a program's data, and the address of the first byte."""
  segments = [(int(start), unescaped(content)) for start, content in DATA.findall(text)]
  base = min(start for start, _ in segments)
  memory = bytearray(max(start + len(content) for start, content in segments) - base)
  for start, content in segments:
    memory[start - base:start - base + len(content)] = content
  return base, memory


def with_moved_data(first, rest, link_map, bodies, references):
  """Both parts, with data that the first cannot reach moved to the rest.

  The first part can reach the data to which its functions refer according to the linker's relocations, and the data to which
  that refers in turn. `bodies` and `references` describe the linked program, whose functions both parts contain as they were
  compiled."""
  base, memory = image(first)
  pieces = symbols(link_map, base, memory)
  starts = [start for start, _ in pieces]
  found, open_ones = set(), []

  def come_to(address):
    if not base <= address < base + len(memory):
      return
    index = bisect.bisect_right(starts, address) - 1
    if index < 0 or address >= pieces[index][1]:
      # The gap before a piece, or after the last one, stays in the first part.
      return
    if index not in found:
      found.add(index)
      open_ones.append(index)

  def referred(places, start, end):
    for _, address in places[bisect.bisect_left(places, (start, 0)):bisect.bisect_left(places, (end, 0))]:
      come_to(address)

  for body in bodies_of(first, bodies):
    referred(references.in_code, body.start, body.stop)
  while open_ones:
    referred(references.in_memory, *pieces[open_ones.pop()])

  own, moved = bytearray(memory), []
  for index, (start, end) in enumerate(pieces):
    if index in found:
      continue
    own[start - base:end - base] = bytes(end - start)
    # Adjacent pieces, with less than a word of padding between them, are written as one. Nothing else may be
    # overwritten, because it may belong to the first part.
    if moved and start - moved[-1][1] < 4 and not any(memory[moved[-1][1] - base:start - base]):
      start = moved.pop()[0]
    moved.append((start, end))
  data = "".join(segments(start, memory[start - base:end - base]) for start, end in moved)
  return DATA.sub("", first).rstrip()[:-1] + segments(base, own) + ")\n", rest.rstrip()[:-1] + data + ")\n"


def bodies_of(part, bodies):
  """The positions in the linked program of the code of a part's functions. A part distinguishes functions with the same name by
  `_1` and so on, in an unspecified order, so each stands for all of them."""
  by_name = {}
  for name, body in bodies:
    by_name.setdefault(name, []).append(body)
  for written in re.findall(r"^ \(func \$(\S+)", part, re.M):
    # Characters that the text format cannot hold are written as \28.
    name = re.sub(r"\\([0-9a-f]{2})", lambda code: chr(int(code[1], 16)), written)
    if name not in by_name:
      name = re.sub(r"_\d+$", "", name)
    if name not in by_name:
      raise ValueError(f"the linked program has no function {name}")
    yield from by_name[name]


def segments(base, memory):
  """Returns data as text, without long stretches of zeros."""
  runs = re.finditer(rb"[^\0]+(?:\0{1,%d}[^\0]+)*" % GAP, bytes(memory))
  return "".join(f' (data (i32.const {base + run.start()}) "{escaped(run[0])}")\n' for run in runs)


def escaped(content):
  return "".join(f"\\{byte:02x}" for byte in content)


def unescaped(content):
  return bytes(
    int(code, 16) if code else ESCAPES[letter] if letter else ord(plain)
    for code, letter, plain in re.findall(r"\\([0-9a-fA-F]{2})|\\(.)|(.)", content, re.S))
