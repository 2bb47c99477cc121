/// A growable flat array of trivial values, the only kind of storage in the world.
///
/// Reads and writes go through `base` without bounds checks or reference counting, so a step pays for neither. A copy
/// of a column shares its memory; before the first write to shared memory, the world calls `detach()` on every column
/// (`World.own()`).
struct Column<Element: BitwiseCopyable> {
  private var memory: ColumnMemory
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count: Int

  init(capacity: Int = 0) {
    let room = max(capacity, 4)
    memory = ColumnMemory(byteCount: room * MemoryLayout<Element>.stride)
    base = memory.address.bindMemory(to: Element.self, capacity: room)
    self.capacity = room
    count = 0
  }

  @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    unsafeAddress { UnsafePointer(base + Int(index)) }
    nonmutating unsafeMutableAddress { base + Int(index) }
  }

  @inline(__always) mutating func append(_ value: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = value
    count += 1
  }

  /// Ensures a capacity of at least `wanted` elements and keeps the present ones.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    move(to: max(wanted, capacity * 2))
  }

  /// Sets the count to `wanted` and leaves new elements uninitialized: for scratch columns that are written before they
  /// are read.
  @inline(__always) mutating func resize(_ wanted: Int) {
    if wanted > capacity { reserve(wanted) }
    count = wanted
  }

  /// Raises the count to at least `wanted` and fills new elements with `value`.
  mutating func fill(to wanted: Int, with value: Element) {
    reserve(wanted)
    while count < wanted {
      base[count] = value
      count += 1
    }
  }

  /// Gives this column its own copy of the memory.
  mutating func detach() { move(to: capacity) }

  private mutating func move(to room: Int) {
    let fresh = ColumnMemory(byteCount: room * MemoryLayout<Element>.stride)
    let start = fresh.address.bindMemory(to: Element.self, capacity: room)
    start.update(from: base, count: count)
    memory = fresh
    base = start
    capacity = room
  }
}

/// The memory of a column, freed with the last column that shares it.
final class ColumnMemory {
  let address: UnsafeMutableRawPointer

  init(byteCount: Int) {
    // 64 bytes: neither a contact nor a row of eight lanes straddles two cache lines.
    address = .allocate(byteCount: byteCount, alignment: 64)
  }

  deinit { address.deallocate() }
}
