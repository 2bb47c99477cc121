import CaromGeometry
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit
@testable import Breakout

extension ShownScene {
  /// Breakout: the game, its map and its editor.
  static let breakout = breakoutPlaying + breakoutEnds + breakoutLinks + breakoutEditor

  private static let own = ["breakout.difficulty": "3", "breakout.lives": "1"]

  private static let breakoutPlaying: [ShownScene] = [
    ShownScene("Breakout: a ball flies", at: "/breakout", shows: BreakoutStrings.pause) { $0.press("Space") },
    ShownScene("Breakout: paused", at: "/breakout", shows: BreakoutStrings.resumeHint) { stage in
      stage.press("Space")
      stage.press("KeyP")
    },
    ShownScene("Breakout: it counts before it goes on", at: "/breakout", shows: "2") { stage in
      stage.press("Space")
      stage.press("KeyP")
      stage.press("KeyP", seconds: Rules.countTime)
    },
    ShownScene("Breakout: a ball sticks to the paddle", at: "/breakout", shows: BreakoutStrings.releaseHint) { stage in
      let play = stage.breakoutPlay
      stage.press("Space")
      stage.give(.glue)
      let ball = play.behavior.balls[0]
      ball.center = CGPoint(x: play.paddle.center.x, y: play.paddle.frame.minY - 20)
      play.animator.updateItem(usingCurrentState: ball)
      play.behavior.setVelocity(CGPoint(x: 0, y: 400), of: ball)
      stage.host.advance(seconds: 0.5)
    },
    ShownScene("Breakout: things work", at: "/breakout", shows: BreakoutStrings.working(.wide)) { stage in
      stage.press("Space", seconds: 0.1)
      for thing in [Thing.wide, .slow, .fire, .net, .double, .laser, .fog, .mirror] { stage.give(thing) }
    },
    ShownScene("Breakout: a push is offered", at: "/breakout", shows: BreakoutStrings.pushOffer) { stage in
      stage.press("Space", seconds: 0.1)
      stage.breakoutPlay.game.idleTime = Rules.patience + 1
      stage.breakoutPlay.updateViewFromModel()
      stage.host.advance(ticks: 4)
    },
    ShownScene("Breakout: the device does not tell how it is held", at: "/breakout", shows: BreakoutStrings.tiltRefused)
    {
      $0.breakoutPlay.isTiltRefused = true
      $0.breakoutPlay.updateNotice()
      $0.host.advance(ticks: 4)
    },
    ShownScene(
      "Breakout: a race begins", at: "/breakout", shows: GhostStrings.racing(1_240, isBest: false, hasOtherRules: false)
    ) {
      $0.race($0.breakoutPlay, "breakout", course: "wall:0")
    },
    ShownScene("Breakout: the ghost's run is over", at: "/breakout", shows: GhostStrings.ended(1_240, isBest: false)) {
      $0.race($0.breakoutPlay, "breakout", course: "wall:0")
      $0.press("Space", seconds: 0.3)
    },
    ShownScene("Breakout: the X-ray of a paused game", at: "/breakout", shows: XRayStrings.note) { stage in
      stage.press("Space")
      stage.press("KeyP")
      stage.press("KeyX")
    },
    ShownScene(
      "Breakout: settings of one's own", at: "/breakout/settings", stored: own, shows: BreakoutStrings.flightHeader
    ) {
      $0.find(BreakoutStrings.flightHeader)
    },
    ShownScene(
      "Breakout: a map with stars", at: "/breakout/walls", stored: ["breakout.journey": "1;3.900,2.700"],
      shows: BreakoutStrings.starsHint
    ) { $0.host.advance(ticks: 1) },
  ]

  private static let breakoutEnds: [ShownScene] =
    [
      ShownScene("Breakout: lost", at: "/breakout", stored: own, shows: BreakoutStrings.lostTitle) {
        $0.loseBreakout()
      },
      ShownScene(
        "Breakout: lost, and the physics was changed", at: "/breakout", stored: own, shows: BreakoutStrings.uncounted
      ) { stage in
        stage.breakoutPlay.hasChangedPhysics = true
        stage.loseBreakout()
      },
      ShownScene("Breakout: a race is lost", at: "/breakout", stored: own, shows: GhostStrings.against) { stage in
        stage.race(stage.breakoutPlay, "breakout", course: "wall:0")
        stage.loseBreakout()
      },
      ShownScene("Breakout: a wall is cleared", at: "/breakout", shows: BreakoutStrings.nextWall) { $0.winBreakout() },
      ShownScene("Breakout: the wall of the day is cleared", at: "/breakout?today", shows: BreakoutStrings.wonTitle) {
        $0.winBreakout()
      },
    ]
    + [
      ["waiting", "", "", ""], ["ranked", "12", "3", ""], ["ranked", "4", "4", ""], ["refused", "", "", "7 hours old"],
      ["practice", "", "", ""],
    ].map { news in
      ShownScene(
        "Breakout: lost, for the board (\(news[0]) \(news[1]))", at: "/breakout", stored: own,
        shows: BreakoutStrings.lostTitle
      ) { stage in
        stage.tell(["access", "joined", "Ада"])
        stage.breakoutPlay.startNewGame()
        stage.loseBreakout()
        stage.tell(["run"] + news)
        stage.host.advance(seconds: 1)
      }
    }

