import CaromGeometry

extension LayerProperty {
  /// The property at a key path; nil if no animatable property has that name.
  package init?(keyPath: String) {
    switch keyPath {
    case "transform.scale.xy": self = .scale
    case "transform.rotation.z": self = .rotationZ
    default:
      guard let property = Self.allCases.first(where: { $0.name == keyPath }), property != .flip, property.kind != nil
      else { return nil }
      self = property
    }
  }

  /// The whole property that this is a part of.
  package var root: LayerProperty {
    switch self {
    case .positionX, .positionY: .position
    case .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight: .bounds
    case .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ: .transform
    case .translation, .translationX, .translationY, .translationZ, .flip: .transform
    default: self
    }
  }

  /// Whether it belongs to a shape's drawing or a gradient instead of to every layer's values.
  package var isContent: Bool { rawValue >= LayerProperty.path.rawValue }

  /// Whether animation blocks animate it: every whole, animatable property of a layer except two, as in UIKit.
  package var isRecorded: Bool {
    !isContent && root == self && kind != nil && self != .anchorPoint && self != .zPosition
  }

  /// The kind of its values; nil if it cannot be animated.
  package var kind: CAAnimationValue.Kind? {
    switch self {
    case .startPoint, .endPoint: return .point
    case .fillColor, .strokeColor: return .color
    case .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit: return .number
    case .path: return .path
    case .colors: return .colors
    case .locations: return .numbers
    default: return read(LayerValues())?.kind
    }
  }

  /// `value`, converted to the kind of this property: for a translation an app may pass a point or a size. Nil if the
  /// kind is wrong.
  package func accepting(_ value: CAAnimationValue) -> CAAnimationValue? {
    guard value.isFinite, let kind else { return nil }
    if value.kind == kind { return value }
    switch (kind, value) {
    case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
    case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
    default: return nil
    }
  }
}
