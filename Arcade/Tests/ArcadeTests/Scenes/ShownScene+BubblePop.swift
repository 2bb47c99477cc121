import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Arcade
@testable import ArcadeKit
@testable import BubblePop

extension ShownScene {
  /// BubblePop: the game, its scores and its kinds.
  static let bubblePop = bubblePlaying + bubbleScores + bubbleKinds

  private static let short = [NameStore.key: "Ада", "bubblepop.duration": "10"]
  private static let mine = "BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n50 Ада\n20 Боб\n"
  private static let theirs = "BubblePop scores 2\n3\nrules 60-15-1-100-0-0\n30 Боб\n25 Ева\n"
  private static let many = "BubblePop scores 2\n4\nrules 60-15-1-100-0-0\n50 Ада\nrules 30-9-0-140-0-1\n20 Боб\n"
  private static let own = "BubblePop kinds 1\n3 1 112233 heart пол\n6 1 445566 star два\n"

  private static let bubblePlaying: [ShownScene] = [
    ShownScene("BubblePop: a name is missing", at: "/bubblepop", shows: BubbleStrings.blankName) {
      $0.find(BubbleStrings.start)
      $0.touch(BubbleStrings.start)
    },
    ShownScene(
      "BubblePop: the day's bubbles for somebody without a name", at: "/bubblepop?today", shows: BubbleStrings.nameField
    ) { _ in },
    ShownScene("BubblePop: it counts down", at: "/bubblepop", stored: short, shows: BubbleStrings.pause) {
      $0.startBubbles(seconds: 0.5)
    },
    ShownScene("BubblePop: bubbles pop", at: "/bubblepop", stored: short, shows: BubbleStrings.pause) { stage in
      stage.startBubbles(seconds: 7)
      let play = stage.bubbles
      for bubble in play.game.bubbles.prefix(6) { play.pop(id: bubble.id, from: nil) }
      stage.host.advance(ticks: 12)
    },
    ShownScene("BubblePop: paused", at: "/bubblepop", stored: short, shows: BubbleStrings.resumeHint) { stage in
      stage.startBubbles(seconds: 6)
      stage.press("KeyP")
    },
    ShownScene(
      "BubblePop: a race begins", at: "/bubblepop", stored: short,
      shows: GhostStrings.racing(1_240, isBest: false, hasOtherRules: false)
    ) { stage in
      stage.race(stage.bubbles, "bubblepop", course: "random")
    },
    ShownScene("BubblePop: the time is up", at: "/bubblepop", stored: short, shows: BubbleStrings.otherPlayer) {
      $0.startBubbles(seconds: 18)
    },
    ShownScene(
      "BubblePop: the day's bubbles are over", at: "/bubblepop?today", stored: short, shows: BubbleStrings.firstAttempt
    ) {
      $0.host.advance(seconds: 70)
    },
    ShownScene("BubblePop: the scores after a game", at: "/bubblepop", stored: short, shows: BubbleStrings.again) {
      stage in
      stage.startBubbles(seconds: 18)
      stage.touch(BubbleStrings.toScores)
    },
  ]

  private static let bubbleScores: [ShownScene] =
    [
      ShownScene(
        "BubblePop: scores under several rules", at: "/bubblepop/scores", stored: [BoardStore.key: many], shows: "Боб"
      ) {
        $0.find(BubbleStrings.saveFile)
      },
      ShownScene(
        "BubblePop: earlier scores", at: "/bubblepop/scores",
        stored: [BoardStore.key: "BubblePop scores 1\n1\n77 Боб\n"], shows: "Боб"
      ) { _ in },
      ShownScene(
        "BubblePop: damaged scores", at: "/bubblepop/scores", stored: [BoardStore.key: "?"],
        shows: BubbleStrings.damaged
      ) { _ in },
    ]
    + [("new ones", theirs), ("known ones", mine), ("none", "?"), ("too old", "BubblePop scores 9\n")].map {
      what, file in
      ShownScene(
        "BubblePop: scores from a file (\(what))", at: "/bubblepop/scores", stored: [BoardStore.key: mine],
        shows: BubbleStrings.openFile
      ) { stage in
        stage.find(BubbleStrings.openFile)
        stage.touch(BubbleStrings.openFile)
        stage.host.openFile("1.txt", file)
        stage.host.advance(seconds: 1)
        stage.find(BubbleStrings.openFile)
      }
    }

  private static let bubbleKinds: [ShownScene] =
    [
      ShownScene(
        "BubblePop: kinds of one's own", at: "/bubblepop/kinds", stored: [KindStore.key: own],
        shows: BubbleStrings.kindsAsChosen
      ) { _ in },
      ShownScene(
        "BubblePop: damaged kinds", at: "/bubblepop/kinds", stored: [KindStore.key: "?"],
        shows: BubbleStrings.kindsDamaged
      ) { _ in },
      ShownScene("BubblePop: kinds that are used from now on", at: "/bubblepop/kinds", shows: BubbleStrings.kindsUsed) {
        stage in
        stage.write(kinds: own)
        stage.find(BubbleStrings.useKinds)
        stage.touch(BubbleStrings.useKinds)
      },
      ShownScene("BubblePop: a link to the kinds", at: "/bubblepop/kinds", shows: BubbleStrings.copied("")) {
        $0.find(BubbleStrings.copyKinds)
        $0.touch(BubbleStrings.copyKinds)
      },
      ShownScene(
        "BubblePop: a damaged link to kinds", at: "/bubblepop/kinds?k=1", shows: BubbleStrings.kindsIntroduction
      ) { _ in },
    ]
    + [
      own, own + "7 1 445566 star три\n", "BubblePop kinds 9\n", "?", "BubblePop kinds 1\n",
      "BubblePop kinds 1\n0 1 112233 heart пол\n",
      "BubblePop kinds 1\n3 1 11223 heart пол\n", "BubblePop kinds 1\n3 1 112233 ? пол\n",
    ].enumerated().map { number, text in
      ShownScene(
        "BubblePop: kinds are written (\(number))", at: "/bubblepop/kinds", shows: BubbleStrings.kindsIntroduction
      ) { stage in
        stage.write(kinds: text)
      }
    }
}

extension HomeStage {
  fileprivate var bubbles: BubbleViewController { controller(BubbleViewController.self, ofApp: "bubblepop")! }

  fileprivate func write(kinds: String) {
    find(BubbleStrings.kindsField)
    host.replaceText(in: BubbleStrings.kindsField, with: kinds)
    host.advance(ticks: 4)
  }

  /// Starts a game, and lets it go on.
  fileprivate func startBubbles(seconds: Double) {
    find(BubbleStrings.start)
    touch(BubbleStrings.start, seconds: seconds)
  }
}
