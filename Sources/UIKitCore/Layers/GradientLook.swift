import CaromGeometry

/// What of a gradient can be animated.
struct GradientLook: LayerLook {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// Its colours with their places.
  var stops: [CGGradient.Stop] {
    startPoint.isFinite && endPoint.isFinite ? CGGradient.stops(colors ?? [], locations) : []
  }

  /// One of the values; nil for properties that are none of a gradient's. Missing places are those that are seen.
  func read(_ property: LayerProperty) -> CAAnimationValue? {
    switch property {
    case .colors: .colors(colors ?? [])
    case .locations: .numbers(locations ?? CGGradient.stops(colors ?? [], nil).map { $0.place })
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: nil
    }
  }

  mutating func write(_ property: LayerProperty, _ value: CAAnimationValue) {
    switch (property, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .numbers(let places)): locations = places
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: break
    }
  }
}
