"""Decides to which part of a program each function and each piece of data goes: by what leads to it (wasm_reach), and by where it ran when
the program was profiled.

The parts build on one another. A part calls functions of those that `bases` lists for it directly, and all others only through
the table, where they may be missing. Data must not be missing, so it is in the part that needs it or in one on which all parts
that need it build."""

import collections

# The parts with what the first screen needs when it is touched, what several places need at once, what places need only after a while, and
# everything else.
NEAR, SHARED, LATER, REST = "near", "shared", "later", "rest"


def bases(part):
  """The parts after the first that are loaded whenever `part` is; web/parts.js loads them in the same way."""
  return {NEAR: (), SHARED: (NEAR,)}.get(part, (NEAR, SHARED))


def order(part):
  """The order in which parts are loaded, as a key for sorting."""
  return {NEAR: 0, SHARED: 1, LATER: 3, REST: 4}.get(part, 2), part


# Added to a place: what ran there only after a while.
AFTER_A_WHILE = "-later"


def part_where(places, gates):
  """The part of what ran at the `places`, which are the named parts of `gates`, near, and "" for the start. What was needed at once
  decides."""
  if "" in places:
    return ""
  if NEAR in places:
    return NEAR
  if at_once := [part for part in gates if part in places]:
    return at_once[0] if len(at_once) == 1 else SHARED
  return LATER if any(part + AFTER_A_WHILE in places for part in gates) else REST


# A function of at most this many bytes goes with those that call it, because calling it in another part takes nearly as many.
SMALL = 200


class Use:
  """`gates` are the gates of the parts, and `ran` has the functions that ran at each place before the gate of another one was opened."""

  def __init__(self, reach, gates, ran={}, apart=frozenset()):
    self.reach, self.gates, self.ran = reach, gates, ran
    self.owners = reach.owners(gates, apart)
    callers = collections.defaultdict(set)
    for name, body in reach.bodies:
      for callee in reach.next[name]:
        if callee in reach.names and len(body) and self.owners.get(callee) not in gates:
          callers[callee].add(name)
    small = {name for name, body in reach.bodies if len(body) <= SMALL}
    self.moved = {}
    for callee in small & callers.keys():
      parts = {self.part_by_use(name) for name in callers[callee]} | {self.part_by_use(callee)}
      # What is hardly ever needed, or only after a while, calls it through the table.
      parts = parts - {LATER, REST} or parts - {REST}
      if callee not in ran.get(NEAR, ()) and parts:
        self.moved[callee] = NEAR if NEAR in parts else SHARED if len(parts) > 1 else parts.pop()

  def part_of(self, function):
    """The part of a function that the start does not need; None represents a function without a name in the program."""
    return self.moved.get(function) or self.part_by_use(function)

  def part_by_use(self, function):
    """The part of a function, by where it ran."""
    places = {place for place, names in self.ran.items() if place and function in names}
    # At a place that was tried, what never ran is hardly ever needed, even if nothing else can reach it.
    if NEAR not in places and (owner := self.owners.get(function)) in self.gates and owner not in self.ran:
      return owner
    return part_where(places, self.gates)

  def parts_of_data(self, first, functions):
    """The part of each piece of data, by its index, which the functions of the first part do not refer to; `functions` are those
    of each other part."""
    needed = collections.defaultdict(set)
    at_first = self.reach.data_from(first)
    for part, names in functions.items():
      for piece in self.reach.data_from(names) - at_first:
        needed[piece].add(part)
    found = {}
    for piece, parts in needed.items():
      common = [part for part in functions if all(part == each or part in bases(each) for each in parts)]
      if not common:
        raise ValueError(f"data is needed by {', '.join(sorted(parts))}, and no part comes before all of them")
      found[piece] = max(common, key=order)
    return at_first, found
