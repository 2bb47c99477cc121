import ArcadeKit
import UIKit

/// The view that holds the bubbles. It reports every finger that comes down, even several at once.
package final class FieldView: UIView {
  /// Called with the point where a finger came down.
  var onTouch: (CGPoint) -> Void = { _ in }
  let ghost = GhostRingsView(frame: .zero)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    clipsToBounds = true
    accessibilityLabel = BubbleStrings.field
    addSubview(ghost)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "FieldView" }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { onTouch(touch.location(in: self)) }
  }

  /// Removes everything at once.
  func clear() {
    for view in subviews where view !== ghost { view.removeFromSuperview() }
    ghost.clear()
  }

  /// Floats the earned points up from the finger; from the second bubble of a combo on, the combo's length is below
  /// them.
  package func float(_ gain: String, run: String?, from place: CGPoint) {
    let view = GainView(gain, run: run)
    let half = view.bounds.width / 2
    view.center = CGPoint(
      x: min(max(place.x, half + 4), max(bounds.width - half - 4, half)),
      y: max(place.y - 34, view.bounds.height / 2 + 2))
    addSubview(view)
    let isMoving = !Motion.isReduced
    if isMoving { view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6) }
    UIView.animate(withDuration: Motion.flash, animations: { view.transform = .identity })
    UIView.animate(
      withDuration: 0.55, delay: 0.25, options: .curveEaseIn,
      animations: {
        view.alpha = 0
        if isMoving { view.center.y -= 42 }
      }, completion: { [view = Weak(view)] _ in view.value?.removeFromSuperview() })
  }
}

/// The earned points, large, and the length of the combo in a small pill below.
package final class GainView: UIView {
  package let gain = UILabel()
  package let run = UILabel()

  init(_ text: String, run length: String?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    gain.text = text
    gain.setSoap(length == nil ? 24 : 28, .heavy)
    gain.textColor = length == nil ? Soap.ink : Soap.accent
    gain.shadowColor = UIColor.systemBackground.withAlphaComponent(0.7)
    gain.shadowOffset = CGSize(width: 0, height: 1)
    gain.sizeToFit()
    run.text = length
    run.setSoap(13, .bold)
    run.textColor = Soap.ink
    run.textAlignment = .center
    run.backgroundColor = Soap.panel
    for label in [gain, run] {
      label.isAccessibilityElement = false
      addSubview(label)
    }
    run.isHidden = length == nil
    let wanted = length == nil ? CGSize.zero : run.sizeThatFits(.zero)
    let pill = CGSize(width: length == nil ? 0 : wanted.width + 16, height: length == nil ? 0 : wanted.height + 4)
    let width = max(gain.bounds.width, pill.width)
    bounds = CGRect(x: 0, y: 0, width: width, height: gain.bounds.height + pill.height)
    gain.center = CGPoint(x: width / 2, y: gain.bounds.height / 2)
    run.frame = CGRect(x: (width - pill.width) / 2, y: gain.bounds.height, width: pill.width, height: pill.height)
    run.layer.cornerRadius = pill.height / 2
    run.clipsToBounds = true
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "GainView" }
}
