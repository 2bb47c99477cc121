import ArcadeKit
import CaromGeometry
import UIKit

/// The invariants of a table, for tests and bots.
extension SetViewController {
  /// A tolerance below what anybody can see, in points.
  private static let hair: CGFloat = 0.01

  /// The center of a card's place in the controller's view; nil if the card is not on the table.
  package func middle(of card: Card) -> CGPoint? {
    guard let index = seating.cards.firstIndex(of: card), game.table.contains(card) else { return nil }
    let frame = place(index)
    return felt.convert(CGPoint(x: frame.midX, y: frame.midY), to: view)
  }

  /// Every broken invariant of a table at rest, one sentence each: cards that differ from the game's, are away from
  /// their place, are seen elsewhere, or overlap; flights that never ended.
  package func faultsAtRest() -> [String] {
    var faults: [String] = []
    let all = game.deck + game.table + game.discards
    let whole = game.variant.deck.count
    if all.count != whole || Set(all).count != whole { faults.append("\(all.count) cards are accounted for") }
    if cardViews.map({ $0.card }) != game.table { faults.append("other cards than the game's") }
    let area = gridArea.insetBy(dx: -Self.hair, dy: -Self.hair)
    for (index, view) in cardViews.enumerated() {
      let place = self.place(index)
      let name = "\(view.card.id)"
      let way = (view.center.x - place.midX).magnitude
      if !view.frame.insetBy(dx: Self.hair, dy: Self.hair).intersects(place) || way > Self.hair {
        faults.append(name + " is at \(view.frame), not at \(place)")
      }
      if let seen = view.layer.presentation()?.position,
        (seen.x - place.midX).magnitude > Self.hair || (seen.y - place.midY).magnitude > Self.hair
      {
        faults.append(name + " is seen at \(seen), not at \(place)")
      }
      if !area.contains(view.frame) { faults.append(name + " is outside") }
      if view.transform != .identity { faults.append(name + " is turned") }
      if !view.isFaceUp { faults.append(name + " is face down") }
      if view.alpha != 1 { faults.append(name + " is clear") }
      for other in cardViews[..<index] where other.frame.insetBy(dx: 0.5, dy: 0.5).intersects(view.frame) {
        faults.append(name + " overlaps \(other.card.id)")
      }
    }
    if !flights.isEmpty { faults.append("\(flights.count) animators still hold cards") }
    if !felt.sky.subviews.isEmpty { faults.append("something is left in the sky") }
    if felt.cards.subviews.count != cardViews.count { faults.append("views that are no cards") }
    return faults
  }
}
