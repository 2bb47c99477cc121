"""Reads the code of a program instruction by instruction: what each takes from the stack and leaves there, where blocks end, and which
locals are needed later.

Format: https://webassembly.github.io/spec/core/binary/instructions.html
"""

import functools

import wasm_file

UNREACHABLE, BLOCK, LOOP, IF, ELSE, END, BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN = 0, 2, 3, 4, 5, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F
CALL, CALL_INDIRECT, RETURN_CALL, RETURN_CALL_INDIRECT = 0x10, 0x11, 0x12, 0x13
GET, SET, TEE, GET_GLOBAL, SET_GLOBAL = 0x20, 0x21, 0x22, 0x23, 0x24
I32_CONST = 0x41
OPENING = {BLOCK, LOOP, IF}
# The instructions after which the next one is not reached.
TERMINAL = {UNREACHABLE, BRANCH, BRANCH_TABLE, RETURN, RETURN_CALL, RETURN_CALL_INDIRECT}
VOID, I32 = 0x40, 0x7F
# Sections that wasm_file does not read.
TYPES, FUNCTIONS, GLOBALS = 1, 3, 6


def number(data, place):
  """An unsigned number, and the place after it."""
  value = shift = 0
  while True:
    byte = data[place]
    place += 1
    value |= (byte & 127) << shift
    shift += 7
    if byte < 128:
      return value, place


def after_number(data, place):
  while data[place] >= 128:
    place += 1
  return place + 1


def unsigned(value):
  """The bytes of an unsigned number."""
  found = bytearray()
  while value > 127:
    found.append(value & 127 | 128)
    value >>= 7
  return bytes(found) + bytes([value])


def signed(value):
  """The bytes of a signed number."""
  found = bytearray()
  while not -64 <= value < 64:
    found.append(value & 127 | 128)
    value >>= 7
  return bytes(found) + bytes([value & 127])


def counted(items):
  """A vector."""
  items = list(items)
  return unsigned(len(items)) + b"".join(items)


def instruction(code, operand):
  """An instruction with one number."""
  return bytes([code]) + unsigned(operand)


# The instructions with one number, such as a label, a local or a constant.
ONE_NUMBER = {
  BLOCK, LOOP, IF, BRANCH, BRANCH_IF, CALL, RETURN_CALL, GET, SET, TEE, GET_GLOBAL, SET_GLOBAL, 0x25, 0x26, 0x3F, 0x40, I32_CONST, 0x42,
  0xD0, 0xD2}


def after(data, place):
  """The place after the instruction at `place`."""
  code = data[place]
  place += 1
  if code in ONE_NUMBER:
    return after_number(data, place)
  if 0x28 <= code <= 0x3E or code in (CALL_INDIRECT, RETURN_CALL_INDIRECT):
    return after_number(data, after_number(data, place))
  if code == BRANCH_TABLE:
    count, place = number(data, place)
    for _ in range(count + 1):
      place = after_number(data, place)
    return place
  if code in (0x43, 0x44):
    return place + (4 if code == 0x43 else 8)
  if code == 0x1C:
    count, place = number(data, place)
    return place + count
  if code == 0xFC:
    code, place = number(data, place)
    if code < 8:
      return place
    return after_number(data, after_number(data, place) if code in (8, 10, 12, 14) else place)
  if code == 0xFD:
    code, place = number(data, place)
    if code <= 11 or code in (92, 93):
      return after_number(data, after_number(data, place))
    if code in (12, 13):
      return place + 16
    if 84 <= code <= 91:
      return after_number(data, after_number(data, place)) + 1
    return place + (21 <= code <= 34)
  return place


