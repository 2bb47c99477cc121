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

  /// Bursts: the bubble swells a little and vanishes.
  package func burst() {
    leave(seconds: Motion.flash) { self.transform = CGAffineTransform(scaleX: 1.3, y: 1.3) }
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
