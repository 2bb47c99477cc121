import ArcadeKit
import UIKit

/// The navigation controller of a sheet over the home screen, with the home screen's look.
final class HomeSheetStack: UINavigationController {
  init(_ root: HomeSheetController) {
    super.init()
    Skin.home.dress(HomeSheetStack.self)
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeSheetStack" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = Skin.home.surface.accent
  }
}
