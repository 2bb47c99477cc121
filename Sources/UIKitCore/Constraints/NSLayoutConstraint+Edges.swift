import CaromGeometry

extension NSLayoutConstraint.Attribute {
  /// The edge or center that a margin attribute belongs to; nil for other attributes.
  var edgeOfMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension CGRect {
  /// The position of an edge or center of the rectangle; 0 for other attributes.
  func place(of edge: NSLayoutConstraint.Attribute, isMirrored: Bool) -> CGFloat {
    switch edge {
    case .left: minX
    case .right: maxX
    case .leading: isMirrored ? maxX : minX
    case .trailing: isMirrored ? minX : maxX
    case .top: minY
    case .bottom: maxY
    case .centerX: midX
    case .centerY: midY
    default: 0
    }
  }
}

extension UIEdgeInsets {
  /// How far an edge or center of the rectangle inside the insets is to the right of, or below, that of the whole one.
  func offset(of edge: NSLayoutConstraint.Attribute, isMirrored: Bool) -> CGFloat {
    switch edge {
    case .left: left
    case .right: -right
    case .leading: isMirrored ? -right : left
    case .trailing: isMirrored ? left : -right
    case .top: top
    case .bottom: -bottom
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    default: 0
    }
  }
}
