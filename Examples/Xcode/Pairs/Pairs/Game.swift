//
//  Game.swift
//  Pairs
//

import Foundation

protocol GameDelegate: class {
    func gameDidEnd(_ game: Game)
}

class Game {
    struct Card: Hashable {
        var isFaceUp = false
        var isMatched = false
        private let identifier: Int

        static func == (lhs: Card, rhs: Card) -> Bool {
            return lhs.identifier == rhs.identifier
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        private static var identifierFactory = 0

        private static func getUniqueIdentifier() -> Int {
            identifierFactory += 1
            return identifierFactory
        }

        init() {
            self.identifier = Card.getUniqueIdentifier()
        }
    }

    private(set) var cards = [Card]()
    private(set) var flipCount = 0
    weak var delegate: GameDelegate?

    private var indexOfOneAndOnlyFaceUpCard: Int? {
        get {
            return cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly
        }
        set {
            for index in cards.indices {
                cards[index].isFaceUp = (index == newValue)
            }
        }
    }

    init(numberOfPairs: Int) {
        assert(numberOfPairs > 0, "Game.init(\(numberOfPairs)): you must have at least one pair of cards")
        for _ in 1...numberOfPairs {
            let card = Card()
            cards += [card, card]
        }
        cards.shuffle()
    }

    func chooseCard(at index: Int) {
        guard !cards[index].isMatched else { return }
        flipCount += 1
        if let matchIndex = indexOfOneAndOnlyFaceUpCard, matchIndex != index {
            if cards[matchIndex] == cards[index] {
                cards[matchIndex].isMatched = true
                cards[index].isMatched = true
            }
            cards[index].isFaceUp = true
            if cards.filter({ !$0.isMatched }).isEmpty { delegate?.gameDidEnd(self) }
        } else {
            indexOfOneAndOnlyFaceUpCard = index
        }
        print("chosen", index, flipCount)
    }
}

extension Collection {
    var oneAndOnly: Element? {
        return count == 1 ? first : nil
    }
}
