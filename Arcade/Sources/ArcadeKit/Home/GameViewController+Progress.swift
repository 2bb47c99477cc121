import UIKit

extension GameViewController {
  /// What is in progress in `controller` or its descendants: the visible game comes first, then the others; nil if
  /// nothing is.
  public static func progress(in controller: UIViewController) -> String? {
    if let game = controller as? GameViewController, let progress = game.progress { return progress }
    let shown = controller.addressedChild
    if let shown, let progress = progress(in: shown) { return progress }
    for child in controller.children where child !== shown {
      if let progress = progress(in: child) { return progress }
    }
    return nil
  }
}