@functools.cache
def plain_effect(code):
  """How many values an instruction takes from the stack and how many it leaves there, if that is always the same; None otherwise."""
  ranges = (
    (0x01, 0x01, (0, 0)), (0x1A, 0x1A, (1, 0)), (0x1B, 0x1C, (3, 1)), (GET, GET, (0, 1)), (SET, SET, (1, 0)), (TEE, TEE, (1, 1)),
    (GET_GLOBAL, GET_GLOBAL, (0, 1)), (SET_GLOBAL, SET_GLOBAL, (1, 0)), (0x28, 0x35, (1, 1)),
    (0x36, 0x3E, (2, 0)), (0x3F, 0x3F, (0, 1)), (0x40, 0x40, (1, 1)),
    (0x41, 0x44, (0, 1)), (0x45, 0x45, (1, 1)), (0x46, 0x4F, (2, 1)), (0x50, 0x50, (1, 1)), (0x51, 0x66, (2, 1)), (0x67, 0x69, (1, 1)),
    (0x6A, 0x78, (2, 1)), (0x79, 0x7B, (1, 1)), (0x7C, 0x8A, (2, 1)), (0x8B, 0x91, (1, 1)), (0x92, 0x98, (2, 1)), (0x99, 0x9F, (1, 1)),
    (0xA0, 0xA6, (2, 1)), (0xA7, 0xC4, (1, 1)))
  return next((effect for first, last, effect in ranges if first <= code <= last), None)


def prefixed_effect(data, place):
  """The same for an instruction of two bytes; None for most vector instructions."""
  prefix, code = data[place], number(data, place + 1)[0]
  if prefix == 0xFC:
    return (1, 1) if code < 8 else (3, 0) if code in (8, 10, 11) else None
  return (1, 1) if code <= 10 else (2, 0) if code == 11 else (0, 1) if code == 12 else None


class Program:
  """The types and functions of a program: their parameters, results, names and code."""

  def __init__(self, data):
    self.data, self.types, self.imported, self.kinds, self.bodies = data, [], [], [], []
    place = 8
    # Where each section begins and ends, with its kind and its number in front.
    self.sections = []
    for kind, name, section, end in wasm_file.sections(data):
      self.sections.append((kind, name, place, end))
      place = end
      if kind == TYPES:
        self.types = [self._type(section) for _ in range(section.number())]
      elif kind == wasm_file.IMPORTS:
        self.imported = list(imported_types(section))
      elif kind == GLOBALS:
        self.globals = section.number()
      elif kind == FUNCTIONS:
        self.kinds = [section.number() for _ in range(section.number())]
      elif kind == wasm_file.CODE:
        self.code_at = section.place
        for _ in range(section.number()):
          length = section.number()
          self.bodies.append((section.place, section.place + length))
          section.place += length
    self.names = [name for name, _ in wasm_file.bodies(data)]

  @staticmethod
  def _type(section):
    if section.byte() != 0x60:
      raise ValueError("a type is not that of a function")
    return tuple(bytes(section.byte() for _ in range(section.number())) for _ in range(2))

  def type_of(self, function):
    """The parameters and results of a function, by its number."""
    imported = len(self.imported)
    return self.types[self.imported[function] if function < imported else self.kinds[function - imported]]


def imported_types(section):
  """The types of the functions that a program imports."""
  for _ in range(section.number()):
    before = section.place
    section.text(), section.text()
    if section.byte() == 0:
      yield section.number()
    else:
      section.place = before
      section.is_function_import()


