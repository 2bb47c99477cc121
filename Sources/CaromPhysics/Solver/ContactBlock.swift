/// Up to eight contacts solved at once. No two of them share a body that they could move.
struct ContactBlock: BitwiseCopyable {
  /// The offsets of the bodies. Immovable bodies are replaced by the placeholder body in row 0.
  var rowsA: LaneOffsets
  var rowsB: LaneOffsets
  var normalX: Lanes
  var normalY: Lanes
  var friction: Lanes
  var inverseMassA: Lanes
  var inverseMassB: Lanes
  var inverseInertiaA: Lanes
  var inverseInertiaB: Lanes
  /// The block's `count` points lie in consecutive elements from this one.
  var firstPoint: Int32
  var count: Int32
  /// One side of each contact is static or kinematic.
  var isImmovable: Bool
  /// Whether some of the contacts bounce. Then their greatest impulse in the step is recorded.
  var isBouncy: Bool
  /// Whether some of them met fast enough to bounce.
  var isFast: Bool
  /// Padding that makes a block five whole cache lines, so that no lanes straddle two.
  private var rest: (UInt64, UInt64)
}

/// One point of each contact of a block.
struct PointLanes: BitwiseCopyable {
  var anchorAX: Lanes
  var anchorAY: Lanes
  var anchorBX: Lanes
  var anchorBY: Lanes
  /// The part of the separation that does not come from the anchors.
  var gap: Lanes
  var normalImpulse: Lanes
  var tangentImpulse: Lanes
  var normalMass: Lanes
  var tangentMass: Lanes
  /// The separation with the displacements so far.
  var separation: Lanes
}

/// Data of the same points for the end of the step, kept apart so that the passes of the sub-steps do not read over it.
struct HitLanes: BitwiseCopyable {
  /// The normal velocity before the step, negative on approach.
  var approach: Lanes
  /// The greatest impulse in any sub-step; recorded in blocks that bounce.
  var greatestImpulse: Lanes
}

/// Where some of the numbers begin within `PointLanes` and `HitLanes`, counted in floats. The numbers of a single
/// contact are every eighth one from its lane.
enum PointPlaces {
  static let normalImpulse = 40
  static let tangentImpulse = 48
  static let approach = 0
  static let greatestImpulse = 8
}

extension World {
  /// Resets the graph coloring. The bit set of a body is cleared at its first contact.
  mutating func beginColors() {
    scratch.used.resize(bodies.count)
    scratch.used[0] = 0
    scratch.perColor.resize(2 * (Colors.count + 1))
    for i in 0..<scratch.perColor.count { scratch.perColor[i] = 0 }
  }

  /// Gives the next contact a color such that no movable body has two contacts of the same color; blocks are then cut
  /// from the colors.
  ///
  /// The contacts of one body are solved one after the other, as they must be, while eight unrelated ones are solved at
  /// once. Contacts with immovable bodies use separate colors, which are solved last and so have the last word. A
  /// contact that finds no free color gets a block of its own.
  ///
  /// Immovable bodies are passed as index 0. Returns the counter of the contact: two per color, first for contacts
  /// with two points, then for those with one.
  @inline(__always) mutating func giveColor(_ a: Int32, _ b: Int32, isDouble: Bool) -> Int32 {
    let used = scratch.used.base
    let taken = (a > 0 && b > 0 ? ~Colors.movable : Colors.movable) | used[Int(a)] | used[Int(b)]
    let color = taken == .max ? Colors.count : (~taken).trailingZeroBitCount
    if color < Colors.count {
      used[Int(a)] |= 1 << UInt64(color)
      used[Int(b)] |= 1 << UInt64(color)
      used[0] = 0
    }
    let slot = 2 * color + (isDouble ? 0 : 1)
    scratch.perColor[slot] += 1
    return Int32(slot)
  }

  /// Lays out the blocks in the order of colors, those of two-point contacts first, and records where the first
  /// contact of each goes.
  mutating func layOutBlocks() {
    var blocks: Int32 = 0
    var points: Int32 = 0
    scratch.blocks.count = 0
    // A blank contact lies past the end of the column.
    contacts.reserve(contacts.count + 1)
    surfaces.reserve(contacts.count + 1)
    memories.reserve(memories.count + 1)
    contacts[contacts.count] = Contact(pieceA: 0, pieceB: 0, bodyA: 0, bodyB: 0, memory: Int32(memories.count))
    surfaces[contacts.count] = ContactSurface()
    memories[memories.count] = ContactMemory(contact: Int32(contacts.count))
    let blank = offset(ofContact: contacts.count)
    for slot in 0..<scratch.perColor.count {
      let n = scratch.perColor[slot]
      guard n > 0 else { continue }
      let alone = slot >= 2 * Colors.count
      let needed = alone ? n : (n + 7) / 8
      let count: Int32 = slot & 1 == 0 ? 2 : 1
      scratch.perColor[slot] = 8 * blocks
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
      // Initializes the lanes that stay empty; full blocks are overwritten.
      for b in (blocks + (alone ? 0 : n / 8))..<(blocks + needed) {
        scratch.blocks[b].rowsA = LaneOffsets()
        scratch.blocks[b].rowsB = LaneOffsets()
        scratch.contactRows[b] = LaneOffsets(all: blank)
      }
      blocks += needed
    }
  }

  /// Puts an active contact into the next lane of its color. Returns the block if it is full now.
  @inline(__always) mutating func place(_ k: Int) -> Int? {
    let contact = scratch.active[k]
    let slot = Int(contact.place)
    let isAlone = slot >= 2 * Colors.count
    let place = scratch.perColor[slot]
    scratch.perColor[slot] += isAlone ? 8 : 1
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

  /// The byte offset of a body's row in `states` and in `dynamics`.
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

enum Colors {
  static let count = 64
  /// The colors for contacts between two movable bodies.
  static let movable: UInt64 = (1 << 44) - 1
}
