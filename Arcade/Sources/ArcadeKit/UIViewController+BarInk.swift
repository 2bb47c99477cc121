import UIKit

extension UIViewController {
  /// Sets the colour of the title and the buttons in this controller's navigation bar; nil restores the system's
  /// colours.
  public final func inkBar(_ ink: UIColor?) {
    guard let bar = navigationController?.navigationBar else { return }
    bar.tintColor = ink
    bar.titleTextAttributes = ink.map { [.foregroundColor: $0] }
  }
}
