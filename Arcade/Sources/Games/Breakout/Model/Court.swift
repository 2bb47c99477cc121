import CaromGeometry

/// Where everything stands in a court of a given size, in points, and how fast it moves, in points per second.
package struct Court: Equatable {
  package let size: CGSize
  package let settings: Settings

  /// A court of `size`; a size that is empty or not a number gives an empty court, in which nothing can be played.
  package init(size: CGSize, settings: Settings) {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    self.size = isUsable ? size : .zero
    self.settings = settings
    measure = (self.size.width * self.size.height).squareRoot()
  }

  /// The square root of the area: the length all others follow.
  package let measure: CGFloat

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
  package var isEmpty: Bool { measure == 0 }

  // MARK: Bricks

  /// The gap between bricks, and between the wall and the sides: whole points, so that all gaps look alike.
  package var gap: CGFloat { max((measure * Rules.brickGap + 0.5).rounded(.down), 2) }

  /// The frame of the brick in `row` and `column`, its edges on whole points.
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

  /// The height at which the paddle's middle moves.
  package var paddleY: CGFloat { size.height - measure * Rules.paddleHeight }

  /// The nearest place for the middle of a paddle of `width` that is wholly in the court.
  package func clampedPaddleX(_ x: CGFloat, width: CGFloat) -> CGFloat {
    guard x.isFinite else { return size.width / 2 }
    return max(width / 2, min(x, size.width - width / 2))
  }

  /// The height of a ball's middle just above the paddle.
  package var serveY: CGFloat {
    paddleY - measure * Rules.paddleThickness / 2 - ballDiameter * (0.5 + Rules.serveClearance)
  }

  /// Where the balls of one serve wait on a paddle whose middle is at `x`: side by side, within the court.
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

  /// Acceleration by gravity in points per second squared. It follows the cruising speed, so that a ball that leaves the
  /// paddle always reaches the top.
  package func gravity(isSlow: Bool) -> CGFloat {
    guard !isEmpty else { return 0 }
    let speed = cruise(isSlow: isSlow)
    return CGFloat(settings.gravity) * Rules.gravityStep * speed * speed / (2 * size.height)
  }

  /// Speed of the paddle under a held key.
  package var paddleSpeed: CGFloat { measure * Rules.paddleSpeed }
}
