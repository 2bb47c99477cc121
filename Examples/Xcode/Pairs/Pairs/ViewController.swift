//
//  ViewController.swift
//  Pairs
//

import UIKit

class ViewController: UIViewController, GameDelegate {

    private lazy var game = makeGame()

    var numberOfPairs: Int {
        return (cardButtons.count + 1) / 2
    }

    @IBOutlet private weak var flipCountLabel: UILabel! {
        didSet {
            updateFlipCountLabel()
        }
    }
    @IBOutlet private var cardButtons: [UIButton]!
    @IBOutlet weak var newGameButton: UIButton!

    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.updateViewFromModel()
        }
        newGameButton.setTitleColor(UIColor(named: "Felt"), for: .highlighted)
        DispatchQueue.main.async {
            self.updateViewFromModel()
        }
        updateViewFromModel()
    }

    deinit {
        timer?.invalidate()
    }

    @objc private func pause() {
        print("paused")
    }

    private func makeGame() -> Game {
        let game = Game(numberOfPairs: numberOfPairs)
        game.delegate = self
        return game
    }

    @IBAction private func touchCard(_ sender: UIButton) {
        if let cardNumber = cardButtons.index(of: sender) {
            game.chooseCard(at: cardNumber)
            updateViewFromModel()
        } else {
            print("chosen card was not in cardButtons")
        }
    }

    @IBAction func newGame(_ sender: Any) {
        emoji.removeAll()
        emojiChoices = "🦇😱🙀😈🎃👻🍭🍬🍎"
        game = makeGame()
        updateViewFromModel()
    }

    func gameDidEnd(_ game: Game) {
        let alert = UIAlertController(title: "Well done", message: "You took \(game.flipCount) flips.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] action in
            self?.newGame(action)
        })
        present(alert, animated: true, completion: nil)
    }

    private func updateFlipCountLabel() {
        let attributes: [NSAttributedStringKey: Any] = [
            .strokeWidth: 5.0,
            .strokeColor: #colorLiteral(red: 1, green: 0.5763723254, blue: 0, alpha: 1)
        ]
        let attributedString = NSAttributedString(string: "Flips: \(cardButtons == nil ? 0 : game.flipCount)", attributes: attributes)
        flipCountLabel.attributedText = attributedString
    }

    private func updateViewFromModel() {
        updateFlipCountLabel()
        for index in cardButtons.indices {
            let button = cardButtons[index]
            let card = game.cards[index]
            if card.isFaceUp {
                button.setTitle(emoji(for: card), for: UIControlState.normal)
                button.backgroundColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
            } else {
                button.setTitle("", for: UIControlState.normal)
                button.backgroundColor = card.isMatched ? UIColor.clear : #colorLiteral(red: 1, green: 0.5763723254, blue: 0, alpha: 1)
            }
        }
    }

    private var emojiChoices = "🦇😱🙀😈🎃👻🍭🍬🍎"

    private var emoji = [Game.Card: String]()

    private func emoji(for card: Game.Card) -> String {
        if emoji[card] == nil, emojiChoices.count > 0 {
            let randomStringIndex = emojiChoices.index(emojiChoices.startIndex, offsetBy: emojiChoices.count.arc4random)
            emoji[card] = String(emojiChoices.remove(at: randomStringIndex))
        }
        return emoji[card] ?? "?"
    }
}

extension Int {
    var arc4random: Int {
        if self > 0 {
            return Int(arc4random_uniform(UInt32(self)))
        } else if self < 0 {
            return -Int(arc4random_uniform(UInt32(abs(self))))
        } else {
            return 0
        }
    }
}
