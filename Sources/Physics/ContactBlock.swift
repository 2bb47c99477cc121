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
  /// Some of them met fast enough to bounce.
  var isFast: Bool
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
  /// As the bodies have moved so far.
  var separation: Lanes
}

/// Where a contact's numbers are: block × 8 + lane.
typealias LanePlace = Int32

extension World {
  /// No contact has a colour yet; a body's colours are cleared with its first contact.
  mutating func beginColours() {
    scratch.used.resize(bodies.count)
    scratch.places.count = 0
    scratch.perColour.resize(2 * (Colours.count + 1))
    for i in 0..<scratch.perColour.count { scratch.perColour[i] = 0 }
  }

  /// Gives the next contact a colour, so that no body that can be moved has two contacts of one colour; then colours are
  /// cut into blocks. Two contacts of a body meet in the solver one after the other, as they must, yet eight unrelated
  /// ones can be solved at a time. Contacts with static bodies have colours of their own, which are solved last and so
  /// have the last word. What finds no colour gets a block for itself.
  @inline(__always) mutating func giveColour(_ a: Int32?, _ b: Int32?, isDouble: Bool) {
    let used = scratch.used.base
    let movable = Colours.movable
    var taken = a != nil && b != nil ? ~movable : movable
    if let a { taken |= used[Int(a)] }
    if let b { taken |= used[Int(b)] }
    let colour = taken == .max ? Colours.count : (~taken).trailingZeroBitCount
    if colour < Colours.count {
      if let a { used[Int(a)] |= 1 << UInt64(colour) }
      if let b { used[Int(b)] |= 1 << UInt64(colour) }
    }
    let slot = 2 * colour + (isDouble ? 0 : 1)
    scratch.places.append(Int32(slot))
    scratch.perColour[slot] += 1
  }

  /// Blocks in the order of colours, in each the two-point ones first; each contact its place in them.
  mutating func layOutBlocks() {
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
      scratch.points.resize(Int(points + needed * count))
      for b in Int(blocks)..<Int(blocks + needed) {
        scratch.blocks[b].firstPoint = points
        scratch.blocks[b].count = count
        scratch.blocks[b].isBouncy = false
        points += count
      }
      // Lanes that stay empty do nothing; full blocks are written over.
      for b in (blocks + (alone ? 0 : n / 8))..<(blocks + needed) { empty(scratch.blocks.base + Int(b)) }
      blocks += needed
    }
    for k in 0..<scratch.places.count {
      let slot = Int(scratch.places[k])
      scratch.places[k] = scratch.perColour[slot]
      scratch.perColour[slot] += slot >= 2 * Colours.count ? 8 : 1
    }
  }

  /// Clears all lanes of a block and its points.
  private mutating func empty(_ block: UnsafeMutablePointer<ContactBlock>) {
    let (first, count) = (block.pointee.firstPoint, block.pointee.count)
    clear(block, count: 1)
    block.pointee.firstPoint = first
    block.pointee.count = count
    clear(scratch.points.base + Int(first), count: Int(count))
  }

  private func clear<Row: BitwiseCopyable>(_ rows: UnsafeMutablePointer<Row>, count: Int) {
    UnsafeMutableRawPointer(rows)
      .initializeMemory(as: UInt8.self, repeating: 0, count: count * MemoryLayout<Row>.stride)
  }
}

enum Colours {
  static let count = 64
  /// The colours for contacts of two bodies that can both be moved.
  static let movable: UInt64 = (1 << 44) - 1
}
