import ArcadeKit
import UIKit

/// Concentration: themes to choose from, and the game; beside each other where there is room, else one after the other.
public enum ConcentrationApp {
  /// The split view controller with the themes and the game.
  public static func makeRootViewController() -> UIViewController { ConcentrationSplitController() }
}

/// The themes in the primary column, the game in the other one.
package final class ConcentrationSplitController: UISplitViewController, UISplitViewControllerDelegate {
  package let chooser = ThemeChooserViewController()

  package init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.3
    minimumPrimaryColumnWidth = 240
    maximumPrimaryColumnWidth = 320
    setViewController(chooser, for: .primary)
    setViewController(chooser.game, for: .secondary)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ConcentrationSplitController" }
  package override var addressName: String? { "concentration" }

  /// Where only one fits, it is the game once it has begun, else the themes.
  package func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    chooser.leadsOn || chooser.game.hasBegun ? .secondary : .primary
  }

  /// Before the view is made nobody knows whether both columns fit.
  package override var addressedChild: UIViewController? {
    isViewLoaded || chooser.leadsOn ? super.addressedChild : nil
  }
}
