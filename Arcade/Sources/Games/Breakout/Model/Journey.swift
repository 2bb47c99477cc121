import GameSettings

/// How far a player has come through the drawn walls: the stars and the best score of each.
package struct Journey: Equatable {
  package struct Mark: Equatable {
    package var stars = 0
    package var best = 0
  }

  package private(set) var marks: [Mark]

  /// A journey through `count` walls that has not begun.
  package init(walls count: Int) { marks = [Mark](repeating: Mark(), count: count) }

  /// Records a cleared wall; keeps the most stars and points. Walls that do not exist are ignored.
  package mutating func clear(_ wall: Int, stars: Int, points: Int) {
    guard marks.indices.contains(wall) else { return }
    marks[wall].stars = max(marks[wall].stars, max(1, min(stars, 3)))
    marks[wall].best = max(marks[wall].best, points)
  }

  package var stars: Int { marks.reduce(0) { $0 + $1.stars } }

  /// The number of walls that can be chosen: those up to the last cleared one, and a few beyond, so that no wall blocks the
  /// way.
  package var open: Int {
    let reached = (marks.lastIndex { $0.stars > 0 } ?? -1) + 1
    return min(reached + 1 + Rules.wallsAhead, marks.count)
  }

  /// The first wall that has not been cleared; the last wall if all have been.
  package var next: Int { marks.firstIndex { $0.stars == 0 } ?? marks.count - 1 }

  // MARK: As text

  /// `1;` and for each wall its stars and best score: `1;3.2450,1.990,0.0`.
  package var text: String {
    var text = "1;"
    for (index, mark) in marks.enumerated() { text += (index == 0 ? "" : ",") + "\(mark.stars).\(mark.best)" }
    return text
  }

  /// Whether `text` was written by a later build: it begins with the number of another version.
  package static func isLater(_ text: String) -> Bool {
    let version = Array(text.utf8).prefix { $0 != UInt8(ascii: ";") }
    return version.count < text.utf8.count && (number(version) ?? 0) > 1
  }

  /// Reads what `text` writes. Walls that it does not mention have not been cleared; anything else that is wrong gives nil.
  package init?(text: String, walls count: Int) {
    self.init(walls: count)
    var bytes = Array(text.utf8)
    guard bytes.starts(with: Array("1;".utf8)), bytes.count < 2_000 else { return nil }
    bytes.removeFirst(2)
    for (wall, part) in bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).enumerated() {
      let numbers = part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Journey.number)
      guard numbers.count == 2, let stars = numbers[0], let best = numbers[1], stars <= 3 else { return nil }
      if wall < count { marks[wall] = Mark(stars: stars, best: best) }
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count > 0, digits.count < 9 else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
