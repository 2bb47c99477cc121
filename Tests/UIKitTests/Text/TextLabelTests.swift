import Testing
import UIKit

@testable import UIKitCore

@Suite struct TextLabelTests {
  private let application = UIApplication(textMeasuring: FixedTextMetrics())
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
  }

  private func label(_ text: String, width: Double = 100, height: Double = 20, size: Double = 10) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: size)
    label.text = text
    window.addSubview(label)
    return label
  }

  private func written(by label: UILabel) -> [UInt32] {
    var commands = CommandBuffer()
    label.commitContent(into: &commands)
    return commands.words
  }

  @Test func beginsWithApplesDefaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func itsSizeIsItsText() {
    let label = label("aaaa bbb cc")
    #expect(label.intrinsicContentSize == CGSize(width: 54.5, height: 12.0))
    #expect(label.sizeThatFits(CGSize(width: 40.0, height: 0.0)) == label.intrinsicContentSize)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40.0, height: 0.0)) == CGSize(width: 30.0, height: 24.0))
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize == CGSize(width: 30.0, height: 24.0))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 54.5, height: 12.0))
  }

  @Test func theTextCommandHoldsLinesAndRuns() {
    let label = label("aaaa bbb cc", width: 40, height: 30)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .red
    label.shadowColor = .black
    var expected = CommandBuffer()
    let font = UIFont.systemFont(ofSize: 10)
    let run = LayerCommand.PageRun(
      font: font.cssFont, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), decoration: 0, spacing: 0,
      text: "aaaa\nbbb cc")
    // (30 − 2 · 11.934) / 2 = 3.07, to half points.
    expected.put(
      .text(
        top: 3, lineHeight: font.lineHeight, alignment: 1, isRightToLeft: false, shadowColor: .black, shadowX: 0,
        shadowY: -1, runs: [run]), label.layer.id)
    #expect(written(by: label) == expected.words)
  }

  @Test func naturalTextFollowsTheDirection() {
    let label = label("a")
    #expect(written(by: label)[4...5] == [0, 0])
    application.traits.layoutDirection = .rightToLeft
    #expect(written(by: label)[4...5] == [2, 1])
  }

  @Test func aDisabledLabelIsDimmedAndAHighlightedOneChangesColor() {
    let label = label("a")
    label.textColor = .red
    label.highlightedTextColor = .blue
    func color() -> UInt32 { written(by: label)[10 + 1 + (label.font.cssFont.utf8.count + 3) / 4] }
    #expect(color() == 0xFFFF_0000)
    label.isEnabled = false
    #expect(color() == 0x66FF_0000)
    label.isHighlighted = true
    #expect(color() == 0x6600_00FF)
  }

  @Test func textShrinksBeforeItIsCut() {
    let label = label("aaaaaaaaaa", width: 40)
    #expect(label.layout.lines[0].text == "aaaaa…")
    label.adjustsFontSizeToFitWidth = true
    #expect(label.layout.lines[0].text == "aaaaaaaaaa")
    #expect(label.layout.lines[0].width <= 40)
    #expect(label.layout.runs[0].attributes.font?.pointSize == 7.3)
    label.minimumScaleFactor = 0.9
    #expect(label.layout.lines[0].text == "aaaaaa…")
    #expect(label.layout.runs[0].attributes.font?.pointSize == 9)
  }

  /// A browser that gives letters below ten points more room.
  private final class WideSmallLetters: NSObject, TextMeasuring {
    func width(of text: String, font: String) -> Double {
      let width = FixedTextMetrics().width(of: text, font: font)
      return FixedTextMetrics().width(of: "a", font: font) < 5.4 ? width * 1.05 : width
    }
  }

  @Test func textShrinksUntilItFitsWhereSmallLettersAreWider() {
    let application = UIApplication(textMeasuring: WideSmallLetters())
    defer { self.application.makeCurrent() }
    let window = UIWindow(windowScene: application.windowScene)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.font = .systemFont(ofSize: 10)
    label.text = "aaaaaaaaaa"
    label.adjustsFontSizeToFitWidth = true
    window.addSubview(label)
    #expect(label.layout.lines[0].text == "aaaaaaaaaa" && label.layout.lines[0].width <= 40)
    #expect((label.layout.runs[0].attributes.font?.pointSize ?? 0) > 6.5, "no smaller than it must be")
  }

  @Test func aLowLabelShowsTheLinesThereIsRoomFor() {
    let label = label("aa bb cc dd ee ff", width: 30, height: 24)
    label.numberOfLines = 0
    #expect(label.layout.lines.map { $0.text } == ["aa bb", "cc d…"])
    label.frame.size.height = 1
    #expect(label.layout.lines.count == 1)
  }

  @Test func attributedTextTakesFromTheLabelWhatItLeavesOpen() {
    let label = label("x")
    let text = NSMutableAttributedString(string: "big ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(NSAttributedString(string: "small", attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    #expect(label.text == "big small")
    #expect(label.layout.runs.map { $0.attributes.font?.pointSize } == [20, 10])
    label.text = "plain"
    #expect(label.layout.runs.count == 1)
  }

  @Test func theSameTextAgainCostsNothing() {
    let label = label("12")
    application.commit()
    _ = application.takeCommands { $0 }
    label.text = "12"
    #expect(application.layersToCommit.isEmpty)
    label.text = "13"
    #expect(application.layersToCommit.count == 1)
  }

  @Test func screenReadersAreToldTheText() {
    let label = label("12 points")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "12 points")
    label.accessibilityLabel = "Twelve points"
    #expect(label.accessibilityLabel == "Twelve points")
  }

  @Test func fontsOfTextStylesFollowThePersonsTextSize() {
    let label = label("a")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    var preferences = PreferencesInput()
    preferences.textScale = 2
    application.receive(.preferences(preferences))
    var advance = AdvanceInput()
    advance.tick = 1
    application.receive(.advance(advance))
    #expect(label.font.pointSize == 34)
  }
}
