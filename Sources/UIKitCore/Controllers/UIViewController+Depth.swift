extension UIViewController {
  /// The maximum number of controllers that are nested, or presented over one another, from the root controller on. It
  /// is limited because many calls go from one to the next recursively.
  private static var maximumDepth: Int { CALayer.maximumDepth }

  /// Whether there is room for `controller` and everything below it below this one; if not, that is diagnosed.
  final func hasRoom(for controller: UIViewController) -> Bool {
    var depth = 1
    var each = parent ?? ownPresenting
    while let around = each {
      depth += 1
      each = around.parent ?? around.ownPresenting
    }
    var level = [controller]
    while !level.isEmpty, depth <= UIViewController.maximumDepth {
      depth += 1
      level = level.flatMap { $0.children + ($0.ownPresented.map { [$0] } ?? []) }
    }
    if depth <= UIViewController.maximumDepth { return true }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): more than \(UIViewController.maximumDepth) controllers would be nested or presented over one another; \(UIApplication.describe(controller)) was not added. Dismiss or remove controllers that are not needed any more."
    )
    return false
  }
}
