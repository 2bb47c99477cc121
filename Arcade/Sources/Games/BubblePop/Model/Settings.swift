import CaromGeometry
import GameSettings

/// A complete set of settings of BubblePop.
package typealias Settings = SettingValues<Setting>

extension Settings {
  package var seconds: Int { self[.duration] }
  package var mostBubbles: Int { self[.bubbles] }
  package var drifts: Bool { isOn(.drift) }
  package var size: Double { fraction(.size) }
  package var hasSpecials: Bool { isOn(.specials) }
  package var hasSound: Bool { isOn(.sound) }
  package var hasGhost: Bool { isOn(.ghost) }
  package var bumps: Bool { isOn(.bump) }
}
