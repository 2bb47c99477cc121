/// The root of the classes of UIKit that belong to the main actor, as all of its views, controllers and recognizers do.
///
/// It does not override `NSObject.init()`, so that its subclasses can declare an `init()` that belongs to the main actor. An override
/// would belong to no actor, and in the language mode of Swift 6 a behavior could not add its child behaviors there.
@preconcurrency @MainActor
open class UIObject: NSObject {
  /// Creates an object; subclasses call it as `super.init()`.
  public init(main: () = ()) { super.init() }

  open override class var kind: String { "UIObject" }
}
