/// The objects of a nib, which can be created any number of times.
///
/// Interface Builder files are not read. `carom port` translates a xib to code, which registers its objects:
///
///     UINib.register("Badge") { owner in [BadgeView(coder: NSCoder())!] }
///     let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? BadgeView
open class UINib: UIObject {
  private final let name: String
  private final let make: ((NSObject?) -> [NSObject])?

  /// Creates a nib of the objects that were registered under `name`. An unknown name is diagnosed when they are
  /// instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    make = nil
    super.init()
  }

  open override class var kind: String { "UINib" }

  /// Creates the top-level objects of the nib, in their order, and connects them with `ownerOrNil`.
  open func instantiate(withOwner ownerOrNil: NSObject?, options: [String: NSObject]? = nil) -> [NSObject] {
    guard let make = make ?? UIApplication.shared.nibs[name] else {
      UIApplication.shared.diagnose("UINib \"\(name)\": it was not registered. Call UINib.register(_:_:) first.")
      return []
    }
    return make(ownerOrNil)
  }

  // MARK: Carom's own

  /// Creates a nib whose objects a closure creates for an owner.
  public init(_ make: @escaping (_ owner: NSObject?) -> [NSObject]) {
    name = ""
    self.make = make
    super.init()
  }

  /// Registers a closure that creates the objects of a nib. An earlier one with the same name is replaced.
  public static func register(_ name: String, _ make: @escaping (_ owner: NSObject?) -> [NSObject]) {
    UIApplication.shared.nibs[name] = make
  }
}

extension Bundle {
  /// Creates the top-level objects of a nib; nil, with a diagnostic, if it was not registered.
  public func loadNibNamed(_ name: String, owner: NSObject?, options: [String: NSObject]? = nil) -> [NSObject]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}
