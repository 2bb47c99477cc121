import UIKit

/// The volume of the whole arcade, which applies to every sound. It is stored, and so is whether the sound is off.
public enum ArcadeVolume {
  /// Posted when the volume has changed, or the sound was turned on or off.
  public static let didChangeNotification = Notification.Name("ArcadeVolumeDidChange")

  /// The volume in steps from 0 to 10; 10 at first. A stored value outside that range is set aside. Setting it turns
  /// the sound on, or off at 0.
  public static var level: Int {
    get { UserDefaults.standard.checkedInteger(forKey: levelKey, standard: 10) { (1...10).contains($0) } }
    set {
      if newValue > 0 { UserDefaults.standard.setChecked(min(newValue, 10), forKey: levelKey) }
      isMuted = newValue <= 0
    }
  }

  /// Whether all sound is off; false at first.
  public static var isMuted: Bool {
    get { UserDefaults.standard.checkedInteger(forKey: muteKey, standard: 0) { $0 == 0 || $0 == 1 } == 1 }
    set {
      UserDefaults.standard.setChecked(newValue ? 1 : 0, forKey: muteKey)
      adopt()
      NotificationCenter.default.post(name: didChangeNotification, object: nil)
    }
  }

  /// Sets the application's volume to what is stored; called when the arcade starts.
  public static func adopt() { UIApplication.shared.soundVolume = isMuted ? 0 : loudness(level) }

  /// Steps that sound equally large.
  private static func loudness(_ level: Int) -> Double { Double(level * level) / 100 }

  private static let levelKey = "arcade.volume"
  private static let muteKey = "arcade.muted"
}
