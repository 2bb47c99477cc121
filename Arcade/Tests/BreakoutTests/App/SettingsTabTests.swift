import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The Settings tab.
@Suite(.serialized) struct SettingsTabTests {
  private func control<Control: UIControl>(_ stage: BreakoutStage, _ setting: Setting, _ type: Control.Type) -> Control?
  {
    // The table is static: its cells exist whether they are scrolled to or not.
    stage.settings.sections.flatMap(\.cells).compactMap { ($0 as? SettingCell)?.control as? Control }.first {
      $0.accessibilityLabel == BreakoutStrings.title(setting)
    }
  }

  /// The opened settings of a player who sets the rules.
  private func opened(_ values: [Setting: Int] = [:]) -> BreakoutStage {
    var values = values
    values[.difficulty] = values[.difficulty] ?? Difficulty.own.rawValue
    let stage = BreakoutStage(values)
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    return stage
  }

  @Test("BR-R6a, BR-R6b, BR-R7a, BR-R7b, BR-R7c: a second tab, a static table of switches, segments, steppers, sliders")
  func controls() {
    let stage = opened()
    #expect(stage.tabs.viewControllers!.count >= 2)
    let table: UITableView = stage.settings.tableView
    #expect(table.style == .insetGrouped && table.numberOfSections == 7)
    #expect(table.semanticRole == .list)
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
    let stage = BreakoutStage([.difficulty: Difficulty.own.rawValue])
    stage.tapCourt()
    stage.host.advance(seconds: 1)
    let game = stage.play.game
    stage.host.press("KeyP")
    stage.host.advance(seconds: 0.5)
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    let slider = control(stage, .paddleWidth, UISlider.self)!
    slider.value = 40
    slider.sendActions(for: .valueChanged)
    stage.host.tap("Play")
    #expect(stage.play.game.wall.bricks == game?.wall.bricks && stage.play.game.phase == .playing)
    #expect(stage.play.paddle.size.width > 1.5 * 0.24 * stage.play.court.measure)
    #expect(!stage.play.game.countsForBest)
  }

  @Test("BR-R8: every setting is kept between sessions")
  func kept() {
    var stored: [String: String] = [:]
    var wanted: [Setting: Int] = [:]
    do {
      let stage = opened()
      for setting in Setting.allCases where setting != .difficulty {
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
    for (setting, value) in wanted { #expect(again.play.game.settings[setting] == value, "\(setting)") }
    #expect(again.play.game.settings.difficulty == .own)
  }

  @Test("the settings begin with Easy, Classic, Hard and Own; the rules are behind Own")
  func difficulties() throws {
    let stage = BreakoutStage()
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    #expect(stage.play.game.settings.difficulty == .classic)
    #expect(control(stage, .ballSpeed, UISlider.self) == nil)
    let choice = try #require(control(stage, .difficulty, UISegmentedControl.self))
    #expect(stage.settings.sections[0].cells.count == 2 && choice.numberOfSegments == 4)
    for (difficulty, lives) in [(Difficulty.easy, 5), (.hard, 3), (.classic, 3)] {
      let choice = try #require(control(stage, .difficulty, UISegmentedControl.self))
      choice.selectedSegmentIndex = difficulty.rawValue
      choice.sendActions(for: .valueChanged)
      stage.host.tap("Play")
      stage.host.advance(seconds: 0.5)
      #expect(stage.play.game.settings.difficulty == difficulty && stage.play.game.lives == lives)
      stage.host.tap("Settings")
      stage.host.advance(seconds: 0.5)
    }
    let last = try #require(control(stage, .difficulty, UISegmentedControl.self))
    last.selectedSegmentIndex = Difficulty.own.rawValue
    last.sendActions(for: .valueChanged)
    stage.host.advance(seconds: 0.5)
    #expect(control(stage, .ballSpeed, UISlider.self) != nil)
  }

  @Test("BR-R8: who had rules of their own before there were difficulties keeps them, with random walls")
  func migrated() {
    let old = BreakoutStage(stored: ["breakout.ballSpeed": "120"], hasRandomWalls: false)
    #expect(old.play.game.settings.difficulty == .own && old.play.game.settings.ballSpeed == 1.2)
    #expect(old.play.course == .random)
    let new = BreakoutStage(hasRandomWalls: false)
    #expect(new.play.game.settings.difficulty == .classic && new.play.course == .journey(0))
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
    stage.settings.tableView(stage.settings.tableView, didSelectRowAt: IndexPath(row: 0, section: 6))
    stage.host.tap("Play")
    #expect(stage.play.game.settings == Settings())
    #expect(stage.play.course == .journey(0))
  }

  @Test("the best score is kept for each set of settings")
  func best() {
    let stage = BreakoutStage([.brickRows: 2, .bricksPerRow: 4, .toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    for id in 0..<8 { stage.hit(id) }
    stage.host.advance(seconds: 0.1)
    let score = stage.play.game.score
    #expect(stage.play.scores.best(stage.play.game.settings.bestName) == score)
    #expect(stage.play.scores.best(Settings().bestName) == 0)
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
