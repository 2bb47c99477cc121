import ArcadeKit
import UIKit

/// Adds, removes and moves cards. Every target is the frame that layout would give the card, so that a device rotated
/// in mid-flight needs only new frames.
extension SetViewController {
  /// Makes the views on the table match the cards of the game.
  func showCards() {
    let before = shown
    shown = game
    let focused = cardViews.firstIndex { $0.isFocused }
    takeAwayCards()
    let fresh = addCards()
    seat()
    let isShuffled = before.map { $0.table != game.table && Set($0.table) == Set(game.table) } ?? false
    let wait = rearrange(besides: fresh, isShuffled: isShuffled)
    bring(fresh, cameFrom: before, after: wait)
    order()
    for view in cardViews { view.show(mark(of: view.card), letters: game.settings.showsLetters) }
    if let focused, !cardViews.contains(where: { $0.isFocused }), !cardViews.isEmpty {
      UIApplication.shared.focus(cardViews[min(focused, cardViews.count - 1)])
    }
  }

  private func mark(of card: Card) -> SetCardView.Mark {
    if game.called.contains(card) { return .called }
    if game.mismatch.contains(card) { return .mismatched }
    if game.selection.contains(card) { return .selected }
    return game.hinted.contains(card) ? .hinted : .none
  }

  // MARK: Removing

  /// Removes the views of cards that left the table: a matched set flies off, other cards go back to the deck.
  private func takeAwayCards() {
    var matched: [SetCardView] = []
    cardViews.removeAll { view in
      guard !game.table.contains(view.card) else { return false }
      if game.discards.contains(view.card) { matched.append(view) } else { sendBack(view) }
      return true
    }
    // If an undo has put a set back on the table, its flight ends.
    for flight in flights where flight.cards.contains(where: { game.table.contains($0.card) }) { end(flight) }
    if !matched.isEmpty { flyAway(matched) }
  }

  private func sendBack(_ view: SetCardView) {
    let deck = felt.deck.frame
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    felt.sky.addSubview(view)
    UIView.animate(
      withDuration: Motion.isReduced ? Pace.fade : Pace.rearrange, delay: 0, options: [.allowUserInteraction],
      animations: { if Motion.isReduced { view.alpha = 0 } else { view.take(deck) } },
      completion: { _ in view.removeFromSuperview() })
  }

  // MARK: Adding

  /// Creates views for cards that are new on the table, in the table's order.
  private func addCards() -> [SetCardView] {
    var views: [SetCardView] = []
    var fresh: [SetCardView] = []
    for card in game.table {
      if let view = cardViews.first(where: { $0.card == card }) {
        views.append(view)
      } else {
        let view = makeCard(card)
        fresh.append(view)
        views.append(view)
      }
    }
    cardViews = views
    return fresh
  }

  /// Orders the cards in reading order, which screen readers and Tab follow. Moving cards are in front, the latest on
  /// top.
  private func order() {
    var order = seating.readingOrder.map { cardViews[$0] }
    order = order.filter { !$0.isArriving } + order.filter { $0.isArriving }
    for (index, view) in order.enumerated() {
      let subviews = felt.cards.subviews
      if index >= subviews.count || subviews[index] !== view { felt.cards.insertSubview(view, at: index) }
    }
  }

  private func makeCard(_ card: Card) -> SetCardView {
    let view = SetCardView(card)
    view.onTap = { [me = Weak(self)] in me.value?.choose(card) }
    view.onArrow = { [me = Weak(self)] arrow in me.value?.moveFocus(from: card, arrow) ?? false }
    return view
  }

  /// Moves new cards to their places: from the deck, one by one and face down, or from the discard pile.
  private func bring(_ fresh: [SetCardView], cameFrom before: Game?, after wait: TimeInterval) {
    for view in fresh {
      guard let index = cardViews.firstIndex(where: { $0 === view }) else { continue }
      let place = self.place(index)
      let wasDiscarded = before?.discards.contains(view.card) ?? false
      if Motion.isReduced {
        view.take(place)
        fadeIn(view, after: wait)
      } else if wasDiscarded {
        bringBack(view, to: place)
      } else {
        // Cards leave the deck one at a time, also while an earlier deal is still under way.
        let start = max(run.time + wait, nextDeal)
        nextDeal = start + Pace.stagger
        deal(view, to: place, after: start - run.time)
      }
    }
    if !fresh.isEmpty { play(.flip) }
  }

