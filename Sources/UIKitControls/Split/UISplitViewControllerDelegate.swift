import UIKitCore

/// Decides how columns become one and come apart again; every method has a default.
public protocol UISplitViewControllerDelegate: NSObject {
  /// Which column is on top where only one fits; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// True where the secondary controller need not be seen when only one column fits; false, the default, puts it on top.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller for the two columns that fit again; nil, the default, takes what was on top, or was there
  /// before.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The mode in which two columns come apart; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  func splitViewController(
    _ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
}
