"""Moves code that hardly ever runs out of functions that often do, so that it need not be loaded with them. What is moved becomes a function
of its own, which is named like those that LLVM splits off: `function.cold.1`.

A *span* is a range of instructions of one block that leaves the stack as it was. Its function takes the values of the locals that it needs.
It returns the value of the one that it changed; those of further ones come in global variables, because Node 20 read outside the memory in
programs whose functions return several values. A span from which branches lead out returns the number of the branch to take."""

import collections

from wasm_code import (
  BLOCK, BRANCH, BRANCH_IF, BRANCH_TABLE, CALL, END, GET, GET_GLOBAL, I32, I32_CONST, IF, LOOP, OPENING, RETURN, RETURN_CALL,
  RETURN_CALL_INDIRECT, SET, SET_GLOBAL, TEE, TERMINAL, VOID, Function, counted, instruction, signed, unsigned)
from wasm_edited import ZERO, Edited
from wasm_marks import segments

# What was moved: the range of the code where it was, its name now, the name and number of its function, and which of the function's
# segments it touches.
Moved = collections.namedtuple("Moved", "code name function index segments")

# A span `first ..< last` of the instructions; `taken` are the locals that it needs, `given` those that it changes and that are needed later,
# and `exits` the labels for which it leaves. The block in which it is has `depth` blocks around it.
Span = collections.namedtuple("Span", "first last taken given exits depth")


def outlined(program, is_cold, least):
  """The program with spans moved out of its functions, and what was moved. `is_cold` returns for the number of a function a test of its
  segments, from the first to the last one of a span, or None if the function stays as it is; `least` how many bytes are worth a call and a
  function of their own."""
  edited, moved, counts = Edited(program), [], collections.Counter()
  for index, name in enumerate(program.names):
    if name is None or not (test := is_cold(index)):
      continue
    outliner = Outliner(program, index, test, least(index))
    for span in outliner.spans():
      counts[name] += 1
      moved.append(outliner.move(span, edited, f"{name}.cold.{counts[name]}"))
    edited.bodies[index] = outliner.body()
  return edited.written(), moved


