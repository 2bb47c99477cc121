import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// BU-H1: every screen on every device, in both orientations, with small and large text, in both writing directions.
@Suite(.serialized) struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), CGSize(width: 393, height: 852),
    CGSize(width: 852, height: 393), CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768),
    CGSize(width: 1440, height: 900),
  ]

  @Test(arguments: sizes, [1.0, 2.0]) func everythingIsInside(size: CGSize, textScale: Double) {
    var preferences = PreferencesInput()
    preferences.textScale = textScale
    preferences.isRightToLeft = textScale > 1 ? 1 : 0
    let stage = BubblePopStage(size: size, preferences: preferences, stored: ["bubblepop.duration": "10"])
    let screen = CGRect(origin: .zero, size: size)
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    let field = frame(stage.play.welcome.nameField)
    #expect(field.minX >= 0 && field.maxX <= size.width && field.width >= 200 && field.height >= 44)
    let start = frame(stage.play.welcome.startButton)
    #expect(start.minX >= 0 && start.maxX <= size.width && start.height >= 44)
    if textScale == 1 { #expect(start.maxY <= size.height - 49, "Start is seen at once") }
    stage.begin()
    #expect(screen.contains(frame(stage.play.field)) && screen.contains(frame(stage.play.hud)))
    #expect(!frame(stage.play.field).intersects(frame(stage.play.hud)))
    #expect(stage.play.field.bounds.width >= 180 && stage.play.field.bounds.height >= 180)
    #expect(stage.game.field.mostBubbles >= 5 && stage.faults() == [])
    stage.finish()
    let again = frame(stage.play.boardView.againButton)
    #expect(screen.contains(again) && again.height >= 44)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("numbers at the top keep their distance on the smallest phone") func numbersAreApart() {
    let stage = BubblePopStage(size: CGSize(width: 320, height: 568))
    stage.begin()
    stage.popOne()
    let hud = stage.play.hud
    func labels(_ view: UIView) -> [CGRect] {
      if let label = view as? UILabel, label.text?.isEmpty == false { return [label.convert(label.bounds, to: hud)] }
      return view.subviews.flatMap(labels)
    }
    let numbers = labels(hud).filter { $0.minY > 15 }.sorted { $0.minX < $1.minX }
    #expect(numbers.count == 4)
    for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(right.minX - left.maxX >= 9.9, "\(numbers)") }
  }

  @Test func aKeyboardOnTheScreenLeavesTheNameInSight() {
    let stage = BubblePopStage(size: CGSize(width: 568, height: 320))
    stage.host.tap("Your name")
    var size = ResizeInput()
    size.width = 568
    size.height = 320
    size.keyboard = 180
    stage.host.send(.resize(size))
    stage.host.advance(seconds: 1)
    let field = stage.play.welcome.nameField
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.minY >= 0 && frame.maxY <= 140, "\(frame)")
  }

  @Test func darkAndReducedMotionPlayAlike() {
    var preferences = PreferencesInput()
    preferences.isDark = 1
    preferences.reducesMotion = 1
    let stage = BubblePopStage(preferences: preferences, stored: ["bubblepop.duration": "10"])
    stage.begin()
    stage.popOne()
    #expect(stage.game.pops == 1)
    stage.finish()
    #expect(stage.play.screen == .board && stage.host.diagnostics.isEmpty)
  }

  @Test(
    "the first page fills tablets: large bubbles side by side, and as much sky above as below",
    arguments: [CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768)])
  func roomy(size: CGSize) {
    for specials in ["0", "1"] {
      let stage = BubblePopStage(size: size, stored: ["bubblepop.specials": specials])
      let welcome = stage.play.welcome
      let panel = welcome.panel.convert(welcome.panel.bounds, to: nil)
      let title = welcome.titleLabel.convert(welcome.titleLabel.bounds, to: nil)
      #expect(!welcome.panel.isHidden && welcome.rows.count == (specials == "1" ? 7 : 5))
      #expect(Set(welcome.rows.map { $0.frame.minY }).count == 1, "in one row")
      #expect(title.width > 600 && title.height < 1.6 * welcome.titleLabel.font.pointSize, "in one line")
      for row in welcome.rows { #expect(welcome.panel.frame.contains(row.frame) && row.bounds.height >= 100) }
      let (above, below) = (title.minY, size.height - 49 - panel.maxY)
      #expect(above > 20 && below > 20 && above < 1.6 * below && below < 1.8 * above, "\(above), \(below)")
    }
    let phone = BubblePopStage().play.welcome
    #expect(phone.panel.isHidden && Set(phone.rows.map { $0.frame.minX }).count == 1)
  }
}
