import CaromGeometry
import GameSettings

extension Game {
  // MARK: Choosing

  /// Selects or deselects a card; judges the selected cards once there are as many as in a set.
  package mutating func choose(_ card: Card) -> [Event] {
    guard !isOver, table.contains(card), !called.contains(card) else { return [] }
    if selection.count == variant.size {
      // The next tap clears a mismatch; a tap on one of its cards does nothing more.
      let wasPart = selection.contains(card)
      selection = wasPart ? [] : [card]
      return []
    }
    if let place = selection.firstIndex(of: card) {
      selection.remove(at: place)
      return []
    }
    selection.append(card)
    guard selection.count == variant.size else { return [] }
    return variant.isFind(selection) ? match(selection, by: .person) : mismatched()
  }

  /// Deselects all cards.
  package mutating func clearSelection() { selection = [] }

  private mutating func mismatched() -> [Event] {
    remember { $0.selection.removeLast() }
    score -= Rules.mismatch
    return [.mismatched(selection)]
  }

  private mutating func match(_ cards: [Card], by player: Player) -> [Event] {
    if player == .person { remember { $0.selection.removeLast() } }
    let points = player == .person ? worth : 0
    score += points
    if player == .person { setsFound += 1 } else { rivalSets += 1 }
    // In the table's order, so that the cards leave, and their replacements arrive, in that order.
    let leaving = table.filter { cards.contains($0) }
    turns.append(Turn(table: table, ticks: ticksSinceChange, found: leaving, by: player))
    discards += leaving
    selection = selection.filter { !leaving.contains($0) }
    let fresh = replace(leaving)
    tableChanged()
    var events: [Event] = [.matched(leaving, by: player, points: points)]
    if !fresh.isEmpty { events.append(.dealt(fresh)) }
    return events + outlook()
  }

  /// The points for a set found now.
  private var worth: Int {
    let waited = ticksSinceChange / Rules.ticksPerSecond
    return Rules.set + (Rules.quick.first { waited < $0.seconds }?.points ?? 0)
  }

  // MARK: Dealing

  /// Deals more cards, three while the deck lasts; it costs points while there is a set on the table.
  package mutating func dealThree() -> [Event] {
    guard canDeal, called.isEmpty else { return [] }
    remember { $0.clearMismatch() }
    clearMismatch()
    let isNeedless = hasSet
    if isNeedless { score -= Rules.needlessDeal }
    turns.append(Turn(table: table, ticks: ticksSinceChange, found: [], by: nil))
    let fresh = deal(Rules.dealtCards)
    tableChanged()
    return (isNeedless ? [.dealtNeedlessly] : []) + [.dealt(fresh)] + outlook()
  }

  private mutating func clearMismatch() { if selection.count == variant.size { selection = [] } }

  /// Moves cards from the end of the deck to the end of the table, and returns them.
  mutating func deal(_ count: Int) -> [Card] {
    let fresh = Array(deck.suffix(count).reversed())
    deck.removeLast(fresh.count)
    table += fresh
    return fresh
  }

  /// Removes cards from the table. New ones take their places while the deck lasts, or only up to the initial number of
  /// cards, depending on the settings.
  private mutating func replace(_ leaving: [Card]) -> [Card] {
    var fresh: [Card] = []
    let least = settings.shrinks ? variant.firstCards : table.count
    for card in leaving {
      guard let place = table.firstIndex(of: card) else { continue }
      if table.count <= least, let next = deck.popLast() {
        table[place] = next
        fresh.append(next)
      } else {
        table.remove(at: place)
      }
    }
    return fresh
  }

  /// Resets what depends on the table.
  mutating func tableChanged() {
    hinted = []
    ticksSinceChange = 0
    hasSet = variant.firstFind(in: table) != nil
    rival?.look(at: table)
    proposalWait = rival == nil || hasSet || deck.isEmpty ? nil : Rules.ticks(Rules.rivalProposes)
  }

  /// If the table holds no set, ends the game if no card is left to deal, and otherwise reports it.
  private mutating func outlook() -> [Event] {
    guard !hasSet else { return [] }
    guard deck.isEmpty else { return [.noSet] }
    isOver = true
    selection = []
    return [.over]
  }

  // MARK: Help

  /// Marks one card of a set, and one more with each call, each for some points; if there is no set, reports that.
  package mutating func hint() -> [Event] {
    guard canHint else { return [] }
    clearMismatch()
    guard let set = variant.firstFind(in: table) else { return [.noSet] }
    hinted.append(set[hinted.count])
    score -= Rules.hint
    return [.hinted(hinted.count)]
  }

  /// Shuffles the cards on the table.
  package mutating func shuffle(using chance: inout SeededGenerator) {
    chance.shuffle(&table)
  }

  // MARK: Time

  /// Advances the game by some ticks.
  package mutating func advance(ticks passed: Int) -> [Event] {
    guard !isOver, passed > 0 else { return [] }
    ticks += passed
    ticksSinceChange += passed
    if !called.isEmpty {
      callWait -= passed
      guard callWait <= 0 else { return [] }
      let cards = called
      called = []
      return match(cards, by: .rival)
    }
    if let wait = proposalWait {
      proposalWait = wait > passed ? wait - passed : nil
      if wait <= passed { return [.proposed] }
    }
    guard let found = rival?.advance(ticks: passed) else { return [] }
    called = found
    callWait = Rules.ticks(Rules.rivalShows)
    selection = selection.filter { !found.contains($0) }
    return [.called(found)]
  }

  // MARK: Undo

  /// Records the game as it is, without its own history, before a change that can be undone.
  private mutating func remember(_ change: (inout Game) -> Void) {
    guard rival == nil else { return }
    var before = self
    before.past = []
    change(&before)
    past.append(before)
  }

  /// Undoes the last set, mismatch or deal. The clock keeps its time; the game can no longer set a record.
  package mutating func undo() -> Bool {
    guard canUndo, var before = past.popLast() else { return false }
    before.past = past
    before.ticks = ticks
    before.settings = settings
    before.ticksSinceChange = ticksSinceChange
    before.wasUndone = true
    self = before
    return true
  }

  /// Takes over new settings if a game under way can, and returns whether it did; otherwise a new game is due.
  package mutating func adopt(_ new: Settings) -> Bool {
    if settings.change(to: new) == .rebuilds { return false }
    settings = new
    return true
  }
}
