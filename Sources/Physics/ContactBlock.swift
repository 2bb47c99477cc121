/// Up to eight contacts that share no body which they could move, solved at once. The rows of the lanes are in the order in
/// which contacts are copied in, number by number (`World.fill`).
struct ContactBlock: BitwiseCopyable {
  var indexA: LaneIndices
  var indexB: LaneIndices
  var normalX: Lanes
  var normalY: Lanes
  var friction: Lanes
  var inverseMassA: Lanes
  var inverseMassB: Lanes
  var inverseInertiaA: Lanes
  var inverseInertiaB: Lanes
  /// Where the points are: `count` of them in a row.
  var firstPoint: Int32
  var count: Int32
  /// One side of each contact is static or kinematic.
  var isImmovable: Bool
  /// Some of the contacts bounce: then it matters whether they were pressed at any time of the step.
  var isBouncy: Bool
}

/// One point of each contact of a block.
struct PointLanes: BitwiseCopyable {
  var anchorAX: Lanes
  var anchorAY: Lanes
  var anchorBX: Lanes
  var anchorBY: Lanes
  /// The separation, less the part that comes from the anchors.
  var gap: Lanes
  var normalImpulse: Lanes
  var tangentImpulse: Lanes
  var normalMass: Lanes
  var tangentMass: Lanes
  var greatestImpulse: Lanes
  /// The normal velocity before the step, negative on approach.
  var approach: Lanes
}

/// Where a contact's numbers are: block × 8 + lane.
typealias LanePlace = Int32

extension World {
  /// Gives each contact a colour, so that no body that can be moved has two contacts of one colour; then colours are cut
  /// into blocks. Two contacts of a body meet in the solver one after the other, as they must, yet eight unrelated ones
  /// can be solved at a time. Contacts with static bodies have colours of their own, which are solved last and so have
  /// the last word. What finds no colour gets a block for itself.
  mutating func colourContacts() {
    let movable = Colours.movable
    scratch.used.resize(bodies.count)
    for k in 0..<scratch.constrained.count { scratch.used[scratch.constrained[k]] = 0 }
    scratch.places.resize(scratch.active.count)
    scratch.perColour.resize(2 * (Colours.count + 1))
    let used = scratch.used.base
    let counts = scratch.perColour.base
    let places = scratch.places.base
    for i in 0..<scratch.perColour.count { counts[i] = 0 }
    for k in 0..<scratch.active.count {
      let c = scratch.active[k]
      let a = Int(c.bodyA)
      let b = Int(c.bodyB)
      let movesA = states[a].flags.contains(.dynamic)
      let movesB = states[b].flags.contains(.dynamic)
      var taken: UInt64 = 0
      if movesA { taken |= used[a] }
      if movesB { taken |= used[b] }
      taken |= movesA && movesB ? ~movable : movable
      let colour = taken == .max ? Colours.count : (~taken).trailingZeroBitCount
      if colour < Colours.count {
        if movesA { used[a] |= 1 << UInt64(colour) }
        if movesB { used[b] |= 1 << UInt64(colour) }
      }
      let slot = 2 * colour + (c.isDouble ? 0 : 1)
      places[k] = Int32(slot)
      counts[slot] += 1
    }
    layOutBlocks()
  }

  /// Blocks in the order of colours, in each the two-point ones first; each contact its place in them.
  private mutating func layOutBlocks() {
    var blocks: Int32 = 0
    var points: Int32 = 0
    scratch.blocks.count = 0
    for slot in 0..<scratch.perColour.count {
      let n = scratch.perColour[slot]
      let alone = slot >= 2 * Colours.count
      let needed = alone ? n : (n + 7) / 8
      let count: Int32 = slot & 1 == 0 ? 2 : 1
      scratch.perColour[slot] = 8 * blocks
      scratch.blocks.resize(Int(blocks + needed))
      for b in blocks..<(blocks + needed) {
        let zero = UnsafeMutableRawPointer(scratch.blocks.base + Int(b))
        zero.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<ContactBlock>.size)
        scratch.blocks[b].firstPoint = points
        scratch.blocks[b].count = count
        points += count
      }
      blocks += needed
    }
    scratch.points.resize(Int(points))
    let zero = UnsafeMutableRawPointer(scratch.points.base)
    zero.initializeMemory(as: UInt8.self, repeating: 0, count: Int(points) * MemoryLayout<PointLanes>.stride)
    for k in 0..<scratch.places.count {
      let slot = Int(scratch.places[k])
      scratch.places[k] = scratch.perColour[slot]
      scratch.perColour[slot] += slot >= 2 * Colours.count ? 8 : 1
    }
  }
}

enum Colours {
  static let count = 64
  /// The colours for contacts of two bodies that can both be moved.
  static let movable: UInt64 = (1 << 44) - 1
}
