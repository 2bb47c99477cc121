import ArcadeKit
import UIKit

/// A list on a sheet over the home screen, with an address of its own: About, the recorded runs, the boards, and what leads on
/// from them.
class HomeSheetController: UITableViewController {
  /// Its address, behind `#/`.
  var address: String { "" }
  /// Its name, in its bar and as the title of the page.
  var heading: String { "" }

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeSheetController" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowReach = Spacing.rowReach
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: ArcadeStrings.close, primaryAction: UIAction { [me = Weak(self)] _ in me.value?.dismiss(animated: true) })
    remake()
  }

  /// Shows the place on this sheet that has these names behind the sheet's own; returns false if there is none.
  func open(_ names: [String]) -> Bool { names.isEmpty }

  /// M turns the sound off or on.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if takeSoundKey(presses) { return remake() }
    super.pressesBegan(presses, with: event)
  }

  /// Shows everything anew; called when it first appears, and when something has changed.
  func remake() {
    title = heading
    navigationItem.rightBarButtonItem?.title = ArcadeStrings.close
  }

  /// Lets a row show all of its text, the second one muted.
  final func wear(_ cell: UITableViewCell) {
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.textColor = Skin.home.surface.mutedInk
  }
}
