import ArcadeKit
import UIKit

/// Deals, flips and removes cards. Every card's target is the frame that layout would give it.
extension ConcentrationViewController {
  /// The aspect ratios that cards may have, width divided by height: faces are about square, so cards may be nearly
  /// square too.
  private static let aspects: ClosedRange<CGFloat> = 0.62...0.95

  /// Makes the cards on the table match the game.
  func showCards() {
    if !isDealt { deal() }
    for card in cardViews { show(card) }
  }

  private func show(_ view: CardView) {
    let card = game.cards[view.place]
    let isShown = view.superview?.window != nil
    view.show(
      game.theme, text: card.isFaceUp ? game.face(view.place) : "", isFaceUp: card.isFaceUp,
      seconds: isShown ? Pace.flip : 0)
    if card.isMatched, !view.isGone {
      if view.isFocused { focusNearest(to: view.place) }
      let goal = board.convert(board.scoreCenter, to: table.cards)
      view.leave(to: goal, after: Pace.admire, seconds: Pace.leave)
    }
    describe(view)
  }

  /// Sets the card's accessibility label: its place and what it shows.
  private func describe(_ view: CardView) {
    let (row, column) = grid.place(of: view.place)
    let name = ConcentrationStrings.card(
      view.place + 1, row: row + 1, column: column + 1,
      shows: game.cards[view.place].isFaceUp ? faceName(view.place) : ConcentrationStrings.faceDown)
    if view.accessibilityLabel != name { view.accessibilityLabel = name }
  }

  /// What the card at a place shows, in words.
  func faceName(_ place: Int) -> String { ConcentrationStrings.face(game.face(place), of: game.theme) }

  /// Deals the cards from below, one after the other.
  private func deal() {
    isDealt = true
    grid = CardGrid(game.cards.count, in: gridArea, aspects: Self.aspects)
    cardViews = game.cards.indices.map { makeCard($0) }
    for (index, view) in cardViews.enumerated() {
      table.cards.addSubview(view)
      let place = grid.frame(at: index)
      let wait = Double(index) * Pace.stagger
      view.take(Motion.isReduced ? place : place.offsetBy(dx: 0, dy: gridArea.maxY))
      if Motion.isReduced { view.alpha = 0 }
      UIView.animate(
        withDuration: Pace.deal, delay: wait, options: [.curveEaseOut, .allowUserInteraction],
        animations: {
          view.take(place)
          view.alpha = 1
        })
    }
  }

  private func makeCard(_ place: Int) -> CardView {
    let view = CardView(place, game.theme)
    view.onTap = { [me = Weak(self)] in me.value?.choose(place) }
    view.onArrow = { [me = Weak(self)] arrow in me.value?.moveFocus(from: place, arrow) ?? false }
    return view
  }

  /// Gives every card its place in a table that changed its size.
  func rearrangeAtOnce() {
    guard !gridArea.isEmpty else { return }
    grid = CardGrid(cardViews.count, in: gridArea, aspects: Self.aspects)
    for (index, view) in cardViews.enumerated() {
      if view.isGone { view.vanish() }
      view.take(grid.frame(at: index))
      describe(view)
    }
  }

  // MARK: Focus

  /// Moves the keyboard focus to the next card in a direction, past those that are gone.
  func moveFocus(from place: Int, _ arrow: ArrowKey) -> Bool {
    var next = grid.next(arrow, from: place)
    while let at = next, cardViews.indices.contains(at), cardViews[at].isGone { next = grid.next(arrow, from: at) }
    if let next, cardViews.indices.contains(next) { UIApplication.shared.focus(cardViews[next]) }
    return true
  }

  /// Moves the keyboard focus to the card nearest to one that leaves.
  private func focusNearest(to place: Int) {
    let from = cardViews[place].center
    func distance(_ view: CardView) -> CGFloat {
      let (x, y) = (view.center.x - from.x, view.center.y - from.y)
      return x * x + y * y
    }
    let left = cardViews.filter { !game.cards[$0.place].isMatched }
    UIApplication.shared.focus(left.min { distance($0) < distance($1) })
  }
}
