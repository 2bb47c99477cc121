/// Caches the widths of texts; the host measures each text once, and the result is recorded for replays.
package final class TextMetricsCache {
  let fonts = CSSFonts()
  private var widths: [Key: Double] = [:]

  /// The width of one line of `text`, in points.
  package func width(of text: String, font: UIFont) -> Double {
    if text.utf8.isEmpty { return 0 }
    // Digits of equal width are measured as zeros, so that a counter is measured only once.
    let isTabular = font.fontDescriptor.hasMonospacedDigits
    return width(Key(font.css, isTabular ? text.withDigitsAsZeros : text))
  }

  /// The width of one line of `text` in a CSS font, in points.
  package func width(of text: String, font: String) -> Double {
    text.utf8.isEmpty ? 0 : width(Key(fonts.font(font), text))
  }

  /// All widths that are known, in the order of the fonts and texts.
  package var all: [MeasuredInput] {
    widths.map { key, width in
      var measured = MeasuredInput()
      (measured.font, measured.value, measured.width) = (key.font.text, key.text.text, width)
      return measured
    }
    .sorted { one, other in
      let order = TextMetricsCache.order(one.font, other.font)
      return order != 0 ? order < 0 : TextMetricsCache.order(one.value, other.value) < 0
    }
  }

  /// Negative if `one` comes before `other` in the order of their bytes, 0 if they are equal.
  ///
  /// A loop over bytes, because the optimizing compiler of WebKitGTK 2.50 sometimes miscompiles the generic comparisons of
  /// texts when they are called thousands of times in a row; they then read outside the memory.
  private static func order(_ one: String, _ other: String) -> Int {
    var (one, other) = (one, other)
    return one.withUTF8 { bytes in
      other.withUTF8 { others in
        for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
          return bytes[index] < others[index] ? -1 : 1
        }
        return bytes.count - others.count
      }
    }
  }

  private func width(_ key: Key) -> Double {
    if let known = widths[key] { return known }
    let application = UIApplication.shared
    let (text, font) = (key.text.text, key.font.text)
    let measured = application.textMeasuring.width(of: text, font: font)
    let width = measured.isFinite ? max(0, measured) : 0
    widths[key] = width
    application.recordMeasurement(of: text, font: font, width: width)
    return width
  }

  @inline(never)
  func remember(_ measured: MeasuredInput) {
    widths[Key(fonts.font(measured.font), measured.value)] = measured.width
  }

  private struct Key: Hashable {
    let font: CSSFont
    let text: TextKey

    init(_ font: CSSFont, _ text: String) {
      self.font = font
      self.text = TextKey(text)
    }

    static func == (left: Key, right: Key) -> Bool { left.font == right.font && left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(font.hash &* 31 &+ text.hash) }
  }
}

extension String {
  fileprivate var withDigitsAsZeros: String {
    String(decoding: utf8.map { $0 >= 0x30 && $0 <= 0x39 ? 0x30 : $0 }, as: UTF8.self)
  }
}
