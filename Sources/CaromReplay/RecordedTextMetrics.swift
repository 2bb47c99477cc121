import UIKit

/// Text metrics that return the widths in a recording, so that a replay does not depend on a page.
final class RecordedTextMetrics: NSObject, TextMeasuring {
  private var widths: [String: Double] = [:]
  private let fallback = FixedTextMetrics()
  /// Texts that are not in the recording. From the first one on, the replay has diverged from the session.
  private(set) var missing: [String] = []

  init(_ inputs: [HostInput]) {
    super.init()
    for input in inputs {
      if case .measured(let measured) = input { widths[key(measured.value, measured.font)] = measured.width }
    }
  }

  func width(of text: String, font: String) -> Double {
    if let width = widths[key(text, font)] { return width }
    missing.append(text)
    return fallback.width(of: text, font: font)
  }

  // The name of a font contains no line break, so the key is unambiguous.
  private func key(_ text: String, _ font: String) -> String { font + "\n" + text }

  override class var kind: String { "RecordedTextMetrics" }
}
