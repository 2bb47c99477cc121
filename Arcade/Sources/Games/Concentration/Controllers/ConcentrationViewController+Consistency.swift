import ArcadeKit
import CaromGeometry
import UIKit

/// The invariants of a table, for tests and bots.
extension ConcentrationViewController {
  /// A tolerance below what anybody can see, in points.
  private static let hair: CGFloat = 0.01

  /// The center of a place, in the controller's view.
  package func middle(of place: Int) -> CGPoint {
    let frame = grid.frame(at: place)
    return table.cards.convert(CGPoint(x: frame.midX, y: frame.midY), to: view)
  }

  /// Every broken invariant of a table at rest, one sentence each: cards that are away from their place, show the wrong
  /// side or overlap; matched pairs that are still visible.
  package func faultsAtRest() -> [String] {
    var faults: [String] = []
    if cardViews.count != game.cards.count { faults.append("other cards than the game's") }
    let area = gridArea.insetBy(dx: -0.01, dy: -0.01)
    for (index, view) in cardViews.enumerated() {
      let place = grid.frame(at: index)
      let card = game.cards[index]
      if view.isGone != card.isMatched { faults.append("\(index) is gone: \(view.isGone)") }
      if view.isGone {
        if !view.isHidden { faults.append("\(index) is still seen") }
        continue
      }
      if let layer = view.layer.presentation(),
        (layer.position.x - place.midX).magnitude > Self.hair || (layer.position.y - place.midY).magnitude > Self.hair
          || (layer.bounds.width - place.width).magnitude > Self.hair
      {
        faults.append("\(index) is seen at \(layer.position), not at \(place)")
      }
      if !area.contains(view.frame) { faults.append("\(index) is outside") }
      if view.isFaceUp != card.isFaceUp { faults.append("\(index) shows the wrong side") }
      if view.alpha != 1 || view.isHidden { faults.append("\(index) is clear") }
      for other in cardViews[..<index] where !other.isGone {
        if other.frame.insetBy(dx: 0.5, dy: 0.5).intersects(view.frame) {
          faults.append("\(index) overlaps \(other.place)")
        }
      }
    }
    if table.cards.subviews.count != cardViews.count { faults.append("views that are no cards") }
    return faults
  }
}
