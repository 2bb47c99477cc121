import ArcadeKit
import UIKit

/// The navigation controller of a sheet over the home screen, with the home screen's look.
final class HomeSheetStack: UINavigationController, UINavigationControllerDelegate {
  /// Called after it was dismissed.
  var onClose: () -> Void = {}
  /// Called when another list is shown, with what that means for the browser's history, and the list.
  var onMove: (AddressStep, HomeSheetController?) -> Void = { _, _ in }
  /// How many lists there were when `onMove` was called last.
  private var depth = 1

  init(_ root: HomeSheetController) {
    super.init()
    Skin.home.dress(HomeSheetStack.self)
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeSheetStack" }

  /// The list that is shown.
  var top: HomeSheetController? { topViewController as? HomeSheetController }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Whoever shows the sheet tells its first place.
    depth = viewControllers.count
    delegate = self
    view.tintColor = Skin.home.surface.accent
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let before = depth
    depth = viewControllers.count
    onMove(depth > before ? .new : depth < before ? .back : .same, top)
  }
}
