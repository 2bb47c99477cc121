/// The root of the kit's classes: identity, equality, hashing, and support for weak references.
///
/// Embedded Swift has no `weak`, so each object can have a box that `Weak` and `BackLink` ask whether the object is
/// still alive.
open class NSObject: Hashable {
  private final var box: LifeBox?

  /// Creates an object.
  public init() {}

  deinit { box?.objectDied() }

  /// The box that outlives the object and tells weak references when it is gone; created when it is first needed.
  package final var lifeBox: LifeBox {
    if let box { return box }
    let made = LifeBox(self)
    box = made
    return made
  }

  /// The value that `hash(into:)` feeds to the hasher: the object's address, unless a subclass overrides it.
  open var hash: Int { Int(bitPattern: UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

  /// Whether this object equals `object`: identity, unless a subclass overrides it together with `hash`.
  open func isEqual(_ object: NSObject?) -> Bool { self === object }

  /// Called on Apple's systems when an object was loaded from a file of Interface Builder. Here only the code that
  /// `carom port` writes calls it.
  open func awakeFromNib() {}

  /// Feeds `hash` to the hasher; subclasses override `hash` instead.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether two objects are equal, as `isEqual(_:)` of the left one decides.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  /// The class's name in diagnostics. Embedded Swift keeps no type names, so each class overrides this.
  open class var kind: String { "NSObject" }
}

/// The protocol to which `NSObject` and its subclasses conform; protocols of delegates may refine it.
public protocol NSObjectProtocol: NSObject {}

extension NSObject: NSObjectProtocol {}
