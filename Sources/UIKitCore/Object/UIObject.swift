/// The root of the classes of UIKit that belong to the main actor, as all of its views, controllers and recognizers do.
///
/// It does not override `init()`: that of `NSObject` belongs to no actor, and so would each that overrides it. Then a behavior could
/// not add its children in its `init()` in the language mode of Swift 6.
@preconcurrency @MainActor
open class UIObject: NSObject {
  /// Creates an object; subclasses call it as `super.init()`.
  public init(main: () = ()) { super.init() }

  open override class var kind: String { "UIObject" }
}
