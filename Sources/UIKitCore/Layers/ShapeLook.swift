import CaromGeometry

/// The properties of a shape that can be animated.
struct ShapeLook: LayerLook {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var strokeColor: CGColor?
  var lineWidth = 1.0
  var miterLimit = 10.0
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var lineDashPhase = 0.0

  /// The value of a property; nil if shapes do not have it.
  func read(_ property: LayerProperty) -> CAAnimationValue? {
    switch property {
    case .path: .path(path ?? CGPath())
    case .fillColor: .color(fillColor ?? .clear)
    case .strokeColor: .color(strokeColor ?? .clear)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineDashPhase: .number(lineDashPhase)
    default: nil
    }
  }

  mutating func write(_ property: LayerProperty, _ value: CAAnimationValue) {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let number)): lineWidth = number
    case (.miterLimit, .number(let number)): miterLimit = number
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    default: break
    }
  }
}
