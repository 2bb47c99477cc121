/// A reference that does not keep its object alive and reads nil once the object is gone.
///
///     final class Game: NSObject {
///       @Weak var delegate: (any GameDelegate)?
///     }
///
/// `T` is a class that descends from `NSObject`, or an existential whose objects do. Declare delegate protocols as
/// `protocol GameDelegate: NSObject`, so that the compiler guarantees it.
@propertyWrapper
public struct Weak<T> {
  private var box: LifeBox?
  private var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)

  /// Creates a reference to nothing.
  public init() {}

  /// Creates a reference to `wrappedValue`.
  public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }

  /// Creates a reference to `value`; meant for capture lists: `{ [me = Weak(self)] in me.value?.score() }`.
  public init(_ value: T?) { wrappedValue = value }

  /// The object; nil if none was set, or once its destruction has begun.
  public var wrappedValue: T? {
    get {
      guard let box, box.object != nil else { return nil }
      return withUnsafePointer(to: words) { pointer in
        UnsafeRawPointer(pointer).assumingMemoryBound(to: T.self).pointee
      }
    }
    set {
      guard let newValue else {
        box = nil
        words = (0, 0, 0, 0)
        return
      }
      precondition(MemoryLayout<T>.size <= MemoryLayout.size(ofValue: words))
      // The first word of a class reference, and of an existential bound to a class, is the object itself.
      let first = withUnsafeBytes(of: newValue) { $0.load(as: UInt.self) }
      guard let address = UnsafeRawPointer(bitPattern: first) else { return }
      box = Unmanaged<NSObject>.fromOpaque(address).takeUnretainedValue().lifeBox
      withUnsafeMutableBytes(of: &words) { target in
        withUnsafeBytes(of: newValue) { target.copyMemory(from: $0) }
      }
    }
  }

  /// The object, as `wrappedValue`: nil if none was set, or once it is gone.
  public var value: T? {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }
}

extension NSObjectProtocol {
  /// Returns a closure that calls `body` with this object as long as the object lives, without keeping it alive.
  ///
  /// Use it where UIKit code says `[weak self]`: `retry = weakly { me in me.load() }`.
  public func weakly(_ body: @escaping (Self) -> Void) -> () -> Void {
    let me = Weak<Self>(self)
    return { if let me = me.value { body(me) } }
  }
}
