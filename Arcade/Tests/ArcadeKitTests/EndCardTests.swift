import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

@testable import ArcadeKit

/// The card at the end of a game: its contents and buttons, and that it fits every screen.
@Suite(.serialized) struct EndCardTests {
  /// A host with a card over an empty controller, and what was chosen.
  private final class Stage {
    let host: HeadlessHost
    private(set) var chosen: [String] = []
    let card: EndCard
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init(
      _ ending: Ending, size: CGSize = CGSize(width: 390, height: 844), preferences: PreferencesInput = .init(),
      withRest: Bool = false, choices: [String] = []
    ) {
      host = HeadlessHost(size: size, preferences: preferences, root: { UIViewController() })
      var note: (String) -> Void = { _ in }
      card = EndCard(ending, skin: .home) { note("again") }
      if withRest { card.rest = { note("rest") } }
      for title in choices { card.addChoice(title) { note(title) } }
      card.offerSharing("Breakout", of: UIViewController(), scene: scene)
      note = { [weak self] in self?.chosen.append($0) }
      host.rootViewController?.present(card, animated: true)
    }

    func element<View: UIView>(_ type: View.Type) -> View? { find(type, in: card.view) }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
      if let found = view as? View { return found }
      for each in view.subviews { if let found = find(type, in: each) { return found } }
      return nil
    }
  }

  private var ending: Ending {
    var ending = Ending(title: "Wall cleared", score: 1240)
    ending.compare(with: 1000)
    ending.facts = [.init("Longest flight", "12"), .init("Lives left", "2"), .init("Time", "2:31")]
    ending.stars = (2, 3)
    return ending
  }

  @Test("three facts have one row on the smallest phone, and no word of the remark is left alone") func smallestPhone()
  {
    var ending = Ending(title: "Time’s up!", score: 12)
    ending.compare(with: 0)
    ending.facts = [.init("was possible", "163"), .init("of it is yours", "7 %"), .init("longest run", "2")]
    let stage = Stage(ending, size: CGSize(width: 320, height: 568))
    stage.host.advance(seconds: 1)
    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
    }
    let facts = all(FactView.self, in: stage.card.view)
    #expect(facts.count == 3 && Set(facts.map { $0.frame.minY }).count == 1)
    for (left, right) in zip(facts, facts.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX + 0.01) }
    let remark = all(UILabel.self, in: stage.card.view).first { $0.text == ending.remark }!
    let whole = remark.sizeThatFits(CGSize(width: 1000, height: 1000))
    let lines = (remark.bounds.height / whole.height).rounded()
    #expect(lines == 2 && remark.bounds.width < whole.width * 0.75, "about half the text on each line")
  }

  @Test(
    "a record is mentioned only if there was something to beat",
    arguments: [
      (0, 10, false, "first"), (0, 0, false, ""), (-1, 5, false, "first"), (100, 120, true, "20"),
      (120, 120, false, "as good"), (1500, 120, false, "1,380"),
    ])
  func remark(best: Int, score: Int, isRecord: Bool, part: String) {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    defer { withExtendedLifetime(host) {} }
    var ending = Ending(title: "Over", score: score)
    ending.compare(with: best)
    let said = (ending.remark ?? "").lowercased()
    #expect(ending.isRecord == isRecord)
    #expect(part.isEmpty ? ending.remark == nil : said.contains(part), "\(said)")
  }

  @Test("right to left, everything is on the card from the first moment on", arguments: [320, 852] as [CGFloat])
  func rightToLeft(width: CGFloat) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    let size = CGSize(width: width, height: 393)
    let stage = Stage(ending, size: size, preferences: preferences, withRest: true, choices: ["One", "Two"])
    stage.host.advance(ticks: 1)
    let frames = ["Play again", "One", "Two"].compactMap { stage.host.element($0) }.map {
      $0.convert($0.bounds, to: nil)
    }
    #expect(frames.count == 3 && frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.width > 0 }, "\(frames)")
  }

  @Test("the score counts up, and its final value is announced immediately")
  func counting() throws {
    let stage = Stage(ending)
    stage.host.advance(seconds: 0.3)
    let score = try #require(stage.element(ScoreCountLabel.self))
    let early = score.text
    #expect(score.accessibilityLabel == "1240 points")
    stage.host.advance(seconds: 0.3)
    #expect(early != NumberText.grouped(1240) && score.text != early && score.text != NumberText.grouped(1240))
    stage.host.advance(seconds: 1)
    #expect(score.text == NumberText.grouped(1240))
    stage.host.settle()
    let frames = stage.host.countFrames(seconds: 1)
    #expect(frames == 0)
  }

  @Test("a tap shows the whole score")
  func skipping() throws {
    let stage = Stage(ending)
    stage.host.advance(seconds: 0.4)
    stage.host.tap(at: CGPoint(x: 20, y: 60))
    #expect(stage.element(ScoreCountLabel.self)?.text == NumberText.grouped(1240))
    #expect(stage.chosen == [])
  }

  @Test("with reduced motion the score does not count")
  func reducedMotion() {
    var preferences = PreferencesInput()
    preferences.reducesMotion = 1
    let stage = Stage(ending, preferences: preferences)
    stage.host.advance(seconds: 0.3)
    #expect(stage.element(ScoreCountLabel.self)?.text == NumberText.grouped(1240))
  }

  @Test("R, Enter and Space play again", arguments: ["KeyR", "Enter", "Space"])
  func again(key: String) {
    let stage = Stage(ending)
    stage.host.advance(seconds: 1)
    #expect(stage.host.application.focusedView?.accessibilityLabel == "Play again")
    stage.host.press(key)
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == ["again"])
    #expect(stage.host.element("Wall cleared") == nil)
  }

  @Test("Escape returns to the finished game, or plays again if there is no such state", arguments: [true, false])
  func escape(withRest: Bool) {
    let stage = Stage(ending, withRest: withRest)
    stage.host.advance(seconds: 1)
    stage.host.press("Escape")
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == [withRest ? "rest" : "again"])
  }

  @Test("arrow keys go to the other buttons; the card stays when the result is shared")
  func others() {
    let stage = Stage(ending, choices: ["Next wall"])
    stage.host.advance(seconds: 1)
    stage.host.press("ArrowDown")
    stage.host.press("ArrowDown")
    #expect(stage.host.application.focusedView?.accessibilityLabel == "Share")
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.host.wantedShare != nil)
    stage.host.answerShare(SharedInput.copied)
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == [] && stage.host.isVisible("Wall cleared"))
    #expect(stage.host.application.focusedView?.accessibilityLabel == "Share")
    stage.host.press("ArrowUp")
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == ["Next wall"])
  }

  @Test("the shared text has a name, the result on one line, a link and a picture")
  func sharing() throws {
    let stage = Stage(ending)
    stage.host.advance(seconds: 1)
    stage.host.tap("Share")
    let shared = try #require(stage.host.wantedShare)
    #expect(shared.title == "Carom · Breakout")
    #expect(shared.text == "Carom · Breakout\nWall cleared · 1,240 points · ★★☆")
    #expect(shared.address == "#/" && shared.hasPicture)
  }

  @Test("the result of a challenge says the day, and the days in a row")
  func sharingChallenge() throws {
    let stage = Stage(Ending(title: "Over", result: "14 flips"))
    let (today, results) = (Day(number: 20_000), DailyResults(game: "test"))
    for back in 0..<3 { results.add(10, on: today.adding(-back)) }
    stage.card.offerSharing("The day’s pairs", of: UIViewController(), on: today, results: results)
    stage.host.advance(seconds: 1)
    stage.host.tap("Share")
    let shared = try #require(stage.host.wantedShare)
    #expect(shared.text == "Carom · The day’s pairs, 2024-10-04\nOver · 14 flips · 3 days in a row")
    #expect(!shared.hasPicture)
  }

  @Test("on a low screen the picture shrinks, so that all buttons are visible at once")
  func lowScreen() throws {
    var ending = Ending(title: "Time’s up!", score: 240)
    ending.facts = [.init("was possible", "163"), .init("of it is yours", "41 %"), .init("longest run", "5")]
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 180))
    ending.picture = picture
    let stage = Stage(
      ending, size: CGSize(width: 320, height: 568), choices: ["High scores", "Another player"])
    stage.host.advance(seconds: 2)
    let scroller = try #require(stage.element(UIScrollView.self))
    #expect(scroller.contentSize.height <= scroller.bounds.height)
    #expect(picture.frame.height >= 60 && picture.frame.height < 180)
  }

  @Test("the buttons respond once the first one has the focus")
  func readiness() throws {
    let stage = Stage(ending)
    while stage.host.application.focusedView == nil {
      stage.host.tap("Play again")
      try #require(stage.chosen == [] && stage.host.tick < 240)
      stage.host.advance(ticks: 6)
    }
    stage.host.tap("Play again")
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == ["again"])
  }

  @Test("a key that was meant for the game does not leave the card")
  func deafness() {
    let stage = Stage(ending)
    for _ in 0..<2 {
      stage.host.press("Space")
      stage.host.press("Enter")
      stage.host.advance(seconds: 0.1)
    }
    stage.host.advance(seconds: 1)
    #expect(stage.chosen == [] && stage.host.isVisible("Wall cleared"))
  }

  @Test("it is an alert whose whole text a screen reader can read")
  func semantics() {
    let stage = Stage(ending)
    stage.host.advance(seconds: 1)
    let alert = stage.host.elements(role: .alertdialog).first
    #expect(alert?.accessibilityLabel == "Wall cleared")
    let said = alert?.accessibilityHint ?? ""
    for part in ["1240 points", "2 of 3 stars", "New best, by 240", "Longest flight 12", "Time 2:31"] {
      #expect(said.contains(part), "\(said)")
    }
    #expect(stage.host.element("2 of 3 stars") != nil)
    #expect(stage.host.element("Longest flight: 12") != nil)
    let controller: UIAlertController = stage.card
    #expect(controller.preferredStyle == .alert && controller.actions.count == 1)
  }

  @Test(
    "the card fits every screen: no text is cut, no parts overlap, and every button can be reached",
    arguments: [
      (320.0, 256.0), (320, 568), (393, 852), (852, 393), (820, 1180), (1440, 900), (568, 320),
    ], [1.0, 2.0])
  func fits(size: (Double, Double), textScale: Double) throws {
    var preferences = PreferencesInput()
    preferences.textScale = textScale
    var ending = ending
    ending.facts.append(.init("Verglichen mit gestern", "+240"))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    ending.picture = picture
    let stage = Stage(
      ending, size: CGSize(width: size.0, height: size.1), preferences: preferences,
      choices: ["Nächste Wand", "Karte der Wände"])
    stage.host.advance(seconds: 2)
    let scroller = try #require(stage.element(UIScrollView.self))
    let card = scroller.convert(scroller.bounds, to: nil)
    // The Home button, in the bar below, stays uncovered.
    #expect(CGRect(x: 0, y: 0, width: size.0, height: size.1 - 44).contains(card))
    let parts = scroller.subviews.filter {
      $0.alpha > 0 && $0.bounds.height > 4 && !$0.isHidden && $0.bounds.width > 12
    }
    let content = CGRect(origin: .zero, size: scroller.contentSize)
    for (index, part) in parts.enumerated() {
      #expect(content.insetBy(dx: -1, dy: -1).contains(part.frame), "\(part) is out of the card")
      for other in parts[(index + 1)...] {
        #expect(!part.frame.insetBy(dx: 1, dy: 1).intersects(other.frame.insetBy(dx: 1, dy: 1)), "\(part) \(other)")
      }
      guard let label = part as? UILabel, !label.adjustsFontSizeToFitWidth else { continue }
      #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height + 1, "\(label.text ?? "")")
    }
    for name in ["Nächste Wand", "Karte der Wände", "Share", "Play again"] {
      stage.host.press("ArrowDown")
      stage.host.advance(seconds: 0.5)
      let focused = try #require(stage.host.application.focusedView)
      #expect(stage.host.isVisible(focused), "\(name)")
      #expect(focused.accessibilityLabel == name)
      #expect(focused.bounds.height >= 44)
    }
  }
}
