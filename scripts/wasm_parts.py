"""What split-app does to the text of the two parts that wasm-split makes of a program."""

import bisect
import re

# How far before its symbol a constant may point, in bytes: Swift stores the address of a string's text 20 bytes too
# low.
BEFORE = 32
# A gap of at least this many zeros starts a new segment.
GAP = 8
DATA = re.compile(r'^ \(data (?:\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.M)
ESCAPES = {"t": 9, "n": 10, "r": 13, '"': 34, "'": 39, "\\": 92}


def without_placeholders(text):
  """Returns the first part without the thousands of imports that stand in its table for functions of the rest. Their
  entries stay empty until the rest fills them; a call to one before that traps, and the page starts over with both
  parts."""
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


def with_moved_data(first, rest, link_map):
  """Returns both parts, with the data that nothing in the first part can reach moved to the rest.

  The first part can reach the data to which its code's constants point, and the data to which words in that data point,
  and so on."""
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
  """Returns data as text, without long stretches of zeros."""
  runs = re.finditer(rb"[^\0]+(?:\0{1,%d}[^\0]+)*" % GAP, bytes(memory))
  return "".join(f' (data (i32.const {base + run.start()}) "{escaped(run[0])}")\n' for run in runs)


def escaped(content):
  return "".join(f"\\{byte:02x}" for byte in content)


def unescaped(content):
  return bytes(
    int(code, 16) if code else ESCAPES[letter] if letter else ord(plain)
    for code, letter, plain in re.findall(r"\\([0-9a-fA-F]{2})|\\(.)|(.)", content, re.S))
