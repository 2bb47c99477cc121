import CaromGeometry

/// The layout of a court of a given size, in points, and the speeds in it, in points per second.
///
/// In court coordinates the court is upright and the near player is at the bottom: x runs across it and y along it. On
/// a wide screen the court lies on its side, rotated by a quarter turn so that the near player is on the left. `inView`
/// and `inCourt` convert between the two.
package struct Court: Equatable {
  /// The size of the court's view.
  package let size: CGSize
  package let settings: Settings

  /// Creates a court of `size`. A size that is empty, infinite or NaN gives an empty court, in which nobody can play.
  package init(size: CGSize, settings: Settings) {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    self.size = isUsable ? size : .zero
    self.settings = settings
    measure = (self.size.width * self.size.height).squareRoot()
  }

  /// The square root of the area in points; all other lengths are proportional to it.
  package let measure: CGFloat
  package var isEmpty: Bool { measure == 0 }
  /// Whether the players sit above and below the court rather than beside it.
  package var isUpright: Bool { size.height >= size.width }
  /// The distance between the side walls.
  package var width: CGFloat { isUpright ? size.width : size.height }
  /// The distance between the ends.
  package var length: CGFloat { isUpright ? size.height : size.width }

  // MARK: Between court and view

  package func inView(_ place: CGPoint) -> CGPoint {
    isUpright ? place : CGPoint(x: size.width - place.y, y: place.x)
  }

  package func inCourt(_ place: CGPoint) -> CGPoint {
    isUpright ? place : CGPoint(x: place.y, y: size.width - place.x)
  }

  /// Rotates a velocity from court coordinates to the view's.
  package func turnedToView(_ velocity: CGPoint) -> CGPoint {
    isUpright ? velocity : CGPoint(x: -velocity.y, y: velocity.x)
  }

  package func turnedToCourt(_ velocity: CGPoint) -> CGPoint {
    isUpright ? velocity : CGPoint(x: velocity.y, y: -velocity.x)
  }

  /// The size in the view of something that is `across` wide and `along` long in the court.
  package func sizeInView(across: CGFloat, along: CGFloat) -> CGSize {
    isUpright ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  // MARK: Paddles and ball

  package var ballDiameter: CGFloat { measure * Rules.ballDiameter }
  package var paddleLength: CGFloat { width * settings.paddleLength }
  package var paddleThickness: CGFloat { measure * Rules.paddleThickness }

  /// The y on which the middle of a side's paddle moves.
  package func paddleY(_ side: Side) -> CGFloat {
    let inset = measure * Rules.paddleInset
    return side == .near ? length - inset : inset
  }

  /// The y of the paddle's face. A ball whose center is behind it has passed the paddle.
  package func faceY(_ side: Side) -> CGFloat {
    paddleY(side) + (side == .near ? -1 : 1) * paddleThickness / 2
  }

  /// The x nearest to `x` at which a paddle lies completely inside the court; the middle of the court if `x` is NaN or
  /// infinite.
  package func clampedPaddleX(_ x: CGFloat) -> CGFloat {
    guard x.isFinite else { return width / 2 }
    let room = paddleLength / 2 + Rules.paddleClearance
    return max(room, min(x, width - room))
  }

  /// The place in front of the server's paddle where the ball waits.
  package func servePlace(_ side: Side, paddleX: CGFloat) -> CGPoint {
    let away = ballDiameter * (0.5 + Rules.serveClearance)
    return CGPoint(x: paddleX, y: faceY(side) + (side == .near ? -away : away))
  }

  // MARK: Speeds

  /// The speed of a serve.
  package var cruise: CGFloat { measure * Rules.cruise * settings.ballSpeed }
  /// The speed of a paddle while a key is held.
  package var keySpeed: CGFloat { measure * Rules.keySpeed }
}
