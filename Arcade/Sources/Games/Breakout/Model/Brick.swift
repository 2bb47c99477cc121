/// One brick of the wall.
package struct Brick: Equatable {
  /// The index of a brick in its wall, counted row by row from the top.
  package typealias ID = Int

  /// The kind of a brick, which decides what happens when it breaks.
  package enum Kind: CaseIterable {
    case plain
    /// Takes two hits, and shows cracks after the first.
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

    /// The kinds that have an effect when they break.
    package static let specials: [Kind] = [.twin, .wide, .slow, .burst, .heart]
  }

  package let id: ID
  /// The row in the wall, counted from the top.
  package let row: Int
  package let column: Int
  package let kind: Kind
  /// The hits left until the brick breaks; 0 if it is gone.
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