  private static let breakoutLinks: [ShownScene] =
    [
      ("nonsense", LevelRefusal.damaged), ("2~a~~~0~aaaaaa", .later), (Level(rows: 1).link, .empty),
      (Level("aaaaaaaaaaa\nsssssssssss").link, .unwinnable), (String(repeating: "b", count: 999), .tooLarge),
    ].map { link, refusal in
      ShownScene(
        "Breakout: a link is refused (\(refusal))", at: "/breakout?wall=" + link,
        shows: BreakoutStrings.refusal(refusal)
      ) { stage in
        for _ in 0..<1_200 where stage.breakoutPlay.judged != nil { stage.host.advance(ticks: 1) }
      }
    }
    + [
      ShownScene("Breakout: a bot tries a wall", at: "/breakout", shows: BreakoutStrings.judging) { stage in
        stage.host.go(to: "/breakout?wall=" + Level("aaaaaaaaaaa\nsssssssssss\nb.........b").link)
        stage.host.advance(ticks: 4)
      }
    ]

  private static let breakoutEditor: [ShownScene] = [
    ShownScene("Breakout: the editor", at: "/breakout", shows: BreakoutStrings.editorHint) { $0.build(nil) },
    ShownScene("Breakout: there is nothing to play", at: "/breakout", shows: BreakoutStrings.nothingToBreak) { stage in
      stage.build(nil)
      stage.touch(BreakoutStrings.clear)
      stage.touch(BreakoutStrings.play)
    },
    ShownScene(
      "Breakout: a wall that can be won", at: "/breakout",
      shows: BreakoutStrings.winnable(seconds: 1).suffix(6).description
    ) { stage in
      stage.build(Level("aaa"))
      stage.touch(BreakoutStrings.test, seconds: 3)
    },
    ShownScene("Breakout: one that cannot", at: "/breakout", shows: BreakoutStrings.unwinnable) { stage in
      stage.build(Level("aaaaaaaaaaa\nsssssssssss"))
      stage.touch(BreakoutStrings.test, seconds: 8)
    },
    ShownScene("Breakout: a bot is trying", at: "/breakout", shows: BreakoutStrings.testing) { stage in
      stage.build(Level("aaaaaaaaaaa\nsssssssssss"))
      stage.touch(BreakoutStrings.test, seconds: 0.1)
    },
    ShownScene("Breakout: the link is copied", at: "/breakout", shows: BreakoutStrings.linkCopied) { stage in
      stage.build(Level("aaa"))
      stage.touch(BreakoutStrings.copyLink)
    },
  ]
}

extension HomeStage {
  fileprivate var breakoutPlay: BreakoutViewController { controller(BreakoutViewController.self, ofApp: "breakout")! }

  /// Lets the paddle catch a thing.
  fileprivate func give(_ thing: Thing) {
    let play = breakoutPlay
    let place = CGPoint(x: play.paddle.center.x, y: play.paddle.frame.minY - 2)
    if let item = play.falls.drop(thing, from: place) { play.courtView.drop(item, size: play.court.thingSize) }
    host.advance(ticks: 4)
  }

  /// Loses the only life.
  fileprivate func loseBreakout() {
    let play = breakoutPlay
    press("Space", seconds: 0.1)
    let ball = play.behavior.balls[0]
    ball.center = CGPoint(x: 20, y: 2_000)
    play.animator.updateItem(usingCurrentState: ball)
    host.advance(seconds: 2)
  }

  /// Hits every brick.
  fileprivate func winBreakout() {
    let play = breakoutPlay
    press("Space", seconds: 0.1)
    let ball = play.behavior.balls[0]
    for _ in 0..<4 {
      for brick in play.game.wall.bricks where play.game.phase == .playing && play.game.wall.bricks[brick.id].isStanding
      {
        play.breakoutBehavior(play.behavior, ball: ball, didHitBrick: brick.id, at: .zero)
      }
    }
    host.advance(seconds: 2)
  }

  /// Opens the editor, perhaps with a wall.
  fileprivate func build(_ level: Level?) {
    if let level { EditorStore.draft = Draft(level) }
    controller(WallsViewController.self, ofApp: "breakout")!.onBuild?()
    host.advance(seconds: 1)
  }
}
