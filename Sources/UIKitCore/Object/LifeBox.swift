/// Outlives its object and knows whether that object is still there: what every weak reference and every back link rests on.
///
/// Nothing else in the kit keeps an object's address without keeping the object alive. `NSObject`'s own `deinit` takes the
/// address away, so that no class has to remember to.
public final class LifeBox {
  private var address: Unmanaged<NSObject>?

  init(_ object: NSObject) { address = Unmanaged.passUnretained(object) }

  /// The object; nil from the moment its destruction begins.
  final var object: NSObject? {
    guard let address, !LifeBox.isBeingDestroyed(address.toOpaque()) else { return nil }
    return address.takeUnretainedValue()
  }

  func objectDied() { address = nil }

  /// Whether the first `deinit` of the object has begun: parts of it may be gone, and a reference kept now would dangle.
  ///
  /// Swift has no question for that, so the object's header is read: its second word counts references.
  @inline(__always) private static func isBeingDestroyed(_ object: UnsafeMutableRawPointer) -> Bool {
    let count = object.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    #if hasFeature(Embedded)
      // Embedded Swift makes the count the highest there is while an object is being destroyed; objects that the compiler laid
      // out once and for all have one bit more.
      return count == UInt(Int.max)
    #else
      // Bit 32 says so, unless the two highest bits say that the count is elsewhere.
      return count >> 62 != 3 && count >> 32 & 1 == 1
    #endif
  }
}
