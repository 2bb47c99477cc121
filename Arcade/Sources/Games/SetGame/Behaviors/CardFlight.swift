import ArcadeKit
import CaromGeometry
import UIKit

/// The flight of one found set, from the table to the discard pile.
///
/// The flying cards are copies of the ones on the table, so that no two animators move one view. Each set has its own
/// animator, which the controller keeps until it comes to rest.
final class CardFlight: NSObject, UIDynamicAnimatorDelegate {
  let cards: [SetCardView]
  let animator: UIDynamicAnimator
  let behavior: FlyawayBehavior
  private(set) var pile: CGRect
  private var clock: Timer?
  private(set) var hasLanded = false
  /// Called when all cards are on the pile and the animator no longer holds any of them.
  var onLanding: (() -> Void)?

  /// Creates a flight of `cards`, copies that are already in the subtree of `table`, to a pile in it.
  init(_ cards: [SetCardView], over table: UIView, edges: UIEdgeInsets, to pile: CGRect) {
    self.cards = cards
    self.pile = pile
    animator = UIDynamicAnimator(referenceView: table)
    behavior = FlyawayBehavior(edges: edges)
    super.init()
    animator.delegate = self
  }

  override class var kind: String { "CardFlight" }

  /// Throws all cards in this tick, each into its own third of the circle.
  func begin(in run: TickClock) {
    let size = animator.referenceView?.bounds.size ?? .zero
    let reach = (size.width * size.width + size.height * size.height).squareRoot()
    let first = run.generator.next(in: 0..<2 * CGFloat.pi)
    for (index, card) in cards.enumerated() {
      let angle = first + (CGFloat(index) + run.generator.next(in: -0.3...0.3)) * 2 * CGFloat.pi / 3
      // Fast enough to reach an edge in time, wherever the card lay.
      let velocity = reach * run.generator.next(in: 0.75...1)
      let spin = run.generator.next(in: 3.0...9) * (index % 2 == 0 ? 1 : -1)
      behavior.fling(card, angle: angle, velocity: velocity, spin: spin)
    }
    animator.addBehavior(behavior)
    start(in: run, after: Rules.flyingTime) { $0.snap(in: run) }
  }

  private func start(in run: TickClock, after seconds: TimeInterval, _ body: @escaping (CardFlight) -> Void) {
    clock?.invalidate()
    let clock = Timer(timeInterval: seconds, repeats: false) { [me = Weak(self)] _ in
      if let me = me.value { body(me) }
    }
    run.add(clock)
    self.clock = clock
  }

  private func snap(in run: TickClock) {
    behavior.snap(to: CGPoint(x: pile.midX, y: pile.midY))
    let size = pile.size
    // The animator moves centers and rotates; this animates the size alone, so the two never write the same property.
    UIView.animate(
      withDuration: Motion.farewell, delay: 0, options: [.allowUserInteraction],
      animations: { for card in cards { card.bounds = CGRect(origin: .zero, size: size) } })
    start(in: run, after: Rules.longestSnap) { $0.land() }
  }

  /// Adapts to a new place of the pile and new edges.
  func retarget(_ pile: CGRect, edges: UIEdgeInsets) {
    self.pile = pile
    if hasLanded { for card in cards { card.take(pile) } }
    behavior.edges = edges
    behavior.move(snapPoint: CGPoint(x: pile.midX, y: pile.midY))
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { if behavior.phase == .snapping { land() } }

  private func land() {
    guard !hasLanded else { return }
    stop()
    for card in cards {
      card.transform = .identity
      card.take(pile)
    }
    onLanding?()
  }

  /// Stops the flight where it is.
  func stop() {
    hasLanded = true
    clock?.invalidate()
    clock = nil
    behavior.removeAllItems()
    animator.removeAllBehaviors()
  }
}
