import ArcadeKit
import UIKit

/// The view that holds the bubbles. It reports every finger that comes down, also when there are several at once.
package final class FieldView: UIView {
  /// Called with the point where a finger came down.
  var onTouch: (CGPoint) -> Void = { _ in }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    clipsToBounds = true
    accessibilityLabel = BubbleStrings.field
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "FieldView" }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { onTouch(touch.location(in: self)) }
  }

  /// Removes all subviews at once.
  func clear() { for view in subviews { view.removeFromSuperview() } }

  // MARK: Effects of a pop

  /// Floats a pop's points up from the finger, with the length of the combo.
  package func float(_ text: String, from place: CGPoint, isCombo: Bool) {
    let label = UILabel()
    label.text = text
    label.setSoap(isCombo ? 26 : 22, .heavy)
    label.textColor = isCombo ? Soap.accent : Soap.ink
    label.shadowColor = UIColor.systemBackground.withAlphaComponent(0.6)
    label.shadowOffset = CGSize(width: 0, height: 1)
    label.isAccessibilityElement = false
    label.sizeToFit()
    let half = label.bounds.width / 2
    label.center = CGPoint(x: min(max(place.x, half + 4), max(bounds.width - half - 4, half)), y: max(place.y - 30, 20))
    addSubview(label)
    let isMoving = !Motion.isReduced
    if isMoving { label.transform = CGAffineTransform(scaleX: 0.6, y: 0.6) }
    UIView.animate(withDuration: Motion.flash, animations: { label.transform = .identity })
    UIView.animate(
      withDuration: 0.55, delay: 0.2, options: .curveEaseIn,
      animations: {
        label.alpha = 0
        if isMoving { label.center.y -= 42 }
      }, completion: { [label = Weak(label)] _ in label.value?.removeFromSuperview() })
  }

  /// Makes droplets fly out from a bubble that burst.
  package func splash(at place: CGPoint, diameter: CGFloat, color: Int) {
    guard !Motion.isReduced else { return }
    let splash = SplashView(color: color, diameter: diameter)
    splash.center = place
    splash.transform = CGAffineTransform(scaleX: 0.55, y: 0.55)
    addSubview(splash)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseOut,
      animations: {
        splash.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        splash.alpha = 0
      }, completion: { [splash = Weak(splash)] _ in splash.value?.removeFromSuperview() })
  }
}

/// A ring of droplets.
private final class SplashView: UIView {
  private let color: Int

  init(color: Int, diameter: CGFloat) {
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: diameter * 1.3, height: diameter * 1.3))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    let radius = bounds.width / 2
    for step in 0..<12 {
      let angle = CGFloat(step) * CGFloat.pi / 6
      let reach = radius * (step % 2 == 0 ? 0.86 : 0.66)
      let size = radius * (step % 2 == 0 ? 0.09 : 0.13)
      (step % 3 == 0 ? UIColor.white : Soap.toned(color, by: 0.25, 0.9)).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: radius + cos(angle) * reach - size, y: radius + sin(angle) * reach - size, width: 2 * size,
          height: 2 * size)
      ).fill()
    }
  }
}
