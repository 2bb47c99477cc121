"""Reads a linked program: its functions, its data, and, from the linker's relocations (`--emit-relocs`), which of them
refer to which.

Formats: https://webassembly.github.io/spec/core/binary/modules.html and
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

CUSTOM, IMPORTS, EXPORTS, CODE, DATA = 0, 2, 7, 10, 11
# In the linking section: the symbol table, and the kinds of symbols.
SYMBOL_TABLE = 8
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
# In the section of names: those of functions and of globals.
FUNCTION_NAMES, GLOBAL_NAMES = 1, 7
# Relocations with an addend: R_WASM_MEMORY_ADDR_…, R_WASM_FUNCTION_OFFSET_… and R_WASM_SECTION_OFFSET_I32.
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}


class Reader:
  """Reads a program's sections: https://webassembly.github.io/spec/core/binary/modules.html"""

  def __init__(self, data, place=0):
    self.data, self.place = data, place

  def byte(self):
    self.place += 1
    return self.data[self.place - 1]

  def number(self):
    value = shift = 0
    while True:
      byte = self.byte()
      value |= (byte & 127) << shift
      shift += 7
      if byte < 128:
        return value

  def constant(self):
    """The value of an initializer `i32.const n; end`."""
    if self.byte() != 0x41:
      raise ValueError("a segment's offset is not a constant")
    value = shift = 0
    while True:
      byte = self.byte()
      value |= (byte & 127) << shift
      shift += 7
      if byte < 128:
        break
    if self.byte() != 0x0B:
      raise ValueError("a segment's offset is not a constant")
    return value

  def text(self):
    count = self.number()
    self.place += count
    return self.data[self.place - count:self.place].decode()

  def limits(self):
    for _ in range(2 if self.byte() & 1 else 1):
      self.number()

  def is_function_import(self):
    self.text(), self.text()
    kind = self.byte()
    if kind == 0:
      self.number()
    elif kind == 1:
      self.byte(), self.limits()
    elif kind == 2:
      self.limits()
    else:
      self.byte(), self.byte()
    return kind == 0


def sections(data):
  """The sections of a program: kind, name if it is a custom one, and a reader at its contents with the position of its end."""
  file = Reader(data, 8)
  while file.place < len(data):
    kind, size = file.byte(), file.number()
    section, end = Reader(data, file.place), file.place + size
    name = section.text() if kind == CUSTOM else ""
    file.place = end
    yield kind, name, section, end


def without_relocations(data):
  """The program without the linker's metadata, which is no longer valid after any change."""
  kept, place = [data[:8]], 8
  for _, name, _, end in sections(data):
    if name != "linking" and not name.startswith("reloc."):
      kept.append(data[place:end])
    place = end
  return b"".join(kept)


def functions(data):
  """The position of each function's code by name, relative to the first byte of all code, as in line tables."""
  return {name: body for name, body in bodies(data) if name is not None}


def imported_functions(data):
  """How many functions a program imports; the numbers of its own functions follow."""
  for kind, _, section, _ in sections(data):
    if kind == IMPORTS:
      return sum(section.is_function_import() for _ in range(section.number()))
  return 0


def exported_functions(data):
  """The functions that a program exports: their numbers by name."""
  for kind, _, section, _ in sections(data):
    if kind == EXPORTS:
      exports = [(section.text(), section.byte(), section.number()) for _ in range(section.number())]
      return {name: number for name, kind, number in exports if kind == 0}
  return {}


def bodies(data):
  """Each function that has code: its name, None if it has none, and the position of its code, as in `functions`."""
  names, places, imported = {}, [], imported_functions(data)
  for kind, name, section, end in sections(data):
    if kind == CODE:
      start = section.place
      for _ in range(section.number()):
        length = section.number()
        places.append(range(section.place - start, section.place - start + length))
        section.place += length
    elif name == "name":
      names = dict(read_names(section, end, FUNCTION_NAMES))
  return [(names.get(imported + index), place) for index, place in enumerate(places)]


