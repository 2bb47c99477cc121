import ArcadeKit
import UIKit

/// How far the player has come in the lesson, kept between launches.
package enum LessonStore {
  package static let key = "set.lesson"

  /// The number of the exercise that comes next; `Course.count` once all are done.
  package static var step: Int {
    get {
      UserDefaults.standard.checkedInteger(forKey: key, standard: 0) { $0 >= 0 && $0 <= Course.count }
    }
    set { UserDefaults.standard.setChecked(newValue, forKey: key) }
  }
}
