import CaromGeometry

extension LayerProperty {
  /// The value of this property in `values`; a missing color is clear.
  package func read(_ values: LayerValues) -> CAAnimationValue {
    switch self {
    case .position: .point(values.position)
    case .positionX: .number(values.position.x)
    case .positionY: .number(values.position.y)
    case .bounds: .rect(values.bounds)
    case .boundsOrigin: .point(values.bounds.origin)
    case .boundsOriginX: .number(values.bounds.origin.x)
    case .boundsOriginY: .number(values.bounds.origin.y)
    case .boundsSize: .size(values.bounds.size)
    case .boundsWidth: .number(values.bounds.size.width)
    case .boundsHeight: .number(values.bounds.size.height)
    case .anchorPoint: .point(values.anchorPoint)
    case .zPosition: .number(values.zPosition)
    case .opacity: .number(values.opacity)
    case .backgroundColor: .color(values.backgroundColor ?? .clear)
    case .cornerRadius: .number(values.cornerRadius)
    case .borderWidth: .number(values.borderWidth)
    case .borderColor: .color(values.borderColor)
    case .shadowColor: .color(values.shadowColor)
    case .shadowOpacity: .number(values.shadowOpacity)
    case .shadowRadius: .number(values.shadowRadius)
    case .shadowOffset: .size(values.shadowOffset)
    default: readTransform(values.transform)
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

  /// Sets this property in `values`; opacities are clamped to 0…1, and radii and widths to 0 or more.
  package func write(_ value: CAAnimationValue, to values: inout LayerValues) {
    switch value {
    case .number(let number): write(number, to: &values)
    case .point(let point):
      switch self {
      case .position: values.position = point
      case .boundsOrigin: values.bounds.origin = point
      case .anchorPoint: values.anchorPoint = point
      default:
        values.transform.m41 = point.x
        values.transform.m42 = point.y
      }
    case .size(let size):
      if self == .boundsSize { values.bounds.size = size } else { values.shadowOffset = size }
    case .rect(let rect): values.bounds = rect
    case .transform(let transform): values.transform = transform
    case .color(let color):
      switch self {
      case .backgroundColor: values.backgroundColor = color
      case .borderColor: values.borderColor = color
      default: values.shadowColor = color
      }
    case .path, .colors, .numbers: break
    }
  }

  private func write(_ number: Double, to values: inout LayerValues) {
    switch self {
    case .positionX: values.position.x = number
    case .positionY: values.position.y = number
    case .boundsOriginX: values.bounds.origin.x = number
    case .boundsOriginY: values.bounds.origin.y = number
    case .boundsWidth: values.bounds.size.width = number
    case .boundsHeight: values.bounds.size.height = number
    case .zPosition: values.zPosition = number
    case .opacity: values.opacity = max(0, min(1, number))
    case .cornerRadius: values.cornerRadius = max(0, number)
    case .borderWidth: values.borderWidth = max(0, number)
    case .shadowOpacity: values.shadowOpacity = max(0, min(1, number))
    case .shadowRadius: values.shadowRadius = max(0, number)
    case .translationX: values.transform.m41 = number
    case .translationY: values.transform.m42 = number
    case .translationZ: values.transform.m43 = number
    default: values.transform = turnedOrScaled(values.transform, number)
    }
  }

  /// `transform` with its rotation or scale replaced. Rotations about x and y, and 3D transforms in general, cannot be
  /// replaced: the new part is applied before the rest.
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
