import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The screens beyond the game, and the effect of each setting.
@Suite(.serialized) struct SettingsTabTests {
  @Test("the lesson and the settings are one step from the game; every setting has a control with its name")
  func controls() {
    let stage = SetStage()
    #expect(stage.play.viewController(forAddressName: "learn") === stage.play.learn)
    #expect(stage.play.viewController(forAddressName: "settings") === stage.play.settings)
    #expect(stage.play.viewController(forAddressName: "nowhere") == nil)
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    let settings = stage.play.settings
    let cells = settings.sections.flatMap(\.cells).compactMap { $0 as? SettingCell }
    #expect(cells.count == Setting.allCases.count)
    for setting in Setting.allCases {
      #expect(cells.contains { $0.control.accessibilityLabel == SetStrings.title(setting) }, "\(setting)")
    }
    for section in settings.sections {
      guard let header = section.header else { continue }
      for cell in section.cells { #expect((cell as? SettingCell)?.titleLabel.text != header, "said twice") }
    }
    #expect(stage.host.diagnostics == [])
  }

  @Test("a switch stands beside its title, however long that is", arguments: [320.0, 393, 820])
  func switches(width: Double) {
    let stage = SetStage(size: CGSize(width: width, height: 852))
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    let cells = stage.play.settings.sections.flatMap(\.cells).compactMap { $0 as? SettingCell }
    let switches = cells.filter { $0.control is UISwitch && $0.window != nil }
    #expect(switches.contains { $0.titleLabel.text == SetStrings.title(.shrinks) })
    for cell in switches {
      let (title, control) = (cell.titleLabel.frame, cell.control.frame)
      #expect(title.maxX <= control.minX - 8 && abs(title.midY - control.midY) < 1, "\(cell.titleLabel.text ?? "")")
      #expect(abs(control.maxX - (cell.contentView.bounds.width - 16)) < 1 && title.minY >= 0)
    }
  }

  @Test(
    "leaving for another place pauses; a change of the look continues the game, a change of the rules begins a new one"
  )
  func effects() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    stage.settle()
    let table = stage.game.table
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    stage.host.tab(to: "Letters on cards")
    stage.host.press("Space")
    #expect(stage.host.stored["set.letters"] == "0")
    stage.back()
    #expect(stage.game.table == table && stage.play.isPaused)
    stage.host.tap("Resume")
    #expect(stage.cards.allSatisfy { !$0.face.showsLetters })
    UserDefaults.standard.setChecked(3, forKey: "set.opponent")
    stage.host.tap("Settings")
    stage.back()
    #expect(stage.game.rival != nil && stage.game.setsFound == 0 && !stage.play.isPaused)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a game left in mid-deal and in mid-flight finds everything in its place")
  func leaving() {
    for seconds in [0.2, 0.9, 1.5] {
      let stage = SetStage()
      stage.host.advance(seconds: seconds)
      stage.host.tap("Learn")
      stage.host.advance(seconds: 1)
      stage.back()
      stage.host.tap("Resume")
      stage.settle()
      #expect(stage.faults() == [])
      stage.takeSet()
      stage.host.advance(seconds: seconds)
      stage.host.tap("Learn")
      stage.host.advance(seconds: 4)
      stage.back()
      stage.host.tap("Resume")
      stage.settle()
      #expect(stage.faults() == [])
    }
  }

  @Test("each setting changes something that can be measured")
  func measured() {
    func stage(_ setting: Setting, _ value: Int) -> SetStage {
      let stage = SetStage(settings: [setting: value])
      stage.settle()
      return stage
    }
    #expect(stage(.opponent, 0).game.rival == nil && stage(.opponent, 1).game.rival?.strength == Strength.all[0])
    #expect(stage(.hints, 1).game.canHint && !stage(.hints, 0).game.canHint)
    #expect(stage(.clock, 1).host.screenText.contains("0:06") && !stage(.clock, 0).host.screenText.contains("0:0"))
    #expect(stage(.letters, 1).cards[0].face.showsLetters && !stage(.letters, 0).cards[0].face.showsLetters)
    #expect(stage(.variant, 1).cards.count == 9 && stage(.variant, 0).cards.count == 12)
    #expect(stage(.shrinks, 1).game.settings.shrinks && !stage(.shrinks, 0).game.settings.shrinks)
    #expect(stage(.sound, 1).host.sounds.contains("flip") && stage(.sound, 0).host.sounds.isEmpty)
  }

  @Test("invalid stored values are set aside, and the game has its defaults")
  func corrupt() {
    var stored: [String: String] = [:]
    for (index, setting) in Setting.allCases.enumerated() {
      stored[Setting.store.key(setting)] = ["many", "-3", "1e9", "", "99999999999999999999"][index % 5]
    }
    let stage = SetStage(stored: stored)
    #expect(stage.game.settings == Settings() && stage.host.diagnostics.count == Setting.allCases.count)
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("everything has a name for screen readers")
  func names() {
    let stage = SetStage()
    stage.settle()
    for place in ["Learn", "Settings"] {
      stage.host.tap(place)
      stage.host.advance(seconds: 0.6)
      for view in stage.host.elements() {
        // Screen readers read a list row by row.
        let isGroup = view is UINavigationBar || view is UITableView
        #expect(isGroup || !(view.accessibilityLabel ?? "").isEmpty, "\(place): \(view)")
      }
      stage.back()
    }
    stage.host.tap("Resume")
    let card = stage.game.table[0]
    #expect(stage.host.activate(SetStrings.name(card)))
    #expect(stage.game.selection == [card])
  }

  @Test("in the dark the table is darker and the cards are still paper")
  func dark() {
    let stage = SetStage()
    stage.settle()
    let felt = stage.play.view.layer.backgroundColor
    stage.host.setDark(true)
    stage.host.advance(ticks: 2)
    #expect(stage.play.view.layer.backgroundColor != felt && stage.faults() == [] && stage.host.diagnostics == [])
  }
}
