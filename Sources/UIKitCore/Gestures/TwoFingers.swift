import CaromGeometry

/// The first two fingers of a gesture as one stick: its length and its direction.
struct TwoFingers: Equatable {
  /// Points between the fingers.
  var distance: Double
  /// Radians, clockwise from the right.
  var angle: Double

  /// Nil where fewer than two fingers are down.
  init?(of recognizer: UIGestureRecognizer) {
    let down = recognizer.trackedTouches.filter { !$0.isUp }
    guard down.count >= 2 else { return nil }
    let (a, b) = (down[0].windowLocation, down[1].windowLocation)
    distance = a.distance(to: b)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// How far the stick was turned since `other`, the shorter way, in radians.
  func turn(since other: TwoFingers) -> Double {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
