import CaromGeometry

/// The outline of a blot, like that of a drop of ink that hits the paper in flight.
package enum InkBlot {
  private static let corners = 13
  private static let droplets = 6
  /// How far from its direction a blot splashes, in radians.
  private static let spread = 1.15

  /// A blot of about `radius` around `center`, with fingers and droplets on the side towards `direction`, in radians. Equal
  /// seeds give equal blots; a radius that is not a positive number gives an empty path.
  package static func path(at center: CGPoint, radius: CGFloat, towards direction: CGFloat, seed: UInt64) -> CGPath {
    var path = CGPath()
    guard radius > 0, radius.isFinite, direction.isFinite else { return path }
    var chance = SeededGenerator(seed: seed)
    addBody(to: &path, center, radius, direction, &chance)
    for index in 0..<droplets {
      // From one side of the splash to the other, so that no two droplets overlap.
      let share = (CGFloat(index) + chance.next(in: 0.15...0.85)) / CGFloat(droplets)
      let angle = direction + (share * 2 - 1) * spread
      let distance = radius * chance.next(in: 1.5...2.9)
      let size = radius * chance.next(in: 0.1...0.26) * (1.3 - distance / radius / 4)
      let drop = point(center, angle, distance)
      path.addEllipse(in: CGRect(x: drop.x - size, y: drop.y - size, width: 2 * size, height: 2 * size))
    }
    return path
  }

  /// A closed curve around the center that reaches farther where the ink flies.
  private static func addBody(
    to path: inout CGPath, _ center: CGPoint, _ radius: CGFloat, _ direction: CGFloat, _ chance: inout SeededGenerator
  ) {
    var ring: [CGPoint] = []
    for index in 0..<corners {
      let turn = CGFloat(index) / CGFloat(corners) * 2 * CGFloat.pi
      // 1 ahead, 0 from the sides backwards.
      let ahead = max(CaromGeometry.cos(turn), 0)
      let finger = index % 2 == 0 ? ahead * chance.next(in: 0.2...0.9) : 0
      ring.append(point(center, direction + turn, radius * (chance.next(in: 0.72...0.98) + finger)))
    }
    func middle(_ index: Int) -> CGPoint {
      let a = ring[index % corners]
      let b = ring[(index + 1) % corners]
      return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    path.move(to: middle(0))
    for index in 1...corners { path.addQuadCurve(to: middle(index), control: ring[index % corners]) }
    path.closeSubpath()
  }

  private static func point(_ center: CGPoint, _ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + CaromGeometry.cos(angle) * distance, y: center.y + CaromGeometry.sin(angle) * distance)
  }
}
