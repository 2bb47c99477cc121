import CaromGeometry
import CaromHeadlessHost
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit

extension ShownScene {
  /// The home screen and its sheets.
  static let home: [ShownScene] = [
    ShownScene("home: games of all kinds to go on with", at: "/breakout", shows: BoardStrings.boards) { stage in
      stage.press("Space")
      stage.tell(["access", "open", ""])
      stage.keep(runs)
      stage.touch(ArcadeStrings.home)
    },
    ShownScene("home: the sound is off", at: "/", shows: ArcadeStrings.soundIsOff) { $0.press("KeyM") },
    ShownScene("home: the sound is on again", at: "/", shows: ArcadeStrings.soundIsOn) { stage in
      stage.press("KeyM")
      stage.press("KeyM")
    },
    ShownScene(
      "home: a later build has stored something", at: "/breakout", stored: ["breakout.version": "9"],
      shows: ArcadeStrings.storedByLater
    ) { $0.host.advance(seconds: 2) },
    ShownScene("home: the browser cannot copy", at: "/breakout", shows: ShareStrings.uncopied) { stage in
      let play = stage.controller(GameViewController.self, ofApp: "breakout")!
      play.share(Share(title: "Ка", words: String(repeating: "Кару ", count: 30), address: "1"))
      stage.host.answerShare(SharedInput.failed)
      stage.host.advance(seconds: 1)
    },
    ShownScene("runs: three of them", at: "/runs", shows: RunStrings.footer) { $0.keep(runs) },
    ShownScene("runs: none yet", at: "/runs", shows: RunStrings.none) { $0.keep([]) },
    ShownScene("runs: the menu of one", at: "/runs", shows: RunStrings.race) { stage in
      stage.keep(runs)
      stage.touch(RunStrings.more(game))
    },
    ShownScene("runs: the acts behind one", at: "/runs", shows: RunStrings.delete) { stage in
      stage.keep(runs)
      // The button that only screen readers find.
      let names = stage.host.elements(role: .button).filter { $0.bounds.width <= 1 }.compactMap {
        $0.accessibilityLabel
      }
      if let name = names.first { stage.host.activate(name) }
      stage.host.advance(seconds: 1)
    },
    ShownScene("runs: is one to be deleted?", at: "/runs", shows: RunStrings.deleteTitle) { stage in
      stage.keep(runs)
      stage.touch(RunStrings.more(game))
      stage.touch(RunStrings.delete)
    },
  ]

  /// Letters of no language of ours: what a person or the page wrote, and not the arcade.
  private static let game = "Караван"

  /// Kept runs: of today, of yesterday and of an earlier day.
  private static let runs = [1, 13.5, 60].enumerated().map { index, hours in
    [
      "run\(index)", index == 0 ? "breakout-day" : "pong-7", index == 0 ? game : "Понг", "1 240", "1240",
      "\(Int((HomeStage.noon - hours * 3600) * 1000))", "83.4", index == 1 ? "best" : "",
    ]
  }
}
