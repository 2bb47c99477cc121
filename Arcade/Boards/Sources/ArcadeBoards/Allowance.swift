import Synchronization

/// How many requests one address, or one key, may make: so many at once, and more as time passes.
final class Allowance: Sendable {
  private struct Purse {
    var left: Double
    var time: Int64
  }

  private let most: Double
  private let perSecond: Double
  private let purses = Mutex<[String: Purse]>([:])

  /// The most names that are remembered; a further one clears them all.
  private static let remembered = 100_000

  /// An allowance of `most` at once, and of `perMinute` in the long run.
  init(most: Int, perMinute: Int) {
    self.most = Double(most)
    perSecond = Double(perMinute) / 60
  }

  /// Counts a request of a name. Throws if its allowance is used up, with the time until the next request.
  func take(of name: String, now: Int64) throws {
    let wait = purses.withLock { purses -> Double in
      if purses.count >= Allowance.remembered { purses = [:] }
      var purse = purses[name] ?? Purse(left: most, time: now)
      purse.left = min(most, purse.left + Double(max(0, now - purse.time)) / 1000 * perSecond)
      purse.time = now
      let isLeft = purse.left >= 1
      if isLeft { purse.left -= 1 }
      purses[name] = purse
      return isLeft ? 0 : (1 - purse.left) / perSecond
    }
    if wait > 0 {
      let seconds = Int(wait.rounded(.up))
      throw Refusal(429, "Those were too many requests at once; try again in \(seconds) s.", retryAfter: seconds)
    }
  }
}
