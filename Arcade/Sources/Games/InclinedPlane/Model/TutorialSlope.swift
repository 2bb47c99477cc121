import CaromGeometry

/// The tutorial's slope and ball in the tutorial's points: its formula, its error, and the corrections.
package struct TutorialSlope: Equatable {
  /// `PLANE_HEIGHT`: how far the slope descends to the right across the view's width; negative values descend to the
  /// left.
  package var planeHeight: Double = TutorialSlope.standardHeight
  /// The width of the view.
  package var width: Double
  /// The x coordinate of the ball's left edge.
  package var x = TutorialSlope.firstX
  /// The ball's size as the formula sees it; with the tutorial's order of calls it is 0 until the ball has its frame.
  package var measuredSize = TutorialSlope.ballSize
  /// Whether the circle is tangent to the line, instead of having its lowest point on it.
  package var isTangent = false
  /// The tutorial's challenge: the ball always rolls downhill.
  package var goesDownhill = false
  /// What happens when the ball reaches the edge.
  package var edge = Edge.leaves

  package enum Edge: Int { case leaves, stops, wraps }

  package static let standardHeight = 80.0
  package static let heights = -300...300
  package static let ballSize = 50.0
  package static let firstX = 20.0
  package static let top = 200.0
  /// Seconds between two calls of `moveBall`.
  package static let interval = 0.0125

  package init(width: Double) { self.width = width }

  /// How far the line falls per point to the right.
  package var slope: Double { planeHeight / width }

  /// The plane's frame: (0, 200, width, PLANE_HEIGHT).
  package var planeFrame: CGRect { CGRect(x: 0, y: TutorialSlope.top, width: width, height: planeHeight.magnitude) }

  /// The y coordinate of the line at an x; a slope that descends to the left starts at its lower end.
  package func line(at x: Double) -> Double {
    TutorialSlope.top + (planeHeight < 0 ? -planeHeight : 0) + slope * x
  }

  /// The y coordinate of the ball's top edge: slope · x + 200 − size + height · radius / width.
  package func verticalBallPosition(x: Double) -> Double {
    let radius = measuredSize / 2
    var y = slope * x + TutorialSlope.top - measuredSize
    y += planeHeight * radius / width
    if planeHeight < 0 { y -= planeHeight }
    return isTangent ? y - overlap : y
  }

  package var ballFrame: CGRect {
    CGRect(
      x: x, y: verticalBallPosition(x: x), width: TutorialSlope.ballSize, height: TutorialSlope.ballSize)
  }

  /// The body of the tutorial's `moveBall`.
  package mutating func moveBall() {
    measuredSize = TutorialSlope.ballSize
    let step: Double = goesDownhill ? (planeHeight > 0 ? 1 : planeHeight < 0 ? -1 : 0) : 1
    x += step
    switch edge {
    case .leaves: break
    case .stops: x = max(0, min(x, width - TutorialSlope.ballSize))
    case .wraps: if x >= width { x = -TutorialSlope.ballSize } else if x <= -TutorialSlope.ballSize { x = width }
    }
  }

  /// Whether the ball has moved out of sight for good.
  package var isGone: Bool { edge == .leaves && (x > width || x < -TutorialSlope.ballSize) }

  // MARK: What the formula hides

  /// The vertical distance of the ball's lowest point from the line.
  package var gap: Double { line(at: x + TutorialSlope.ballSize / 2) - ballFrame.maxY }

  /// How deep the line cuts into the circle, measured vertically: r (sec θ − 1).
  package var overlap: Double {
    let radius = measuredSize / 2
    return radius * ((1 + slope * slope).squareRoot() - 1)
  }

  /// The distance between circle and line, perpendicular to the line; 0 at tangency.
  package var tangentGap: Double {
    let box = ballFrame
    let distance = (line(at: box.midX) - box.midY) / (1 + slope * slope).squareRoot()
    return distance - TutorialSlope.ballSize / 2
  }

  /// The slope's angle in degrees.
  package var degrees: Double { atan(slope) * 180 / Double.pi }
}
