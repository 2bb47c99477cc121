import CaromGeometry
import UIKitCore

/// The action buttons beside a row that was swiped aside.
final class SwipeStrip: UIView {
  let configuration: UISwipeActionsConfiguration
  private(set) var buttons: [UIButton] = []
  /// Whether the strip is at the right end of the row.
  private let isAtRight: Bool
  var onLeave: (() -> Void)?

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, choose: @escaping (UIContextualAction) -> Void) {
    self.configuration = configuration
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      if let image = action.image { button.setImage(image, for: .normal) }
      button.setTitleColor(.white, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in choose(action) }, for: .primaryActionTriggered)
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "SwipeStrip" }

  /// The preferred widths of the buttons, in points; each is at least 74.
  private var widths: [CGFloat] {
    buttons.map { max(74, $0.sizeThatFits(CGSize(width: 1000, height: 44)).width + 30) }
  }

  var width: CGFloat { widths.reduce(0, +) }

  /// Divides the visible width of the strip among the buttons, the first at the outer edge; the buttons stretch with
  /// it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = widths
    let total = max(1, width)
    let scale = bounds.width / total
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = wanted[index] * scale
      button.frame = CGRect(
        x: isAtRight ? bounds.width - edge - width : edge, y: 0, width: width, height: bounds.height)
      edge += width
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    onLeave?()
    return true
  }
}
