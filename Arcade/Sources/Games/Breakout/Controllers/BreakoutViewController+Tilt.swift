import ArcadeKit
import UIKit

/// Gravity that follows the tilt of the device.
extension BreakoutViewController {
  /// Follows the tilt of the device if the settings say so; otherwise gravity pulls down. The browser asks the player
  /// for permission once, at the next gesture. If the player refuses, gravity also pulls down.
  func followTilt() {
    isTiltRefused = false
    motion.stopDeviceMotionUpdates()
    guard game.settings.followsTilt else {
      behavior.down = CGVector(dx: 0, dy: 1)
      return
    }
    motion.startDeviceMotionUpdates { [me = Weak(self)] update, error in
      if let gravity = update?.gravity {
        // The device's y axis points up, the court's down. On a device that lies flat the balls are not pulled at all.
        me.value?.behavior.down = CGVector(dx: gravity.x, dy: -gravity.y)
      } else if error != nil {
        me.value?.isTiltRefused = true
        me.value?.updateNotice()
      }
    }
  }
}
