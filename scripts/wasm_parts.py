"""What split-app does to the text of the two parts that wasm-split makes of a program."""

import bisect
import re

# A constant points as much before its symbol at most: Swift keeps the address of a string's text 20 bytes too low.
BEFORE = 32
# So many zeros between bytes are worth a segment of their own.
GAP = 8
DATA = re.compile(r'^ \(data (?:\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.M)
ESCAPES = {"t": 9, "n": 10, "r": 13, '"': 34, "'": 39, "\\": 92}


def without_placeholders(text):
  """The first part without the thousands of imports that stand in its table for functions of the rest: those places stay
  empty until the rest fills them. A call to one before that traps, and the page begins anew with both parts."""
  placeholders = set(re.findall(r'^ \(import "placeholder" "\d+" \(func ([^\s()]+)', text, re.M))

  def filled(segment):
    start, places = int(segment[1]), segment[2].split()
    runs, last = [], None
    for index, place in enumerate(places):
      if place in placeholders:
        continue
      if last != index - 1 or not runs:
        runs.append((start + index, []))
      runs[-1][1].append(place)
      last = index
    return "\n ".join(f"(elem (i32.const {first}) {' '.join(run)})" for first, run in runs)

  return re.sub(r"\(elem \(i32\.const (\d+)\) ([^()\n]*)\)", filled, text)


def with_short_names(first, rest):
  """Both parts, with numbers for what the rest takes from the first by the whole names of functions."""
  names = {name: f"%{index:x}" for index, name in enumerate(re.findall(r'^ \(export "(%[^"]*)"', first, re.M))}
  first = re.sub(r'^ \(export "(%[^"]*)"', lambda match: f' (export "{names[match[1]]}"', first, flags=re.M)
  rest = re.sub(
    r'^ \(import "primary" "(%[^"]*)"', lambda match: f' (import "primary" "{names[match[1]]}"', rest, flags=re.M)
  return first, rest


def symbols(link_map, base, memory):
  """Where each piece of data begins and ends, from the linker's map."""
  pieces = set()
  for start, size, file in re.findall(
      r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*):\(\.(?:ro)?data\b.*\)$", link_map, re.M):
    start, end = int(start, 16), int(start, 16) + int(size, 16)
    if start < base or end > base + len(memory):
      continue
    # Texts of all files, which the linker has put together.
    while file == "<internal>" and (zero := memory.find(0, start - base, end - base)) >= 0:
      pieces.add((start, base + zero + 1))
      start = base + zero + 1
    pieces.add((start, end))
  return sorted(piece for piece in pieces if piece[0] < piece[1])


def image(text):
  """The bytes of a program's data, and the address of the first."""
  segments = [(int(start), unescaped(content)) for start, content in DATA.findall(text)]
  base = min(start for start, _ in segments)
  memory = bytearray(max(start + len(content) for start, content in segments) - base)
  for start, content in segments:
    memory[start - base:start - base + len(content)] = content
  return base, memory


def with_moved_data(first, rest, link_map):
  """Both parts, with the data that nothing in the first can come to moved to the rest.

  What the first can come to is what its code's constants point at, and what words in such data point at in turn."""
  base, memory = image(first)
  pieces = symbols(link_map, base, memory)
  starts = [start for start, _ in pieces]
  found, open_ones = set(), []

  def come_to(address):
    index = max(0, bisect.bisect_right(starts, address) - 1)
    while index < len(pieces) and pieces[index][0] <= address + BEFORE:
      if index not in found and address < pieces[index][1]:
        found.add(index)
        open_ones.append(index)
      index += 1

  code = DATA.sub("", first)
  for constant in set(re.findall(r"\(i32\.const (-?\d+)\)|\boffset=(\d+)", code)):
    come_to(int(constant[0] or constant[1]))
  for wide in set(re.findall(r"\(i64\.const (-?\d+)\)", code)):
    come_to(int(wide) & 0xFFFFFFFF)
    come_to(int(wide) >> 32 & 0xFFFFFFFF)
  while open_ones:
    start, end = pieces[open_ones.pop()]
    for place in range(-(-start // 4) * 4, end - 3, 4):
      come_to(int.from_bytes(memory[place - base:place - base + 4], "little"))

  own, moved = bytearray(memory), bytearray(len(memory))
  for index, (start, end) in enumerate(pieces):
    if index not in found:
      at = slice(start - base, end - base)
      moved[at], own[at] = own[at], bytes(end - start)
  return DATA.sub("", first).rstrip()[:-1] + segments(base, own) + ")\n", rest.rstrip()[:-1] + segments(base, moved) + ")\n"


def segments(base, memory):
  """Data as text, without long runs of zeros."""
  runs = re.finditer(rb"[^\0]+(?:\0{1,%d}[^\0]+)*" % GAP, bytes(memory))
  return "".join(f' (data (i32.const {base + run.start()}) "{escaped(run[0])}")\n' for run in runs)


def escaped(content):
  return "".join(f"\\{byte:02x}" for byte in content)


def unescaped(content):
  return bytes(
    int(code, 16) if code else ESCAPES[letter] if letter else ord(plain)
    for code, letter, plain in re.findall(r"\\([0-9a-fA-F]{2})|\\(.)|(.)", content, re.S))
