/// Which contact belongs to two pieces: a hash table with open addressing in one column.
struct PairTable {
  private struct Slot: BitwiseCopyable {
    var key: UInt64
    var contact: Int32
  }

  private var slots = Column<Slot>(capacity: 64)
  private var count = 0

  init() { slots.fill(to: 64, with: Slot(key: 0, contact: -1)) }

  mutating func detach() { slots.detach() }

  @inline(__always) static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: min(a, b))) << 32 | UInt64(UInt32(bitPattern: max(a, b)))
  }

  @inline(__always) private func home(_ key: UInt64) -> Int {
    // Fibonacci hashing: the upper bits of a product with 2⁶⁴ / φ are well spread.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  func contact(_ key: UInt64) -> Int32 {
    let mask = slots.count - 1
    var i = home(key)
    while slots[i].contact >= 0 {
      if slots[i].key == key { return slots[i].contact }
      i = (i + 1) & mask
    }
    return -1
  }

  /// Inserts a pair, or gives a known one another contact.
  mutating func set(_ key: UInt64, to contact: Int32) {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var i = home(key)
    while slots[i].contact >= 0, slots[i].key != key { i = (i + 1) & mask }
    if slots[i].contact < 0 { count += 1 }
    slots[i] = Slot(key: key, contact: contact)
  }

  mutating func remove(_ key: UInt64) {
    let mask = slots.count - 1
    var i = home(key)
    while slots[i].contact >= 0, slots[i].key != key { i = (i + 1) & mask }
    guard slots[i].contact >= 0 else { return }
    count -= 1
    // Later slots of the same run move up, so that no search stops early.
    var j = i
    while true {
      slots[i].contact = -1
      while true {
        j = (j + 1) & mask
        if slots[j].contact < 0 { return }
        let h = home(slots[j].key)
        let stays = i <= j ? (i < h && h <= j) : (i < h || h <= j)
        if !stays { break }
      }
      slots[i] = slots[j]
      i = j
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Column<Slot>(capacity: old.count * 2)
    slots.fill(to: old.count * 2, with: Slot(key: 0, contact: -1))
    count = 0
    for i in 0..<old.count where old[i].contact >= 0 { set(old[i].key, to: old[i].contact) }
  }
}