class Outliner:
  """Moves spans of one function into functions of their own."""

  def __init__(self, program, index, is_cold, least):
    self.program, self.index, self.is_cold, self.least = program, index, is_cold, least
    self.function = Function(program, index)
    self.segment = segments(self.function)
    self.made, self.place = bytearray(), program.bodies[index][0]

  def spans(self):
    """The spans to move, in their order."""
    function = self.function
    ranges = list(self._ranges(0, len(function.codes) - 1, []))
    if not ranges:
      return []
    # The last instruction of each range, or the beginning of the block that ends there.
    last_of = {last: function.begins.get(last - 1, last - 1) for _, last, _ in ranges}
    after = dict.fromkeys(last_of.values())

    def visit(index, live, labels):
      if index in after:
        after[index] = live, labels

    function.live_before(0, len(function.codes) - 1, 0, [0], visit)
    # Code that nothing leads to is not visited.
    found = (self._span(*each, *after[last_of[each[1]]]) for each in ranges if after[last_of[each[1]]])
    return [span for span in found if span]

  def _ranges(self, first, last, around):
    """The longest ranges that may be moved, as far as the stack is concerned, of the instructions of a block and of the blocks in it, with
    the beginnings of the blocks `around`."""
    function, index, run = self.function, first, []
    while index < last:
      after, code = function.next(index), function.codes[index]
      if code not in TERMINAL and self.is_cold(self.segment[index], self.segment[after - 1]):
        run.append(index)
      else:
        yield from self._balanced(run, index, around)
        run = []
        if code in TERMINAL:
          return
        if code in OPENING:
          middle = function.elses.get(index, after - 1)
          yield from self._ranges(index + 1, middle, around + [index])
          yield from self._ranges(middle + 1, after - 1, around + [index])
      index = after
    yield from self._balanced(run, last, around)

  def _balanced(self, run, end, around):
    """The longest range from the earliest possible instruction of a run that leaves the stack as it was, and takes nothing from it."""
    function, places, heights, lowest = self.function, [*run, end], [0], []
    for index in run:
      effect = function.effect(index)
      if effect is None:
        return
      lowest.append(heights[-1] - effect[0])
      heights.append(lowest[-1] + effect[1])
    for begin, floor in enumerate(heights[:-1]):
      stop = best = begin
      while stop < len(run) and lowest[stop] >= floor:
        stop += 1
        best = stop if heights[stop] == floor else best
      if best > begin:
        if function.starts[places[best]] - function.starts[places[begin]] >= self.least:
          yield places[begin], places[best], around
        return

  def _span(self, first, last, around, live, labels):
    """The span of a range after which the locals `live` are needed, and those of `labels` where each label leads; None if it cannot be moved
    or is not worth it."""
    function, written, exits = self.function, 0, []
    for index, depth in self._depths(first, last):
      code = function.codes[index]
      if code in (SET, TEE):
        written |= 1 << function.operand(index)
      leaving = [label - depth for label in function.labels(index) if label >= depth]
      if code == RETURN:
        # The label of the function itself.
        leaving = [len(around)]
      if code in (RETURN_CALL, RETURN_CALL_INDIRECT) or code == BRANCH_TABLE and leaving or any(map(self._takes_values(around), leaving)):
        return None
      exits += leaving
    exits = list(dict.fromkeys(exits))
    for label in exits:
      live |= labels[-1 - label]
    given = written & live
    # What it does not change is not needed for what comes after it.
    taken = function.live_before(first, last, given, [given] * len(labels))
    kinds = function.locals
    # In the order of their types, so that many functions have the same type.
    span = Span(first, last, sorted(bits(taken), key=lambda each: (kinds[each], each)), bits(given), exits, len(around))
    cost = 2 * len(span.taken) + 8 * len(span.given) + (4 + 4 * len(exits) if exits else 0)
    is_worth_it = function.starts[last] - function.starts[first] >= self.least + cost
    return span if is_worth_it and all(kinds[each] in ZERO for each in span.given) else None

  def _takes_values(self, around):
    """A test whether the branch to a label takes values along."""
    function = self.function

    def test(label):
      if label == len(around):
        return len(function.results) > 0
      begin = around[-1 - label]
      return function.codes[begin] != LOOP and function.block_effect(begin)[1] > 0
    return test

  def _depths(self, first, last):
    """The instructions of a span, each with how many of the span's blocks are around it."""
    depth = 0
    for index in range(first, last):
      yield index, depth
      depth += (self.function.codes[index] in OPENING) - (self.function.codes[index] == END)

  def move(self, span, edited, name):
    """Moves a span into a function of the name."""
    data, starts, kinds = self.program.data, self.function.starts, self.function.locals
    begin, end = starts[span.first], starts[span.last]
    result = [I32] if span.exits else [kinds[each] for each in span.given[:1]]
    registers = self._registers(span, edited)
    called = edited.add((bytes(kinds[each] for each in span.taken), bytes(result)), self._cold(span, registers), name)
    self.made += data[self.place:begin] + call(span, called, registers)
    self.place = end
    code = range(begin - self.program.code_at, end - self.program.code_at)
    touched = range(self.segment[span.first], self.segment[span.last - 1] + 1)
    return Moved(code, name, self.program.names[self.index], self.index, touched)

  def body(self):
    """The function's body without what was moved."""
    return bytes(self.made) + self.program.data[self.place:self.program.bodies[self.index][1]]

  def _registers(self, span, edited):
    """The global variables in which the values of locals come back, but for the one that is returned."""
    found, counts = [], collections.Counter()
    for each in span.given if span.exits else span.given[1:]:
      kind = self.function.locals[each]
      found.append((each, edited.register(kind, counts[kind])))
      counts[kind] += 1
    return found

  def _cold(self, span, registers):
    """The body of the function that a span becomes."""
    function, data = self.function, self.program.data
    used = {function.operand(index) for index in range(span.first, span.last) if function.codes[index] in (GET, SET, TEE)}
    own = sorted(used.difference(span.taken), key=lambda each: (function.locals[each], each))
    places = {each: place for place, each in enumerate([*span.taken, *own])}
    counts = collections.Counter(function.locals[each] for each in own)
    made = bytearray(counted([unsigned(count) + bytes([kind]) for kind, count in counts.items()]))
    given = b"".join(instruction(GET, places[each]) + instruction(SET_GLOBAL, register) for each, register in registers)

    def leave(exit):
      if span.exits:
        return given + bytes([I32_CONST]) + signed(exit)
      return given + b"".join(instruction(GET, places[each]) for each in span.given[:1])

    for index, depth in self._depths(span.first, span.last):
      code = function.codes[index]
      labels = [span.depth] if code == RETURN else [label - depth for label in function.labels(index) if label >= depth]
      if code in (GET, SET, TEE):
        made += instruction(code, places[function.operand(index)])
      elif labels:
        left = leave(1 + span.exits.index(labels[0])) + bytes([RETURN])
        made += bytes([IF, VOID]) + left + bytes([END]) if code == BRANCH_IF else left
      else:
        made += data[function.starts[index]:function.starts[index + 1]]
    return bytes(made) + leave(0) + bytes([END])


def call(span, called, registers):
  """What stands in the place of a span."""
  made = b"".join(instruction(GET, each) for each in span.taken) + instruction(CALL, called)
  if span.given and not span.exits:
    made += instruction(SET, span.given[0])
  made += b"".join(instruction(GET_GLOBAL, register) + instruction(SET, each) for each, register in registers)
  if len(span.exits) == 1:
    return made + instruction(BRANCH_IF, span.exits[0])
  if not span.exits:
    return made
  # 0 goes on after the span.
  *others, last = (1 + label for label in span.exits)
  return bytes([BLOCK, VOID]) + made + bytes([BRANCH_TABLE]) + counted(map(unsigned, [0, *others])) + unsigned(last) + bytes([END])


def bits(number):
  """The places of the bits of a number that are 1."""
  return [place for place in range(number.bit_length()) if number >> place & 1]
