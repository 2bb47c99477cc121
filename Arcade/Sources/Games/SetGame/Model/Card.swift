/// A card of Set, with one of three values for each of four features. The 81 cards are all different.
package struct Card: Hashable {
  package enum Feature: CaseIterable { case number, shape, shading, ink }

  package enum Shape: Int, CaseIterable { case oval, squiggle, diamond }
  package enum Shading: Int, CaseIterable { case solid, striped, open }
  package enum Ink: Int, CaseIterable { case red, green, violet }

  /// 0 … 80: the four values as digits in base 3.
  package let id: Int

  /// The card with an id; an id out of range is clamped.
  package init(id: Int) { self.id = min(max(id, 0), Card.count - 1) }

  package init(_ number: Int, _ shading: Shading, _ ink: Ink, _ shape: Shape) {
    self.init(id: ((min(max(number, 1), 3) - 1) * 3 + shape.rawValue) * 9 + shading.rawValue * 3 + ink.rawValue)
  }

  /// The number of cards.
  package static let count = 81

  /// One card of each kind.
  package static var all: [Card] { (0..<count).map { Card(id: $0) } }

  /// The value of a feature, 0 … 2.
  package func value(of feature: Feature) -> Int {
    switch feature {
    case .number: id / 27
    case .shape: id / 9 % 3
    case .shading: id / 3 % 3
    case .ink: id % 3
    }
  }

  /// The number of symbols on it, 1 … 3.
  package var number: Int { value(of: .number) + 1 }
  package var shape: Shape { Shape(rawValue: value(of: .shape)) ?? .oval }
  package var shading: Shading { Shading(rawValue: value(of: .shading)) ?? .solid }
  package var ink: Ink { Ink(rawValue: value(of: .ink)) ?? .red }

  /// The one card that completes a set with `first` and `second`; for two equal cards, that card itself.
  package static func completing(_ first: Card, _ second: Card) -> Card {
    var id = 0
    for feature in Feature.allCases {
      // Three equal values, or one of each: either way their sum is a multiple of three.
      let value = (6 - first.value(of: feature) - second.value(of: feature)) % 3
      id = id * 3 + value
    }
    return Card(id: id)
  }
}
