"""Edits the text of the two parts into which wasm-split divides a program, and divides the second one further."""

import bisect
import collections
import re

from wasm_use import bases, order

# A gap of at least this many zeros starts a new segment.
GAP = 8
DATA = re.compile(r'^ \(data (?:\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.M)


def without_placeholders(text, part_of_slot):
  """The first part, with every entry of the table for a function of another part replaced by that part's import `missing`, of
  which there is one instead of thousands. Calling it before the part has been loaded throws the page's exception."""
  stubs, imports = {}, {}

  def gathered(line):
    stub = f"$missing_{len(imports)}"
    stubs[line[2]] = imports.setdefault((part_of_slot[int(line[1])], line[3]), stub)
    return ""

  text = re.sub(
    r'^ \(import "placeholder" "(\d+)" \(func ([^\s()]+)((?: \([^()]*\))*)\)\)\n', gathered, text, flags=re.M)
  # Only in the table, because that is where wasm-split puts them.
  text = re.sub(
    r"\(elem \(i32\.const \d+\) [^()\n]*\)",
    lambda segment: re.sub(r"[^\s()]+", lambda word: stubs.get(word[0], word[0]), segment[0]), text)
  lines = "".join(
    f' (import "missing" "{part}" (func {name}{signature}))\n' for (part, signature), name in imports.items())
  # After the types, where imports belong.
  return re.sub(r"^ \((?!type )", lambda match: lines + match[0], text, count=1, flags=re.M)


def with_short_names(first, rest):
  """Returns both parts, with short names for what the first part exports to the rest, instead of the full names of
  functions. The page knows the name of the stack."""
  stack = re.search(r'^ \(export "(%[^"]*)" \(global \$__stack_pointer\)\)', first, re.M)
  names = {name: f"%{index:x}" for index, name in enumerate(re.findall(r'^ \(export "(%[^"]*)"', first, re.M))}
  if stack:
    names[stack[1]] = "%stack"
  first = re.sub(r'^ \(export "(%[^"]*)"', lambda match: f' (export "{names[match[1]]}"', first, flags=re.M)
  rest = re.sub(
    r'^ \(import "primary" "(%[^"]*)"', lambda match: f' (import "primary" "{names[match[1]]}"', rest, flags=re.M)
  return first, rest


def symbols(link_map, base, memory):
  """Returns where each piece of data begins and ends, according to the linker's map."""
  pieces = set()
  # A name of a piece may contain line breaks, because strings are named after their content.
  for start, size, file in re.findall(
      r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*?):\(\.(?:(?:ro)?data|swift_modhash)\b", link_map, re.M):
    start, end = int(start, 16), int(start, 16) + int(size, 16)
    if start < base or end > base + len(memory):
      continue
    # The strings of all files, which the linker has merged.
    while file == "<internal>" and (zero := memory.find(0, start - base, end - base)) >= 0:
      pieces.add((start, base + zero + 1))
      start = base + zero + 1
    pieces.add((start, end))
  return sorted(piece for piece in pieces if piece[0] < piece[1])


def slots(rest):
  """The functions of the rest to which the table refers, by their indices in it."""
  table = {}
  for start, functions in re.findall(r"^ \(elem (?:\$\S+ )?\(i32\.const (\d+)\) ([^()\n]*)\)", rest, re.M):
    table.update(enumerate(functions.split(), int(start)))
  return table


CALL = re.compile(r"\((?:return_)?(?:call|ref\.func) ([^\s()]+)")


def with_callees_in_table(first, rest, part_of):
  """Both parts. The last places of their table are for those functions of the rest that are called by a part that does not build
  on the function's part; `part_of` returns the part of a function."""
  size = int(re.search(r"^ \(table \S+ (\d+) ", first, re.M)[1])
  has_place, bodies = set(slots(rest).values()), functions_of(rest)
  callees = {
    callee for name, body in bodies.items() for callee in set(CALL.findall(body)) & bodies.keys() - has_place
    if part_of(callee) != part_of(name) and part_of(callee) not in bases(part_of(name))}
  # Grouped by part, because the first part names a stand-in for each function.
  functions = {name: kind for _, kind, name in sorted(
    (order(part_of(name)), signature(bodies[name]), name) for name in callees)}
  places = range(size, size + len(functions))
  first, rest = (
    re.sub(rf"(\(table \S+) {size} {size} ", rf"\1 {places.stop} {places.stop} ", text, count=1) for text in (first, rest))
  imports = "".join(
    f' (import "placeholder" "{place}" (func $placeholder_{place}{kind}))\n' for place, kind in zip(places, functions.values()))
  first = re.sub(r"^ \(import ", lambda match: imports + match[0], first, count=1, flags=re.M)
  filled = f" (elem (i32.const {size}) {' '.join(f'$placeholder_{place}' for place in places)})\n"
  table = f" (elem $callees (i32.const {size}) {' '.join(functions)})\n"
  if not functions:
    return first, rest
  return first.rstrip()[:-1] + filled + ")\n", rest.rstrip()[:-1] + table + ")\n"


def items(text):
  """The fields of a module's text, one by one."""
  return re.split(r"\n(?= \()", re.sub(r"\n ;;.*", "", text).rstrip()[:-1])[1:]


def functions_of(text):
  """The functions of a module, by their names."""
  return {re.match(r" \(func ([^\s()]+)", item)[1]: item.rstrip() for item in items(text) if item.startswith(" (func ")}


def with_like_functions_together(text):
  """A module whose functions are in the order of their code, so that those that begin alike are neighbors: brotli packs these better."""
  functions, others = functions_of(text), [item.rstrip() for item in items(text) if not item.startswith(" (func ")]
  ordered = sorted(functions, key=lambda name: functions[name].removeprefix(f" (func {name}"))
  return "\n".join(["(module", *others, *(functions[name] for name in ordered), ")\n"])


def divided(rest, part_of):
  """The text of the rest, divided into the texts of parts by name; `part_of` returns the part of a function.

  A part imports what it needs from the first part and from those that it builds on. It calls functions of other parts through the
  table."""
  places = {name: place for place, name in slots(rest).items()}
  types = {kind: name for name, kind in re.findall(r"^ \(type (\S+) \(func((?: \((?:param|result) [^()]*\))*)\)\)", rest, re.M)}
  common, imports, functions = [], {}, functions_of(rest)
  for item in items(rest):
    kind, name = re.match(r" \((\w+) (\S+)", item).groups()
    if kind == "func":
      continue
    if kind == "import" and (imported := re.search(r" \(func (\S+?)[ )]", item)):
      imports[imported[1]] = item
    elif kind in ("type", "import"):
      common.append(item)
    elif kind != "elem":
      raise ValueError(f"the rest has a {kind}, which belongs to no part")
  parts = {name: part_of(name) for name in functions}
  texts = {part: list(common) for part in sorted(set(parts.values()), key=order)}
  numbers = {}
  for name, item in functions.items():
    part = parts[name]
    for other in dict.fromkeys(CALL.findall(item)):
      if other in imports:
        needed = imports[other]
      elif parts[other] == part:
        continue
      elif parts[other] in bases(part):
        number = numbers.setdefault(other, f"%{len(numbers):x}")
        needed = f' (import "{parts[other]}" "{number}" (func {other}{signature(functions[other])}))'
      elif other in places:
        needed = through_table(other, functions[other], places[other], types)
      else:
        raise ValueError(f"{name[1:]} of the part {part} needs {other[1:]} of the part {parts[other]}, which has no place in the table")
      texts[part].append(needed)
  for part, text in texts.items():
    # Imports come before everything else; each is imported once.
    text[:] = sorted(dict.fromkeys(text), key=lambda item: item.startswith(" (func"))
    text += [functions[name] for name in functions if parts[name] == part]
    text += [f' (export "{number}" (func {name}))' for name, number in numbers.items() if parts[name] == part]
  runs = []
  for slot, name in sorted(slots(rest).items()):
    if runs and runs[-1][0] == parts[name] and runs[-1][1] + len(runs[-1][2]) == slot:
      runs[-1][2].append(name)
    else:
      runs.append((parts[name], slot, [name]))
  for part, slot, names in runs:
    texts[part].append(f" (elem (i32.const {slot}) {' '.join(names)})")
  return {part: "\n".join(["(module", *text, ")\n"]) for part, text in texts.items()}


def through_table(name, function, place, types):
  """A stub that calls a function of another part through its entry in the table."""
  kind = signature(function)
  arguments = " ".join(f"(local.get {index})" for index in range(len(re.findall(r"\(param ", function.split(chr(10), 1)[0]))))
  return f" (func {name}{kind} (call_indirect (type {types[kind]}) {arguments} (i32.const {place})))"


def signature(function):
  """The parameters and results of a function, in the form that imports and types use."""
  found = re.findall(r"\((param|result) (?:\$\S+ )?([^()]*)\)", function.split("\n", 1)[0])
  by_kind = {kind: " ".join(types for each, types in found if each == kind) for kind in ("param", "result")}
  return "".join(f" ({kind} {types})" for kind, types in by_kind.items() if types)


def with_moved_data(first, others, rest, use, base, memory):
  """The first part, and the others by name, as `divided` made them from the rest. Data that nothing in the first part can reach is moved to
  the others, as `use` says.

  A part can reach what its functions refer to by the linker's relocations, and what such data refers to in turn."""
  reach = use.reach

  def linked(text):
    return {linked_name(name[1:], reach) for name in functions_of(text)}

  # The names do not come from the parts' texts, because these also contain stubs, which only call a function of another part
  # through the table.
  functions = {part: set() for part in others}
  for name in linked(rest):
    functions[use.part_of(name)].add(name)
  found, part_of = use.parts_of_data(linked(first), functions)
  last = max(others, key=order)
  own, moved = bytearray(memory), collections.defaultdict(list)
  for index, (start, end) in enumerate(reach.pieces):
    if index in found:
      continue
    own[start - base:end - base] = bytes(end - start)
    # Pieces that follow one another, with less than a word between them to align the next, are written as one. Nothing else may
    # be overwritten, because it may belong to another part. Data to which nothing refers goes into the last part.
    of_part = moved[part_of.get(index, last)]
    if of_part and of_part[-1][2] == index - 1 and start - of_part[-1][1] < 4:
      start = of_part.pop()[0]
    of_part.append((start, end, index))

  def with_data(text, data):
    return text.rstrip()[:-1] + data + ")\n"

  return with_data(DATA.sub("", first), segments(base, own)), {
    part: with_data(text, "".join(segments(start, memory[start - base:end - base]) for start, end, _ in moved[part]))
    for part, text in others.items()}


def linked_name(written, reach):
  """The name in the linked program of a function in a part's text. In a part, functions with the same name are
  distinguished by the suffixes `_1` and so on, in an unspecified order, so each stands for all of that name. A stub of
  the linker has no name there: None."""
  # Characters that the text format cannot represent are written as \28.
  name = re.sub(r"\\([0-9a-f]{2})", lambda code: chr(int(code[1], 16)), written)
  if name not in reach.names:
    name = re.sub(r"[_.]\d+$", "", name)
  return name if name in reach.names else None


def segments(base, memory):
  """Returns data as text, without long runs of zeros."""
  runs = re.finditer(rb"[^\0]+(?:\0{1,%d}[^\0]+)*" % GAP, bytes(memory))
  return "".join(f' (data (i32.const {base + run.start()}) "{escaped(run[0])}")\n' for run in runs)


def escaped(content):
  return "".join(f"\\{byte:02x}" for byte in content)
