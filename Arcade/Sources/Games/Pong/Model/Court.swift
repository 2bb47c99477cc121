import CaromGeometry

/// Where everything stands in a court of a given size, in points, and how fast it moves, in points per second.
///
/// The game thinks of the court as standing upright, the near player below: x goes across it, y along it. On a wide
/// screen the court lies on its side, turned by a quarter so that the near player is at the left; `inView` and `inCourt`
/// lead from one to the other.
package struct Court: Equatable {
  /// The size of the court's view.
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
  package var isEmpty: Bool { measure == 0 }
  /// Whether the players are above and below each other, and not side by side.
  package var isUpright: Bool { size.height >= size.width }
  /// From wall to wall.
  package var width: CGFloat { isUpright ? size.width : size.height }
  /// From end to end.
  package var length: CGFloat { isUpright ? size.height : size.width }

  // MARK: Between court and view

  package func inView(_ place: CGPoint) -> CGPoint {
    isUpright ? place : CGPoint(x: size.width - place.y, y: place.x)
  }

  package func inCourt(_ place: CGPoint) -> CGPoint {
    isUpright ? place : CGPoint(x: place.y, y: size.width - place.x)
  }

  /// The same for velocities.
  package func turnedToView(_ velocity: CGPoint) -> CGPoint {
    isUpright ? velocity : CGPoint(x: -velocity.y, y: velocity.x)
  }

  package func turnedToCourt(_ velocity: CGPoint) -> CGPoint {
    isUpright ? velocity : CGPoint(x: velocity.y, y: -velocity.x)
  }

  /// The size in the view of what is `across` wide and `along` long in the court.
  package func sizeInView(across: CGFloat, along: CGFloat) -> CGSize {
    isUpright ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  // MARK: Paddles and ball

  package var ballDiameter: CGFloat { measure * Rules.ballDiameter }
  package var paddleLength: CGFloat { width * settings.paddleLength }
  package var paddleThickness: CGFloat { measure * Rules.paddleThickness }

  /// The line on which the middle of a side's paddle moves.
  package func paddleY(_ side: Side) -> CGFloat {
    let inset = measure * Rules.paddleInset
    return side == .near ? length - inset : inset
  }

  /// The line of the paddle's face; a ball whose middle is behind it is past.
  package func faceY(_ side: Side) -> CGFloat {
    paddleY(side) + (side == .near ? -1 : 1) * paddleThickness / 2
  }

  /// The nearest place for the middle of a paddle that is wholly in the court; the middle for what is no number.
  package func clampedPaddleX(_ x: CGFloat) -> CGFloat {
    guard x.isFinite else { return width / 2 }
    let room = paddleLength / 2 + Rules.paddleClearance
    return max(room, min(x, width - room))
  }

  /// Where the ball waits before the paddle of its server.
  package func servePlace(_ side: Side, paddleX: CGFloat) -> CGPoint {
    let away = ballDiameter * (0.5 + Rules.serveClearance)
    return CGPoint(x: paddleX, y: faceY(side) + (side == .near ? -away : away))
  }

  // MARK: Speeds

  /// Speed of a serve.
  package var cruise: CGFloat { measure * Rules.cruise * settings.ballSpeed }
  /// Speed of a paddle under a held key.
  package var keySpeed: CGFloat { measure * Rules.keySpeed }
}
