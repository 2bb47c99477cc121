extension ClosedBoard {
  /// What can be told of a board's settings.
  enum Settings: Equatable {
    /// They are those that the player has now.
    case own
    /// They are others, on a wall of Breakout with this number.
    case wall(Int)
    case other
    /// Its rules have other settings than today's, so that they cannot be compared.
    case unknown
  }

  /// What the name of the rules tells, compared with the name of those that the player has now.
  func settings(comparedWith today: String?) -> Settings {
    let own = ClosedBoard.parts(of: rules)
    let others = ClosedBoard.parts(of: today ?? "")
    if own == others { return .own }
    if let wall = own.first.flatMap({ ClosedBoard.number(in: $0, behind: "wall") }) { return .wall(wall) }
    return own.count == others.count ? .other : .unknown
  }

  /// The parts of the name of rules, without that for their version, which some games have.
  private static func parts(of rules: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in rules.utf8 + [UInt8(ascii: "-")] {
      guard byte == UInt8(ascii: "-") else {
        part.append(byte)
        continue
      }
      parts.append(String(decoding: part, as: UTF8.self))
      part = []
    }
    return parts.filter { number(in: $0, behind: "v") == nil }
  }

  private static func number(in part: String, behind word: String) -> Int? {
    part.utf8.starts(with: word.utf8) ? Int(String(decoding: part.utf8.dropFirst(word.utf8.count), as: UTF8.self)) : nil
  }
}
