import ArcadeKit
import UIKit

/// A card on the table. Animations move, scale and spin the view itself, and flip its subview, the printed face, so that
/// no two of them write the same property.
final class SetCardView: UIView {
  /// The mark that a card can carry.
  enum Mark: Equatable {
    case none, selected, hinted, mismatched, called, matched

    var color: UIColor? {
      switch self {
      case .none: nil
      case .selected: FeltInk.chosen
      case .hinted: FeltInk.shown
      case .mismatched: FeltInk.wrong
      case .called: FeltInk.rival
      case .matched: FeltInk.right
      }
    }

    /// Whether the ring is dashed, as for hints and mismatches.
    var isDashed: Bool { self == .hinted || self == .mismatched }
  }

  let card: Card
  let face: CardFace
  var onTap: (() -> Void)?
  /// Called for an arrow key while the card has the keyboard focus; returns whether the key was used.
  var onArrow: ((ArrowKey) -> Bool)?
  /// Whether the card is only displayed and cannot be chosen.
  var isPicture = false { didSet { describe() } }
  /// Whether the card is moving to its place, in front of those at rest.
  var isArriving = false
  /// The number of spins begun, so that the steps of an older one stop.
  private var turn = 0

  init(_ card: Card) {
    self.card = card
    face = CardFace(card)
    super.init(frame: .zero)
    isOpaque = false
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    isAccessibilityElement = true
    accessibilityTraits = .button
    describe()
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.onTap?() })
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SetCardView" }

  /// Shows a mark on the card.
  func show(_ mark: Mark, letters: Bool) {
    face.showsLetters = letters
    guard face.mark != mark else { return }
    face.mark = mark
    describe()
  }

  private func describe() {
    accessibilityLabel = isFaceUp ? SetStrings.name(card) : SetStrings.faceDown
    accessibilityValue = SetStrings.state(face.mark)
    let isChosen = face.mark == .selected || face.mark == .mismatched
    accessibilityTraits = isPicture ? .image : isChosen ? [.button, .selected] : .button
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    face.isPressed = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    face.isPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    face.isPressed = false
  }

  override func accessibilityActivate() -> Bool {
    onTap?()
    return true
  }

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard let arrow = ArrowKey(key.code) else { return super.handleKey(key, isRepeat: isRepeat) }
    return onArrow?(arrow) ?? false
  }

  // MARK: Place

  /// Sets the bounds and center but not the transform, so that the card can spin meanwhile.
  func take(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Flip

  var isFaceUp: Bool { face.isFaceUp }
  /// Whether a flip is under way; from its beginning on, `isFaceUp` tells its end.
  private(set) var isFlipping = false

  /// Flips the card, at once or in `seconds`.
  func flip(up: Bool, seconds: TimeInterval, completion: (() -> Void)? = nil) {
    guard face.isFaceUp != up else {
      completion?()
      return
    }
    guard seconds > 0 else {
      face.isFaceUp = up
      describe()
      completion?()
      return
    }
    isFlipping = true
    UIView.transition(
      with: face, duration: seconds, options: [.transitionFlipFromLeft, .allowUserInteraction],
      animations: { self.face.isFaceUp = up },
      completion: { [me = Weak(self)] _ in
        me.value?.isFlipping = false
        completion?()
      })
    describe()
  }

  // MARK: Spin

  /// A pose that the card goes through while it spins.
  private struct Pose {
    var angle: CGFloat
    /// The scale of the width and the height.
    var scale = CGSize(width: 1, height: 1)

    var transform: CGAffineTransform {
      // Exactly, because a card at rest has no transform.
      if angle == 0, scale == CGSize(width: 1, height: 1) { return .identity }
      return CGAffineTransform(rotationAngle: angle).scaledBy(x: scale.width, y: scale.height)
    }
  }

  /// Makes `turns` full turns in `seconds`, one third of a turn at a time: a full turn is the identity and would not
  /// animate. If `start` is given, the card looks that large at first and grows on the way.
  ///
  /// It grows by its transform, so that it is laid out and drawn only once, for its place on the table.
  func spin(
    turns: Int, seconds: TimeInterval, delay: TimeInterval = 0, clockwise: Bool = true, growingFrom start: CGSize? = nil
  ) {
    let third = 2 * CGFloat.pi / 3 * (clockwise ? 1 : -1)
    let steps = max(3 * turns, 1)
    var first = CGSize(width: 1, height: 1)
    if let start, bounds.width > 0, bounds.height > 0 {
      first = CGSize(width: start.width / bounds.width, height: start.height / bounds.height)
      transform = Pose(angle: 0, scale: first).transform
    }
    let poses = (1...steps).map { step in
      // Growth slows down toward the end, as the flight does.
      let rest = 1 - CGFloat(step) / CGFloat(steps)
      let left = rest * rest
      return Pose(
        angle: step % 3 == 0 ? 0 : CGFloat(step % 3) * third,
        scale: CGSize(width: 1 + (first.width - 1) * left, height: 1 + (first.height - 1) * left))
    }
    go(through: poses, seconds: seconds / Double(steps), delay: delay)
  }

  /// Shakes the card from side to side.
  func wobble() { go(through: [0.06, -0.06, 0.04, 0].map { Pose(angle: $0) }, seconds: Motion.flash / 2, delay: 0) }

  private func go(through poses: [Pose], seconds: TimeInterval, delay: TimeInterval) {
    turn += 1
    step(poses, at: 0, of: turn, seconds: seconds, delay: delay)
  }

  private func step(_ poses: [Pose], at index: Int, of turn: Int, seconds: TimeInterval, delay: TimeInterval) {
    guard turn == self.turn else { return }
    UIView.animate(
      withDuration: seconds, delay: delay, options: [.curveLinear, .allowUserInteraction],
      animations: { transform = poses[index].transform },
      completion: { [me = Weak(self)] finished in
        guard let me = me.value, turn == me.turn else { return }
        guard finished, index + 1 < poses.count else {
          me.transform = .identity
          return
        }
        me.step(poses, at: index + 1, of: turn, seconds: seconds, delay: 0)
      })
  }
}
