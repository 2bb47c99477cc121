import CaromGeometry

extension Court {
  /// The path of a ball up to the first brick, or back down to the paddle.
  package struct Sight: Equatable {
    /// Places on the path at equal distances.
    package internal(set) var dots: [CGPoint] = []
    /// The brick that it meets first; nil if it meets none.
    package internal(set) var brick: Brick.ID?
    /// Where the ball is at its end, and its velocity there.
    package internal(set) var end = CGPoint.zero
    package internal(set) var velocity = CGPoint.zero
  }

  /// The bricks of a wall at one moment, prepared for following many balls.
  package struct Obstacles {
    fileprivate let bricks: [Brick.ID]
    /// Their frames, larger by a ball's radius on each side.
    fileprivate let frames: [CGRect]
    /// The lower edge of the lowest of them.
    fileprivate let ceiling: CGFloat
  }

  package func obstacles(of wall: Wall) -> Obstacles {
    let radius = ballDiameter / 2
    let bricks = wall.bricks.filter { $0.isSolid }
    let frames = bricks.map { frame(of: $0, in: wall).insetBy(dx: -radius, dy: -radius) }
    return Obstacles(
      bricks: bricks.map { $0.id }, frames: frames, ceiling: frames.reduce(CGFloat(0)) { max($0, $1.maxY) })
  }

  /// Follows a ball from `start` for at most `seconds`, among the walls of the court and the bricks of `wall`, as they are now. `gravity`
  /// is in points per second squared, downward.
  package func sight(
    from start: CGPoint, velocity: CGPoint, in wall: Wall, gravity: CGFloat = 0, seconds: Double = 4
  ) -> Sight {
    sight(from: start, velocity: velocity, among: obstacles(of: wall), gravity: gravity, seconds: seconds)
  }

  /// The same with obstacles that were prepared.
  package func sight(
    from start: CGPoint, velocity: CGPoint, among obstacles: Obstacles, gravity: CGFloat = 0, seconds: Double = 4
  ) -> Sight {
    var sight = Sight()
    let tick: CGFloat = 1.0 / 120
    let radius = ballDiameter / 2
    let frames = obstacles.frames
    var place = start
    var way = velocity
    var flown: CGFloat = 0
    let pitch = measure * Rules.dotPitch
    for _ in 0..<Int(seconds * 120) {
      way.y += gravity * tick
      let before = place
      place = CGPoint(x: place.x + way.x * tick, y: place.y + way.y * tick)
      if place.x < radius && way.x < 0 || place.x > size.width - radius && way.x > 0 { way.x = -way.x }
      if place.y < radius && way.y < 0 { way.y = -way.y }
      if place.y > serveY, way.y > 0 { break }
      flown += ((place.x - before.x) * (place.x - before.x) + (place.y - before.y) * (place.y - before.y)).squareRoot()
      if flown >= pitch, sight.dots.count < Rules.mostDots {
        flown -= pitch
        sight.dots.append(place)
      }
      guard place.y < obstacles.ceiling else { continue }
      if let index = frames.firstIndex(where: { $0.contains(place) }) {
        sight.brick = obstacles.bricks[index]
        let box = frames[index]
        // The ball bounces off the side that it reached first.
        let isFlat = before.x > box.minX && before.x < box.maxX
        if isFlat { way.y = -way.y } else { way.x = -way.x }
        place = before
        break
      }
    }
    sight.end = place
    sight.velocity = way
    return sight
  }
}
