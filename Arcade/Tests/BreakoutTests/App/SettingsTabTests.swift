import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The Settings tab.
@Suite(.serialized) struct SettingsTabTests {
  private func control<Control: UIControl>(_ stage: BreakoutStage, _ setting: Setting, _ type: Control.Type) -> Control?
  {
    stage.host.elements().compactMap { $0 as? Control }.first {
      $0.accessibilityLabel == BreakoutStrings.title(setting)
    }
  }

  private func opened(_ values: [Setting: Int] = [:]) -> BreakoutStage {
    let stage = BreakoutStage(values)
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    return stage
  }

  @Test("BR-R6a, BR-R6b, BR-R7a, BR-R7b, BR-R7c: a second tab, a static table of switches, segments, steppers, sliders")
  func controls() {
    let stage = opened()
    #expect(stage.tabs.viewControllers?.count == 2)
    let table: UITableView = stage.settings.tableView
    #expect(table.style == .insetGrouped && table.numberOfSections == 5)
    for (index, section) in stage.settings.sections.enumerated() {
      #expect(table.numberOfRows(inSection: index) == section.cells.count && !section.cells.isEmpty)
      for (row, cell) in section.cells.enumerated() {
        let path = IndexPath(row: row, section: index)
        #expect(stage.settings.tableView(table, cellForRowAt: path) === cell, "the rows are static")
      }
    }
    #expect(control(stage, .practice, UISwitch.self) != nil && control(stage, .spin, UISwitch.self) != nil)
    #expect(control(stage, .gravity, UISegmentedControl.self) != nil)
    #expect(control(stage, .brickRows, UIStepper.self) != nil)
    #expect(control(stage, .ballSpeed, UISlider.self) != nil)
    for setting in Setting.allCases { #expect(control(stage, setting, UIControl.self) != nil, "\(setting)") }
    #expect(stage.host.diagnostics == [])
  }

  @Test("BR-R6d: fewer bricks on the first frame of the play tab")
  func atOnce() {
    let stage = opened()
    let stepper = control(stage, .bricksPerRow, UIStepper.self)!
    stepper.value = 4
    stepper.sendActions(for: .valueChanged)
    stage.host.tap("Play")
    #expect(stage.play.behavior.brickIDs.count == 20 && stage.play.game.wall.standing == 20)
    #expect(stage.play.courtView.bricks.compactMap { $0 }.count == 20)
  }

  @Test("settings of the flight work in the running game, which goes on")
  func tuned() {
    let stage = BreakoutStage()
    stage.tapCourt()
    stage.host.advance(seconds: 1)
    let game = stage.play.game
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    let slider = control(stage, .paddleWidth, UISlider.self)!
    slider.value = 40
    slider.sendActions(for: .valueChanged)
    stage.host.tap("Play")
    #expect(stage.play.game.wall == game?.wall && stage.play.game.phase == .playing)
    #expect(stage.play.paddle.size.width > 1.5 * 0.24 * stage.play.court.measure)
    #expect(!stage.play.game.countsForBest)
  }

  @Test("BR-R8: every setting is kept between sessions")
  func kept() {
    var stored: [String: String] = [:]
    var wanted: [Setting: Int] = [:]
    do {
      let stage = opened()
      for setting in Setting.allCases {
        let scale = setting.scale
        wanted[setting] = scale.standard == scale.least ? scale.greatest : scale.least
        let control = control(stage, setting, UIControl.self)!
        switch control {
        case let stepper as UIStepper: stepper.value = Double(wanted[setting]!)
        case let slider as UISlider: slider.value = Float(wanted[setting]!)
        case let toggle as UISwitch: toggle.isOn = wanted[setting] == 1
        case let segments as UISegmentedControl: segments.selectedSegmentIndex = wanted[setting]! - scale.least
        default: Issue.record("\(setting) has a control of another kind")
        }
        control.sendActions(for: .valueChanged)
      }
      stage.host.advance(ticks: 2)
      stored = stage.host.stored
    }
    let again = BreakoutStage(stored: stored)
    for setting in Setting.allCases { #expect(again.play.game.settings[setting] == wanted[setting], "\(setting)") }
  }

  @Test("bad stored values give way to the standard, are kept aside and told of")
  func rejected() {
    for bad in ["", "x", "999", "-3", "1.5", "5 ", "99999999999999999999", "\u{0}", "23"] {
      let stage = BreakoutStage(stored: ["breakout.paddleWidth": bad])
      #expect(stage.play.game.settings[.paddleWidth] == 24, "\(bad)")
      #expect(UserDefaults.standard.string(forKey: "breakout.paddleWidth.rejected") == bad)
      #expect(stage.host.diagnostics.contains { $0.contains("breakout.paddleWidth") })
    }
  }

  @Test("the last row sets everything back")
  func reset() {
    let stage = opened([.brickRows: 8, .gravity: 3])
    #expect(stage.play.game.settings[.brickRows] == 8)
    stage.settings.tableView(stage.settings.tableView, didSelectRowAt: IndexPath(row: 0, section: 4))
    stage.host.tap("Play")
    #expect(stage.play.game.settings == Settings())
    #expect(stage.play.game.wall.standing == 40)
  }

  @Test("the best score is kept for each set of settings")
  func best() {
    let stage = BreakoutStage([.brickRows: 2, .bricksPerRow: 4, .toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    for id in 0..<8 { stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: id, at: .zero) }
    let score = stage.play.game.score
    #expect(stage.play.scores.best(stage.play.game.settings.signature) == score)
    #expect(stage.play.scores.best(Settings().signature) == 0)
    stage.host.advance(seconds: 1)
    stage.host.tap("Play again")
    stage.host.advance(seconds: 1)
    #expect(stage.host.screenText.contains("Best"))
  }

  @Test("the address leads to the tabs, and follows them")
  func address() {
    let stage = BreakoutStage(address: "/breakout/settings")
    #expect(stage.tabs.selectedIndex == 1)
    stage.host.go(to: "/breakout")
    stage.host.advance(ticks: 2)
    #expect(stage.tabs.selectedIndex == 0)
    stage.host.tap("Settings")
    #expect(stage.host.addresses.last == "/breakout/settings")
    stage.host.go(to: "/nowhere/else")
    stage.host.advance(ticks: 2)
    #expect(stage.host.diagnostics.contains { $0.contains("/nowhere/else") })
  }
}
