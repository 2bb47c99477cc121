import CaromGeometry
import CaromHeadlessHost
import Concentration
import SetGame
import Testing
import UIKit

@testable import Arcade

/// The app that contains two games.
@Suite(.serialized) struct CardsTests {
  private func tabs(_ stage: HomeStage) -> UITabBarController {
    stage.delegate.rootViewController(ofApp: "cards") as! UITabBarController
  }

  @Test("SE-R8: Set and Concentration are two tabs, and each keeps its state while the other is played")
  func twoTabs() {
    let stage = HomeStage(address: "/cards/set")
    stage.host.advance(seconds: 4)
    let tabs = tabs(stage)
    #expect(tabs.viewControllers!.map { $0.tabBarItem.title } == ["Set", "Concentration"])
    let set = (tabs.viewControllers![0] as! SetStack).play
    let table = set.game.table
    set.choose(table[2])
    set.choose(table[7])
    stage.host.advance(seconds: 1)
    let ticks = set.game.ticks
    stage.host.tap("Concentration")
    stage.host.advance(seconds: 1)
    #expect(stage.address == "/cards/concentration" && set.isPaused)
    let game = (tabs.viewControllers![1] as! ConcentrationSplitController).chooser.game
    stage.host.tap("Weather")
    stage.host.advance(seconds: 2)
    #expect(stage.address == "/cards/concentration/weather")
    game.choose(0)
    stage.host.advance(seconds: 1)
    let cards = game.game.cards
    stage.host.tap("Set")
    stage.host.advance(seconds: 1)
    #expect(stage.address == "/cards/set" && game.isPaused && stage.host.isVisible("Paused"))
    #expect(set.game.table == table && set.game.selection == [table[2], table[7]])
    #expect(set.game.ticks - ticks < 120, "its clock stood while the other tab was shown")
    stage.host.tap("Concentration")
    stage.host.advance(seconds: 1)
    #expect(stage.address == "/cards/concentration/weather" && game.game.flips == 1)
    #expect(game.game.cards == cards && cards[0].isFaceUp && game.game.theme.name == "Weather")
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "its places have addresses, and former addresses of Set lead there",
    arguments: [
      ("/cards", "/cards/set"), ("/cards/set", "/cards/set"), ("/cards/set/settings", "/cards/set/settings"),
      ("/set", "/cards/set"), ("/set/learn", "/cards/set/learn"),
      ("/cards/concentration/winter", "/cards/concentration/winter"),
      ("/cards/concentration/settings", "/cards/concentration/settings"),
    ])
  func addresses(asked: String, shown: String) {
    let first = HomeStage(address: asked)
    #expect(first.address == shown && first.host.diagnostics == [])
    let stage = HomeStage()
    stage.host.go(to: asked)
    stage.host.advance(seconds: 2)
    #expect(stage.address == shown && stage.title == "Cards – Carom" && stage.host.diagnostics == [])
  }

  @Test("an unknown address leads home", arguments: ["/cards/bridge", "/set/bridge", "/cards/concentration/nowhere"])
  func unknown(address: String) {
    let stage = HomeStage(address: address)
    #expect(stage.home.shown == nil && stage.address == "/" && stage.host.diagnostics.count == 1)
  }

  @Test("SE-X5: the tabs have custom glyphs, template images that differ while they are selected")
  func glyphs() {
    let stage = HomeStage(address: "/cards/set")
    for controller in tabs(stage).viewControllers! {
      let item: UITabBarItem = controller.tabBarItem
      #expect(item.image?.renderingMode == .alwaysTemplate && item.selectedImage?.renderingMode == .alwaysTemplate)
      #expect(item.image !== item.selectedImage && item.image!.size == item.selectedImage!.size)
      #expect(max(item.image!.size.width, item.image!.size.height) <= 30 && item.title != nil)
    }
  }
}
