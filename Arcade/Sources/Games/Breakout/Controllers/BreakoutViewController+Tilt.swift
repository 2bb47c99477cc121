import ArcadeKit
import UIKit

/// Gravity to where the device is tilted.
extension BreakoutViewController {
  /// Begins to follow the device where the settings want it, and else lets gravity pull down. The person is asked once,
  /// in the next gesture; refused, gravity pulls down too.
  func followTilt() {
    isTiltRefused = false
    motion.stopDeviceMotionUpdates()
    guard game.settings.followsTilt else {
      behavior.down = CGVector(dx: 0, dy: 1)
      return
    }
    motion.startDeviceMotionUpdates { [me = Weak(self)] update, error in
      if let gravity = update?.gravity {
        // The device counts upward, the court downward. What lies flat is not pulled at all.
        me.value?.behavior.down = CGVector(dx: gravity.x, dy: -gravity.y)
      } else if error != nil {
        me.value?.isTiltRefused = true
        me.value?.updateNotice()
      }
    }
  }
}
