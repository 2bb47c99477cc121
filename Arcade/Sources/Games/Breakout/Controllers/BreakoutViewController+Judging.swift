import ArcadeKit
import UIKit

/// A wall from a link is tried by a bot before it is played, in slices, so that the page stays alive however long that takes.
extension BreakoutViewController {
  /// A wall that a bot is trying.
  struct Judged {
    let level: Level
    var trial: Trial
    let link: CADisplayLink
  }

  /// Lets the bot try a wall, which is played or refused afterwards.
  func judge(_ level: Level) {
    stopJudging()
    refusal = nil
    let link = CADisplayLink(target: self, selector: Selector("goOnJudging", BreakoutViewController.goOnJudging))
    judged = Judged(level: level, trial: Trial(level, seed: 1), link: link)
    link.add(to: .main, forMode: .common)
    if isViewLoaded { updateNotice() }
    UIAccessibility.post(notification: .announcement, argument: BreakoutStrings.judging)
  }

  func goOnJudging() {
    guard let level = judged?.level, let verdict = judged?.trial.advance(ticks: Rules.judgedTicks) else { return }
    switch verdict {
    case .playing: updateNotice()
    case .cleared:
      stopJudging()
      play(.shared(level))
    case .stuck: refuse(.unwinnable)
    }
  }

  func stopJudging() {
    judged?.link.invalidate()
    judged = nil
  }

  /// Says why a wall from a link is not played.
  func refuse(_ refusal: LevelRefusal) {
    stopJudging()
    self.refusal = refusal
    if isViewLoaded { updateNotice() }
    UIAccessibility.post(notification: .announcement, argument: BreakoutStrings.refusal(refusal))
    if parent != nil { addressQueryChanged() }
  }
}
