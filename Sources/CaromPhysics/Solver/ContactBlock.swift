/// Up to eight contacts that share no body which they could move, solved at once.
struct ContactBlock: BitwiseCopyable {
  /// The bodies; what stands still is nobody, who never moves.
  var rowsA: LaneOffsets
  var rowsB: LaneOffsets
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
  /// Makes a block five whole lines of a cache, so that no lanes lie across two.
  private var rest: (UInt64, UInt64)
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
  /// As the bodies have moved so far.
  var separation: Lanes
}

/// What is kept of the same points for the end of the step, so that the passes of the sub-steps need not read over it.
struct HitLanes: BitwiseCopyable {
  /// The normal velocity before the step, negative on approach.
  var approach: Lanes
  /// Where there is a bounce, the greatest impulse of any sub-step.
  var greatestImpulse: Lanes
}

/// Where in `PointLanes` and `HitLanes` some of their numbers begin, counted in floats: a single contact has every eighth
/// from its lane on.
enum PointPlaces {
  static let normalImpulse = 40
  static let tangentImpulse = 48
  static let approach = 0
  static let greatestImpulse = 8
}

extension World {
  /// No contact has a colour yet; a body's colours are cleared with its first contact.
  mutating func beginColours() {
    scratch.used.resize(bodies.count)
    scratch.used[0] = 0
    scratch.perColour.resize(2 * (Colours.count + 1))
    for i in 0..<scratch.perColour.count { scratch.perColour[i] = 0 }
  }

  /// Gives the next contact a colour, so that no body that can be moved has two contacts of one colour; then colours are
  /// cut into blocks. Two contacts of a body meet in the solver one after the other, as they must, yet eight unrelated
  /// ones can be solved at a time. Contacts with static bodies have colours of their own, which are solved last and so
  /// have the last word. What finds no colour gets a block for itself.
  /// What cannot be moved is nobody here. The answer is where the contact is counted: two-point ones of a colour, then
  /// others.
  @inline(__always) mutating func giveColour(_ a: Int32, _ b: Int32, isDouble: Bool) -> Int32 {
    let used = scratch.used.base
    let taken = (a > 0 && b > 0 ? ~Colours.movable : Colours.movable) | used[Int(a)] | used[Int(b)]
    let colour = taken == .max ? Colours.count : (~taken).trailingZeroBitCount
    if colour < Colours.count {
      used[Int(a)] |= 1 << UInt64(colour)
      used[Int(b)] |= 1 << UInt64(colour)
      used[0] = 0
    }
    let slot = 2 * colour + (isDouble ? 0 : 1)
    scratch.perColour[slot] += 1
    return Int32(slot)
  }

  /// Blocks in the order of colours, in each the two-point ones first, and where the first contact of each goes.
  mutating func layOutBlocks() {
    var blocks: Int32 = 0
    var points: Int32 = 0
    scratch.blocks.count = 0
    // Behind the last contact lies a blank one.
    contacts.reserve(contacts.count + 1)
    surfaces.reserve(contacts.count + 1)
    memories.reserve(memories.count + 1)
    contacts[contacts.count] = Contact(pieceA: 0, pieceB: 0, bodyA: 0, bodyB: 0, memory: Int32(memories.count))
    surfaces[contacts.count] = ContactSurface()
    memories[memories.count] = ContactMemory(contact: Int32(contacts.count))
    let blank = offset(ofContact: contacts.count)
    for slot in 0..<scratch.perColour.count {
      let n = scratch.perColour[slot]
      guard n > 0 else { continue }
      let alone = slot >= 2 * Colours.count
      let needed = alone ? n : (n + 7) / 8
      let count: Int32 = slot & 1 == 0 ? 2 : 1
      scratch.perColour[slot] = 8 * blocks
      scratch.blocks.resize(Int(blocks + needed))
      scratch.contactRows.resize(Int(blocks + needed))
      scratch.points.resize(Int(points + needed * count))
      scratch.pointHits.resize(Int(points + needed * count))
      for b in Int(blocks)..<Int(blocks + needed) {
        scratch.blocks[b].firstPoint = points
        scratch.blocks[b].count = count
        scratch.blocks[b].isBouncy = false
        points += count
      }
      // Lanes that stay empty do nothing; full blocks are written over.
      for b in (blocks + (alone ? 0 : n / 8))..<(blocks + needed) {
        scratch.blocks[b].rowsA = LaneOffsets()
        scratch.blocks[b].rowsB = LaneOffsets()
        scratch.contactRows[b] = LaneOffsets(all: blank)
      }
      blocks += needed
    }
  }

  /// Puts an active contact into the next lane of its colour; that block, if it is full now.
  @inline(__always) mutating func place(_ k: Int) -> Int? {
    let contact = scratch.active[k]
    let slot = Int(contact.place)
    let isAlone = slot >= 2 * Colours.count
    let place = scratch.perColour[slot]
    scratch.perColour[slot] += isAlone ? 8 : 1
    scratch.active[k].place = place
    let (index, lane) = (Int(place >> 3), Int(place & 7))
    let block = scratch.blocks.base + index
    let offsets = UnsafeMutableRawPointer(block).assumingMemoryBound(to: UInt32.self) + lane
    offsets[0] = offset(of: contact.bodyA)
    offsets[8] = offset(of: contact.bodyB)
    scratch.contactRows.row(index)[lane] = offset(ofContact: Int(contact.contact))
    block.pointee.isImmovable = contact.isImmovable
    if contact.isBouncy {
      block.pointee.isBouncy = true
      scratch.bouncy.append(Int32(k))
    }
    return isAlone || lane == 7 ? index : nil
  }

  /// Where a body's row is in `states` and in `dynamics`.
  @inline(__always) func offset(of body: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(body) &* MemoryLayout<BodyState>.stride)
  }

  @inline(__always) func offset(ofMemory index: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(index) &* MemoryLayout<ContactMemory>.stride)
  }

  @inline(__always) private func offset(ofContact index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: index &* MemoryLayout<Contact>.stride)
  }
}

enum Colours {
  static let count = 64
  /// The colours for contacts of two bodies that can both be moved.
  static let movable: UInt64 = (1 << 44) - 1
}
