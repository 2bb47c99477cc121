import ArcadeKit
import UIKit

/// A card on the table. The view itself is moved; what is printed on it is inside, where it is flipped, so that no
/// property is animated from two sides.
final class CardView: UIView {
  /// Its place in the game.
  let place: Int
  let face: CardFace
  var onTap: (() -> Void)?
  /// An arrow was pressed while the card has the keyboard; true where it led somewhere.
  var onArrow: ((ArrowKey) -> Bool)?
  /// Whether its pair was found: it is gone, or on its way.
  private(set) var isGone = false
  /// Counts its departures, so that the end of one that was called back is known.
  private var departure = 0

  init(_ place: Int, _ theme: Theme) {
    self.place = place
    face = CardFace(theme)
    super.init(frame: .zero)
    isOpaque = false
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.onTap?() })
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardView" }

  var isFaceUp: Bool { face.isFaceUp }

  // MARK: Sides

  /// Shows a side; turns over in `seconds` where that is another one.
  func show(_ theme: Theme, text: String, isFaceUp: Bool, seconds: TimeInterval) {
    guard face.isFaceUp != isFaceUp, seconds > 0 else {
      return face.show(theme, text: text, isFaceUp: isFaceUp)
    }
    let turn: UIView.AnimationOptions =
      Motion.isReduced
      ? .transitionCrossDissolve : isFaceUp ? .transitionFlipFromLeft : .transitionFlipFromRight
    UIView.transition(
      with: face, duration: seconds, options: [turn, .allowUserInteraction],
      animations: { self.face.show(theme, text: text, isFaceUp: isFaceUp) })
  }

  // MARK: Places

  /// Takes a place without touching the transform.
  func take(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Its pair was found: after `wait` it flies to a point, becoming small, and is seen no more.
  func leave(to point: CGPoint, after wait: TimeInterval, seconds: TimeInterval) {
    isGone = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    isAccessibilityElement = false
    departure += 1
    let number = departure
    superview?.bringSubviewToFront(self)
    let size = bounds.size
    UIView.animate(
      withDuration: seconds, delay: wait, options: [.curveEaseIn, .allowUserInteraction],
      animations: {
        if !Motion.isReduced {
          self.take(
            CGRect(
              x: point.x - size.width * 0.15, y: point.y - size.height * 0.15, width: size.width * 0.3,
              height: size.height * 0.3))
        }
        self.alpha = 0
      },
      completion: { [me = Weak(self)] _ in if me.value?.departure == number { me.value?.isHidden = true } })
  }

  /// Is gone at once.
  func vanish() {
    departure += 1
    alpha = 0
    isHidden = true
  }

  // MARK: Input

  override func accessibilityActivate() -> Bool {
    onTap?()
    return true
  }

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.modifierFlags.isEmpty, let arrow = ArrowKey(key.code) else {
      return super.handleKey(key, isRepeat: isRepeat)
    }
    return onArrow?(arrow) ?? false
  }
}
