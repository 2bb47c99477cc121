import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The game's clock, its moves and its events.
extension SetViewController {
  // MARK: Time

  /// Sets a timer for the next event that comes without a move, if there can be one.
  func updateClock() {
    let hasTime = game.settings.showsClock || game.rival != nil
    clock.wake(after: hasTime ? game.ticksToNextEvent : nil, in: run) { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.letTimePass()
      me.updateViewFromModel()
    }
  }

  /// Advances the game to the present, and shows what happened since.
  func letTimePass() { show(game.advance(ticks: clock.ticksPassed(in: run))) }

  // MARK: Moves

  /// Makes a move at the present time of the game.
  func perform(_ move: (inout Game) -> [Game.Event]) {
    guard !isPaused else { return }
    letTimePass()
    let events = move(&game)
    show(events)
    updateViewFromModel()
  }

  /// Chooses the card that was tapped.
  package func choose(_ card: Card) {
    let count = game.selection.count
    perform { $0.choose(card) }
    if game.selection.count != count { play(.tap) }
  }

  package func dealThree() { perform { $0.dealThree() } }
  package func hint() { perform { $0.hint() } }
  func clearSelection() {
    perform { game in
      game.clearSelection()
      return []
    }
  }

  /// Puts the cards in a new random order.
  package func shuffleCards() {
    perform { game in
      game.shuffle(using: &run.generator)
      return []
    }
  }

  package func undo() {
    perform { game in
      if game.undo() { words = SetStrings.undone }
      return []
    }
  }

  // MARK: Events

  /// Announces events and plays their sounds.
  private func show(_ events: [Game.Event]) {
    // Cards that are dealt without a move need no announcement.
    if case .dealt(let cards) = events.first { say(SetStrings.dealt(cards.count)) }
    for event in events { show(event) }
  }

  private func show(_ event: Game.Event) {
    switch event {
    case .matched(let cards, by: .person, let points):
      say(SetStrings.found(points, game.variant))
      showPoints(points, at: middle(ofCards: cards))
      play(.special)
      shake(.success)
    case .matched(_, by: .rival, _):
      say(SetStrings.rivalFound)
      play(.lost)
    case .mismatched(let cards):
      say(SetStrings.mismatch(cards, game.variant))
      showPoints(-Rules.mismatch, at: middle(ofCards: cards))
      play(.error)
      shake(.error)
      shake(cards)
    case .dealt: break
    case .dealtNeedlessly:
      say(SetStrings.needless)
      showPoints(-Rules.needlessDeal, at: felt.deck.center)
    case .hinted(let count):
      say(SetStrings.hinted(count, game.variant))
      showPoints(-Rules.hint, at: middle(ofCards: game.hinted.suffix(1)))
    case .noSet: owesNoSet = true
    case .proposed:
      say(SetStrings.proposal)
      play(.count)
    case .called:
      say(SetStrings.rivalCalls)
      play(.count)
    case .over:
      play(.won)
      finish()
    }
  }

  /// Shows a message in the tray and announces it.
  func say(_ text: String) {
    words = text
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Says that the table holds no set, if that has not been said yet and all cards are face up: before that, nobody can see it.
  func sayNoSet() {
    guard owesNoSet, !cardViews.isEmpty, cardViews.allSatisfy({ $0.isFaceUp && !$0.isFlipping }) else { return }
    owesNoSet = false
    if !game.hasSet, !game.isOver { say(SetStrings.noSet) }
  }

  // MARK: Points

  /// The center of cards at their visible positions, in the table's coordinates.
  private func middle(ofCards cards: some Collection<Card>) -> CGPoint {
    let places = cardViews.filter { cards.contains($0.card) }.map { $0.center }
    guard !places.isEmpty else { return felt.deck.center }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  /// Shows points rising from the place where they were won or lost. The message includes them, too.
  private func showPoints(_ points: Int, at place: CGPoint) {
    guard let run, points != 0 else { return }
    run.perform { PointsView(points).rise(from: place, in: felt.sky) }
  }

  /// Shakes three cards that are not a set.
  private func shake(_ cards: [Card]) {
    guard !Motion.isReduced else { return }
    run.perform {
      for view in cardViews where cards.contains(view.card) { view.wobble() }
    }
  }

  /// Ends the game: keeps the score and shows how it compares.
  private func finish() {
    let record = game.settings.recordName
    let best = scores.best(record)
    var ending = Ending(title: SetStrings.overTitle(game), score: game.score)
    // A game with moves undone counts neither as a record nor as the day's result.
    if let day, game.countsForBest {
      ending.remark = DailyResults(game: Self.name).add(game.score, on: day).map { SetStrings.today($0) }
    } else if game.countsForBest {
      ending.compare(with: best)
      _ = scores.offer(game.score, signature: record)
    } else {
      ending.remark = SetStrings.undoneGame
    }
    ending.facts = [
      .init(SetStrings.setsFact, NumberText.grouped(game.setsFound)),
      .init(SetStrings.timeFact, SetStrings.time(game.seconds)),
    ]
    if game.rival != nil { ending.facts.append(.init(SetStrings.rivalFact, NumberText.grouped(game.rivalSets))) }
    review.game = game
    ending.facts.append(.init(SetStrings.missedHeader, NumberText.grouped(review.review?.missed.count ?? 0)))
    let card = EndCard(ending, skin: .felt) { [me = Weak(self)] in me.value?.startAnew() }
    let name = day == nil ? SetStrings.title : SetStrings.todayName
    card.offerSharing(
      name, of: self, scene: felt, on: day,
      results: DailyResults(game: Self.name))
    card.addChoice(SetStrings.lookBack) { [me = Weak(self)] in
      if let me = me.value { me.show(me.review, sender: me) }
    }
    card.rest = { [me = Weak(self)] in me.value?.startAnew() }
    presentEnd(card, of: Self.name, name: name, standing)
  }

  func play(_ sound: ArcadeSound) { play(sound, volume: sound == .tap || sound == .flip ? 0.5 : 0.8) }
}
