import CaromGeometry

/// The layout of a court, in points, and the speeds in it, in points per second.
package struct Court: Equatable {
  package let size: CGSize
  package let settings: Settings
  /// Whether it is the court of drawn walls, whose size is the same everywhere.
  package let isDrawn: Bool
  private let columns: Int
  /// The top of the wall, and the height of a row including the gap.
  private let top: CGFloat
  private let pitch: CGFloat

  /// Creates a court for random walls, of `size`. A size that is empty, infinite or NaN gives an empty court, in which nobody
  /// can play.
  package init(size: CGSize, settings: Settings) {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    self.size = isUsable ? size : .zero
    self.settings = settings
    isDrawn = false
    columns = settings.bricksPerRow
    top = self.size.height * Rules.roomAboveWall
    pitch = self.size.height * Rules.rowPitch
    measure = (self.size.width * self.size.height).squareRoot()
  }

  /// Creates the court of drawn walls.
  package init(drawn settings: Settings) {
    size = CGSize(width: Rules.drawnWidth, height: Rules.drawnHeight)
    self.settings = settings
    isDrawn = true
    columns = Level.columns
    top = Rules.roomAboveDrawn
    pitch = Rules.drawnPitch
    measure = (size.width * size.height).squareRoot()
  }

  /// The square root of the area in points; all other lengths are proportional to it.
  package let measure: CGFloat

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
  package var isEmpty: Bool { measure == 0 }

  // MARK: Bricks

  /// The gap between bricks, and between the wall and the sides. It is a whole number of points, so all gaps look
  /// alike.
  package var gap: CGFloat { max((measure * Rules.brickGap + 0.5).rounded(.down), 2) }

  /// The frame of the brick in `row` and `column` of a wall at rest, with its edges on whole points.
  package func brickFrame(row: Int, column: Int) -> CGRect {
    let reach = (size.width - gap) / CGFloat(columns)
    let left = snapped(gap + CGFloat(column) * reach)
    let right = snapped(gap + CGFloat(column + 1) * reach) - gap
    let upper = snapped(top + CGFloat(row) * pitch)
    let lower = snapped(top + CGFloat(row + 1) * pitch) - gap
    return CGRect(x: left, y: upper, width: max(right - left, 1), height: max(lower - upper, 1))
  }

  /// The frame of a brick where `wall` has moved it.
  package func frame(of brick: Brick, in wall: Wall) -> CGRect {
    brickFrame(row: brick.row, column: brick.column).offsetBy(dx: sway(of: brick.row, in: wall), dy: fall(of: wall))
  }

  /// How far a row has moved to the right. It leaves a ball room at the sides.
  package func sway(of row: Int, in wall: Wall) -> CGFloat {
    guard wall.movingRows.contains(row) else { return 0 }
    let reach = (size.width - gap) / CGFloat(columns)
    let amplitude = CGFloat(wall.room(beside: row)) * reach - ballDiameter * Rules.serveSpacing
    guard amplitude > 0 else { return 0 }
    let turn = 2 * CGFloat.pi * CGFloat(wall.time) / Rules.swayTime + CGFloat(row) * Rules.swayTurn
    // In sixty-fourths, so that a moved frame has exactly the size of one at rest.
    return (amplitude * CaromGeometry.sin(turn) * 64).rounded() / 64
  }

  /// How far the wall has come down.
  package func fall(of wall: Wall) -> CGFloat { (CGFloat(wall.steps) * pitch * Rules.sinkStep).rounded(.down) }

  /// Whether one more step leaves enough room above the paddle.
  package func canSink(_ wall: Wall) -> Bool {
    let lowest = brickFrame(row: wall.lowestRow, column: 0).maxY + fall(of: wall)
    return lowest + pitch * (Rules.sinkStep + Rules.sinkRoom) < serveY
  }

  private func snapped(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }

  /// How far a magnet reaches from its middle.
  package var magnetReach: CGFloat { measure * Rules.magnetReach }

  // MARK: Paddle, balls and falling things

  package var ballDiameter: CGFloat { measure * Rules.ballDiameter }

  /// The paddle's size when its ordinary width is multiplied by `factor`.
  package func paddleSize(widenedBy factor: CGFloat) -> CGSize {
    let width = measure * settings.paddleWidth * factor
    return CGSize(width: min(width, size.width * Rules.widestPaddle), height: measure * Rules.paddleThickness)
  }

  /// The y coordinate of the paddle's middle.
  package var paddleY: CGFloat { size.height - measure * Rules.paddleHeight }

  /// The y of the net that saves a ball below the paddle.
  package var netY: CGFloat { size.height - ballDiameter / 2 }

  /// The x nearest to `x` at which a paddle of `width` lies completely inside the court.
  package func clampedPaddleX(_ x: CGFloat, width: CGFloat) -> CGFloat {
    guard x.isFinite else { return size.width / 2 }
    return max(width / 2, min(x, size.width - width / 2))
  }

  /// The y of the center of a ball that waits just above the paddle.
  package var serveY: CGFloat {
    paddleY - measure * Rules.paddleThickness / 2 - ballDiameter * (0.5 + Rules.serveClearance)
  }

  /// The centers of the balls that wait for one serve: side by side above a paddle whose middle is at `x`, inside the
  /// court.
  package func serveCenter(_ index: Int, of count: Int, paddleX x: CGFloat) -> CGPoint {
    let spacing = ballDiameter * Rules.serveSpacing
    let half = spacing * CGFloat(count - 1) / 2
    let room = half + ballDiameter
    let middle = max(room, min(x, size.width - room))
    return CGPoint(x: middle - half + spacing * CGFloat(index), y: serveY)
  }

  package var thingSize: CGSize { CGSize(width: measure * Rules.thingWidth, height: measure * Rules.thingHeight) }
  package var fallSpeed: CGFloat { measure * Rules.fallSpeed }

  // MARK: Speeds

  /// The cruising speed at a tempo of 1 or another.
  package func cruise(tempo: CGFloat = 1) -> CGFloat { measure * Rules.cruise * settings.ballSpeed * tempo }

  /// The acceleration due to gravity, in points per second squared. It is proportional to the square of the cruising
  /// speed, so a ball that leaves the paddle always reaches the top.
  package func gravity(tempo: CGFloat = 1) -> CGFloat {
    guard !isEmpty else { return 0 }
    let speed = cruise(tempo: tempo)
    return CGFloat(settings.gravity) * Rules.gravityStep * speed * speed / (2 * size.height)
  }

  /// The speed of the paddle while a key is held.
  package var paddleSpeed: CGFloat { measure * Rules.paddleSpeed }
}
