import CaromGeometry

// MARK: Carom's own

/// The result of a run, for whoever keeps its recording; see `UIView.endRun(_:)`.
public struct RunResult: Equatable {
  /// The name of the game's rules, in letters, digits and hyphens: `breakout-day`. Runs of equal names compare.
  public var game: String
  /// What was played, in the app's words: “Breakout”.
  public var name: String
  /// How it ended, in the app's words: “Wall cleared · 1,240 points”.
  public var result: String
  /// The score, in any unit.
  public var score: Double
  /// Whether the lowest score is the best; false by default.
  public var lowestWins: Bool
  /// How long the run lasted, in seconds; `UIView.endRun(_:)` sets it.
  public internal(set) var seconds = 0.0

  /// A result.
  public init(game: String, name: String, result: String, score: Double, lowestWins: Bool = false) {
    self.game = game
    self.name = name
    self.result = result
    self.score = score
    self.lowestWins = lowestWins
  }
}

/// The recording of a finished run that the host keeps.
public struct KeptRun: Equatable {
  /// The host's name for the recording.
  public var id: String
  /// The result with which the run ended.
  public var result: RunResult
  /// When it ended.
  public var date: Date
  /// Whether no other kept run of the game has a better score.
  public var isBest: Bool
}

extension UIView {
  /// Says that the run that began on this view is over, so that a page keeps its recording. The run's clock goes on.
  ///
  /// Does nothing natively, and in an app whose `WebHost` keeps no runs.
  public final func endRun(_ result: RunResult) {
    var result = result
    result.seconds = Double(clock.tick) / UIApplication.ticksPerSecond
    UIApplication.shared.send(.runEnded(result))
  }
}

extension UIApplication {
  /// Posted when `keptRuns` has changed; the object is the application.
  public static let keptRunsDidChangeNotification = Notification.Name("UIApplicationKeptRunsDidChange")

  /// Shows the recording of a run in the page's player; nil for the run that ended last.
  public func watchRun(_ id: String?) { send(.run(act: "watch", id: id ?? "")) }

  /// Shares the recording of a run: as a link that contains it, or as a file if it is too long for one.
  public func shareRun(_ id: String) { send(.run(act: "share", id: id)) }

  /// Offers the recording of a run as a file.
  public func saveRun(_ id: String) { send(.run(act: "save", id: id)) }

  /// Deletes the recording of a run.
  public func forgetRun(_ id: String) { send(.run(act: "forget", id: id)) }

  /// Lets the user choose the file of a recorded run, and shows it in the page's player. Call it in answer to a tap, a
  /// click or a key.
  public func openRun() { send(.run(act: "open", id: "")) }

  /// Bad rows are left out.
  func runsCame(_ input: RunsInput) {
    let list = input.list
    keptRuns = stride(from: 0, to: list.count - list.count % 8, by: 8).compactMap { KeptRun(list[$0..<$0 + 8]) }
    notificationCenter.post(Notification(name: UIApplication.keptRunsDidChangeNotification, object: self))
  }
}

extension KeptRun {
  /// The run that eight texts of a `runs` input describe; nil if its numbers are none.
  fileprivate init?(_ texts: ArraySlice<String>) {
    let texts = Array(texts)
    guard let score = Double(texts[4]), let milliseconds = Double(texts[5]), let seconds = Double(texts[6]),
      score.isFinite, milliseconds.isFinite, seconds.isFinite
    else { return nil }
    id = texts[0]
    result = RunResult(game: texts[1], name: texts[2], result: texts[3], score: score)
    result.seconds = max(0, seconds)
    date = Date(timeIntervalSince1970: milliseconds / 1000)
    isBest = texts[7] == "best"
  }
}
