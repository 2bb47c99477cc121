/// Outlives its object and knows whether the object is still alive: all weak references and back links are built on it.
///
/// Nothing else in the kit keeps an object's address without keeping the object alive. `NSObject.deinit` clears the
/// address, so no subclass has to.
public final class LifeBox {
  private var address: Unmanaged<NSObject>?

  init(_ object: NSObject) { address = Unmanaged.passUnretained(object) }

  /// The object; nil from the moment its destruction begins.
  final var object: NSObject? {
    guard let address, !LifeBox.isBeingDestroyed(address.toOpaque()) else { return nil }
    return address.takeUnretainedValue()
  }

  func objectDied() { address = nil }

  /// Whether the object's destruction has begun: parts of it may be gone, and a reference taken now would dangle.
  ///
  /// Swift has no API for that, so this reads the reference count, the second word of the object's header.
  @inline(__always) private static func isBeingDestroyed(_ object: UnsafeMutableRawPointer) -> Bool {
    let count = object.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    #if hasFeature(Embedded)
      // While an object is being destroyed, Embedded Swift sets its count to the highest value; statically initialized objects
      // have one more bit set.
      return count == UInt(Int.max)
    #else
      // Bit 32 is the flag, unless the two highest bits say that the count is kept elsewhere.
      return count >> 62 != 3 && count >> 32 & 1 == 1
    #endif
  }
}
