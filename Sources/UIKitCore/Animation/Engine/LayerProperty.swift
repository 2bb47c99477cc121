import CaromGeometry

extension LayerProperty {
  /// The property of a key path; nil where nothing of that name can be animated.
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

  /// Whether blocks animate it: every whole property of a layer that can be animated, but for two, as in UIKit.
  package var isRecorded: Bool {
    !isContent && root == self && kind != nil && self != .anchorPoint && self != .zPosition
  }

  /// The sort of its values; nil where it cannot be animated.
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

  /// `value` as this property takes it: sizes stand for points where an app gives one for a translation, and the other
  /// way round; nil where the kind does not fit.
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
