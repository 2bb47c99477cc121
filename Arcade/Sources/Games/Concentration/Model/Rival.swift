import CaromGeometry

/// The computer opponent. It sees only the cards that are turned up, and remembers each with a certain probability; its
/// seed determines everything random.
package struct Rival: Equatable {
  /// The share of the cards it sees that it remembers, in percent.
  package let memory: Int
  private var chance: SeededGenerator
  /// The pair of the card at each place; nil where it does not remember the card.
  package private(set) var known: [Int?]

  package init(memory: Int, cards count: Int, seed: UInt64) {
    self.memory = memory
    chance = SeededGenerator(seed: seed)
    known = Array(repeating: nil, count: count)
  }

  /// Sees a card that is turned up. It never forgets a card that it remembers.
  package mutating func see(_ place: Int, pair: Int) {
    let remembers = chance.next(in: 0..<100) < memory
    if remembers { known[place] = pair }
  }

  /// The card that it turns up first, out of those face down.
  package mutating func firstCard(of lying: [Int]) -> Int? {
    for (index, place) in lying.enumerated() {
      guard let pair = known[place] else { continue }
      if lying[(index + 1)...].contains(where: { known[$0] == pair }) { return place }
    }
    return anyCard(of: lying)
  }

  /// The card that it turns up second, after a first card of a certain pair.
  package mutating func secondCard(of lying: [Int], pair: Int) -> Int? {
    if let twin = lying.first(where: { known[$0] == pair }) { return twin }
    return anyCard(of: lying)
  }

  /// A random card that it does not know; if it knows them all, any of them.
  private mutating func anyCard(of lying: [Int]) -> Int? {
    let unknown = lying.filter { known[$0] == nil }
    return chance.pick(from: unknown.isEmpty ? lying : unknown)
  }
}
