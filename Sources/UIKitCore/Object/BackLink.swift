/// A reference from an owned object back to its owner: it does not keep the owner alive, and reads nil once the owner
/// is gone.
///
/// It takes one word of memory, where `Weak` takes five: it holds only the box that the owner's `deinit` clears.
@propertyWrapper
public struct BackLink<Owner: NSObject> {
  private var box: LifeBox?

  /// Creates a link to nothing.
  public init() {}
  /// Creates a link to `wrappedValue`.
  public init(wrappedValue: Owner?) { box = wrappedValue?.lifeBox }

  /// The owner; nil if none was set, or once the owner's destruction has begun.
  public var wrappedValue: Owner? {
    get {
      guard let object = box?.object else { return nil }
      // Only an `Owner` is ever stored.
      return unsafeDowncast(object, to: Owner.self)
    }
    set { box = newValue?.lifeBox }
  }
}
