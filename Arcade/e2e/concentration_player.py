"""Plays Concentration like a person who reads the names of the cards: Card 3, row 1, column 3, face down."""

import re

NAME = re.compile(r"Card (\d+), row (\d+), column (\d+), (.*)")


def cards(page):
  """Returns the cards that are still in the game, by their numbers."""
  found = {}
  for each in page.all("button"):
    if not each.hidden and (match := NAME.match(each.name)):
      found[int(match[1])] = each
  return found


def face(card):
  """Returns what a card shows; None if it is face down."""
  shown = NAME.match(card.name)[4]
  return None if shown == "face down" else shown


def await_cards(page, count, seconds=20):
  """Waits until this many cards are in the game."""
  return page.until(lambda: len(found := cards(page)) == count and found, f"not {count} cards", seconds)


def start(page):
  """Goes from the themes to the game, unless both are on the screen."""
  page.until(lambda: cards(page) or page.has(name="Surprise me"), "neither themes nor cards are shown")
  if not cards(page):
    theme = page.evaluate("(localStorage.getItem('concentration.theme') ?? '0')")
    page.evaluate(f"location.hash = '#/cards/concentration/surprise', {theme!r}.length")
  page.until(lambda: cards(page), "no cards")
  page.settle()


def turn_up(page, number):
  """Turns a card up and returns what it shows."""
  cards(page)[number].tap()
  return page.until(lambda: (card := cards(page).get(number)) and face(card), f"card {number} stays face down")


def open_cards(page, count):
  """Turns up cards one after another."""
  for number in list(cards(page))[:count]:
    turn_up(page, number)


def finish(page):
  """Finds all pairs of pictures, remembering the cards it has seen."""
  known = {}
  for _ in range(200):
    lying = cards(page)
    if not lying or page.has("alertdialog"):
      return
    pair = next(((a, b) for a in lying for b in lying if a < b and known.get(a) and known.get(a) == known.get(b)), None)
    unknown = [number for number in lying if number not in known]
    first = pair[0] if pair else unknown[0]
    known[first] = turn_up(page, first)
    twin = next((number for number in lying if number != first and known.get(number) == known[first]), None)
    rest = [number for number in unknown if number != first]
    second = twin or (rest[0] if rest else next(number for number in lying if number != first))
    before = len(lying)
    cards(page)[second].tap()
    page.until(
      lambda: len(cards(page)) < before or ((card := cards(page).get(second)) and face(card)), "nothing happened")
    card = cards(page).get(second)
    if card is not None and len(cards(page)) == before:
      known[second] = face(card)
