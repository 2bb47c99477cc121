import Testing
import UIKit

@testable import UIKitCore

/// Widths at 10 pt in the fixed metrics: lowercase letters 5.4, space and i, j, l 2.8, capitals 6.8, ideographs and …
/// 10.
@Suite struct TextLayoutTests {
  private let application = UIApplication(textMeasuring: FixedTextMetrics())

  private func layOut(
    _ text: String, _ width: Double = .infinity, lines: Int = 0, _ breaking: NSLineBreakMode = .byWordWrapping,
    pushesOut: Bool = false
  ) -> TextLayout {
    let attributes = TextAttributes(font: UIFont.systemFont(ofSize: 10))
    return TextLayout(
      [TextRun(text: text, attributes: attributes)], width: width, maximumLines: lines, breaking: breaking,
      pushesOut: pushesOut)
  }

  @Test func theLastWordIsNotLeftAloneIfTheLineAboveHasOneToSpare() {
    func lines(_ text: String, _ width: Double, _ breaking: NSLineBreakMode = .byWordWrapping) -> [String] {
      layOut(text, width, breaking, pushesOut: true).lines.map { $0.text }
    }
    #expect(layOut("aa bb cc dd", 40).lines.map { $0.text } == ["aa bb cc", "dd"])
    #expect(lines("aa bb cc dd", 40) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc dd\nb", 40) == ["aa bb", "cc dd", "b"], "each paragraph for itself")
    #expect(lines("aa bb cc dd ", 40) == ["aa bb", "cc dd"], "spaces at the end change nothing")
    // The line above has only one word left, or there is no room for its last one.
    #expect(lines("aaaa bb cc", 40) == ["aaaa bb", "cc"])
    #expect(lines("aa b bb aaaaaa", 40) == ["aa b bb", "aaaaaa"])
    #expect(lines("aaa bb", 25, .byCharWrapping) == ["aaa b", "b"])
    // As few lines as before, and none wider than allowed.
    for width in 24..<90 {
      let text = "a bbb cc dddd e ff ggg hhhh ii j kkk"
      let plain = layOut(text, Double(width))
      let pushed = layOut(text, Double(width), pushesOut: true)
      #expect(pushed.lines.count == plain.lines.count)
      #expect(pushed.lines.allSatisfy { $0.width <= Double(width) + 0.001 })
      #expect(pushed.lines.map { $0.text }.joined(separator: " ") == text)
      // A label that is only as wide as its text keeps these lines.
      #expect(layOut(text, pushed.size.width, pushesOut: true).lines.map { $0.text } == pushed.lines.map { $0.text })
    }
  }

