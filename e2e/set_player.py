"""Plays Set as a person would who reads the cards' names: two red striped squiggles."""

NUMBERS = ["one", "two", "three"]
SHAPES = ["oval", "squiggle", "diamond"]
SHADINGS = ["solid", "striped", "open"]
INKS = ["red", "green", "violet"]


def cards(page):
  """The cards on the table that lie face up, by their names, in order."""
  return {each.name: each for each in page.all("button") if each.name.split()[0] in NUMBERS and not each.hidden}


def features(name):
  number, ink, shading, shape = name.split()
  return NUMBERS.index(number), INKS.index(ink), SHADINGS.index(shading), SHAPES.index(shape.removesuffix("s"))


def find_set(names):
  """The names of three cards that are a set; none where there is none."""
  by_features = {features(name): name for name in names}
  names = list(names)
  for index, first in enumerate(names):
    for second in names[index + 1:]:
      third = tuple((6 - a - b) % 3 for a, b in zip(features(first), features(second)))
      if third in by_features:
        return [first, second, by_features[third]]
  return None


def await_cards(page, count, seconds=20):
  """Waits until so many cards lie face up."""
  return page.until(lambda: (found := cards(page)) and len(found) == count and found, f"not {count} cards", seconds)


def number_of(page, pile):
  """How many cards the deck or the discard pile holds."""
  return next(int(each.name.split(", ")[1].split()[0]) for each in page.all() if each.name.startswith(pile + ", "))


def lie_still(page):
  """The cards on the table, once all that left the deck lie there or on the pile and none moves, or the game is over."""
  last = {}

  def look():
    nonlocal last
    before, last = last, cards(page)
    if page.has("alertdialog"):
      return True
    is_whole = len(last) + number_of(page, "Deck") + number_of(page, "Discard pile") == 81
    return is_whole and {name: each.center for name, each in last.items()} == {name: each.center for name, each in before.items()}

  page.until(look, "cards are under way")
  return last


def take_set(page):
  """Taps a set; False where there is none on the table."""
  lying = lie_still(page)
  found = find_set(lying)
  for name in found or []:
    lying[name].tap()
  return bool(found)


def deal(page):
  next(each for each in page.all("button") if each.name.startswith("Deck, ")).tap()


def lesson(page):
  """The names of the cards that can be chosen in a lesson, the right one first."""
  pair = [each.name for each in page.all("img") if each.name.split()[0] in NUMBERS]
  return sorted(cards(page), key=lambda name: not find_set([*pair, name]))
