import UIKit

extension TruePlaneViewController {
  /// Makes the experiment that is shown a ghost beside those that follow, or takes the ghost away.
  func toggleGhost() {
    if ghost != nil {
      ghost = nil
      setupPanel?.say(InclineStrings.ghostGone)
      updateViewFromModel()
    } else if experiment.origin.engine == .dynamics, experiment.lastTick == 0 {
      // Only our own formulas can be computed ahead.
      setupPanel?.say(InclineStrings.playFirst)
    } else {
      ghost = Ghost(experiment)
      restart()
      setupPanel?.say(InclineStrings.ghostMade)
    }
  }
}
