import UIKit

/// Names the colors of the overlay that draws what the physics sees.
public final class PhysicsLegend: UIView {
  private let swatches: [UIView]
  private let labels: [UILabel]
  private let colors: [UIColor]

  /// The parts that the games have.
  private static let parts: [UIDynamicAnimatorDebugView.Parts] = [
    .items, .boundaries, .attachments, .velocities, .contacts,
  ]

  /// The color and the name of each part that the games have.
  public static var lines: [(color: UIColor, name: String)] {
    parts.map { (UIDynamicAnimatorDebugView.color(of: $0), XRayStrings.name(of: $0)) }
  }

  /// A legend of the parts that the games have, in `ink`.
  public init(ink: UIColor) {
    let parts = PhysicsLegend.parts
    colors = parts.map { UIDynamicAnimatorDebugView.color(of: $0) }
    swatches = parts.map { _ in UIView(frame: .zero) }
    labels = parts.map { part in
      let label = UILabel(frame: .zero)
      label.text = XRayStrings.name(of: part)
      label.textColor = ink
      label.font = .preferredFont(forTextStyle: .caption1)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for (index, swatch) in swatches.enumerated() {
      swatch.backgroundColor = colors[index]
      swatch.layer.borderColor = UIColor.black.withAlphaComponent(0.4).cgColor
      swatch.layer.borderWidth = 0.5
      addSubview(swatch)
      addSubview(labels[index])
    }
    // Contacts are drawn as discs.
    swatches[parts.count - 1].layer.cornerRadius = 5
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "PhysicsLegend" }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width, moving: true)
  }

  /// Returns the height of the names, as many in a row as fit; also places them if `moving`.
  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let side: CGFloat = 10
    var x: CGFloat = 0
    var y: CGFloat = 0
    var line: CGFloat = 0
    for (index, label) in labels.enumerated() {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let whole = side + Spacing.hair + size.width
      if x > 0, x + whole > width {
        x = 0
        y += line + Spacing.hair / 2
        line = 0
      }
      line = max(line, size.height)
      if moving {
        place(swatches[index], leading: CGRect(x: x, y: y + (size.height - side) / 2, width: side, height: side))
        place(
          label,
          leading: CGRect(
            x: x + side + Spacing.hair, y: y, width: min(size.width, max(width - x - side - Spacing.hair, 0)),
            height: size.height))
      }
      x += whole + Spacing.close
    }
    return y + line
  }
}
