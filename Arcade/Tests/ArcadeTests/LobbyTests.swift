import ArcadeKit
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

@testable import Arcade

/// A game with a challenge, whose progress the tests set.
private final class ToyController: GameViewController {
  static let results = DailyResults(game: "toy")
  var inProgress: String?
  override var progress: String? { inProgress }
  override var addressName: String? { nil }
  override func open(addressNames names: [String]) -> Bool {
    if names == ["today"] { title = "today" }
    return names.isEmpty || names == ["today"]
  }
  override class var kind: String { "ToyController" }
}

/// The Continue and Today cards, sound, About and languages on the home screen.
@Suite(.serialized) struct LobbyTests {
  private func entry(_ name: String, best: String? = nil) -> ArcadeEntry {
    let address = name == "Toy" ? "toy" : "ball"
    return ArcadeEntry(
      name: name, address: address, makeIcon: { AppIcon() }, makeRootViewController: { ToyController() },
      best: { best },
      challenges: name == "Toy"
        ? [
          DailyChallenge(
            name: text("The day's toy", de: "Das Spielzeug des Tages"), address: "toy/today",
            results: ToyController.results
          ) {
            "\($0) points"
          }
        ] : [])
  }

  private func lobby(stored: [String: String] = [:], size: CGSize = CGSize(width: 390, height: 844)) -> (
    HeadlessHost, HomeViewController
  ) {
    let host = HeadlessHost(
      size: size, stored: stored,
      root: { [self] in
        HomeViewController([entry("Toy"), entry("Ball", best: "Best 1,240")])
      })
    host.settle()
    return (host, host.rootViewController as! HomeViewController)
  }

  private func toy(_ home: HomeViewController, _ address: String = "toy") -> ToyController {
    home.rootViewController(ofApp: address) as! ToyController
  }

  @Test("There is no Continue card before an app was left; then it shows what is in progress, and leads back")
  func continues() {
    let (host, home) = lobby()
    #expect(!host.isVisible("Continue, Toy"))
    host.tap("Toy")
    host.settle()
    toy(home).inProgress = "Wall 3, 1,240 points"
    host.tap("Home")
    host.settle()
    #expect(home.shelf.continueCard.accessibilityLabel == "Continue, Toy")
    #expect(home.shelf.continueCard.accessibilityValue == "Wall 3, 1,240 points")
    host.tap("Continue, Toy")
    host.settle()
    #expect(home.shown == 0 && host.application.address == "/toy")
    toy(home).inProgress = nil
    host.tap("Home")
    host.settle()
    #expect(home.shelf.continueCard.accessibilityValue == "Where you left it")
  }

  @Test("The arcade fills the screen at a tap, where the browser can do that, and gives it back")
  func fullScreen() {
    let (host, home) = lobby(size: CGSize(width: 320, height: 568))
    func wishes() -> [Bool] {
      host.outputs.compactMap { if case .fullScreen(let isWanted) = $0 { isWanted } else { nil } }
    }
    #expect(!host.isVisible("Full screen"), "a browser that says nothing cannot do it")
    host.setFullScreen(false)
    host.settle()
    let button = home.shelf.fullScreen
    #expect(host.isVisible("Full screen") && button.accessibilityValue == "Off")
    #expect(!button.frame.intersects(home.shelf.sound.frame) && button.frame.width == home.shelf.sound.frame.width)
    host.tap("Full screen")
    #expect(wishes() == [true] && button.accessibilityValue == "Off", "the browser may still refuse")
    host.setFullScreen(true)
    host.settle()
    #expect(button.accessibilityValue == "On")
    host.tap("Full screen")
    #expect(wishes() == [true, false])
  }

  @Test("The card's picture is the app itself, paused and in miniature, and scrolls with the card")
  func picture() {
    let (host, home) = lobby(size: CGSize(width: 320, height: 568))
    host.tap("Ball")
    host.settle()
    host.tap("Home")
    host.settle()
    let stage = home.stages[1]!
    #expect(!stage.isHidden && stage.app.clock.isPaused && stage.accessibilityElementsHidden)
    #expect(stage.frame == home.shelf.pictureFrame(in: home.view) && stage.frame.width < 320)
    #expect(stage.app.view.bounds.size == home.view.bounds.size, "the app keeps the window's size")
    let before = stage.frame.minY
    home.shelf.scroll.contentOffset.y = 40
    host.settle()
    #expect(stage.frame.minY == before - 40)
    host.resize(to: CGSize(width: 568, height: 320))
    host.settle()
    #expect(stage.frame == home.shelf.pictureFrame(in: home.view))
    // Another app covers it, and then replaces it.
    host.tap("Toy")
    host.settle()
    #expect(stage.isHidden)
    host.tap("Home")
    host.settle()
    #expect(stage.isHidden && !home.stages[0]!.isHidden && home.left == 0)
  }

  @Test("Icon and app are never visible at the same time while it opens, nor does the icon stay on the shelf")
  func noCopies() {
    let (host, home) = lobby()
    host.tap("Toy")
    let stage = home.stages[0]!
    var ticks = 0
    while ticks < 60 {
      let seen = stage.subviews.map { $0.layer.presentation()?.opacity ?? 0 }
      #expect(seen.filter { $0 > 0.02 }.count <= 1, "after \(ticks) ticks: \(seen)")
      #expect(home.shelf.icons[0].isAway)
      host.advance(ticks: 1)
      ticks += 1
    }
    host.settle()
    host.tap("Home")
    host.settle()
    #expect(!home.shelf.icons[0].isAway)
  }

