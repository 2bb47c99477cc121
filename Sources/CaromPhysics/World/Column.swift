/// A growable flat array of plain values, the world's only kind of storage.
///
/// Reading and writing go through `base` without checks or reference counting, so a warm step costs neither.
/// A copied column shares its memory; the world calls `detach()` on each column before it first writes
/// to a shared one (`World.own()`).
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

  /// Makes room for `wanted` elements, keeping the present ones.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    move(to: max(wanted, capacity * 2))
  }

  /// Makes the count `wanted`, without setting new elements: for scratch that is written before it is read.
  @inline(__always) mutating func resize(_ wanted: Int) {
    if wanted > capacity { reserve(wanted) }
    count = wanted
  }

  /// Makes the count at least `wanted`, with `value` in new places.
  mutating func fill(to wanted: Int, with value: Element) {
    reserve(wanted)
    while count < wanted {
      base[count] = value
      count += 1
    }
  }

  /// Gives this column memory of its own.
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

/// The memory of one column; it dies with the last column that shares it.
final class ColumnMemory {
  let address: UnsafeMutableRawPointer

  init(byteCount: Int) {
    // 64 bytes: neither a contact nor a row of eight lanes straddles two lines of a cache.
    address = .allocate(byteCount: byteCount, alignment: 64)
  }

  deinit { address.deallocate() }
}
