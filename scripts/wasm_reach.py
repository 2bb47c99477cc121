"""Computes what is reachable in a linked program, from the linker's relocations: which functions and pieces of data
refer to which.

A function is identified by its name; functions with the same name are treated as one. A piece of data is identified by
its index."""

import bisect
import collections

import wasm_file

# Represents several owners.
SEVERAL = ""


class Reach:
  """`pieces` are the pieces of data: where each begins and ends in memory, sorted; `moved` are the pieces of code that became
  functions of their own (wasm_cold.Moved)."""

  def __init__(self, program, pieces, moved=()):
    self.starts, self.pieces = [start for start, _ in pieces], pieces
    self.bodies = wasm_file.bodies(program)
    imported = wasm_file.imported_functions(program)
    references = wasm_file.References(program)
    self.next = collections.defaultdict(set)
    names = [name for name, _ in self.bodies]
    self.names = {*names, *(each.name for each in moved)}
    # Where something else begins than what came before: a function, a piece that was moved, or what follows that in its function.
    begins = sorted([(body.start, name) for name, body in self.bodies] + [begin for each in moved for begin in (
      (each.code.start, each.name), (each.code.stop, each.function))], key=lambda each: each[0])
    starts = [place for place, _ in begins]

    def function_at(place):
      return begins[bisect.bisect_right(starts, place) - 1][1]

    for each in moved:
      self._join(each.function, each.name)

    for places, origin in ((references.in_code, function_at), (references.in_memory, self.piece_at)):
      for place, address in places:
        self._join(origin(place), self.piece_at(address))
    for places, origin in ((references.functions_in_code, function_at), (references.functions_in_memory, self.piece_at)):
      for place, number in places:
        if number >= imported:
          self._join(origin(place), names[number - imported])
    # The roots of the program: the page, by the exports, and through it the constructors.
    self.roots = {names[number - imported] for number in wasm_file.exported_functions(program).values() if number >= imported}

  def _join(self, origin, to):
    if origin is not None and to is not None:
      self.next[origin].add(to)

  def piece_at(self, address):
    """The index of the piece of data at an address; None in a gap between pieces."""
    index = bisect.bisect_right(self.starts, address) - 1
    return index if index >= 0 and address < self.pieces[index][1] else None

  def from_(self, roots, without=()):
    """Everything reachable from the roots, including them, without passing through `others`."""
    found, open_ones = set(roots), list(roots)
    while open_ones:
      for each in self.next[open_ones.pop()] - found:
        if each not in without:
          found.add(each)
          open_ones.append(each)
    return found

  def data_from(self, functions):
    """The pieces of data to which the functions refer, and those to which such data refers in turn, without following
    references to other functions."""
    found, open_ones = set(), list(set(functions))
    while open_ones:
      pieces = {each for each in self.next[open_ones.pop()] if isinstance(each, int)} - found
      found |= pieces
      open_ones += pieces
    return found

  def owners(self, gates, apart=frozenset()):
    """The part of each function and piece that is reached only through one of the `gates`, which are functions by the names of
    their parts; SEVERAL for what is reached through several gates. Everything else can be reached from the start of the program.
    What the functions `apart` lead to does not count, because all parts are loaded before they are called."""
    for part, gate in gates.items():
      if gate not in self.names:
        raise ValueError(f"the part {part} is to begin with {gate}, which the program does not have")
    at_start = self.from_(self.roots - apart, without={*gates.values(), *apart})
    owners = {}
    for part, gate in gates.items():
      # What lies behind another gate is not this part's, even if it leads there.
      others = {*gates.values()} - {gate}
      for each in self.from_([gate], without=apart | others) - at_start:
        owners[each] = SEVERAL if each in owners else part
    return owners
