import UIKit

/// Explains the colors.
final class LegendView: UIView {
  private var entries: [(dot: UIView, label: UILabel)] = []

  init() {
    super.init(frame: .zero)
    for (name, color) in [("moves", Palette.bodies[0]), ("sleeps", Palette.asleep), ("touches", Palette.contact)] {
      let dot = UIView()
      dot.backgroundColor = color
      dot.layer.cornerRadius = 5
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 13)
      label.textColor = Palette.quiet
      addSubview(dot)
      addSubview(label)
      entries.append((dot, label))
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (dot, label) in entries {
      dot.frame = CGRect(x: x, y: bounds.midY - 5, width: 10, height: 10)
      let width = label.sizeThatFits(bounds.size).width + 1
      label.frame = CGRect(x: x + 15, y: 0, width: width, height: bounds.height)
      x += 15 + width + 18
    }
  }
}
