import CaromGeometry

/// A bubble on the screen.
package struct Bubble: Equatable {
  /// Identifies the bubble within its game.
  package let id: Int
  package let kind: BubbleKind
  /// The tick of the game in which it appeared.
  package let birth: Int
  /// The phase of its swaying at the start, in turns.
  package let turn: Double
  /// The point that it sways about, which drifts with the air.
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

  /// Its diameter as a fraction of the full one, 0 … 1.
  package func growth(at tick: Int) -> Double { min(1, Double(age(at: tick)) / Double(Rules.growth)) }

  /// The center of the bubble at a tick.
  package func center(at tick: Int, in field: Field) -> CGPoint {
    let seconds = Double(age(at: tick)) / Double(Rules.ticksPerSecond)
    let angle = 2 * Double.pi * (turn + seconds * Rules.swaysPerSecond)
    return CGPoint(x: anchor.x + field.sway * cos(angle), y: anchor.y + field.sway * sin(angle))
  }
}
