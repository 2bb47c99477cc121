import CaromGeometry

/// A bubble on the screen.
package struct Bubble: Equatable {
  /// Tells bubbles of one game apart.
  package let id: Int
  package let kind: BubbleKind
  /// The tick of the game in which it came.
  package let birth: Int
  /// Where in its swaying it began, in turns.
  private let turn: Double
  /// The place it sways about, which drifts with the air.
  package var anchor: CGPoint
  /// Whether it has begun to leave the screen.
  package var isLeaving = false

  package init(id: Int, kind: BubbleKind, birth: Int, anchor: CGPoint, turn: Double) {
    self.id = id
    self.kind = kind
    self.birth = birth
    self.anchor = anchor
    self.turn = turn
  }

  package func age(at tick: Int) -> Int { tick - birth }

  /// Its share of the full size, 0 … 1.
  package func growth(at tick: Int) -> Double { min(1, Double(age(at: tick)) / Double(Rules.growth)) }

  /// Its middle.
  package func center(at tick: Int, in field: Field) -> CGPoint {
    let seconds = Double(age(at: tick)) / Double(Rules.ticksPerSecond)
    let angle = 2 * Double.pi * (turn + seconds * Rules.swaysPerSecond)
    return CGPoint(x: anchor.x + field.sway * cos(angle), y: anchor.y + field.sway * sin(angle))
  }
}
