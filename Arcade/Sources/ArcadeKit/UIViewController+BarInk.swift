import UIKit

extension UIViewController {
  /// Colours title and buttons of the navigation bar over this controller; nil gives it the system's colours back.
  public final func inkBar(_ ink: UIColor?) {
    guard let bar = navigationController?.navigationBar else { return }
    bar.tintColor = ink
    bar.titleTextAttributes = ink.map { [.foregroundColor: $0] }
  }
}
