import Synchronization

/// How much one address, or one key, may ask for: so much at once, which comes back with time.
final class Allowance: Sendable {
  private struct Purse {
    var left: Double
    var time: Int64
  }

  private let most: Double
  private let perSecond: Double
  private let purses = Mutex<[String: Purse]>([:])

  /// The most names that are remembered; one more clears them all.
  private static let remembered = 100_000

  /// An allowance of `most` at once, and of `perMinute` in the long run.
  init(most: Int, perMinute: Int) {
    self.most = Double(most)
    perSecond = Double(perMinute) / 60
  }

  /// Uses one of a name's allowance. Throws if none is left, with the time until there is.
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
      throw Refusal(429, "That was too much at once; try again in \(seconds) s.", retryAfter: seconds)
    }
  }
}
