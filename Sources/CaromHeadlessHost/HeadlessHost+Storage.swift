import UIKit

extension HeadlessHost {
  /// Lets another window of the same browser store a value. The app is told of it, and a tick passes.
  ///
  /// `stored` holds only what the app itself has stored.
  /// - Parameter value: nil if the other window removes the value.
  /// - Parameter key: As in `UserDefaults`.
  public func storeInAnotherWindow(_ value: String?, forKey key: String) {
    var news = StorageInput()
    (news.key, news.value, news.change) = (key, value ?? "", value == nil ? 1 : 0)
    send(.storage(news))
    advance(ticks: 1)
  }
}
