import ArcadeKit
import UIKit

// What the lists about taking part in boards have in common: questions, what went wrong, and leaving.

extension RowSheetController {
  /// Why an act was not done, if it was the last one that the person wanted.
  final func failure(_ act: String) -> String? {
    guard let failure = UIApplication.shared.verifiedRuns?.failure, failure.act == act else { return nil }
    return DeviceStrings.why(failure)
  }

  /// Reads out why the last act was not done, if it is one of these.
  final func announce(_ acts: [String]) {
    for act in acts {
      if let words = failure(act) { UIAccessibility.post(notification: .announcement, argument: words) }
    }
  }

  /// Asks whether something is to be done that cannot be undone, and does it.
  final func ask(_ title: String, _ message: String, _ action: String, act: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: KitStrings.cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in act() })
    present(alert, animated: true)
  }

  final func askToLeave() {
    ask(BoardStrings.leaveTitle, BoardStrings.leaveText, BoardStrings.erase) {
      UIApplication.shared.leaveVerifiedRuns()
    }
  }
}
