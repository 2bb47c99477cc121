import CaromGeometry

/// The properties of a gradient that can be animated.
struct GradientLook: LayerLook {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// The colors with their locations; none if a point is not finite.
  var stops: [CGGradient.Stop] {
    startPoint.isFinite && endPoint.isFinite ? CGGradient.stops(colors ?? [], locations) : []
  }

  /// The value of a property; nil if gradients do not have it. If `locations` is nil, its value is the evenly spaced
  /// locations.
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
