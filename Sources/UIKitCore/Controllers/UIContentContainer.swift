import CaromGeometry

/// What has traits: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObject {
  /// The traits under which it is shown.
  var traitCollection: UITraitCollection { get }
  /// Called after they changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What is shown by another object, which tells it of changes of its size and traits: view controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObject {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
  /// Called before its view gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// Called before it gets other size classes.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
