import CaromGeometry

extension NSLayoutConstraint {
  /// The constraint between angle brackets; `name` names its items.
  final func described(_ name: (LayoutItem) -> String) -> String {
    var text = "<" + type(of: self).kind
    if let identifier { text += " '" + identifier + "'" }
    text += " " + equation(name)
    if priority != .required { text += " @" + NSLayoutConstraint.number(CGFloat(priority.rawValue)) }
    return text + (isBroken ? " (broken)>" : isActive ? " (active)>" : " (inactive)>")
  }

  /// The constraint for diagnostics, with frames: `UILabel "Score" (0, 0, 80, 20).leading == UIView (…).leading + 8`.
  final var said: String { (identifier.map { "'" + $0 + "' " } ?? "") + equation { $0.longName } }

  /// `first = second + constant`; `name` names the items.
  final func equation(_ name: (LayoutItem) -> String) -> String {
    var text = name(first) + "." + firstAttribute.said
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    guard let second else { return text + NSLayoutConstraint.number(constant) }
    if multiplier != 1 { text += NSLayoutConstraint.number(multiplier) + " * " }
    text += name(second) + "." + secondAttribute.said
    if constant != 0 {
      text += (constant < 0 ? " - " : " + ") + NSLayoutConstraint.number(constant.magnitude)
    }
    return text
  }

  /// A number, without a fraction that is zero.
  private static func number(_ value: CGFloat) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension LayoutItem {
  /// Kind and name, if it has one: `UILabel 'Score'`.
  var shortName: String {
    guard let object else { return "(gone)" }
    let name = view.map { $0.accessibilityIdentifier ?? $0.accessibilityLabel } ?? guide?.identifier
    guard let name, !name.isEmpty else { return type(of: object).kind }
    return type(of: object).kind + " '" + name + "'"
  }

  /// Kind, name and frame.
  var longName: String { object.map { UIApplication.describe($0) } ?? "(gone)" }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name.
  var said: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "nothing"
    }
  }
}
