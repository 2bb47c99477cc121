import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// The themes, beside the game where there is room and before it elsewhere.
@Suite(.serialized) struct ChooserTests {
  private let wide = CGSize(width: 1_024, height: 768)

  private func open(_ size: CGSize, _ stored: [String: String] = [:]) -> (HeadlessHost, ConcentrationSplitController) {
    let host = HeadlessHost(size: size, stored: stored, root: { ConcentrationApp.makeRootViewController() })
    host.advance(seconds: 2)
    return (host, host.rootViewController as! ConcentrationSplitController)
  }

  /// The titles that the navigation bars show, as screen readers find them; a row of the themes is not among them.
  private func titles(_ host: HeadlessHost) -> [String] {
    host.elements(role: .heading).filter { heading in
      guard host.isVisible(heading) else { return false }
      var around: UIView? = heading
      while let view = around, (view as? UINavigationBar) == nil { around = view.superview }
      return around != nil
    }.map { $0.accessibilityLabel ?? "" }
  }

  @Test("SE-R7a, SE-R7c, SE-X4: on a narrow screen the themes come first; one opens the game, Back leads back")
  func narrow() {
    let (host, split) = open(CGSize(width: 390, height: 844))
    #expect(split.isCollapsed && host.isVisible("Weather") && host.isVisible("Surprise me"))
    #expect(!split.chooser.game.isViewLoaded)
    host.tap("Weather")
    host.advance(seconds: 2)
    let game = split.chooser.game
    #expect(game.isViewLoaded && game.game.theme.name == "Weather" && titles(host) == ["Weather"])
    #expect(host.isVisible("Card 1, row 1, column 1, face down"))
    host.tap("Themes")
    host.advance(seconds: 1)
    #expect(host.isVisible("Clocks") && !host.isVisible("Card 1, row 1, column 1, face down"))
    // Choosing a theme added a step to the browser's history, and the bar's back button goes back in it.
    let themes = host.address
    host.tap("Weather")
    host.advance(seconds: 1)
    host.tap("Themes")
    host.advance(seconds: 1)
    #expect(host.address == themes && host.history.last == themes + "/weather")
    #expect(host.diagnostics == [])
  }

  @Test("when light turns to dark beside the game, the pictures of the themes do too") func turnsDark() {
    let (host, split) = open(wide)
    func picture() -> UIImage? {
      split.chooser.tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.imageView?.image
    }
    let light = picture()
    host.setDark(true)
    host.advance(seconds: 0.5)
    #expect(light != nil && picture() != nil && picture() !== light)
    #expect(host.isVisible("Weather") && host.diagnostics == [])
  }

  @Test("SE-L8b: a row follows a segue to the game, which gets its theme in prepare(for:sender:), before it has a view")
  func segue() {
    let (host, split) = open(CGSize(width: 390, height: 844), ["concentration.theme": "17"])
    let chooser = split.chooser
    let segue = UIStoryboardSegue(identifier: "game", source: chooser, destination: chooser.game)
    chooser.prepare(for: segue, sender: nil)
    #expect(chooser.game.theme == Theme.all[16] && !chooser.game.isViewLoaded)
    chooser.performSegue(withIdentifier: "game", sender: nil)
    host.advance(seconds: 1)
    #expect(chooser.game.view.window != nil && chooser.game.game.theme == Theme.all[16])
    #expect(host.diagnostics == [])
  }

  @Test("SE-H14: the theme is there before the game's view is loaded, and its first game has it")
  func early() {
    let (_, split) = open(CGSize(width: 390, height: 844))
    let chooser = split.chooser
    #expect(!chooser.game.isViewLoaded && chooser.game.viewIfLoaded == nil)
    chooser.game.theme = Theme.all[6]
    #expect(!chooser.game.isViewLoaded)
    chooser.game.loadViewIfNeeded()
    #expect(chooser.game.game.theme == Theme.all[6] && chooser.game.title == "Journey")
  }

  @Test("SE-R7c, SE-P16, SE-X4: on a wide one they stand side by side; a theme in mid-game changes the cards alone")
  func beside() {
    let (host, split) = open(wide, ["concentration.theme": "1"])
    let game = split.chooser.game
    #expect(!split.isCollapsed && host.isVisible("Weather") && host.isVisible("Card 1, row 1, column 1, face down"))
    #expect(Set(titles(host)) == ["Themes", "Animals"])
    game.choose(0)
    host.advance(seconds: 1)
    let cards = game.game.cards
    host.tap("Clocks")
    host.advance(seconds: 1)
    #expect(game.game.cards == cards && game.game.theme.name == "Clocks" && !game.isPaused)
    #expect(Set(titles(host)) == ["Themes", "Clocks"])
    #expect(host.stored["concentration.theme"] == "19" && host.diagnostics == [])
  }

