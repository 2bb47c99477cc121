/// A link from what is owned back to its owner, which does not keep the owner alive and reads nil once the owner is gone.
///
/// One word, where `Weak` takes five: the link holds the box that the owner's end clears.
@propertyWrapper
public struct BackLink<Owner: NSObject> {
  private var box: LifeBox?

  public init() {}
  public init(wrappedValue: Owner?) { box = wrappedValue?.lifeBox }

  public var wrappedValue: Owner? {
    get {
      guard let object = box?.object else { return nil }
      // Only an `Owner` was ever put in.
      return unsafeDowncast(object, to: Owner.self)
    }
    set { box = newValue?.lifeBox }
  }
}
