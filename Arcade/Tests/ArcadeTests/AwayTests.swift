import ArcadeKit
import Breakout
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// A closed app stands still, and is exactly where the player left it when it is opened again.
@Suite(.serialized) struct AwayTests {
  private func flying() -> HomeStage {
    let stage = HomeStage()
    stage.openBreakout()
    stage.host.press("Space")
    stage.host.advance(seconds: 0.6)
    return stage
  }

  private func play(_ stage: HomeStage) -> BreakoutViewController {
    stage.tabs.viewControllers![0] as! BreakoutViewController
  }

  @Test func aGameIsWhereItWasToTheBit() {
    let stage = flying()
    stage.host.tap("Home")
    let left = stage.appHash
    stage.host.advance(seconds: 20)
    #expect(stage.appHash == left, "it goes on while it is away")
    stage.openBreakout()
    #expect(stage.host.isVisible("Paused"))
    #expect(stage.appHash == left, "it is not where it was")
  }

  @Test func itGoesOnAsIfItHadNotBeenLeft() {
    let stage = flying()
    let other = flying()
    stage.host.press("KeyP")
    other.host.press("KeyP")
    stage.host.tap("Home")
    stage.host.advance(seconds: 3)
    stage.openBreakout()
    for each in [stage, other] {
      each.host.press("KeyP")
      each.host.advance(seconds: 0.5)
    }
    let (one, two) = (play(stage), play(other))
    #expect(one.behavior.balls.map { $0.center } == two.behavior.balls.map { $0.center })
    #expect(one.game == two.game && one.run.tick == two.run.tick)
  }

  @Test func aGameThatWaitsForItsServeWaitsWithoutTime() {
    let stage = HomeStage()
    stage.openBreakout()
    let run = play(stage).run!
    stage.host.tap("Home")
    let tick = run.tick
    let clock = stage.breakout.app.clock.tick
    stage.host.advance(seconds: 10)
    #expect(run.tick == tick && stage.breakout.app.clock.tick == clock)
    stage.openBreakout()
    #expect(run.tick > tick && !run.isPaused)
  }

  @Test func keysAndFingersDoNotReachIt() {
    let stage = HomeStage()
    stage.openBreakout()
    let place = play(stage).paddle.center.x
    let finger = play(stage).view.convert(CGPoint(x: 150, y: 400), to: nil)
    stage.host.touch(id: 7, phase: .down, at: finger)
    stage.host.advance(ticks: 2)
    stage.host.tap("Home")
    stage.host.settle()
    stage.host.touch(id: 7, phase: .move, at: CGPoint(x: finger.x + 80, y: finger.y))
    stage.host.advance(ticks: 2)
    stage.host.touch(id: 7, phase: .up, at: CGPoint(x: finger.x + 80, y: finger.y))
    UIApplication.shared.focus(nil)
    stage.host.press("Space")
    stage.host.press("ArrowLeft")
    stage.host.settle()
    #expect(play(stage).paddle.center.x == place && play(stage).game.phase == .serving)
  }

  @Test func anAlertStaysWithItsApp() {
    let stage = HomeStage()
    stage.openBreakout()
    let alert = UIAlertController(title: "Well", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.tabs.present(alert, animated: true)
    stage.host.settle()
    stage.host.go(to: "/", isBack: true)
    stage.host.settle()
    #expect(!stage.host.isVisible("OK") && stage.host.isVisible("Breakout"))
    stage.openBreakout()
    #expect(stage.host.isVisible("OK"))
    stage.host.tap("OK")
    stage.host.settle()
    #expect(!stage.host.isVisible("OK") && stage.host.isVisible("Court"))
  }

  @Test func appearanceIsToldInPairs() {
    final class Witness: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { lines.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("didDisappear") }
    }
    let witness = Witness()
    let entry = ArcadeEntry(
      name: "Witness", address: "witness", makeIcon: { AppIcon() }, makeRootViewController: { witness })
    let host = HeadlessHost { HomeViewController([entry]) }
    let home = host.rootViewController as! HomeViewController
    host.tap("Witness")
    host.settle()
    #expect(witness.lines == ["willAppear", "didAppear"])
    #expect(witness.view.safeAreaInsets.bottom == 44, "the way home has its place below")
    host.tap("Home")
    host.settle()
    #expect(witness.lines == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    witness.lines = []
    host.tap("Witness")
    host.advance(ticks: 5)
    home.goHome(animated: true)
    host.settle()
    #expect(witness.lines == ["willAppear", "willDisappear", "didDisappear"])
  }

  @Test func nothingLeaks() {
    func session() -> (Weak<UIView>, Weak<UIViewController>, Weak<TickClock>, Weak<HomeViewController>) {
      let stage = flying()
      stage.host.tap("Home")
      stage.host.advance(ticks: 10)
      return (Weak(stage.breakout), Weak(stage.tabs), Weak(stage.breakout.app.clock), Weak(stage.home))
    }
    let (view, tabs, clock, home) = session()
    #expect(view.value == nil && tabs.value == nil && clock.value == nil && home.value == nil)
  }
}