def read_names(section, end, wanted):
  """The numbers and names of the functions, or of what else is `wanted`, in the section of names."""
  while section.place < end:
    part, size = section.byte(), section.number()
    after = section.place + size
    if part == wanted:
      for _ in range(section.number()):
        yield section.number(), section.text()
    section.place = after


def image(data):
  """The address of the first byte of a program's data, and all of it as it is in memory."""
  [section] = [section for kind, _, section, _ in sections(data) if kind == DATA]
  start, segments = section.place, list(read_segments(section))
  base = min(begin for _, begin, _ in segments)
  memory = bytearray(max(begin + size for _, begin, size in segments) - base)
  for place, begin, size in segments:
    memory[begin - base:begin - base + size] = data[start + place:start + place + size]
  return base, memory


class References:
  """The references of functions and data to data, by address in memory, and to functions, by number."""

  def __init__(self, data):
    # The segments: where each begins, relative to the section in the file, and in memory.
    self.segments, symbols, relocations, counted = [], [], {}, {}
    for index, (kind, name, section, end) in enumerate(sections(data)):
      if kind == CODE:
        counted[index] = "code"
      elif kind == DATA:
        counted[index] = "data"
        self.segments = list(read_segments(section))
      elif name == "linking":
        symbols = list(read_symbols(section, end))
      elif name.startswith("reloc."):
        target = section.number()
        if target in counted:
          relocations[counted[target]] = list(read_relocations(section))
    # A segment without references has no relocations.
    relocations.setdefault("data", [])
    if "code" not in relocations or not symbols:
      raise ValueError("the program has no relocations: link it with --emit-relocs")

    def address(symbol):
      _, segment, offset = symbols[symbol]
      return self.segments[segment][1] + offset

    def places(section, kind, value):
      return [(place, value(symbol)) for _, place, symbol in relocations[section] if symbols[symbol] and symbols[symbol][0] == kind]

    # The positions in the code, and in memory, that contain the address of data, or the address or number of a
    # function; sorted.
    self.in_code = sorted(places("code", DATA_SYMBOL, address))
    self.in_memory = sorted((self.memory_address(place), to) for place, to in places("data", DATA_SYMBOL, address))
    self.functions_in_code = sorted(places("code", FUNCTION_SYMBOL, lambda symbol: symbols[symbol][1]))
    self.functions_in_memory = sorted(
      (self.memory_address(place), to) for place, to in places("data", FUNCTION_SYMBOL, lambda symbol: symbols[symbol][1]))

  def memory_address(self, place):
    """The address in memory of a byte of the data section."""
    for start, begin, size in self.segments:
      if start <= place < start + size:
        return begin + place - start
    raise ValueError(f"no data segment contains byte {place}")


def read_segments(section):
  start = section.place
  for _ in range(section.number()):
    if section.number():
      raise ValueError("a data segment is not loaded into memory at the start")
    begin = section.constant()
    size = section.number()
    yield section.place - start, begin, size
    section.place += size


def read_symbols(section, end):
  """For each symbol: the kind, segment and offset of data, or the kind and number of a function; None for others."""
  section.number()
  while section.place < end:
    part, size = section.byte(), section.number()
    after = section.place + size
    if part == SYMBOL_TABLE:
      for _ in range(section.number()):
        kind, flags = section.byte(), section.number()
        symbol = None
        if kind == DATA_SYMBOL:
          section.text()
          if not flags & UNDEFINED:
            symbol = kind, section.number(), section.number()
            section.number()
        else:
          number = section.number()
          if kind == FUNCTION_SYMBOL:
            symbol = kind, number
          if kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & EXPLICIT_NAME):
            section.text()
        yield symbol
    section.place = after


def read_relocations(section):
  """The kind of each relocation, its position relative to its section, and its symbol. Types have no symbol."""
  for _ in range(section.number()):
    kind, place, symbol = section.byte(), section.number(), section.number()
    if kind in WITH_ADDEND:
      section.number()
    if kind != 6:
      yield kind, place, symbol
