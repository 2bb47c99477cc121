import CaromGeometry

extension LayerProperty {
  /// The value of this property in `values`; nil if it cannot be animated.
  package func read(_ values: LayerValues) -> CAAnimationValue? {
    var values = values
    return read(from: &values)
  }

  /// The same without a copy; the values stay as they are.
  func read(from values: inout LayerValues) -> CAAnimationValue? {
    if root == self { return values.animated(self) }
    switch self {
    case .positionX: return .number(values.position.x)
    case .positionY: return .number(values.position.y)
    case .boundsOrigin: return .point(values.bounds.origin)
    case .boundsOriginX: return .number(values.bounds.origin.x)
    case .boundsOriginY: return .number(values.bounds.origin.y)
    case .boundsSize: return .size(values.bounds.size)
    case .boundsWidth: return .number(values.bounds.size.width)
    case .boundsHeight: return .number(values.bounds.size.height)
    default: return readTransform(values.transform)
    }
  }

  private func readTransform(_ transform: CATransform3D) -> CAAnimationValue {
    let parts = DecomposedTransform(transform)
    switch self {
    case .scale: return .number((parts.scaleX + parts.scaleY) / 2)
    case .scaleX: return .number(parts.scaleX)
    case .scaleY: return .number(parts.scaleY)
    case .rotationZ: return .number(parts.angle)
    case .rotationX, .rotationY, .flip: return .number(0)
    case .translation: return .point(CGPoint(x: transform.m41, y: transform.m42))
    case .translationX: return .number(transform.m41)
    case .translationY: return .number(transform.m42)
    case .translationZ: return .number(transform.m43)
    default: return .transform(transform)
    }
  }

  /// Writes `value` to `values`, clamped to the visible range; a value of the wrong kind is ignored.
  package func write(_ value: CAAnimationValue, to values: inout LayerValues) {
    if root == self { return values.put(value, as: self) }
    switch (self, value) {
    case (.positionX, .number(let number)): values.position.x = number
    case (.positionY, .number(let number)): values.position.y = number
    case (.boundsOrigin, .point(let point)): values.bounds.origin = point
    case (.boundsOriginX, .number(let number)): values.bounds.origin.x = number
    case (.boundsOriginY, .number(let number)): values.bounds.origin.y = number
    case (.boundsSize, .size(let size)): values.bounds.size = size
    case (.boundsWidth, .number(let number)): values.bounds.size.width = number
    case (.boundsHeight, .number(let number)): values.bounds.size.height = number
    case (.translation, .point(let point)): (values.transform.m41, values.transform.m42) = (point.x, point.y)
    case (.translationX, .number(let number)): values.transform.m41 = number
    case (.translationY, .number(let number)): values.transform.m42 = number
    case (.translationZ, .number(let number)): values.transform.m43 = number
    case (_, .number(let number)): values.transform = turnedOrScaled(values.transform, number)
    default: break
    }
  }

  /// `transform` with its rotation or scale replaced. Rotations about x and y, and changes of a 3D transform, are
  /// applied before the rest of it.
  private func turnedOrScaled(_ transform: CATransform3D, _ number: Double) -> CATransform3D {
    if self == .rotationX { return CATransform3DRotate(transform, number, 1, 0, 0) }
    if self == .rotationY { return CATransform3DRotate(transform, number, 0, 1, 0) }
    guard CATransform3DIsAffine(transform) else {
      switch self {
      case .rotationZ: return CATransform3DRotate(transform, number, 0, 0, 1)
      case .scaleX: return CATransform3DScale(transform, number, 1, 1)
      case .scaleY: return CATransform3DScale(transform, 1, number, 1)
      default: return CATransform3DScale(transform, number, number, 1)
      }
    }
    var parts = DecomposedTransform(transform)
    switch self {
    case .rotationZ: parts.angle = number
    case .scaleX: parts.scaleX = number
    case .scaleY: parts.scaleY = number
    default: (parts.scaleX, parts.scaleY) = (number, number)
    }
    return parts.matrix
  }
}