class Function:
  """One function: `starts` has the place of each instruction and, at its end, that of the end of the code; `codes` their first bytes;
  `ends` for each beginning of a block the index of its end, and `begins` the reverse; `elses` the index of the `else` of an `if`."""

  def __init__(self, program, index):
    self.program, data = program, program.data
    place, end = program.bodies[index]
    parameters, self.results = program.types[program.kinds[index]]
    self.locals = bytearray(parameters)
    count, place = number(data, place)
    for _ in range(count):
      size, place = number(data, place)
      self.locals += bytes([data[place]]) * size
      place += 1
    self.code_at = place
    self.starts, self.codes, self.ends, self.begins, self.elses = [], bytearray(), {}, {}, {}
    open_ones = [None]
    while place < end:
      code = data[place]
      if code in OPENING:
        open_ones.append(len(self.codes))
      elif code == ELSE:
        self.elses[open_ones[-1]] = len(self.codes)
      elif code == END and (begin := open_ones.pop()) is not None:
        self.ends[begin] = len(self.codes)
        self.begins[len(self.codes)] = begin
      self.starts.append(place)
      self.codes.append(code)
      place = after(data, place)
    self.starts.append(end)

  def operand(self, index):
    """The first number of an instruction."""
    return number(self.program.data, self.starts[index] + 1)[0]

  def labels(self, index):
    """The labels to which an instruction may branch."""
    code = self.codes[index]
    if code in (BRANCH, BRANCH_IF):
      return [self.operand(index)]
    if code != BRANCH_TABLE:
      return []
    count, place = number(self.program.data, self.starts[index] + 1)
    found = []
    for _ in range(count + 1):
      label, place = number(self.program.data, place)
      found.append(label)
    return found

  def block_effect(self, index):
    """What a block takes from the stack and leaves there."""
    data, place = self.program.data, self.starts[index] + 1
    kind = data[place]
    if kind == VOID:
      taken, left = 0, 0
    elif kind & 0xC0 == 0x40:
      taken, left = 0, 1
    else:
      parameters, results = self.program.types[number(data, place)[0]]
      taken, left = len(parameters), len(results)
    return taken + (self.codes[index] == IF), left

  def effect(self, index):
    """What an instruction, with the whole block that it begins, takes from the stack and leaves there; None if that is not known."""
    code = self.codes[index]
    if code in OPENING:
      return self.block_effect(index)
    if code == BRANCH_IF:
      return 1, 0
    if code == CALL:
      parameters, results = self.program.type_of(self.operand(index))
      return len(parameters), len(results)
    if code == CALL_INDIRECT:
      parameters, results = self.program.types[self.operand(index)]
      return len(parameters) + 1, len(results)
    if code in (0xFC, 0xFD):
      return prefixed_effect(self.program.data, self.starts[index])
    return plain_effect(code)

  def next(self, index):
    """The index after an instruction with the whole block that it begins."""
    return self.ends.get(index, index) + 1

  def live_before(self, first, last, live, labels, visit=lambda index, live, labels: None):
    """The locals, as bits, whose values are needed before the instructions `first ..< last` of a block, if `live` are needed after them and
    `labels` has those that are needed where each label leads. `visit` is told what is needed after each instruction or block."""
    index = last - 1
    while index >= first:
      code = self.codes[index]
      if code == END and index in self.begins:
        begin = self.begins[index]
        visit(begin, live, labels)
        live = self._live_before_block(begin, index, live, labels, visit)
        index = begin - 1
        continue
      visit(index, live, labels)
      if code == GET:
        live |= 1 << self.operand(index)
      elif code in (SET, TEE):
        live &= ~(1 << self.operand(index))
      elif code in TERMINAL:
        live = 0
      for label in self.labels(index):
        live |= labels[-1 - label]
      index -= 1
    return live

  def _live_before_block(self, begin, end, live, labels, visit):
    if self.codes[begin] == LOOP:
      # What is needed at its beginning is needed wherever it is continued.
      needed = 0
      while (found := self.live_before(begin + 1, end, live, labels + [needed], visit)) | needed != needed:
        needed |= found
      return needed
    inner = labels + [live]
    if self.codes[begin] != IF:
      return self.live_before(begin + 1, end, live, inner, visit)
    otherwise = self.elses.get(begin)
    if otherwise is None:
      return live | self.live_before(begin + 1, end, live, inner, visit)
    return self.live_before(begin + 1, otherwise, live, inner, visit) | self.live_before(otherwise + 1, end, live, inner, visit)
