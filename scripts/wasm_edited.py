"""Writes a program with changed functions and new ones."""

from wasm_code import FUNCTIONS, GLOBALS, TYPES, after_number, counted, number, unsigned
from wasm_file import CODE, CUSTOM, EXPORTS

# The instruction that gives the zero of a type.
ZERO = {0x7F: b"\x41\0", 0x7E: b"\x42\0", 0x7D: b"\x43" + bytes(4), 0x7C: b"\x44" + bytes(8)}


class Edited:
  """A program with changed functions and new ones at the end; it loses what describes its bytes, such as relocations and line tables."""

  def __init__(self, program):
    self.program = program
    self.types, self.kinds = list(program.types), list(program.kinds)
    self.bodies = [program.data[start:end] for start, end in program.bodies]
    self.exports, self.names, self.globals = [], [], {}

  def add(self, kind, body, name, exported=False):
    """Adds a function and returns its number."""
    if kind not in self.types:
      self.types.append(kind)
    self.kinds.append(self.types.index(kind))
    self.bodies.append(body)
    index = len(self.program.imported) + len(self.bodies) - 1
    self.names.append((index, name))
    if exported:
      self.exports.append(with_length(name.encode()) + b"\0" + unsigned(index))
    return index

  def register(self, kind, index):
    """The number of a global in which the `index`-th value of a type is returned."""
    return self.globals.setdefault((kind, index), self.program.globals + len(self.globals))

  def written(self):
    data, made = self.program.data, [self.program.data[:8]]
    for kind, name, start, end in self.program.sections:
      if kind == TYPES:
        made.append(section(TYPES, (b"\x60" + with_length(taken) + with_length(given) for taken, given in self.types)))
      elif kind == FUNCTIONS:
        made.append(section(FUNCTIONS, map(unsigned, self.kinds)))
      elif kind == CODE:
        made.append(section(CODE, map(with_length, self.bodies)))
      elif kind == EXPORTS:
        made.append(self._longer(start, end, self.exports))
      elif kind == GLOBALS:
        made.append(self._longer(start, end, [bytes([kind, 1]) + ZERO[kind] + b"\x0b" for kind, _ in self.globals]))
      elif kind != CUSTOM or name in ("target_features", "producers"):
        made.append(data[start:end])
      elif name == "name":
        made.append(bytes([CUSTOM]) + with_length(b"\x04name" + self._names(start, end)))
    return b"".join(made)

  def _longer(self, start, end, items):
    """A section with more items."""
    data = self.program.data
    count, at = number(data, after_number(data, start + 1))
    return data[start:start + 1] + with_length(unsigned(count + len(items)) + data[at:end] + b"".join(items))

  def _names(self, start, end):
    """The contents of the section of names: those of the functions alone."""
    data, place = self.program.data, after_number(self.program.data, start + 1) + 5
    while place < end:
      part, size_at = data[place], place + 1
      size, place = number(data, size_at)
      if part == 1:
        count, at = number(data, place)
        added = [unsigned(index) + with_length(name.encode()) for index, name in self.names]
        return b"\x01" + with_length(unsigned(count + len(added)) + data[at:place + size] + b"".join(added))
      place += size
    raise ValueError("the program has no names of functions")


def section(kind, items):
  return bytes([kind]) + with_length(counted(items))


def with_length(content):
  return unsigned(len(content)) + content
