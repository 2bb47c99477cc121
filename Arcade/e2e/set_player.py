"""Plays Set like a person who reads the names of the cards: two red striped squiggles."""

NUMBERS = ["one", "two", "three"]
SHAPES = ["oval", "squiggle", "diamond"]
SHADINGS = ["solid", "striped", "open"]
INKS = ["red", "green", "violet"]


def cards(page):
  """Returns the face-up cards on the table in order, by their names."""
  return {each.name: each for each in page.all("button") if each.name.split()[0] in NUMBERS and not each.hidden}


def features(name):
  number, ink, shading, shape = name.split()
  return NUMBERS.index(number), INKS.index(ink), SHADINGS.index(shading), SHAPES.index(shape.removesuffix("s"))


def find_set(names):
  """Returns the names of three cards that form a set; none if there is no set."""
  by_features = {features(name): name for name in names}
  names = list(names)
  for index, first in enumerate(names):
    for second in names[index + 1:]:
      third = tuple((6 - a - b) % 3 for a, b in zip(features(first), features(second)))
      if third in by_features:
        return [first, second, by_features[third]]
  return None


def await_cards(page, count, seconds=20):
  """Waits until this many cards lie face up."""
  def dealt():
    page.hurry(1)
    found = cards(page)
    return len(found) == count and found
  return page.until(dealt, f"not {count} cards", seconds)


def number_of(page, pile):
  """Returns the number of cards in the deck or in the discard pile."""
  return next(int(each.name.split(", ")[1].split()[0]) for each in page.all() if each.name.startswith(pile + ", "))


def lie_still(page):
  """Returns the cards on the table, once no card is moving and all cards are in the deck, on the table or on the pile,
  or the game is over."""
  last = {}

  def look():
    nonlocal last
    page.hurry(1)
    before, last = last, cards(page)
    if page.has("alertdialog"):
      return True
    is_whole = len(last) + number_of(page, "Deck") + number_of(page, "Discard pile") == 81
    return is_whole and {name: each.center for name, each in last.items()} == {name: each.center for name, each in before.items()}

  page.until(look, "cards are under way")
  return last


def take_set(page):
  """Taps a set; returns False if there is none on the table."""
  lying = lie_still(page)
  found = find_set(lying)
  for name in found or []:
    lying[name].tap()
  return bool(found)


def deal(page):
  next(each for each in page.all("button") if each.name.startswith("Deck, ")).tap()


def exercise(page):
  """Returns the solution of the lesson's exercise: the names of cards and buttons to press, in order."""
  asked = page.until(
    lambda: next((text for text in page.texts() if text.startswith(("Which card", "Is this", "Find the set"))), None),
    "nothing is asked")
  pictures = [each.name for each in page.all("img") if each.name.split()[0] in NUMBERS]
  choices = list(cards(page))
  if asked.startswith("Is this"):
    return ["A set" if find_set(pictures) else "Not a set"]
  if asked.startswith("Find"):
    return find_set(choices)
  return [next(name for name in choices if find_set([*pictures, name]))]