  /// Fades a card in at its place, for reduced motion.
  private func fadeIn(_ view: SetCardView, after wait: TimeInterval) {
    view.flip(up: true, seconds: 0)
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(
      withDuration: Pace.fade, delay: wait, options: [.allowUserInteraction], animations: { view.alpha = 1 })
  }

  private func bringBack(_ view: SetCardView, to place: CGRect) {
    view.flip(up: true, seconds: 0)
    view.take(felt.discard.frame)
    view.isArriving = true
    UIView.animate(
      withDuration: Pace.rearrange, delay: 0, options: [.allowUserInteraction], animations: { view.take(place) },
      completion: { [me = Weak(self), view = Weak(view)] _ in me.value?.arrived(view.value) })
  }

  /// Deals a card: it leaves the deck face down, grows and spins on the way, and is flipped when it arrives.
  private func deal(_ view: SetCardView, to place: CGRect, after wait: TimeInterval) {
    let deck = felt.deck.frame
    view.take(place)
    view.center = CGPoint(x: deck.midX, y: deck.midY)
    view.alpha = 0
    view.isArriving = true
    // The card counts as part of the deck until it leaves.
    UIView.animate(
      withDuration: 1 / UIApplication.ticksPerSecond, delay: wait, options: [.allowUserInteraction],
      animations: { view.alpha = 1 })
    // EC: a dealt card spins (SE-X3).
    view.spin(turns: Pace.dealTurns, seconds: Pace.deal, delay: wait, growingFrom: deck.size)
    UIView.animate(
      withDuration: Pace.deal, delay: wait, options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.take(place) },
      completion: { [me = Weak(self), view = Weak(view)] _ in
        me.value?.arrived(view.value)
        view.value?.flip(up: true, seconds: Pace.flip) {
          if let me = me.value, me.owesNoSet { me.updateViewFromModel() }
        }
      })
  }

  /// A card at rest is level with those around it.
  private func arrived(_ view: SetCardView?) {
    guard let view, view.isArriving else { return }
    view.isArriving = false
    order()
  }

  // MARK: Places

  /// Glides the cards to their places, all in one animator, and returns how many seconds that takes.
  private func rearrange(besides fresh: [SetCardView], isShuffled: Bool) -> TimeInterval {
    var moves: [(view: SetCardView, place: CGRect)] = []
    for (index, view) in cardViews.enumerated() where !fresh.contains(where: { $0 === view }) {
      let place = self.place(index)
      if view.center != CGPoint(x: place.midX, y: place.midY) || view.bounds.size != place.size {
        moves.append((view, place))
      }
    }
    guard !moves.isEmpty, !Motion.isReduced else {
      for move in moves { move.view.take(move.place) }
      return 0
    }
    let rearrangement = UIViewPropertyAnimator(
      duration: isShuffled ? Pace.shuffle : Pace.rearrange, curve: .easeInOut,
      animations: { for move in moves { move.view.take(move.place) } })
    // A card receives touches at its destination: one that has not left the deck yet must not take the deck's touches.
    rearrangement.isManualHitTestingEnabled = true
    rearrangement.startAnimation()
    // EC: cards spin while they change places (SE-X2).
    if isShuffled {
      for (number, move) in moves.enumerated() {
        move.view.spin(turns: 1, seconds: rearrangement.duration, clockwise: number % 2 == 0)
      }
    }
    return rearrangement.duration
  }

  /// Gives every card its place in a table that changed its size.
  func rearrangeAtOnce() {
    guard !gridArea.isEmpty else { return }
    reseat()
    for (index, view) in cardViews.enumerated() { view.take(place(index)) }
    order()
  }

  // MARK: Focus

  /// Moves the keyboard focus to the next card in a direction.
  func moveFocus(from card: Card, _ arrow: ArrowKey) -> Bool {
    guard let index = cardViews.firstIndex(where: { $0.card == card }) else { return false }
    guard let next = seating.next(arrow, from: index), cardViews.indices.contains(next) else { return true }
    UIApplication.shared.focus(cardViews[next])
    return true
  }
}
