"""Orders the table of functions that are called by their addresses.

The linker puts functions into the table in the order in which it met them. A part's entries, and in the first part the stand-ins for
missing functions, are far smaller if those of one part and of one type follow one another."""

import collections

import wasm_file
from wasm_code import number, unsigned

ELEMENTS = 9
# The relocations that name a place in the table: in code a number of five bytes, which may be relative to the table's first entry, and in
# data a word.
IN_CODE, IN_DATA, RELATIVE = 1, 2, 12
# The prefix of a global that contains the place of a function.
GOT = "GOT.func.internal."


def with_ordered_table(program, key):
  """The bytes of a linked program with the entries of its table sorted by a `key` of functions' numbers. No byte is moved, so all positions
  stay valid."""
  data = program.data
  [(_, _, header, end)] = [section for section in program.sections if section[0] == ELEMENTS]
  _, start = number(data, header + 1)
  section = wasm_file.Reader(data, start)
  if section.number() != 1 or section.number() != 0:
    raise ValueError("the linker wrote more than one table of functions")
  first = section.constant()
  functions = [section.number() for _ in range(section.number())]
  symbols, relocations, fixed = read(program)
  # The places in globals have no spare bytes, and stand-ins of the linker for undefined functions have several places.
  fixed |= {each for each, count in collections.Counter(functions).items() if count > 1}
  ordered = iter(sorted((each for each in functions if each not in fixed), key=key))
  changed_functions = [each if each in fixed else next(ordered) for each in functions]
  before, after = ({each: place for place, each in enumerate(order, first)} for order in (functions, changed_functions))
  changed = bytearray(data)
  entries = b"".join(map(unsigned, changed_functions))
  changed[end - len(entries):end] = entries
  for kind, place, symbol in relocations:
    function, base = symbols[symbol][1], first if kind == RELATIVE else 0
    if function in fixed:
      continue
    form = word if kind == IN_DATA else padded
    written = form(before[function] - base)
    if data[place:place + len(written)] != written:
      raise ValueError(f"the linker did not write the place of function {function} where it says so, at byte {place}")
    changed[place:place + len(written)] = form(after[function] - base)
  return bytes(changed)


def word(value):
  return value.to_bytes(4, "little")


def padded(value):
  """A signed number in five bytes, as the linker writes those that it may change."""
  return bytes([*(value >> shift & 127 | 128 for shift in (0, 7, 14, 21)), value >> 28 & 127])


def read(program):
  """The symbols; the kind, the position in the file and the symbol of each relocation that names a place in the table; and the functions
  whose places are in globals."""
  symbols, relocations, starts, fixed = [], [], [], set()
  for _, name, section, end in wasm_file.sections(program.data):
    starts.append(section.place)
    if name == "linking":
      symbols = list(wasm_file.read_symbols(section, end))
    elif name in ("reloc.CODE", "reloc.DATA"):
      target = starts[section.number()]
      relocations += [
        (kind, target + place, symbol) for kind, place, symbol in wasm_file.read_relocations(section) if kind in (IN_CODE, IN_DATA, RELATIVE)]
    elif name == "name":
      fixed = {text.removeprefix(GOT) for _, text in wasm_file.read_names(section, end, wasm_file.GLOBAL_NAMES) if text.startswith(GOT)}
  numbers = {name: index for index, name in enumerate(program.names, len(program.imported))}
  return symbols, relocations, {numbers[name] for name in fixed}
