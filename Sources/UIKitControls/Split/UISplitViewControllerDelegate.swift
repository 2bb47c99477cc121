import UIKitCore

/// Decides how the columns of a split view controller collapse and expand; every method has a default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObject {
  /// Returns the column to show when the columns collapse, for controllers with a style; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns true if the secondary controller need not be shown when the columns collapse, for controllers without a
  /// style. False, the default, pushes it onto the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller when the columns expand; nil, the default, means the one that was pushed, or
  /// the previous one.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the mode in which the columns expand; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called before the mode changes at the request of the user or of code.
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when the columns collapsed.
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  /// Called when the columns expanded.
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  /// Called before a column is shown at the request of the user or of code.
  func splitViewController(
    _ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden at the request of the user or of code.
  func splitViewController(
    _ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// Returns `proposedTopColumn` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns `proposedDisplayMode` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing by default.
  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}
