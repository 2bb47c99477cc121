import CaromGeometry

/// A ball that rolls down the tutorial's slope as physics requires: it starts from rest next to the tutorial's ball,
/// and accelerates according to the slope's angle. 100 points are a meter.
package struct TrueBall: Equatable {
  /// The x coordinate of its left edge, in points, and its speed along the slope, in points per second, positive to the right.
  package private(set) var x: Double
  package private(set) var speed = 0.0

  /// Gravity in points per second², and the moment of inertia of a solid ball divided by mr².
  private static let gravity = 981.0
  private static let inertia = 0.4

  package init(x: Double = TutorialSlope.firstX) { self.x = x }

  /// Its acceleration along a slope, in points per second²: g sin θ / (1 + I/mr²).
  package static func acceleration(on slope: TutorialSlope) -> Double {
    let sine = slope.slope / (1 + slope.slope * slope.slope).squareRoot()
    return gravity * sine / (1 + inertia)
  }

  /// Rolls for one call of the tutorial's timer, exactly as long as the slope stays as it is.
  package mutating func roll(on slope: TutorialSlope) {
    let (time, a) = (TutorialSlope.interval, TrueBall.acceleration(on: slope))
    let way = speed * time + a * time * time / 2
    speed += a * time
    x += way / (1 + slope.slope * slope.slope).squareRoot()
  }

  /// Its frame: the circle is tangent to the line.
  package func frame(on slope: TutorialSlope) -> CGRect {
    let (size, middle) = (TutorialSlope.ballSize, x + TutorialSlope.ballSize / 2)
    let lift = size / 2 * (1 + slope.slope * slope.slope).squareRoot()
    return CGRect(x: x, y: slope.line(at: middle) - lift - size / 2, width: size, height: size)
  }

  /// Whether it has rolled out of sight.
  package func isGone(from slope: TutorialSlope) -> Bool { x > slope.width || x < -TutorialSlope.ballSize }
}
