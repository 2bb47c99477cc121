"""Finds out which code of a program runs where. A *segment* is code that runs to its end once it has begun: `marked` makes a program that
notes which segments run, and `Marks` reads its notes."""

import collections
import functools
import operator

from wasm_code import BRANCH_IF, CALL, ELSE, END, I32, I32_CONST, IF, Function, instruction, signed
from wasm_edited import Edited
from wasm_use import AFTER_A_WHILE, NEAR, REST, part_where

# The marks lie at the lower end of the stack, which comes first in memory and is hardly used; before them is the number of the gate.
GATE_AT = 1020
MARKS_AT = 1024
MOST_MARKS = 512 * 1024

# How many bytes that are needed elsewhere are worth a call and a function of their own, by the part of the function. With 48 instead of 120
# in the first part and in `near`, the first part of the arcade was 1.8 percent smaller, and the others together 0.8 percent larger; with 28
# instead of 48 in the first part, it was 0.4 percent smaller, and all parts together 0.1 percent larger.
LEAST = collections.defaultdict(lambda: 200, {"": 48, NEAR: 120})


def begins_segment(code):
  """Whether a segment begins after an instruction."""
  return code in (BRANCH_IF, IF, ELSE, END)


def segments(function):
  """The number of the segment to which each instruction belongs, among those of its function."""
  found, current = [], 0
  for code in function.codes:
    found.append(current)
    current += begins_segment(code)
  return found


def marked(program, gates):
  """A program that notes in memory when each segment first runs: after how many calls of the `gates`, which are functions by their names.
  Its function `write_profile` copies the marks, if it is told where to, and returns how many there are."""
  edited, first = Edited(program), len(program.imported) + len(program.bodies)
  count = 0
  for index, name in enumerate(program.names):
    function = Function(program, index)
    start, end = program.bodies[index]
    made = bytearray(program.data[start:function.code_at])
    if name in gates:
      made += instruction(CALL, first + 1)
    place = function.code_at
    for mark_at in [function.code_at, *(
        function.starts[each + 1] for each, code in enumerate(function.codes[:-1]) if begins_segment(code))]:
      made += program.data[place:mark_at] + bytes([I32_CONST]) + signed(count) + instruction(CALL, first)
      place, count = mark_at, count + 1
    edited.bodies[index] = bytes(made) + program.data[place:end]
  if count > MOST_MARKS:
    raise ValueError(f"the program has {count} segments; at most {MOST_MARKS} can be marked")

  def code(text):
    return b"".join(
      bytes.fromhex(word) if len(word) == 2 else signed({"marks": MARKS_AT, "gate": GATE_AT, "count": count, "most": 250}[word])
      for word in text.split())

  # mark(segment): if (!marks[segment]) marks[segment] = gate + 1
  edited.add((bytes([I32]), b""), code(
    "00 20 00 2d 00 marks 45 04 40 20 00 41 gate 28 02 00 41 01 6a 3a 00 marks 0b 0b"), "mark")
  # open(): gate = gate + (gate < most). It must fit a byte.
  edited.add((b"", b""), code("00 41 gate 41 gate 28 02 00 41 gate 28 02 00 41 most 49 6a 36 02 00 0b"), "open")
  # write_profile(address, size): if (size) memory.copy(address, marks, count); return count
  edited.add((bytes([I32, I32]), bytes([I32])), code(
    "00 20 01 04 40 20 00 41 marks 41 count fc 0a 00 00 0b 41 count 0b"), "write_profile", True)
  return edited.written()


class Marks:
  """Where each segment ran, by the profiles that a `marked` program wrote: `starts` are those of the first screen until it is touched,
  `touches` those of places. Both are given by their files' names, which begin with the place."""

  def __init__(self, program, gates, starts, touches):
    self.program, self.gates, self.first, count = program, gates, [], 0
    for index in range(len(program.bodies)):
      self.first.append(count)
      count += 1 + sum(map(begins_segment, Function(program, index).codes[:-1]))
    # For each segment a bit for each place where it ran.
    self.places, self.ran = ["", *sorted({name.partition(".")[0] for name in touches})], [0] * count
    gate_at = {part: self.first[program.names.index(gate)] for part, gate in gates.items()}
    # For each place a byte for each segment, as one number, because numbers are combined fast.
    found = dict.fromkeys(self.places, 0)
    for profile in starts.values():
      found[""] |= begun(profile, 256)
    for name, profile in touches.items():
      place = name.partition(".")[0]
      # What ran after another place was opened may belong to that.
      found[place] |= begun(profile, min(
        (profile[at] for part, at in gate_at.items() if part != place.removesuffix(AFTER_A_WHILE) and profile[at]), default=256))
    for index, place in enumerate(self.places):
      for segment, has_run in enumerate(found[place].to_bytes(count, "big")):
        self.ran[segment] |= has_run << index

  @functools.cache
  def _part(self, ran):
    return part_where({place for index, place in enumerate(self.places) if ran >> index & 1}, self.gates)

  def names(self, moved):
    """The functions that ran, for each place; of those that were `moved`, the ones that have a segment that ran."""
    ran = [(name, self.ran[first]) for name, first in zip(self.program.names, self.first)]
    ran += [(each.name, self._union(self.first[each.index] + each.segments.start, self.first[each.index] + each.segments.stop)) for each in moved]
    return {place: {name for name, where in ran if where >> index & 1} for index, place in enumerate(self.places)}

  def _union(self, begin, end):
    return functools.reduce(operator.or_, self.ran[begin:end])

  def least(self, function):
    """How many bytes of a function, which is given by its number, are worth moving out of it."""
    return LEAST[self._part(self.ran[self.first[function]])]

  def is_elsewhere(self, function):
    """Whether segments of a function, which is given by its number, belong to another part than the function: a test for the numbers of
    the first and the last one, or None for a function that never ran."""
    first = self.first[function]
    part = self._part(self.ran[first])
    if part == REST:
      return None
    return lambda begin, end: self._part(self._union(first + begin, first + end + 1)) != part


def begun(profile, end):
  """What a profile notes as running before the time `end`, as a number with a byte for each segment: 1 or 0."""
  return int.from_bytes(profile.translate(bytes(0 < time < end for time in range(256))), "big")
