import CaromGeometry

/// The paddle: an ellipse that moves sideways, and never onto a ball.
package struct Paddle: Equatable {
  package var center: CGPoint
  package var size: CGSize

  package init(center: CGPoint, size: CGSize) {
    self.center = center
    self.size = size
  }

  package var frame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The smallest horizontal distance in points between the centers of paddle and ball, when the ball has this `radius`
  /// and is `height` above or below the paddle's middle; 0 if they cannot touch. It is the maximum over all heights of
  /// the half-width of the ellipse plus the half-width of the ball. Both are concave, so a ternary search finds it.
  package func reach(radius: CGFloat, height: CGFloat) -> CGFloat {
    let a = size.width / 2
    let b = size.height / 2
    let distance = abs(height)
    guard a > 0, b > 0, radius > 0, distance < b + radius else { return 0 }
    func sum(_ y: CGFloat) -> CGFloat {
      let oval = 1 - y * y / (b * b)
      let ball = radius * radius - (distance - y) * (distance - y)
      return a * max(oval, 0).squareRoot() + max(ball, 0).squareRoot()
    }
    var low = max(-b, distance - radius)
    var high = min(b, distance + radius)
    for _ in 0..<48 {
      let third = (high - low) / 3
      if sum(low + third) < sum(high - third) { low += third } else { high -= third }
    }
    return sum((low + high) / 2)
  }

  /// Whether the ellipse and a ball overlap.
  package func overlaps(ballAt place: CGPoint, radius: CGFloat) -> Bool {
    abs(place.x - center.x) < reach(radius: radius, height: place.y - center.y)
  }

  /// The place nearest to `x` that the middle can reach without meeting one of the balls on its way.
  package func reachableX(towards x: CGFloat, balls: [CGPoint], radius: CGFloat) -> CGFloat {
    var goal = x
    for ball in balls {
      let reach = reach(radius: radius, height: ball.y - center.y)
      guard reach > 0 else { continue }
      let distance = reach + Rules.paddleSkin
      if ball.x >= center.x {
        goal = min(goal, max(ball.x - distance, min(center.x, x)))
      } else {
        goal = max(goal, min(ball.x + distance, max(center.x, x)))
      }
    }
    return goal
  }
}
