import CaromGeometry
import UIKit

@testable import Arcade
@testable import ArcadeKit
@testable import Pong

extension ShownScene {
  /// Pong: the match and its end.
  static let pong: [ShownScene] =
    [
      ShownScene("Pong: a rally", at: "/pong", shows: PongStrings.pause) { $0.press("Space", seconds: 3) },
      ShownScene("Pong: paused", at: "/pong", shows: PongStrings.resumeHint) { stage in
        stage.press("Space", seconds: 3)
        stage.press("KeyP")
      },
      ShownScene("Pong: match point", at: "/pong", stored: short, shows: PongStrings.serveHint) {
        $0.losePong(.near, times: 4)
      },
      ShownScene("Pong: the far player serves", at: "/pong", stored: two, shows: PongStrings.serveHint) {
        $0.losePong(.near, times: 2)
      },
      ShownScene("Pong: the X-ray", at: "/pong", shows: XRayStrings.note) { stage in
        stage.press("Space", seconds: 3)
        stage.press("KeyX")
      },
      ShownScene("Pong: won", at: "/pong", stored: short, shows: PongStrings.keep) { $0.losePong(.far, times: 5) },
      ShownScene("Pong: lost", at: "/pong", stored: short, shows: PongStrings.keep) { $0.losePong(.near, times: 5) },
      ShownScene("Pong: won between two", at: "/pong", stored: two, shows: PongStrings.keep) {
        $0.losePong(.near, times: 5)
      },
      ShownScene("Pong: the contents of the laboratory", at: "/pong/laboratory/elastic", shows: LabStrings.contents) {
        $0.touch(LabStrings.contents)
      },
    ]
    + LabLadder.stages.map { stage in
      let name = stage.name.rawValue
      return ShownScene("Pong: the physics of “\(name)”", at: "/pong/laboratory/" + name, shows: LabStrings.program) {
        stage in
        let laboratory = stage.controller(LaboratoryViewController.self, ofApp: "pong")!
        laboratory.tools.overlay.setOn(true, animated: false)
        laboratory.tools.overlay.sendActions(for: .valueChanged)
        stage.host.advance(seconds: 0.5)
        stage.find(LabStrings.program)
      }
    }

  private static let short = ["pong.points": "0", "pong.clearLead": "0"]
  private static let two = short.merging(["pong.players": "2"]) { $1 }
}

extension HomeStage {
  /// Makes the ball leave the court behind a side.
  fileprivate func losePong(_ side: Side, times: Int) {
    let play = controller(PongViewController.self, ofApp: "pong")!
    for _ in 0..<times {
      if play.game.phase == .serving { host.press("Space") }
      for _ in 0..<1_200 where play.game.phase != .rally { host.advance(ticks: 1) }
      host.advance(ticks: 2)
      guard let ball = play.behavior.ball else { return }
      let (court, cruise) = (play.court, play.behavior.flight.cruise)
      let paddle = court.inCourt(play.behavior.paddles[side.rawValue].center).x
      let x = paddle > court.width / 2 ? 20 : court.width - 20
      ball.center = court.inView(CGPoint(x: x, y: side == .near ? court.length - 2 : 2))
      play.animator.updateItem(usingCurrentState: ball)
      play.behavior.setVelocity(CGPoint(x: 0, y: side == .near ? cruise : -cruise))
      host.advance(seconds: 0.3)
    }
    host.advance(seconds: 1.5)
  }
}
