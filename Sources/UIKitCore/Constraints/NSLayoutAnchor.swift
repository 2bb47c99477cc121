import CaromGeometry

/// An attribute of a view or guide, with methods that create constraints.
///
/// The constraints are inactive until `NSLayoutConstraint.activate(_:)` or `isActive`. A constant or multiplier that is
/// NaN or infinite is diagnosed then, and the constraint stays inactive.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///       label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
///     ])
@preconcurrency @MainActor
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

  /// A constraint with the system spacing: 16 pt between a view and its superview, 8 pt between other items.
  final func systemSpacing(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    let isInside = item.host?.superview === other.item.host || other.item.host?.superview === item.host
    return relate(relation, other, constant: (isInside && item !== other.item ? 16 : 8) * multiplier)
  }
}

/// A horizontal position: leading, trailing, left, right or center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// Creates a constraint that puts this anchor `constant` points after another.
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor at least `constant` points after another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor at most `constant` points after another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor a multiple of the system spacing after another: 8 pt between siblings,
  /// 16 pt between a view and its superview.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.equal, anchor, multiplier) }
  /// Creates a constraint that puts this anchor at least a multiple of the system spacing (8 or 16 pt) after another.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Creates a constraint that puts this anchor at most a multiple of the system spacing (8 or 16 pt) after another.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// A vertical position: top, bottom, center or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// Creates a constraint that puts this anchor `constant` points below another.
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor at least `constant` points below another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor at most `constant` points below another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }
  /// Creates a constraint that puts this anchor a multiple of the system spacing below another: 8 pt between siblings,
  /// 16 pt between a view and its superview.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.equal, anchor, multiplier) }
  /// Creates a constraint that puts this anchor at least a multiple of the system spacing (8 or 16 pt) below another.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Creates a constraint that puts this anchor at most a multiple of the system spacing (8 or 16 pt) below another.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// Creates a constraint that sets the size to `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: constant)
  }
  /// Creates a constraint that makes the size at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant)
  }
  /// Creates a constraint that makes the size at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant)
  }
  /// Creates a constraint that sets the size to another one times `multiplier`, plus `constant` points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.equal, anchor, multiplier: multiplier, constant: constant) }
  /// Creates a constraint that makes the size at least another one times `multiplier`, plus `constant` points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
  /// Creates a constraint that makes the size at most another one times `multiplier`, plus `constant` points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}
