import CaromGeometry
import GameSettings

extension Game {
  // MARK: Choosing

  /// Chooses a card, or no longer; with the third one the three are judged.
  package mutating func choose(_ card: Card) -> [Event] {
    guard !isOver, table.contains(card), !called.contains(card) else { return [] }
    if selection.count == 3 {
      // A mismatch was looked at long enough; a tap on one of its cards only lets go of it.
      let wasPart = selection.contains(card)
      selection = wasPart ? [] : [card]
      return []
    }
    if let place = selection.firstIndex(of: card) {
      selection.remove(at: place)
      return []
    }
    selection.append(card)
    guard selection.count == 3 else { return [] }
    return SetRule.isSet(selection) ? match(selection, by: .person) : mismatched()
  }

  /// Lets go of all chosen cards.
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
    // The set as it lies on the table, so that its cards leave and come in that order.
    let leaving = table.filter { cards.contains($0) }
    discards += leaving
    selection = selection.filter { !leaving.contains($0) }
    let fresh = replace(leaving)
    tableChanged()
    var events: [Event] = [.matched(leaving, by: player, points: points)]
    if !fresh.isEmpty { events.append(.dealt(fresh)) }
    return events + end()
  }

  /// What a set is worth now.
  private var worth: Int {
    let waited = ticksSinceChange / Rules.ticksPerSecond
    return Rules.set + (Rules.quick.first { waited < $0.seconds }?.points ?? 0)
  }

  // MARK: Dealing

  /// Puts three more cards on the table. It costs points where there was a set already.
  package mutating func dealThree() -> [Event] {
    guard canDeal, called.isEmpty else { return [] }
    remember { $0.clearMismatch() }
    clearMismatch()
    let isNeedless = SetRule.firstSet(in: table) != nil
    if isNeedless { score -= Rules.needlessDeal }
    let fresh = deal(Rules.dealtCards)
    tableChanged()
    return (isNeedless ? [.dealtNeedlessly] : []) + [.dealt(fresh)] + end()
  }

  private mutating func clearMismatch() { if selection.count == 3 { selection = [] } }

  /// Moves cards from the deck to the end of the table.
  mutating func deal(_ count: Int) -> [Card] {
    let fresh = Array(deck.suffix(count).reversed())
    deck.removeLast(fresh.count)
    table += fresh
    return fresh
  }

  /// Takes cards from the table; new ones take their places while there are any.
  private mutating func replace(_ leaving: [Card]) -> [Card] {
    var fresh: [Card] = []
    for card in leaving {
      guard let place = table.firstIndex(of: card) else { continue }
      if let next = deck.popLast() {
        table[place] = next
        fresh.append(next)
      } else {
        table.remove(at: place)
      }
    }
    return fresh
  }

  /// What depends on the table begins anew.
  mutating func tableChanged() {
    hinted = []
    ticksSinceChange = 0
    rival?.look(at: table)
  }

  /// Notices the end: no card is left to deal, and no set lies there.
  private mutating func end() -> [Event] {
    guard deck.isEmpty, SetRule.firstSet(in: table) == nil else { return [] }
    isOver = true
    selection = []
    return [.over]
  }

  // MARK: Help

  /// Shows one card of a set, then two, then three; each costs a little. Says so where there is none.
  package mutating func hint() -> [Event] {
    guard canHint else { return [] }
    clearMismatch()
    guard let set = SetRule.firstSet(in: table) else { return [.noSet] }
    hinted.append(set[hinted.count])
    score -= Rules.hint
    return [.hinted(hinted.count)]
  }

  /// Brings the table into another order.
  package mutating func shuffle(using chance: inout SeededGenerator) {
    chance.shuffle(&table)
  }

  // MARK: Time

  /// Lets time pass.
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
    guard let found = rival?.advance(ticks: passed) else { return [] }
    called = found
    callWait = Int(Rules.rivalShows * Double(Rules.ticksPerSecond))
    selection = selection.filter { !found.contains($0) }
    return [.called(found)]
  }

  // MARK: Back

  /// Keeps the game as it is before something that can be taken back, without what led to it.
  private mutating func remember(_ change: (inout Game) -> Void) {
    guard rival == nil else { return }
    var before = self
    before.past = []
    change(&before)
    past.append(before)
  }

  /// Takes back the last set, mismatch or deal. Time goes on; the game no longer counts for a record.
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

  /// Goes on by other settings where that can be done, and tells whether it can; otherwise a new game is due.
  package mutating func adopt(_ new: Settings) -> Bool {
    if settings.change(to: new) == .rebuilds { return false }
    settings = new
    return true
  }
}
