import ArcadeKit
import UIKit

/// Three, two, one: a paused game continues when the player's eyes are on the ball again.
extension BreakoutViewController {
  /// Counts, then continues.
  func startCounting() {
    guard isPaused, countdown == nil else { return stopCounting() }
    count = Rules.counts
    updateNotice()
    UIAccessibility.post(notification: .announcement, argument: "\(count)")
    let timer = Timer(timeInterval: Rules.countTime, repeats: true) { [me = Weak(self)] _ in me.value?.countOn() }
    countdown = timer
    view.clock.add(timer)
  }

  private func countOn() {
    count -= 1
    guard count <= 0 else {
      play(.count)
      return updateNotice()
    }
    stopCounting()
    resume()
  }

  /// Stays paused after all.
  func stopCounting() {
    guard countdown != nil else { return }
    countdown?.invalidate()
    countdown = nil
    count = 0
    updateNotice()
  }
}
