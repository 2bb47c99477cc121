import ArcadeKit
import UIKit

/// The paddle's view. A screen reader adjusts it like a slider.
final class PaddleView: UIView {
  private let shine = CAGradientLayer()
  private let look: CourtLook
  private let light = UIView()
  /// Called to move the paddle by a number of steps; positive steps go to the trailing side.
  var onStep: ((Int) -> Void)?

  init(look: CourtLook) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = look.paddle[0]
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = BreakoutStrings.paddle
    accessibilityHint = BreakoutStrings.paddleHint
    light.backgroundColor = .white
    light.alpha = 0
    light.isUserInteractionEnabled = false
    addSubview(light)
    guard !look.isPlain else { return }
    shine.colors = look.paddle.map { $0.cgColor }
    layer.insertSublayer(shine, below: light.layer)
    layer.shadowColor = look.glow.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = 10
    layer.shadowOpacity = 0.55
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PaddleView" }

  /// A screen reader leaves the arrow keys to a slider that has the focus.
  override var canBecomeFocused: Bool { true }
  /// The game takes the keys, and moves the paddle as long as one is held.
  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    shine.frame = bounds
    guard !look.isPlain else { return }
    shine.cornerRadius = bounds.height / 2
    layer.cornerRadius = bounds.height / 2
  }

  override var semanticRange: Semantics.Range? { Semantics.Range(now: place, least: 0, greatest: 100) }

  /// The place in percent of the court's width, in steps of 5.
  private var place = 50.0

  /// Sets the value that a screen reader reads: the paddle's place, as a fraction of the court's width.
  func showPlace(_ share: CGFloat) {
    let words =
      share < 1.0 / 3
      ? BreakoutStrings.paddleLeft : share > 2.0 / 3 ? BreakoutStrings.paddleRight : BreakoutStrings.paddleMiddle
    // In twentieths, because the page would otherwise be told of every tick of a drag.
    let place = (Double(share) * 20).rounded() * 5
    if accessibilityValue != words { accessibilityValue = words } else if place != self.place { semanticsChanged() }
    self.place = place
  }

  override func accessibilityIncrement() { onStep?(1) }
  override func accessibilityDecrement() { onStep?(-1) }

  /// Sets a new place and size. They are set as bounds and center, not as a frame, because the paddle may be squashed
  /// at the moment.
  func take(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Lights the paddle up and squashes it for a moment, after it has hit a ball. It only lights up with reduced motion.
  func flash() {
    light.frame = bounds
    light.layer.cornerRadius = layer.cornerRadius
    light.alpha = 0.85
    UIView.animate(withDuration: 2 * Motion.flash) { self.light.alpha = 0 }
    guard !Motion.isReduced else { return }
    transform = CGAffineTransform(scaleX: 1.07, y: 0.72)
    UIView.animate(
      withDuration: Motion.farewell, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { self.transform = .identity })
  }
}