  @Test("SE-L6: made narrow and wide again, the game is what it was and is seen in both")
  func resizing() {
    let (host, split) = open(wide)
    let game = split.chooser.game
    game.choose(0)
    host.advance(seconds: 1)
    let before = game.game.cards
    host.resize(to: CGSize(width: 375, height: 667))
    host.advance(seconds: 1)
    #expect(split.isCollapsed && game.game.cards == before && game.view.window != nil)
    host.resize(to: wide)
    host.advance(seconds: 1)
    #expect(!split.isCollapsed && game.game.cards == before && game.view.window != nil && host.isVisible("Weather"))
    #expect(host.diagnostics == [])
  }

  @Test("SE-R9a, SE-R9b: bars and themes around it, the game fits every size", arguments: LayoutTests.sizes)
  func everySize(size: CGSize) {
    let (host, split) = open(size, ["concentration.theme": "2"])
    if split.isCollapsed {
      host.tap("Weather")
      host.advance(seconds: 2)
    }
    let game = split.chooser.game
    let area = game.gridArea.insetBy(dx: -0.01, dy: -0.01)
    #expect(game.view.window != nil && game.grid.coverage >= 0.7, "\(size): \(game.grid.coverage)")
    for (index, card) in game.cardViews.enumerated() {
      #expect(area.contains(card.frame) && card.frame.width > 24 && card.frame.height > 24, "\(size): \(card.frame)")
      for other in game.cardViews[..<index] {
        #expect(!other.frame.insetBy(dx: 0.5, dy: 0.5).intersects(card.frame), "\(size)")
      }
    }
    #expect(
      game.view.bounds.inset(by: game.view.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01).contains(
        area.insetBy(dx: 0.01, dy: 0.01)))
    #expect(host.diagnostics == [], "\(size)")
  }

  @Test("a game goes on with another theme from the table of a narrow screen")
  func goesOn() {
    let (host, split) = open(CGSize(width: 390, height: 844))
    host.tap("Weather")
    host.advance(seconds: 2)
    let game = split.chooser.game
    game.choose(3)
    host.advance(seconds: 1)
    host.tap("Themes")
    host.advance(seconds: 1)
    #expect(game.isPaused, "nobody sees it")
    host.tap("Planets")
    host.advance(seconds: 1)
    #expect(game.game.cards[3].isFaceUp && game.title == "Planets" && game.game.flips == 1)
    host.tap("Resume")
    #expect(!game.isPaused && host.diagnostics == [])
  }

  @Test(
    "the address of every theme opens the game with it, the chosen one and the player's own included",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 768)])
  func everyTheme(size: CGSize) {
    let own = "1\nPets\n🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸"
    for number in Array(1...Theme.all.count) + [101] {
      for chosen in [number, 2, 0] {
        let stored = ["concentration.theme": "\(chosen)", "concentration.own.101": own]
        let address = number == 101 ? "own-1" : Theme.all[number - 1].address
        let split = ConcentrationSplitController()
        let host = HeadlessHost(
          size: size, stored: stored,
          root: {
            #expect(split.open(addressNames: [address]))
            return split
          })
        host.advance(seconds: 1)
        let game = split.chooser.game
        #expect(game.viewIfLoaded?.window != nil && game.game.theme.address == address, "\(address), chosen \(chosen)")
        #expect(split.shownAddressNames == [address] && host.diagnostics == [])
      }
    }
  }

  @Test("an address leads to a theme, to the settings, or nowhere")
  func addresses() {
    let (host, split) = open(CGSize(width: 390, height: 844))
    #expect(split.open(addressNames: ["winter"]))
    host.advance(seconds: 1)
    #expect(split.chooser.game.game.theme.name == "Winter" && split.shownAddressNames == ["winter"])
    #expect(split.open(addressNames: ["settings"]))
    host.advance(seconds: 1)
    #expect(host.isVisible("Pairs"))
    #expect(!split.open(addressNames: ["nowhere"]))
    #expect(split.open(addressNames: []))
  }

  @Test("settings can be reached, have a control for each variable, and a change of pairs begins a new game")
  func settings() {
    let (host, split) = open(CGSize(width: 390, height: 844))
    host.tap("Settings")
    host.advance(seconds: 1)
    for setting in Setting.allCases where setting != .theme {
      #expect(host.element(ConcentrationStrings.title(setting)) != nil, "\(setting)")
    }
    host.adjust("Pairs")
    #expect(host.stored["concentration.pairs"] == "9")
    host.tap("Themes")
    host.advance(seconds: 1)
    host.tap("Weather")
    host.advance(seconds: 2)
    #expect(split.chooser.game.game.cards.count == 18 && host.diagnostics == [])
  }
}
