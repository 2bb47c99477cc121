extension UIViewController {
  /// How many controllers may be children of one another, or presented over one another, from the root on: what they are
  /// told goes from one to the next by recursion.
  private static var maximumDepth: Int { CALayer.maximumDepth }

  /// Whether `controller`, with all that are below it, may come below this one; if not, it is said.
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
      "\(UIApplication.describe(self)): more than \(UIViewController.maximumDepth) controllers would be children of one another, or presented over one another; \(UIApplication.describe(controller)) was not added. Dismiss, or take out, those that are no longer wanted."
    )
    return false
  }
}
