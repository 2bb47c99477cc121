import ArcadeKit
import UIKit

/// The wall that the player is building, kept between visits.
enum EditorStore {
  private static let key = "breakout.draft"

  static var draft: Draft {
    get {
      guard let link = UserDefaults.standard.string(forKey: key) else { return Draft() }
      switch Level.read(link: link) {
      case .success(let level): return Draft(level)
      case .failure(.later):
        StoredFormat.leaveAlone("breakout", "of a later version")
        return Draft()
      case .failure:
        UserDefaults.standard.setAside(link, forKey: key, because: "it describes no wall; the editor begins anew")
        return Draft()
      }
    }
    set {
      // A value stored by a later build is kept.
      if let link = UserDefaults.standard.string(forKey: key), case .failure(.later) = Level.read(link: link) { return }
      if newValue.level.wanted > 0 {
        UserDefaults.standard.set(newValue.finished.link, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }
}
