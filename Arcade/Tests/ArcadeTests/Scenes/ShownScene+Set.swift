import CaromGeometry
import UIKit

@testable import Arcade
@testable import ArcadeKit
@testable import SetGame

extension ShownScene {
  /// Set: the game, its lesson, and the look back at it.
  static let set = setPlaying + setLesson

  private static let setPlaying: [ShownScene] =
    [
      ShownScene("Set: paused", at: "/cards/set", shows: SetStrings.resumeHint) { stage in
        stage.host.advance(seconds: 3)
        stage.press("KeyP")
      },
      ShownScene("Set: three cards are no set", at: "/cards/set", shows: SetStrings.pause) { stage in
        let play = stage.setPlay
        let table = play.game.table
        let third = table.dropFirst(2).first { !SetRule.isSet([table[0], table[1], $0]) }!
        for card in [table[0], table[1], third] { play.choose(card) }
        stage.host.advance(seconds: 0.3)
      },
      ShownScene("Set: a set, quickly", at: "/cards/set", shows: SetStrings.pause) { stage in
        stage.takeSet()
        stage.host.advance(seconds: 0.3)
      },
      ShownScene("Set: a move is taken back", at: "/cards/set", shows: SetStrings.undone) { stage in
        stage.takeSet()
        stage.host.advance(seconds: 3)
        stage.press("KeyU")
      },
      ShownScene("Set: a hint", at: "/cards/set", shows: "1") { $0.press("KeyH") },
      ShownScene("Set: needless cards", at: "/cards/set", shows: SetStrings.needless) { $0.press("KeyD") },
      ShownScene("Set: there is no set", at: "/cards/set", shows: SetStrings.noSet) { stage in
        stage.setPlay.say(SetStrings.noSet)
        stage.setPlay.updateViewFromModel()
      },
      ShownScene(
        "Set: nor does the computer see one", at: "/cards/set", stored: ["set.opponent": "1"],
        shows: SetStrings.proposal
      ) {
        $0.setPlay.say(SetStrings.proposal)
        $0.setPlay.updateViewFromModel()
      },
      ShownScene(
        "Set: the computer has one", at: "/cards/set", stored: ["set.opponent": "3"], shows: SetStrings.rivalFound
      ) { stage in
        for _ in 0..<12_000 where stage.setPlay.words != SetStrings.rivalFound { stage.host.advance(ticks: 1) }
      },
      ShownScene("Set: no sets are left", at: "/cards/set", shows: SetStrings.lookBack) { $0.finishSet() },
      ShownScene(
        "Set: a game against the computer is over", at: "/cards/set", stored: ["set.opponent": "1"],
        shows: SetStrings.rivalFact
      ) {
        $0.finishSet()
      },
      ShownScene("Set: a game with moves undone is over", at: "/cards/set", shows: SetStrings.undoneGame) { stage in
        stage.takeSet()
        stage.host.advance(seconds: 3)
        stage.press("KeyU")
        stage.finishSet()
      },
      ShownScene("Set: the day's deck is played", at: "/cards/set/today", shows: SetStrings.lookBack) {
        $0.finishSet()
      },
      ShownScene("Set: a look back", at: "/cards/set", shows: SetStrings.missedHeader) { stage in
        stage.press("KeyH")
        stage.finishSet()
        stage.touch(SetStrings.lookBack)
        stage.find(SetStrings.missedHeader)
      },
      ShownScene("Set: a look back at nothing", at: "/cards/set/review", shows: SetStrings.noReview) { _ in },
    ]
    + (1...3).map { variant in
      ShownScene(
        "Set: variant \(variant)", at: "/cards/set", stored: ["set.variant": "\(variant)"], shows: SetStrings.pause
      ) { stage in
        stage.host.advance(seconds: 2)
        stage.press("KeyH")
      }
    }

  private static let setLesson: [ShownScene] =
    (0..<Course.count).map { step in
      ShownScene(
        "Set: exercise \(step + 1), answered wrong", at: "/cards/set/learn", stored: lesson(step),
        shows: SetStrings.learn
      ) {
        $0.answer(isRight: false)
      }
    }
    + [
      ShownScene("Set: an exercise is solved", at: "/cards/set/learn", stored: lesson(0), shows: SetStrings.next) {
        $0.answer(isRight: true)
      },
      ShownScene(
        "Set: the lesson is over", at: "/cards/set/learn", stored: lesson(Course.count), shows: SetStrings.lessonDone
      ) { _ in },
    ]

  private static func lesson(_ step: Int) -> [String: String] { [LessonStore.key: "\(step)"] }
}

extension HomeStage {
  fileprivate var setPlay: SetViewController { controller(SetViewController.self, ofApp: "cards")! }

  @discardableResult
  fileprivate func takeSet() -> Bool {
    let game = setPlay.game
    guard let set = game.variant.firstFind(in: game.table) else { return false }
    for card in set { setPlay.choose(card) }
    return true
  }

  /// Takes sets until none are left.
  fileprivate func finishSet() {
    for _ in 0..<90 where !setPlay.game.isOver {
      if !takeSet() { setPlay.dealThree() }
      host.advance(seconds: 0.3)
    }
    host.advance(seconds: 1)
  }

  /// Answers an exercise.
  fileprivate func answer(isRight: Bool) {
    let learn = controller(LearnViewController.self, ofApp: "cards")!
    switch learn.task {
    case .judge(let cards): learn.judge(isSet: SetRule.isSet(cards) == isRight)
    case .complete(let pair, let choices): learn.choose(choices.first { SetRule.isSet(pair + [$0]) == isRight }!)
    case .find(let cards):
      let set = SetRule.firstSet(in: cards)!
      for card in isRight ? set : Array(cards.filter { $0 != set[0] }.prefix(3)) { learn.choose(card) }
    case nil: break
    }
    host.advance(seconds: 0.5)
  }
}
