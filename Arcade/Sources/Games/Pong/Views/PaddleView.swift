import ArcadeKit
import UIKit

/// A paddle: a stroke of ink. A screen reader adjusts it like a slider.
final class PaddleView: UIView {
  /// Called to move the paddle by a number of steps; nil for a paddle that the computer plays.
  var onStep: ((Int) -> Void)?

  init(name: String, isPlayed: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Ink.ink
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = isPlayed ? .adjustable : .image
    if isPlayed { accessibilityHint = PongStrings.paddleHint }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PaddleView" }

  /// A screen reader leaves the arrow keys to a slider that has the focus.
  override var canBecomeFocused: Bool { onStep != nil }
  /// The game takes the keys, and moves the paddle as long as one is held.
  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool { false }

  override var semanticRange: Semantics.Range? {
    onStep == nil ? nil : Semantics.Range(now: place, least: 0, greatest: 100)
  }

  /// The place in percent of the court's width, in steps of 5.
  private var place = 50.0

  /// Sets the value that a screen reader reads: the paddle's place, as a fraction of the court's width.
  func showPlace(_ share: CGFloat) {
    guard onStep != nil else { return }
    let words =
      share < 1.0 / 3 ? PongStrings.paddleFirst : share > 2.0 / 3 ? PongStrings.paddleLast : PongStrings.paddleMiddle
    // In twentieths, because the page would otherwise be told of every tick of a drag.
    let place = (Double(share) * 20).rounded() * 5
    if accessibilityValue != words { accessibilityValue = words } else if place != self.place { semanticsChanged() }
    self.place = place
  }

  override func accessibilityIncrement() { onStep?(1) }
  override func accessibilityDecrement() { onStep?(-1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) * 0.25
  }

  /// Makes the ink look wet for a moment, after the paddle has hit the ball.
  func flash() {
    alpha = 0.55
    UIView.animate(withDuration: Motion.flash) { self.alpha = 1 }
  }
}
