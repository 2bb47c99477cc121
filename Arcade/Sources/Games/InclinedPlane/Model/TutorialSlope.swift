import CaromGeometry

/// The tutorial's slope and ball, in the tutorial's points: its formula, its slip, and what mends it.
package struct TutorialSlope: Equatable {
  /// `PLANE_HEIGHT`: how far the slope falls to the right over the view's width; negative leans the other way.
  package var planeHeight: Double = TutorialSlope.standardHeight
  /// Width of the view.
  package var width: Double
  /// The ball's left edge.
  package var x = TutorialSlope.firstX
  /// What the formula takes for the ball's size; 0 until the ball has its frame, in the tutorial's order.
  package var measuredSize = TutorialSlope.ballSize
  /// Whether the circle touches the line, instead of its lowest point lying on it.
  package var isTangent = false
  /// The challenge: the ball always goes downhill.
  package var goesDownhill = false
  /// What the ball does at the edge.
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

  /// The fall of the line in one point to the right.
  package var slope: Double { planeHeight / width }

  /// The plane's frame: (0, 200, width, PLANE_HEIGHT).
  package var planeFrame: CGRect { CGRect(x: 0, y: TutorialSlope.top, width: width, height: planeHeight.magnitude) }

  /// The line's height at a place; a slope that leans the other way begins at its lower end.
  package func line(at x: Double) -> Double {
    TutorialSlope.top + (planeHeight < 0 ? -planeHeight : 0) + slope * x
  }

  /// The ball's top for its left edge: slope · x + 200 − size + height · radius / width.
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

  /// One call of `moveBall`.
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

  /// Whether the ball can no longer be seen, and goes on for nothing.
  package var isGone: Bool { edge == .leaves && (x > width || x < -TutorialSlope.ballSize) }

  // MARK: What the formula hides

  /// How far the ball's lowest point is from the line.
  package var gap: Double { line(at: x + TutorialSlope.ballSize / 2) - ballFrame.maxY }

  /// How far the line cuts into the circle, straight down: r (sec θ − 1).
  package var overlap: Double {
    let radius = measuredSize / 2
    return radius * ((1 + slope * slope).squareRoot() - 1)
  }

  /// How far the circle is from touching the line, across it.
  package var tangentGap: Double {
    let box = ballFrame
    let distance = (line(at: box.midX) - box.midY) / (1 + slope * slope).squareRoot()
    return distance - TutorialSlope.ballSize / 2
  }

  /// The slope's angle, degrees.
  package var degrees: Double { atan(slope) * 180 / Double.pi }
}
