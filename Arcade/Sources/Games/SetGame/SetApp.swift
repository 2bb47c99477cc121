import ArcadeKit
import UIKit

/// Set: the game, and beyond it a way to learn its rule, and its settings.
public enum SetApp {
  /// The stack that begins with the game.
  public static func makeRootViewController() -> UIViewController { SetStack() }
}

/// A stack with the game at its bottom.
package final class SetStack: UINavigationController {
  package let play = SetViewController()

  package override init() {
    super.init()
    setViewControllers([play], animated: false)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "SetStack" }
  package override var addressName: String? { "set" }
}
