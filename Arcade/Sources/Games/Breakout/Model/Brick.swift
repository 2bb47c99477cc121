/// One brick of the wall.
package struct Brick: Equatable {
  /// The place of a brick in its wall, counted row by row from the top.
  package typealias ID = Int

  /// What a brick is, and so what its breaking does.
  package enum Kind: CaseIterable {
    case plain
    /// Takes two hits and shows cracks after the first.
    case tough
    /// Brings another ball into play.
    case twin
    /// Widens the paddle for a while.
    case wide
    /// Slows the balls down for a while.
    case slow
    /// Breaks the bricks around it.
    case burst
    /// Gives a life.
    case heart

    /// The kinds that do something when they break.
    package static let specials: [Kind] = [.twin, .wide, .slow, .burst, .heart]
  }

  package let id: ID
  /// Counted from the top.
  package let row: Int
  package let column: Int
  package let kind: Kind
  /// Hits until the brick breaks; 0 when it is gone.
  package internal(set) var hitsLeft: Int

  package init(id: ID, row: Int, column: Int, kind: Kind) {
    self.id = id
    self.row = row
    self.column = column
    self.kind = kind
    hitsLeft = kind == .tough ? Rules.toughHits : 1
  }

  package var isStanding: Bool { hitsLeft > 0 }
  package var isCracked: Bool { kind == .tough && hitsLeft == 1 }
}
