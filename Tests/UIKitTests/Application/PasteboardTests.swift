import Testing
import UIKit
import UIKitCore

@Suite struct PasteboardTests {
  @Test("Copied text goes to the page's clipboard, and can be read by the app that copied it")
  func copies() {
    let host = HeadlessHost { UIViewController() }
    #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "A link"
    #expect(UIPasteboard.general.string == "A link" && UIPasteboard.general.changeCount == 1)
    host.advance(ticks: 1)
    #expect(host.outputs.contains { if case .copy("A link") = $0 { true } else { false } })
  }
}
