import UIKit

extension HeadlessHost {
  /// What the app wants to share, while it waits for an answer; nil otherwise.
  public var wantedShare: (title: String, text: String, address: String, hasPicture: Bool)? {
    guard application.shareAnswered != nil else { return nil }
    for case .share(let title, let text, let address, _, _, let operations) in outputs.reversed() {
      return (title, text, address, !operations.isEmpty)
    }
    return nil
  }

  /// Answers the app's request to share, with an outcome of `SharedInput`. Adds a diagnostic if there is no request.
  public func answerShare(_ outcome: UInt8) {
    if application.shareAnswered == nil { complaints.append("HeadlessHost: the app shares nothing.") }
    var answer = SharedInput()
    answer.outcome = outcome
    send(.shared(answer))
    advance(ticks: 1)
  }
}
