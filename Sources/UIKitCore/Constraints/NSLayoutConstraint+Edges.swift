import CaromGeometry

extension NSLayoutConstraint.Attribute {
  /// The edge or the middle of the margins that is meant; nil where it is none of theirs.
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
  /// Where an edge or a middle lies; 0 for what is neither.
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
