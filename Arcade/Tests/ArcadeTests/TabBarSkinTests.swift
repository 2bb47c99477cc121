import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// The tab bar of Cards, whose tabs have skins of their own.
@Suite(.serialized) struct TabBarSkinTests {
  private func tabs(_ stage: HomeStage) -> SkinnedTabs {
    stage.delegate.rootViewController(ofApp: "cards") as! SkinnedTabs
  }

  /// The colors behind the tabs, of each tab's letters, and of the Home button.
  private func colors(_ stage: HomeStage) -> [UIColor] {
    let tabs = tabs(stage)
    let letters = tabs.tabBar.subviews.flatMap { $0.subviews }.compactMap { ($0 as? UILabel)?.textColor }
    let house = stage.home.stages[stage.home.shown!]!.app.homeButton.tintColor!
    return [tabs.tabBar.subviews[0].backgroundColor!] + letters + [house]
  }

  private func wanted(_ bar: Skin.Sheet, selected: Int) -> [UIColor] {
    [bar.color] + (0..<2).map { $0 == selected ? bar.accent : bar.mutedInk } + [bar.mutedInk]
  }

  @Test(
    "the tab bar, its letters and the Home button have the skin of the selected tab",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1180, height: 820)])
  func follows(size: CGSize) {
    let stage = HomeStage(size: size, address: "/cards/set")
    stage.host.advance(seconds: 1)
    #expect(colors(stage) == wanted(Skin.felt.bar, selected: 0))
    stage.host.tap("Concentration")
    stage.host.advance(seconds: 1)
    #expect(colors(stage) == wanted(Skin.concentration.bar, selected: 1))
    stage.host.tap("Set")
    stage.host.advance(seconds: 1)
    #expect(colors(stage) == wanted(Skin.felt.bar, selected: 0))
    #expect(stage.host.diagnostics == [])
  }

  @Test("an address of the other tab changes the bar's skin too")
  func byAddress() {
    let stage = HomeStage(address: "/cards/concentration/settings")
    stage.host.advance(seconds: 1)
    #expect(colors(stage) == wanted(Skin.concentration.bar, selected: 1))
  }
}
