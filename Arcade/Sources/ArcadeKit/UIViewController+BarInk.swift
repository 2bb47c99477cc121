import UIKit

extension UIViewController {
  /// Makes the navigation bar clear while this controller is on top, with its title and its buttons in this color; nil
  /// gives the buttons the color of the skin again.
  public final func inkBar(_ ink: UIColor?) {
    navigationController?.navigationBar.tintColor = ink
    guard let ink else { return }
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.titleTextAttributes = [.foregroundColor: ink, .font: UIFont.display(18)]
    navigationItem.standardAppearance = look
    navigationItem.scrollEdgeAppearance = look
  }
}
