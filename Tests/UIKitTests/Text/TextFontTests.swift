import Testing
import UIKit

@testable import UIKitCore

@Suite struct TextFontTests {
  @Test func heightsAreFixedSharesOfTheSize() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.186) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).lineHeight == font.lineHeight)
  }

  @Test func theCSSNamesWeightSizeAndFamily() {
    let system = UIFontDescriptor.systemFamily
    #expect(UIFont.systemFont(ofSize: 17).cssFont == "400 17px " + system)
    #expect(UIFont.systemFont(ofSize: 12.5, weight: .semibold).cssFont == "600 12.5px " + system)
    #expect(UIFont.italicSystemFont(ofSize: 10).cssFont == "italic 400 10px " + system)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .medium).cssFont == "500 10px tabular, " + system)
    #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .black).cssFont.hasPrefix("900 10px ui-monospace"))
    let rounded = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor.withDesign(.rounded)!
    #expect(UIFont(descriptor: rounded, size: 0).cssFont.hasPrefix("800 20px ui-rounded"))
    #expect(UIFont(name: "Menlo-BoldItalic", size: 9)?.cssFont == "italic 700 9px \"Menlo\", " + system)
    #expect(UIFont(name: "Gill Sans", size: 9)?.cssFont == "400 9px \"Gill Sans\", " + system)
    #expect(UIFont(name: "a\"; b-Roman", size: 9)?.cssFont == "400 9px \"a; b-Roman\", " + system)
  }

  @Test func everyWeightHasItsCSSNumber() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map { $0.css } == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func textStylesHaveApplesSizesAndGrowWithTheText() {
    let sizes = UIFont.TextStyle.allCases.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    #expect(sizes == [36, 28, 34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(UIFont.preferredFont(forTextStyle: .headline).cssFont.hasPrefix("600 17px"))
    let large = UITraitCollection()
    large.textScale = 1.5
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 26)
    let small = UITraitCollection()
    small.textScale = 0.5
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 11)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let scaled = metrics.scaledFont(for: .boldSystemFont(ofSize: 40), maximumPointSize: 50, compatibleWith: large)
    #expect(scaled.pointSize == 50)
    #expect(scaled.adjusted(for: UITraitCollection()).pointSize == 40)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 15)
  }

  @Test func badSizesBecomeUsableOnes() {
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 12).withSize(.infinity).pointSize == 12)
  }

  @Test func symbolicTraitsChangeWeightAndSlant() {
    let descriptor = UIFont.systemFont(ofSize: 14).fontDescriptor
    let bold = descriptor.withSymbolicTraits([.traitBold, .traitItalic])!
    #expect(UIFont(descriptor: bold, size: 0).cssFont.hasPrefix("italic 700 14px"))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func aRunningNumberInDigitsOfOneWidthIsMeasuredOnce() {
    let measuring = CountingMetrics()
    let application = UIApplication(textMeasuring: measuring)
    let font = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
    for number in 100..<200 { _ = application.textMetrics.width(of: "\(number)", font: font) }
    #expect(measuring.asked == ["000"])
  }
}

private final class CountingMetrics: NSObject, TextMeasuring {
  var asked: [String] = []
  func width(of text: String, font: String) -> Double {
    asked.append(text)
    return 10
  }
}
