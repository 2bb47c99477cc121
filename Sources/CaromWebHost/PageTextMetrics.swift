import CCaromHost
import UIKit

/// Text metrics that ask the page for the width of a text in the font that it draws with.
final class PageTextMetrics: NSObject, TextMeasuring {
  func width(of text: String, font: String) -> Double {
    var text = text
    var font = font
    return text.withUTF8 { text in
      font.withUTF8 { font in
        carom_measure(text.baseAddress, Int32(text.count), font.baseAddress, Int32(font.count))
      }
    }
  }

  override class var kind: String { "PageTextMetrics" }
}
