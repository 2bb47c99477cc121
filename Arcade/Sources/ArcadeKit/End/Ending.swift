import UIKit

/// The contents of the card at the end of a game.
///
///     var ending = Ending(title: BreakoutStrings.wonTitle, score: game.score)
///     ending.compare(with: best)
///     ending.facts = [.init("Longest flight", "12")]
public struct Ending {
  /// How the game ended, in a few words.
  public var title: String
  /// The score, which is counted up on the card; nil for a game without one.
  public var score: Int?
  /// A result instead of the score, such as "11 : 7"; nil for none.
  public var result: String?
  /// How a screen reader reads `result`; nil to read it as it is written.
  public var spokenResult: String?
  /// How the score compares with earlier ones, or another sentence; nil for none.
  public var remark: String?
  /// Whether a best was beaten, which makes the remark stand out.
  public var isRecord = false
  /// Further facts about the game; at most four are shown.
  public var facts: [Fact] = []
  /// The earned stars, and the possible ones; nil for a game without stars.
  public var stars: (earned: Int, all: Int)?
  /// A picture of the game, shown in its own proportions; nil for none.
  public var picture: UIView?

  /// A value with its name.
  public struct Fact {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(title: String, score: Int? = nil, result: String? = nil) {
    self.title = title
    self.score = score
    self.result = result
  }

  /// Sets the remark: how far the score is above or below the best one before this game. With a `best` of 0 or less
  /// there was nothing to beat, so the remark celebrates a first score, and there is none for a score of 0.
  public mutating func compare(with best: Int) {
    isRecord = false
    remark = nil
    guard let score else { return }
    if best <= 0 {
      if score > 0 { remark = KitStrings.firstScore }
    } else if score > best {
      isRecord = true
      remark = KitStrings.newBest(by: score - best)
    } else {
      remark = score == best ? KitStrings.equalsBest : KitStrings.short(by: best - score, of: best)
    }
  }

  /// All texts of the card, sentence by sentence.
  var spoken: String {
    var parts = score.map { [KitStrings.points($0)] } ?? (spokenResult ?? result).map { [$0] } ?? []
    if let stars { parts.append(KitStrings.stars(stars.earned, of: stars.all)) }
    if let remark { parts.append(remark) }
    parts += facts.prefix(4).map { $0.name + " " + $0.value }
    return parts.reduce("") { text, part in
      let isEnded = [".", "!", "?"].contains { part.hasSuffix($0) }
      return text + (text.isEmpty ? "" : " ") + part + (isEnded ? "" : ".")
    }
  }
}
