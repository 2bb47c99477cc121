/// The recording of a finished run that the host keeps.
public struct KeptRun: Equatable, Sendable {
  /// The host's name for the recording.
  public var id: String
  /// The result with which the run ended.
  public var result: RunResult
  /// When it ended.
  public var date: Date
  /// Whether no other kept run of the game has a better score.
  public var isBest: Bool
}

extension KeptRun {
  /// The run that eight texts of a `runs` input describe; nil if its numbers are none.
  init?(_ texts: ArraySlice<String>) {
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
