import CaromGeometry

/// The computer that plays along. It sees the cards that are turned up and nothing else, and remembers each one that it
/// sees with a probability; all chance comes from its seed.
package struct Rival: Equatable {
  /// How many of the cards it sees it remembers, in percent.
  package let memory: Int
  private var chance: SeededGenerator
  /// The pair of the card at each place, where it remembers it.
  package private(set) var known: [Int?]

  package init(memory: Int, cards count: Int, seed: UInt64) {
    self.memory = memory
    chance = SeededGenerator(seed: seed)
    known = Array(repeating: nil, count: count)
  }

  /// A card is turned up. What it remembers already it does not forget.
  package mutating func see(_ place: Int, pair: Int) {
    let remembers = chance.next(in: 0..<100) < memory
    if remembers { known[place] = pair }
  }

  /// The card it turns up first, of those that lie face down.
  package mutating func firstCard(of lying: [Int]) -> Int? {
    for (index, place) in lying.enumerated() {
      guard let pair = known[place] else { continue }
      if lying[(index + 1)...].contains(where: { known[$0] == pair }) { return place }
    }
    return anyCard(of: lying)
  }

  /// The card it turns up second, when its first one shows that pair.
  package mutating func secondCard(of lying: [Int], pair: Int) -> Int? {
    if let twin = lying.first(where: { known[$0] == pair }) { return twin }
    return anyCard(of: lying)
  }

  /// A card that it does not know yet, while there is one.
  private mutating func anyCard(of lying: [Int]) -> Int? {
    let unknown = lying.filter { known[$0] == nil }
    return chance.pick(from: unknown.isEmpty ? lying : unknown)
  }
}
