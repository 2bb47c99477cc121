/// One brick of the wall.
package struct Brick: Equatable {
  /// The index of a brick in its wall, counted row by row from the top.
  package typealias ID = Int

  /// The kind of a brick, which decides what a hit does to it.
  package enum Kind: CaseIterable {
    case plain
    /// Takes two hits, and shows cracks after the first.
    case tough
    /// Breaks the bricks around it.
    case burst
    /// Never breaks, and need not.
    case steel
    /// Unseen until it is hit; the next hit breaks it.
    case hidden
    /// Draws balls that pass nearby.
    case magnet
    /// Cannot break as long as a key stands.
    case lock
    /// Opens the locks when the last one breaks.
    case key
    /// Comes and goes; balls fly through it while it is away.
    case ghost
  }

  package let id: ID
  /// The row in the wall, counted from the top.
  package let row: Int
  package let column: Int
  package let kind: Kind
  /// The number of its color among those of the wall.
  package let tint: Int
  /// What falls out of it when it breaks.
  package internal(set) var gift: Thing?
  /// The hits left until the brick breaks; 0 if it is gone.
  package internal(set) var hitsLeft: Int
  /// Whether it stands, but balls fly through it for a while.
  package internal(set) var isAway = false

  package init(id: ID, row: Int, column: Int, kind: Kind, tint: Int? = nil, gift: Thing? = nil) {
    self.id = id
    self.row = row
    self.column = column
    self.kind = kind
    self.tint = tint ?? row
    self.gift = gift
    hitsLeft = kind == .tough || kind == .hidden ? Rules.toughHits : 1
  }

  package var isStanding: Bool { hitsLeft > 0 }
  /// Whether balls bounce off it now.
  package var isSolid: Bool { isStanding && !isAway }
  package var isCracked: Bool { kind == .tough && hitsLeft == 1 }
  /// Whether it is hidden and has not been found yet.
  package var isUnseen: Bool { kind == .hidden && hitsLeft == Rules.toughHits }
  /// Whether it must break before the wall is cleared.
  package var isWanted: Bool { kind != .steel }
}
