import UIKit

extension HeadlessHost {
  /// What the app wants to share, as long as it waits for an answer; nil otherwise.
  public var wantedShare: (title: String, text: String, address: String, hasPicture: Bool)? {
    guard application.shareAnswered != nil else { return nil }
    for case .share(let title, let text, let address, _, _, let operations) in outputs.reversed() {
      return (title, text, address, !operations.isEmpty)
    }
    return nil
  }

  /// Answers the app's wish to share, with an outcome of `SharedInput`. Adds a diagnostic if the app shares nothing.
  public func answerShare(_ outcome: UInt8) {
    if application.shareAnswered == nil { complaints.append("HeadlessHost: nothing is to be shared.") }
    var answer = SharedInput()
    answer.outcome = outcome
    send(.shared(answer))
    advance(ticks: 1)
  }
}
