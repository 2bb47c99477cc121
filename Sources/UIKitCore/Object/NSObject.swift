/// The root of the kit's classes: identity, equality, and a death notice for weak references.
///
/// Embedded Swift has no `weak`, so the base class keeps a box that `Weak` asks whether the object still lives.
open class NSObject: Hashable {
  private final var box: LifeBox?

  public init() {}

  deinit { box?.objectDied() }

  /// The box that outlives the object and tells weak references of its end.
  package final var lifeBox: LifeBox {
    if let box { return box }
    let made = LifeBox(self)
    box = made
    return made
  }

  /// The number that `hash(into:)` feeds; the object's address unless a subclass has something steadier to offer.
  open var hash: Int { Int(bitPattern: UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

  /// Whether `object` counts as the same value; identity unless a subclass says otherwise.
  open func isEqual(_ object: NSObject?) -> Bool { self === object }

  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  /// The class's name as diagnostics print it; Embedded Swift keeps no type names, so each class says its own.
  open class var kind: String { "NSObject" }
}

/// The protocol of everything that descends from `NSObject`; delegate protocols refine it.
public protocol NSObjectProtocol: NSObject {}

extension NSObject: NSObjectProtocol {}
