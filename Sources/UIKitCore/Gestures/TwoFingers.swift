import CaromGeometry

/// The line between the first two fingers of a gesture: its length and its direction.
struct TwoFingers: Equatable {
  /// The distance between the fingers, in points.
  var distance: Double
  /// The direction from the first finger to the second, in radians, clockwise from the right.
  var angle: Double

  /// Nil if fewer than two fingers are down.
  init?(of recognizer: UIGestureRecognizer) {
    let down = recognizer.trackedTouches.filter { !$0.isUp }
    guard down.count >= 2 else { return nil }
    let (a, b) = (down[0].windowLocation, down[1].windowLocation)
    distance = a.distance(to: b)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The rotation since `other`, in radians, in the shorter direction.
  func turn(since other: TwoFingers) -> Double {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
