import UIKit

extension UIApplicationDelegate {
  /// Starts the app of a delegate that is marked `@main`: `@main class AppDelegate: NSObject, UIApplicationDelegate`.
  /// The delegate is created with `init()`, which its class must have.
  public static func main() {
    let creatable = unsafeBitCast(Self.self as NSObject.Type, to: Creatable.Type.self)
    WebHost.run(unsafeDowncast(creatable.init(), to: Self.self))
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Starts the app of a delegate that is marked `@main`: `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
  /// The delegate is created with `init()`, which its class must have.
  public static func main() {
    let creatable = unsafeBitCast(Self.self as UIResponder.Type, to: CreatableResponder.Type.self)
    WebHost.run(unsafeDowncast(creatable.init(), to: Self.self))
  }
}

/// Makes `init()` of any subclass of `NSObject` callable on its type.
///
/// Swift allows that for required initializers only. If `UIApplicationDelegate` required one, every app's delegate would have
/// to be final, or repeat the initializer. A required initializer that overrides `NSObject.init()` is found in the same
/// place of a class's table of methods as the one that it overrides, so the type of any other subclass stands in for
/// this one.
private class Creatable: NSObject {
  required override init() { super.init() }
}

/// Overrides the initializer once more. The compiler would otherwise know that no class does, and call `Creatable`'s own for all of
/// them: an app's delegate would have no values in its properties, and no room for them.
private final class OtherCreatable: Creatable {
  required init() { super.init() }
}

/// The same for responders, whose `init()` is another one, which belongs to the main actor.
private class CreatableResponder: UIResponder {
  required override init() { super.init() }
}

/// Stands to `CreatableResponder` as `OtherCreatable` does to `Creatable`.
private final class OtherCreatableResponder: CreatableResponder {
  required init() { super.init() }
}
