import UIKit

/// Answers with the widths that a recording has, so that a replay asks no page.
final class RecordedTextMetrics: NSObject, TextMeasuring {
  private var widths: [String: Double] = [:]
  private let fallback = FixedTextMetrics()
  /// What was asked for and is not in the recording: from here on the replay is another session.
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

  // No font has a line break in its name.
  private func key(_ text: String, _ font: String) -> String { font + "\n" + text }

  override class var kind: String { "RecordedTextMetrics" }
}
