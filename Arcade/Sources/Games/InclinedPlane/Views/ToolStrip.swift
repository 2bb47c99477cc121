import ArcadeKit
import CaromGeometry
import UIKit

/// Buttons with symbols, side by side.
final class ToolStrip: UIView {
  private(set) var buttons: [UIButton] = []

  override class var kind: String { "ToolStrip" }

  /// The width of the buttons, in points.
  var width: CGFloat { Spacing.target * CGFloat(buttons.count) }

  /// Adds a button; `action` runs when it is pressed.
  @discardableResult
  func add(_ symbol: String, _ name: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = name
    button.tintColor = Draft.ink
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
    return button
  }

  /// Sets a button's symbol and its name.
  static func set(_ button: UIButton, _ symbol: String, _ name: String) {
    guard button.accessibilityLabel?.utf8.elementsEqual(name.utf8) != true else { return }
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Spacing.target
    let left = max(0, (bounds.width - width) / 2).rounded(.down)
    for (index, button) in buttons.enumerated() {
      place(button, leading: CGRect(x: left + CGFloat(index) * side, y: 0, width: side, height: side))
    }
  }
}
