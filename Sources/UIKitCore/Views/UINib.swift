/// The objects of a nib, which can be made any number of times.
///
/// There are no files of Interface Builder here. Code stands for them, which `carom port` writes from a xib:
///
///     UINib.register("Badge") { owner in [BadgeView(coder: NSCoder())!] }
///     let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? BadgeView
open class UINib: NSObject {
  private final let name: String
  private final let make: ((NSObject?) -> [NSObject])?

  /// Creates a nib of the objects that were registered under `name`. A name without any is diagnosed when they are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    make = nil
    super.init()
  }

  open override class var kind: String { "UINib" }

  /// Makes the objects at the top of the nib, in their order, and connects them with `ownerOrNil`.
  open func instantiate(withOwner ownerOrNil: NSObject?, options: [String: NSObject]? = nil) -> [NSObject] {
    guard let make = make ?? UIApplication.shared.nibs[name] else {
      UIApplication.shared.diagnose("UINib \"\(name)\": it was not registered. Call UINib.register(_:_:) before.")
      return []
    }
    return make(ownerOrNil)
  }

  // MARK: Carom's own

  /// Creates a nib whose objects a closure makes for an owner.
  public init(_ make: @escaping (_ owner: NSObject?) -> [NSObject]) {
    name = ""
    self.make = make
    super.init()
  }

  /// Registers what makes the objects of a nib. What was registered under the same name before is replaced.
  public static func register(_ name: String, _ make: @escaping (_ owner: NSObject?) -> [NSObject]) {
    UIApplication.shared.nibs[name] = make
  }
}

extension Bundle {
  /// Makes the objects at the top of a nib; nil if it was not registered, with a diagnostic.
  public func loadNibNamed(_ name: String, owner: NSObject?, options: [String: NSObject]? = nil) -> [NSObject]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}
