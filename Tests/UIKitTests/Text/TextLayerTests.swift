import Testing
import UIKit

@testable import UIKitCore

/// Layers that show a text.
@Suite struct TextLayerTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 200))
  private let layer = CATextLayer()

  init() {
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    host.view.layer.addSublayer(layer)
  }

  /// The layer's newest `text` command.
  private var shown: String { host.commit().last { $0.hasPrefix("text \(layer.id) ") } ?? "" }

  @Test func itBeginsAsApples() {
    #expect(layer.string == nil && layer.fontSize == 36 && layer.foregroundColor == .white)
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
  }

  @Test func aTextStandsAtTheTop() {
    layer.fontSize = 10
    layer.string = "Lap 1"
    let line = shown
    #expect(line.hasSuffix(" \"Lap 1\""))
    #expect(line.hasPrefix("text \(layer.id) 0 11.9"), "\(line)")
    let lap = 2
    layer.string = "Lap \(lap)"
    #expect(shown.hasSuffix(" \"Lap 2\""))
    layer.string = nil
    #expect(!shown.isEmpty && !shown.contains("Lap"))
  }

  @Test func linesBreakOnlyWhereTheyShall() {
    layer.fontSize = 16
    layer.string = "many words in a row of letters"
    #expect(shown.hasSuffix("\"many words in a row of letters\""))
    layer.isWrapped = true
    #expect(!shown.contains("many words in a row of letters"))
    layer.bounds.size.width = 290
    #expect(shown.hasSuffix("\"many words in a row of letters\""))
  }

  @Test func aTextIsShortened() {
    layer.fontSize = 16
    layer.string = "many words in a row of letters"
    layer.truncationMode = .end
    let end = shown
    #expect(end.contains("\"many") && end.hasSuffix("…\""))
    layer.truncationMode = .start
    let start = shown
    #expect(start.contains("\"…") && start.hasSuffix("letters\""))
  }

  @Test func attributesCount() {
    layer.string = NSAttributedString(
      string: "red", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    let line = shown
    #expect(line.hasSuffix("\"red\"") && line.contains("20px"))
    layer.string = CATextLayerString.attributed(NSAttributedString(string: "plain"))
    #expect(shown.hasSuffix("\"plain\"") && host.diagnostics.isEmpty)
  }

  @Test func otherThingsAreDiagnosed() {
    layer.string = 7
    #expect(!shown.contains("7\"") && host.diagnostics.contains { $0.contains("string is not a text") })
    layer.string = "sizes"
    layer.fontSize = .nan
    #expect(!shown.contains("sizes"))
  }

  @Test func aCopyShowsTheSame() {
    layer.string = "same"
    layer.fontSize = 12
    let copy = layer.presentation() as? CATextLayer
    #expect(copy?.string as? String == "same" && copy?.fontSize == 12 && copy?.frame == layer.frame)
  }
}