  @Test func labelsPushOutLonelyWordsUnlessToldOtherwise() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "aa bb cc dd"
    #expect(label.layout.lines.map { $0.text } == ["aa bb", "cc dd"])
    label.lineBreakStrategy = []
    #expect(label.layout.lines.map { $0.text } == ["aa bb cc", "dd"])
  }

  @Test func linesBreakAtSpacesWhichAreSwallowed() {
    #expect(layOut("aaaa bbb cc", 40).lines.map { $0.text } == ["aaaa", "bbb cc"])
    #expect(layOut("aaaa bbb cc", 40.6).lines.map { $0.text } == ["aaaa bbb", "cc"])
    #expect(layOut("aaaa    bbb", 30).lines.map { $0.text } == ["aaaa", "bbb"])
    let widths = layOut("aaaa bbb cc", 40).lines.map { $0.width }
    #expect(abs(widths[0] - 21.6) < 1e-9 && abs(widths[1] - 29.8) < 1e-9)
  }

  @Test func newlinesOfEveryKindEndLines() {
    #expect(layOut("a\nb\r\nc\n\nd", 100).lines.map { $0.text } == ["a", "b", "c", "", "d"])
    #expect(layOut("a\u{2028}b\u{2029}c").lines.count == 3)
    #expect(layOut("a\n").lines.map { $0.text } == ["a"])
    #expect(layOut("").lines.count == 1)
  }

  @Test func aWordWiderThanALineBreaksBetweenCharacters() {
    #expect(layOut("aaaaaaaa", 20).lines.map { $0.text } == ["aaa", "aaa", "aa"])
    #expect(layOut("b aaaaaaaa c", 20).lines.map { $0.text } == ["b", "aaa", "aaa", "aa c"])
    #expect(layOut("aa", 1).lines.map { $0.text } == ["a", "a"])
    #expect(layOut("aaaa bb", 25, .byCharWrapping).lines.map { $0.text } == ["aaaa", "bb"])
    #expect(layOut("aaa bb", 25, .byCharWrapping).lines.map { $0.text } == ["aaa b", "b"])
  }

  @Test func ideographsBreakAnywhereButNotBeforeTheirStops() {
    #expect(layOut("日本語日本語", 35).lines.map { $0.text } == ["日本語", "日本語"])
    #expect(layOut("日本語。日", 30).lines.map { $0.text } == ["日本", "語。日"])
    #expect(layOut("日「本」語", 20).lines.map { $0.text } == ["日", "「本", "」語"])
    #expect(layOut("日「本」語", 30).lines.map { $0.text } == ["日", "「本」", "語"])
  }

  @Test func hyphensBreakBetweenLettersOnly() {
    #expect(layOut("well-known", 30).lines.map { $0.text } == ["well-", "known"])
    #expect(layOut("aa-bb", 20).lines.map { $0.text } == ["aa-", "bb"])
    #expect(layOut("x -5", 16).lines.map { $0.text } == ["x", "-5"])
  }

  @Test func noBreakSpacesHold() {
    #expect(layOut("a b\u{A0}c", 20).lines.map { $0.text } == ["a", "b\u{A0}c"])
  }

  @Test func marksFlagsAndJoinedEmojiStayTogether() {
    #expect("e\u{301}a".clusters == ["e\u{301}", "a"])
    #expect("👩‍👩‍👧x".clusters == ["👩‍👩‍👧", "x"])
    #expect("👍🏽🇩🇪🇫🇷".clusters == ["👍🏽", "🇩🇪", "🇫🇷"])
    #expect("नमस्ते".clusters == ["न", "म", "स्", "ते"])
    #expect("plain".clusters == ["p", "l", "a", "i", "n"])
  }

  @Test func whatDoesNotFitIsCutWithAnEllipsis() {
    let text = "abcdefghkn"
    #expect(layOut(text, 30, lines: 1, .byTruncatingTail).lines.map { $0.text } == ["abc…"])
    #expect(layOut(text, 30, lines: 1, .byTruncatingHead).lines.map { $0.text } == ["…hkn"])
    #expect(layOut(text, 37, lines: 1, .byTruncatingMiddle).lines.map { $0.text } == ["abc…kn"])
    #expect(layOut(text, 30, lines: 1, .byClipping).lines.map { $0.text } == ["abcde"])
    #expect(layOut(text, 54, lines: 1, .byTruncatingTail).isTruncated == false)
    #expect(layOut(text, 1, lines: 1, .byTruncatingTail).lines.map { $0.text } == ["…"])
    #expect(layOut("aa bb cc", 24, lines: 1, .byTruncatingTail).lines.map { $0.text } == ["aa…"])
    #expect(layOut("aa bb cc", 24.5, lines: 1, .byWordWrapping).lines.map { $0.text } == ["aa bb"])
    #expect(layOut("aa bb cc dd ee ff", 30, lines: 2, .byTruncatingTail).lines.map { $0.text } == ["aa bb", "cc d…"])
    #expect(layOut("one\ntwo", 100, lines: 1, .byTruncatingTail).lines.map { $0.text } == ["one…"])
    #expect(layOut("", 10, lines: 1, .byTruncatingTail).lines.map { $0.text } == [""])
  }

  @Test func sizesAreRoundedUpToPixelsAndHoldTheirText() {
    // Two pixels to the point: 29.8 becomes 30, two lines of 11.934 become 24.
    #expect(layOut("aaaa bbb cc", 40).size == CGSize(width: 30.0, height: 24.0))
    for text in ["aaaa bbb cc", "The quick brown fox jumps over the lazy dog", "日本語 and more"] {
      for width in stride(from: 20.0, to: 200, by: 7) {
        let layout = layOut(text, width)
        #expect(layOut(text, layout.size.width).lines.map { $0.text } == layout.lines.map { $0.text })
      }
    }
  }

  @Test func runsOfSeveralFontsShareLinesAndTheTallestSetsTheHeight() {
    let text = NSMutableAttributedString(string: "aa ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "bb", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    text.append(NSAttributedString(string: "cc dd", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let layout = TextLayout(text.runs, width: 40)
    #expect(layout.lines.map { $0.text } == ["aa", "bbcc", "dd"])
    #expect(layout.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
  }

  @Test func aParagraphStyleSpacesLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.lineHeightMultiple = 2
    let text = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let layout = TextLayout(text.runs)
    #expect(abs(layout.height(of: 3) - (3 * 2 * 11.93359375 + 10)) < 1e-9)
  }

  @Test func attributesAreSetInPartsOfAText() {
    let text = NSMutableAttributedString(string: "red sky", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.kern, value: NSNumber(value: 2), range: NSRange(location: 4, length: 300))
    #expect(text.runs.map { $0.text } == ["red", " ", "sky"])
    #expect(text.runs[0].attributes.color == .red)
    #expect(text.runs[2].attributes.kern == 2)
    #expect(text.string == "red sky" && text.length == 7)
  }

  @Test func everyWordIsMeasuredOnce() {
    let measuring = CountingMetrics()
    UIApplication(textMeasuring: measuring).makeCurrent()
    for width in [50.0, 60, 70, 80] { _ = layOut("to be or not to be", width) }
    #expect(measuring.count == 5)
  }
}

private final class CountingMetrics: NSObject, TextMeasuring {
  var count = 0
  func width(of text: String, font: String) -> Double {
    count += 1
    return Double(text.utf8.count) * 5
  }
}
