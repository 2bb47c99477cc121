import CaromGeometry

/// The layout of a court of a given size, in points, and the speeds in it, in points per second.
package struct Court: Equatable {
  package let size: CGSize
  package let settings: Settings

  /// Creates a court of `size`. A size that is empty, infinite or NaN gives an empty court, in which nobody can play.
  /// play.
  package init(size: CGSize, settings: Settings) {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    self.size = isUsable ? size : .zero
    self.settings = settings
    measure = (self.size.width * self.size.height).squareRoot()
  }

  /// The square root of the area in points; all other lengths are proportional to it.
  package let measure: CGFloat

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
  package var isEmpty: Bool { measure == 0 }

  // MARK: Bricks

  /// The gap between bricks, and between the wall and the sides. It is a whole number of points, so all gaps look
  /// alike.
  package var gap: CGFloat { max((measure * Rules.brickGap + 0.5).rounded(.down), 2) }

  /// The frame of the brick in `row` and `column`, with its edges on whole points.
  package func brickFrame(row: Int, column: Int) -> CGRect {
    let top = size.height * Rules.roomAboveWall
    let pitch = size.height * Rules.rowPitch
    let reach = (size.width - gap) / CGFloat(settings.bricksPerRow)
    let left = snapped(gap + CGFloat(column) * reach)
    let right = snapped(gap + CGFloat(column + 1) * reach) - gap
    let upper = snapped(top + CGFloat(row) * pitch)
    let lower = snapped(top + CGFloat(row + 1) * pitch) - gap
    return CGRect(x: left, y: upper, width: max(right - left, 1), height: max(lower - upper, 1))
  }

  package func frame(of brick: Brick) -> CGRect { brickFrame(row: brick.row, column: brick.column) }

  private func snapped(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }

  // MARK: Paddle and balls

  package var ballDiameter: CGFloat { measure * Rules.ballDiameter }

  package func paddleSize(isWide: Bool) -> CGSize {
    let width = measure * settings.paddleWidth * (isWide ? Rules.wideFactor : 1)
    return CGSize(width: min(width, size.width * Rules.widestPaddle), height: measure * Rules.paddleThickness)
  }

  /// The y coordinate of the paddle's middle.
  package var paddleY: CGFloat { size.height - measure * Rules.paddleHeight }

  /// The x nearest to `x` at which a paddle of `width` lies completely inside the court.
  package func clampedPaddleX(_ x: CGFloat, width: CGFloat) -> CGFloat {
    guard x.isFinite else { return size.width / 2 }
    return max(width / 2, min(x, size.width - width / 2))
  }

  /// The y of the centre of a ball that waits just above the paddle.
  package var serveY: CGFloat {
    paddleY - measure * Rules.paddleThickness / 2 - ballDiameter * (0.5 + Rules.serveClearance)
  }

  /// The centres of the balls that wait for one serve: side by side above a paddle whose middle is at `x`, inside the
  /// court.
  package func serveCenter(_ index: Int, of count: Int, paddleX x: CGFloat) -> CGPoint {
    let spacing = ballDiameter * Rules.serveSpacing
    let half = spacing * CGFloat(count - 1) / 2
    let room = half + ballDiameter
    let middle = max(room, min(x, size.width - room))
    return CGPoint(x: middle - half + spacing * CGFloat(index), y: serveY)
  }

  // MARK: Speeds

  package func cruise(isSlow: Bool) -> CGFloat {
    measure * Rules.cruise * settings.ballSpeed * (isSlow ? Rules.slowFactor : 1)
  }

  /// The acceleration due to gravity, in points per second squared. It is proportional to the square of the cruising
  /// speed, so a ball that leaves the paddle always reaches the top.
  package func gravity(isSlow: Bool) -> CGFloat {
    guard !isEmpty else { return 0 }
    let speed = cruise(isSlow: isSlow)
    return CGFloat(settings.gravity) * Rules.gravityStep * speed * speed / (2 * size.height)
  }

  /// The speed of the paddle while a key is held.
  package var paddleSpeed: CGFloat { measure * Rules.paddleSpeed }
}