  @Test("Best scores are under the icons, as text and for screen readers")
  func bests() {
    let (_, home) = lobby()
    #expect(home.shelf.icons.map { $0.accessibilityValue } == [nil, "Best 1,240"])
  }

  @Test("Today's challenge shows the result, starts with a tap, and is new on the next day")
  func today() {
    let (host, home) = lobby()
    host.tellTime(Date(timeIntervalSince1970: 1_795_521_600))
    host.hide()
    host.show()
    #expect(home.shelf.today.rows[0].accessibilityValue == "Not played yet")
    host.tap("The day's toy")
    host.settle()
    #expect(home.shown == 0 && toy(home).title == "today")
    ToyController.results.add(120, on: .today)
    ToyController.results.add(300, on: .today)
    host.tap("Home")
    host.settle()
    #expect(home.shelf.today.rows[0].accessibilityValue == "120 points", "the first attempt counts")
    host.tellTime(Date(timeIntervalSince1970: 1_795_521_600 + 86_400))
    host.hide()
    host.show()
    #expect(home.shelf.today.rows[0].accessibilityValue == "Not played yet")
    ToyController.results.add(90, on: .today)
    home.shelf.reload()
    #expect(home.shelf.today.rows[0].accessibilityValue == "90 points, 2 days in a row")
    #expect(host.diagnostics == [])
  }

  @Test("The sound button and M turn all sound off and on, which is stored, said and obeyed")
  func sound() {
    let (host, home) = lobby()
    host.tap("Sound")
    #expect(home.shelf.sound.accessibilityValue == "Sound off" && host.application.soundVolume == 0)
    #expect(host.stored["arcade.muted"] == "1")
    host.application.play(.tap, volume: 1)
    host.advance(ticks: 1)
    #expect(host.sounds == [])
    host.press("KeyM")
    #expect(home.shelf.sound.accessibilityValue == "Sound on" && host.application.soundVolume == 1)
    #expect(host.announcements.last == "Sound on")
    host.tap("Toy")
    host.settle()
    host.press("KeyM")
    #expect(ArcadeVolume.isMuted)
    ArcadeVolume.level = 5
    #expect(!ArcadeVolume.isMuted && host.application.soundVolume == 0.25)
  }

  @Test("An invalid stored volume is set aside", arguments: ["0", "11", "loud"])
  func storedVolume(text: String) {
    let (host, _) = lobby(stored: ["arcade.volume": text])
    #expect(ArcadeVolume.level == 10 && host.diagnostics.count == 1)
  }

  @Test("About has an address, opens over the home screen, and closes back to it")
  func about() {
    let stage = HomeStage()
    stage.host.tap("About Carom")
    stage.host.settle()
    #expect(stage.address == "/about" && stage.title == "About Carom – Carom")
    let about = stage.home.sheet as! AboutViewController
    let table = about.tableView!
    var texts: [String] = []
    for section in 0..<about.numberOfSections(in: table) {
      for row in 0..<about.tableView(table, numberOfRowsInSection: section) {
        let cell = about.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
        texts.append(cell.textLabel?.text ?? "")
      }
    }
    let all = texts.joined(separator: "\n")
    #expect(all.contains("MIT license") && all.contains("sets no cookies") && all.contains("Launch the ball"))
    #expect(all.contains("League Spartan") && all.contains("SIL Open Font License"))
    for meaning in ["See what the physics sees", "Begin again", "Editor: lay the chosen brick"] {
      #expect(all.contains(meaning))
    }
    for entry in ArcadeApp.entries {
      #expect(!KeyStrings.lines(of: entry.address).isEmpty, "\(entry.name) has no keys")
    }
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/" && stage.home.sheet == nil)
    let direct = HomeStage(address: "/about")
    #expect(direct.address == "/about" && direct.home.sheet != nil)
    direct.host.go(to: "/breakout")
    direct.host.settle()
    #expect(direct.home.sheet == nil && direct.host.isVisible("Court") && direct.address == "/breakout")
    #expect(stage.host.diagnostics == [] && direct.host.diagnostics == [])
  }

  @Test("A new language appears on every screen at once; a game in progress stays, and the page is notified")
  func language() {
    let stage = HomeStage()
    stage.openBreakout()
    stage.host.press("Space")
    stage.host.advance(seconds: 0.5)
    stage.host.tap("Home")
    stage.host.settle()
    stage.host.tap("About Carom")
    stage.host.settle()
    stage.host.tap("Deutsch")
    stage.host.settle()
    #expect(stage.title == "Über Carom – Carom")
    #expect(stage.host.isVisible("Schließen") && Language.chosen == .german)
    #expect(stage.host.outputs.contains(.language("de")))
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.home.shelf.about.accessibilityLabel == "Über Carom")
    #expect(stage.home.shelf.icons.allSatisfy { $0.accessibilityHint == "Öffnet das Spiel." })
    Language.chosen = nil
    stage.host.settle()
    #expect(stage.home.shelf.about.accessibilityLabel == "About Carom")
    #expect(stage.host.diagnostics == [])
  }

  @Test("The page is notified of the browser's language when the arcade starts")
  func startsInTheBrowsersLanguage() {
    let stage = HomeStage()
    #expect(stage.host.outputs.contains(.language("en")))
  }
}
