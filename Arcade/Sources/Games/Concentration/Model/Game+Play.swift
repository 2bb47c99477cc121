import CaromGeometry

/// Moves.
extension Game {
  /// Turns up the card at a place for a person. A mismatch turns back first, even if the card is part of it.
  package mutating func choose(_ place: Int) -> [Event] {
    guard cards.indices.contains(place), !isOver else { return [] }
    var events = turnBack()
    guard !cards[place].isFaceUp, !cards[place].isMatched, !isRivalsTurn else { return events }
    events += turnUp(place)
    return events
  }

  /// Turns up a card for the player whose turn it is.
  private mutating func turnUp(_ place: Int) -> [Event] {
    cards[place].isFaceUp = true
    up.append(place)
    players[turn].flips += 1
    rival?.see(place, pair: cards[place].pair)
    let events = [Event.turnedUp(place, by: turn)]
    guard up.count == 2 else { return events }
    return events + (cards[up[0]].pair == cards[up[1]].pair ? match() : fail())
  }

  private mutating func match() -> [Event] {
    for place in up { cards[place].isMatched = true }
    players[turn].score += Rules.match
    players[turn].pairs += 1
    let found = up
    up = []
    guard pairsLeft > 0 else {
      isOver = true
      rivalLeft = nil
      return [.matched(found, by: turn), .over]
    }
    // Whoever finds a pair gets another turn.
    letRivalThink(after: 0)
    return [.matched(found, by: turn)]
  }

  private mutating func fail() -> [Event] {
    let known = up.compactMap { place in cards[place].lastSeen.map { Regret.Seen(place: place, sighting: $0) } }
    let seen = known.count
    let now = Card.Sighting(ticks: ticks, flip: flips)
    if seen > 0 { regrets.append(Regret(player: turn, places: up, sighting: now, seen: known)) }
    for (index, place) in up.enumerated() {
      cards[place].lastSeen = Card.Sighting(ticks: ticks, flip: flips - 1 + index)
    }
    players[turn].score -= seen * Rules.seenBefore
    lapses += seen
    lookLeft = settings.lookTicks
    let event = Event.mismatched(up, seen: seen, by: turn)
    guard players.count > 1 else { return [event] }
    turn = 1 - turn
    letRivalThink(after: settings.lookTicks)
    return [event, .turn(turn)]
  }

  /// Turns a mismatch back, if there is one.
  private mutating func turnBack() -> [Event] {
    guard up.count == 2 else { return [] }
    let places = up
    for place in places { cards[place].isFaceUp = false }
    up = []
    lookLeft = nil
    return [.turnedBack(places)]
  }

  // MARK: Time

  /// Advances the game by some ticks.
  package mutating func advance(ticks passed: Int) -> [Event] {
    var left = passed
    var events: [Event] = []
    while left > 0, !isOver {
      let step = min(left, max(nextHappening ?? left, 1))
      left -= step
      if hasBegun { ticks += step }
      if let look = lookLeft {
        lookLeft = look - step
        if look <= step { events += turnBack() }
      }
      guard let wait = rivalLeft else { continue }
      rivalLeft = wait - step
      if wait <= step { events += letRivalPlay() }
    }
    return events
  }

  // MARK: The computer

  /// Schedules the computer's next card.
  private mutating func letRivalThink(after ticks: Int) {
    let seconds = up.count == 1 ? Rules.rivalTurns : Rules.rivalThinks
    rivalLeft = isRivalsTurn ? ticks + Int(seconds * Double(Rules.ticksPerSecond)) : nil
  }

  private mutating func letRivalPlay() -> [Event] {
    rivalLeft = nil
    let events = turnBack()
    let lying = self.lying
    let pair = up.first.map { cards[$0].pair }
    let place = if let pair { rival?.secondCard(of: lying, pair: pair) } else { rival?.firstCard(of: lying) }
    guard isRivalsTurn, let place else { return events }
    let own = turnUp(place)
    if up.count == 1 { letRivalThink(after: 0) }
    return events + own
  }

  // MARK: Settings

  /// Takes over new settings if a game under way can, and returns whether it did; otherwise a new game is due.
  package mutating func adopt(_ new: Settings) -> Bool {
    guard settings.allows(new) else { return false }
    settings = new
    return true
  }
}
