import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The Settings tab, and the effect of each setting on the game.
@Suite(.serialized) struct SettingsTabTests {
  /// The tab bar is hidden during a rally, so the rally is paused first.
  private func open(_ stage: PongStage) {
    stage.play.pause()
    stage.host.advance(seconds: 0.5)
    #expect(stage.host.tap("Settings"))
    stage.host.advance(seconds: 0.5)
  }

  private func back(_ stage: PongStage) {
    #expect(stage.host.tap("Play"))
    stage.host.advance(seconds: 0.5)
  }

  @Test("there are the tabs Play and Settings; every setting has a control with its name and value")
  func controls() {
    let stage = PongStage()
    #expect(stage.tabs.viewControllers!.first === stage.play && stage.tabs.viewControllers!.last === stage.settings)
    #expect(stage.play.addressName == nil && stage.settings.addressName == "settings")
    open(stage)
    let cells = stage.settings.sections.flatMap(\.cells).compactMap { $0 as? SettingCell }
    #expect(cells.count == Setting.allCases.count)
    for setting in Setting.allCases {
      #expect(cells.contains { $0.control.accessibilityLabel == PongStrings.title(setting) }, "\(setting)")
    }
    #expect(cells.contains { $0.control is UISwitch } && cells.contains { $0.control is UISegmentedControl })
    #expect(cells.contains { $0.control is UISlider } && cells.contains { $0.control is UIStepper })
    #expect(stage.host.diagnostics == [])
  }

  @Test("a change is kept at once and is there in the next session")
  func kept() {
    let stage = PongStage()
    open(stage)
    stage.host.tab(to: "Paddle length")
    stage.host.press("End")
    #expect(stage.host.stored[Setting.store.key(.paddleLength)] == "40")
    back(stage)
    #expect(abs(stage.court.paddleLength / stage.court.width - 0.4) < 1e-9)
    let next = PongStage(stored: stage.host.stored)
    #expect(abs(next.court.paddleLength / next.court.width - 0.4) < 1e-9)
  }

  @Test("a setting that changes the rules begins a new match, and one that only tunes it continues the current one")
  func effects() {
    let stage = PongStage()
    stage.lose(.far)
    stage.serve()
    stage.host.advance(seconds: 0.3)
    let before = stage.speed
    UserDefaults.standard.setChecked(160, forKey: Setting.store.key(.ballSpeed))
    open(stage)
    back(stage)
    #expect(stage.game.points(.near) == 1 && stage.game.phase == .rally && stage.play.isPaused)
    #expect(abs(stage.speed / before - 1.6) < 0.01)
    UserDefaults.standard.setChecked(2, forKey: Setting.store.key(.players))
    open(stage)
    back(stage)
    #expect(stage.game.points(.near) == 0 && stage.game.phase == .serving && !stage.play.isPaused)
    #expect(stage.host.isVisible("Player 1 serves"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("each setting changes something that can be measured")
  func measured() {
    func stage(_ setting: Setting, _ value: Int) -> PongStage { PongStage(settings: [setting: value, .trace: 1]) }
    func served(_ setting: Setting, _ value: Int) -> PongStage {
      let stage = PongStage(settings: [setting: value])
      stage.serve()
      return stage
    }
    #expect(stage(.players, 1).play.computers[1] != nil && stage(.players, 2).play.computers[1] == nil)
    #expect(stage(.players, 0).play.computers[0] != nil)
    #expect(stage(.strength, 0).play.computers[1]?.strength != stage(.strength, 2).play.computers[1]?.strength)
    #expect(stage(.points, 0).game.settings.goal == 5 && stage(.points, 3).game.settings.goal == 21)
    let slow = served(.ballSpeed, 60).speed
    #expect(abs(served(.ballSpeed, 160).speed / slow - 160.0 / 60) < 0.01)
    #expect(
      served(.speedUp, 10).behavior.flight.speed(afterHits: 5) > served(.speedUp, 0).behavior.flight.speed(afterHits: 5)
    )
    #expect(
      stage(.paddleLength, 40).behavior.paddles[0].bounds.width > 3
        * stage(.paddleLength, 12).behavior.paddles[0].bounds.width)
    #expect(served(.sound, 1).host.sounds.contains("launch") && served(.sound, 0).host.sounds.isEmpty)
    for trace in 0...1 {
      let stage = PongStage(settings: [.trace: trace])
      stage.serve()
      stage.host.advance(seconds: 0.3)
      #expect((stage.play.courtView.trace.outline == nil) == (trace == 0))
    }
  }

  @Test("the trace dries: after the ball has left, the paper is clean; with reduced motion there is no trace")
  func trace() {
    let stage = PongStage(settings: [.players: 2])
    stage.serve()
    stage.host.advance(seconds: 0.5)
    let trace = stage.play.courtView.trace
    #expect(trace.outline?.contains(stage.ball.center) == true && trace.alpha == 1, "no gap behind the ball")
    stage.lose(.far)
    stage.host.advance(seconds: 1.3)
    #expect(trace.alpha == 0 && trace.layer.presentation()?.opacity == 0)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 1) == 0)
    let still = PongStage(settings: [.players: 2], reducesMotion: true)
    still.serve()
    still.host.advance(seconds: 0.5)
    #expect(still.play.courtView.trace.outline == nil)
  }

  @Test("invalid stored values are set aside and reported once, and the game has its defaults")
  func corrupt() {
    var stored: [String: String] = [:]
    for (index, setting) in Setting.allCases.enumerated() {
      stored[Setting.store.key(setting)] =
        ["many", "-3", "1e9", "", "\u{0}☃", "99999999999999999999", "2.5"][index % 7]
    }
    stored[RecordStore.rallyKey] = "-5"
    stored[RecordStore.winsKey(1)] = "lots"
    let stage = PongStage(stored: stored)
    #expect(stage.game.settings == Settings())
    #expect(RecordStore.longestRally == 0 && RecordStore.wins(against: 1) == 0)
    #expect(stage.host.diagnostics.count >= Setting.allCases.count)
    #expect(stage.host.stored[Setting.store.key(.players) + ".rejected"] == "many")
    stage.serve()
    #expect(stage.game.phase == .rally)
  }

  @Test("reset restores every setting and keeps the records")
  func reset() {
    let stage = PongStage(settings: [.players: 2, .paddleLength: 40], stored: [RecordStore.winsKey(2): "3"])
    open(stage)
    let table = stage.settings.tableView!
    stage.settings.tableView(table, didSelectRowAt: IndexPath(row: 0, section: stage.settings.sections.count - 1))
    back(stage)
    #expect(stage.game.settings == Settings() && RecordStore.wins(against: 2) == 3)
  }

  @Test("everything has a name for screen readers, and they can play: the paddle is adjustable, the serve is a button")
  func accessible() {
    let stage = PongStage()
    for name in ["Your paddle", "Paddle of Computer", "Ball", "Pause", "New match", "Serve", "You 0", "Computer 0"] {
      #expect(stage.host.element(name) != nil, "\(name)")
    }
    let before = stage.paddle(.near).x
    #expect(stage.host.adjust("Your paddle"))
    #expect(stage.paddle(.near).x > before + 10)
    #expect(stage.host.activate("Serve"))
    stage.awaitServe()
    #expect(stage.game.phase == .rally)
    for view in stage.host.elements() {
      #expect(!(view.accessibilityLabel ?? "").isEmpty || view is UITabBar, "\(view)")
    }
    #expect(stage.host.diagnostics == [])
  }
}
