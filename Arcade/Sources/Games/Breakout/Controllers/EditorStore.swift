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
      case .failure:
        UserDefaults.standard.setAside(link, forKey: key, because: "it describes no wall; the editor begins anew")
        return Draft()
      }
    }
    set {
      if newValue.level.wanted > 0 {
        UserDefaults.standard.set(newValue.finished.link, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }
}
