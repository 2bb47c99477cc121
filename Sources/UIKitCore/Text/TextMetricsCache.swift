/// Caches the widths of texts; the host measures each text once, and the result is recorded for replays.
package final class TextMetricsCache {
  private var widths: [Key: Double] = [:]

  /// The width of one line of `text`, in points.
  package func width(of text: String, font: UIFont) -> Double {
    if text.utf8.isEmpty { return 0 }
    // Digits of equal width are measured as zeros, so that a counter is measured only once.
    let isTabular = font.fontDescriptor.hasMonospacedDigits
    return width(Key(font: font.cssFont, fontHash: font.cssHash, text: isTabular ? text.withDigitsAsZeros : text))
  }

  /// The width of one line of `text` in a CSS font, in points.
  package func width(of text: String, font: String) -> Double {
    if text.utf8.isEmpty { return 0 }
    return width(Key(font: font, fontHash: font.stableHash, text: text))
  }

  private func width(_ key: Key) -> Double {
    if let known = widths[key] { return known }
    let application = UIApplication.shared
    let measured = application.textMeasuring.width(of: key.text, font: key.font)
    let width = measured.isFinite ? max(0, measured) : 0
    widths[key] = width
    application.recordMeasurement(of: key.text, font: key.font, width: width)
    return width
  }

  func remember(_ measured: MeasuredInput) {
    widths[Key(font: measured.font, fontHash: measured.font.stableHash, text: measured.value)] = measured.width
  }

  /// Compared byte by byte: canonical equivalence is not needed here, and its tables are large.
  private struct Key: Hashable {
    let font: String
    let text: String
    let hash: UInt64

    init(font: String, fontHash: UInt64, text: String) {
      self.font = font
      self.text = text
      hash = fontHash &* 31 &+ text.stableHash
    }

    static func == (left: Key, right: Key) -> Bool {
      left.hash == right.hash && left.text.hasSameBytes(as: right.text) && left.font.hasSameBytes(as: right.font)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
}

extension String {
  /// The FNV-1a hash of the UTF-8 bytes, which is the same in every process.
  var stableHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// Whether both texts have the same bytes, which is faster to find out than whether they are canonically equivalent.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  fileprivate var withDigitsAsZeros: String {
    String(decoding: utf8.map { $0 >= 0x30 && $0 <= 0x39 ? 0x30 : $0 }, as: UTF8.self)
  }
}
