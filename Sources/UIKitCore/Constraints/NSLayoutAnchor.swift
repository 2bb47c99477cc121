import CaromGeometry

/// An attribute of a view or guide, to make constraints of.
public class NSLayoutAnchor {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// The system's own distance between this place and another: that between siblings, or from a superview's edge.
  final func systemSpacing(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    let isInside = item.host?.superview === other.item.host || other.item.host?.superview === item.host
    return relate(relation, other, constant: (isInside && item !== other.item ? 16 : 8) * multiplier)
  }
}

/// A place across: leading, trailing, left, right or the middle.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.equal, anchor, multiplier) }
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// A place down: top, bottom, the middle or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.equal, anchor, multiplier) }
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// A size: width or height.
public final class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.equal, anchor, multiplier: multiplier, constant: constant) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}
