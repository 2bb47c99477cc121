import ArcadeKit
import UIKit

/// The view of a bubble. The field handles touches, because it knows which bubble is meant; keys and screen readers act
/// on this view.
package final class BubbleView: UIView {
  package let bubble: Bubble
  /// Called when a key or a screen reader pops the bubble.
  var onPop: () -> Void = {}

  package init(_ bubble: Bubble, diameter: CGFloat) {
    self.bubble = bubble
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = BubbleStrings.name(bubble.kind)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "BubbleView" }
  package override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  package override var canBecomeFocused: Bool { true }
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  package override func accessibilityActivate() -> Bool {
    onPop()
    return true
  }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BubblePainter.draw(bubble.kind, in: bounds, context: context)
  }

  // MARK: Appearing and disappearing

  /// Grows to full size.
  package func appear() {
    guard !Motion.isReduced else { return fadeIn() }
    transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
    UIView.animate(
      withDuration: Double(Rules.growth) / Double(Rules.ticksPerSecond), delay: 0, options: .curveEaseOut,
      animations: { self.transform = .identity })
  }

  private func fadeIn() {
    alpha = 0
    UIView.animate(withDuration: Motion.flash, animations: { self.alpha = 1 })
  }

  /// Tears, if things may move: a hole opens at `place`, and the film draws back from it. Otherwise it fades.
  package func burst(at place: CGPoint) {
    guard !Motion.isReduced, let superview else { return leave(seconds: Motion.flash) {} }
    superview.insertSubview(TearView(bubble.kind, frame: frame, from: place), aboveSubview: self)
    removeFromSuperview()
  }

  /// Squashes for a moment in the direction of a bump, and wobbles back; `strength` is 0 … 1.
  func wobble(along direction: CGVector, strength: CGFloat) {
    guard !Motion.isReduced else { return }
    let angle = atan2(direction.dy, direction.dx)
    let turn = CGAffineTransform(rotationAngle: angle)
    let squash = CGAffineTransform(scaleX: 1 - 0.22 * strength, y: 1 + 0.18 * strength)
    transform = turn.inverted().concatenating(squash).concatenating(turn)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.28, initialSpringVelocity: 0, options: [],
      animations: { self.transform = .identity })
  }

  /// Shrinks to nothing.
  func shrink() {
    leave(seconds: Double(Rules.arrivalDelay) / Double(Rules.ticksPerSecond)) {
      self.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
    }
  }

  /// Flies off upward, at the end of the game.
  func flyAway() {
    let way = center.y + bounds.height
    leave(seconds: Motion.farewell * 2) { self.center.y -= way }
  }

  private func leave(seconds: TimeInterval, _ change: @escaping () -> Void) {
    isAccessibilityElement = false
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveEaseIn,
      animations: {
        if !Motion.isReduced { change() }
        self.alpha = 0
      }, completion: { [me = Weak(self)] _ in me.value?.removeFromSuperview() })
  }
}
