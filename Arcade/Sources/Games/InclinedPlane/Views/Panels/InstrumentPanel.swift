import ArcadeKit
import CaromGeometry
import UIKit

/// A panel beside the drawing: rows that show and change the experiment of its controller.
class InstrumentPanel: UIView {
  @Weak final var controller: TruePlaneViewController?
  final let sheet = Sheet(frame: .zero)

  override class var kind: String { "InstrumentPanel" }

  /// Creates the rows; by then the controller is set.
  func build() { addSubview(sheet) }

  /// Shows the experiment; when `isHurried`, only what must follow every tick.
  func update(isHurried: Bool) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    if sheet.frame != bounds { sheet.frame = bounds }
  }

  final func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(Draft.blue, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

/// A button tall enough for a finger.
final class ButtonRow: UIView {
  let button: UIButton

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    addSubview(button)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ButtonRow" }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Spacing.target, button.sizeThatFits(size).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width, max(Spacing.target, button.sizeThatFits(bounds.size).width + 2 * Spacing.tight))
    place(button, leading: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }
}
