import UIKit

/// Text metrics that return the widths in a recording, so that a replay does not depend on a page.
final class RecordedTextMetrics: NSObject, TextMeasuring {
  private var widths: [String: Double] = [:]
  /// Measures the texts that are not in the recording.
  var fallback: any TextMeasuring = FixedTextMetrics()
  /// Texts that are not in the recording. From the first one on, the replay has diverged from the session.
  private(set) var missing: [String] = []
  /// The texts that were asked for and the widths that were returned, each once, in order.
  private(set) var told: [MeasuredInput] = []
  private var toldKeys: Set<String> = []

  init(_ inputs: [HostInput]) {
    super.init()
    for input in inputs {
      if case .measured(let measured) = input { widths[key(measured.value, measured.font)] = measured.width }
    }
  }

  func width(of text: String, font: String) -> Double {
    let key = key(text, font)
    let known = widths[key]
    if known == nil { missing.append(text) }
    let width = known ?? fallback.width(of: text, font: font)
    if toldKeys.insert(key).inserted {
      var measured = MeasuredInput()
      (measured.font, measured.value, measured.width) = (font, text, width)
      told.append(measured)
    }
    return width
  }

  // The name of a font contains no line break, so the key is unambiguous.
  private func key(_ text: String, _ font: String) -> String { font + "\n" + text }

  override class var kind: String { "RecordedTextMetrics" }
}
