import Testing
import UIKit

@testable import Catalogue

@Suite struct LayoutTests {
  @Test func soundOpenAndBrokenLayoutsAreToldApart() {
    let screen = Screen<VisualFormatDemo>()
    screen.run(0.1)
    let demo = screen.demo
    #expect(demo.court.layoutFaults() == [] && demo.boxes[0].frame.width == demo.boxes[2].frame.width)
    #expect(demo.boxes[1].frame.width == 60 && demo.trace.text?.hasPrefix("•UIView") == true)
    #expect(screen.host.tap("Open"))
    screen.run(0.1)
    #expect(demo.boxes[0].hasAmbiguousLayout && !demo.boxes[2].hasAmbiguousLayout)
    let width = demo.boxes[0].frame.width
    #expect(screen.host.tap("Another solution"))
    #expect(demo.boxes[0].frame.width != width && demo.boxes[2].frame.width == 40)
    #expect(screen.host.diagnostics == [])
    #expect(screen.host.tap("Broken"))
    screen.run(0.1)
    #expect(screen.host.diagnostics.count == 1 && demo.trace.text?.contains("(broken)") == true)
  }
}
