import ArcadeKit
import CaromGeometry
import UIKit

/// The flight of one found set, from the table to the discard pile.
///
/// The cards that fly are copies of those that lay on the table, so that no view is moved by two animators. Each set has
/// an animator of its own, which the controller keeps until it has come to rest.
final class CardFlight: NSObject, UIDynamicAnimatorDelegate {
  let cards: [SetCardView]
  let animator: UIDynamicAnimator
  let behavior: FlyawayBehavior
  private(set) var pile: CGRect
  private var clock: Timer?
  private(set) var hasLanded = false
  /// All cards lie on the pile; the animator holds none any more.
  var onLanding: (() -> Void)?

  /// A flight of copies in `table`, which must be in its subtree already, to a pile there.
  init(_ cards: [SetCardView], over table: UIView, edges: UIEdgeInsets, to pile: CGRect) {
    self.cards = cards
    self.pile = pile
    animator = UIDynamicAnimator(referenceView: table)
    behavior = FlyawayBehavior(edges: edges)
    super.init()
    animator.delegate = self
  }

  override class var kind: String { "CardFlight" }

  /// Flings the cards off, all in this tick, into three thirds of the circle.
  func begin(in run: TickClock) {
    let size = animator.referenceView?.bounds.size ?? .zero
    let reach = (size.width * size.width + size.height * size.height).squareRoot()
    let first = run.generator.next(in: 0..<2 * CGFloat.pi)
    for (index, card) in cards.enumerated() {
      let angle = first + (CGFloat(index) + run.generator.next(in: -0.3...0.3)) * 2 * CGFloat.pi / 3
      // Fast enough to reach an edge within the time, from wherever it lay.
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
    // The animator moves centres and turns, this the size: they do not meet.
    UIView.animate(
      withDuration: Motion.farewell, delay: 0, options: [.allowUserInteraction],
      animations: { for card in cards { card.bounds = CGRect(origin: .zero, size: size) } })
    start(in: run, after: Rules.longestSnap) { $0.land() }
  }

  /// The pile is elsewhere now, and the edges are others.
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

  /// Ends the flight where it is.
  func stop() {
    hasLanded = true
    clock?.invalidate()
    clock = nil
    behavior.removeAllItems()
    animator.removeAllBehaviors()
  }
}
