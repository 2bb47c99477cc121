import ArcadeKit
import UIKit

/// A card on the table. Animations move the view itself and flip its subview, the printed face, so that no two of them
/// write the same property.
final class CardView: UIView {
  /// The card's index in the game.
  let place: Int
  let face: CardFace
  var onTap: (() -> Void)?
  /// Called for an arrow key while the card has the keyboard focus; returns whether the key was used.
  var onArrow: ((ArrowKey) -> Bool)?
  /// Whether its pair was matched: the card is gone, or on its way off the table.
  private(set) var isGone = false
  /// The number of departures, which tells a completion whether its departure was the latest.
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

  /// Shows a side; if that is the other one, flips to it in `seconds`.
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

  /// Sets the bounds and center but not the transform.
  func take(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// After `wait` seconds, shrinks the card while it flies to a point, and hides it there.
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

  /// Hides the card at once.
  func vanish() {
    departure += 1
    alpha = 0
    isHidden = true
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
    guard key.modifierFlags.isEmpty, let arrow = ArrowKey(key.code) else {
      return super.handleKey(key, isRepeat: isRepeat)
    }
    return onArrow?(arrow) ?? false
  }
}
