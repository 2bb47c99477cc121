import Testing
import UIKit

@testable import Catalogue

@Suite struct ScrollingTests {
  @Test func theMapIsZoomedByFingersAWheelAndADoubleTap() {
    let screen = Screen<ZoomDemo>()
    screen.run(0.1)
    let (host, scroll) = (screen.host, screen.demo.scroll)
    let place = CGPoint(x: 200, y: 400)
    host.pinch(at: place, from: 60, to: 150)
    host.settle()
    #expect(scroll.zoomScale > 2 && screen.demo.scale.text == "\(Int((scroll.zoomScale * 100).rounded())) %")
    for _ in 0..<20 { host.wheel(at: place, by: CGVector(dx: 0, dy: 100), modifiers: .control) }
    host.settle()
    #expect(scroll.zoomScale == 0.5)
    // The whole map is centered.
    let map = screen.demo.map
    #expect(abs(map.convert(map.bounds, to: scroll.superview).midX - 195) < 1e-6)
    let tapped = map.convert(place, from: nil)
    host.doubleTap(at: place)
    host.settle()
    #expect(scroll.zoomScale == 1)
    let middle = CGPoint(x: scroll.frame.midX, y: scroll.frame.midY)
    #expect(scroll.contentSize == CGSize(width: 640, height: 640))
    #expect(abs(map.convert(middle, from: nil).x - tapped.x) < 1e-6)
    #expect(host.diagnostics == [])
  }

  @Test func theMapIsZoomedByTheKeyboard() {
    let screen = Screen<ZoomDemo>()
    screen.run(0.1)
    let (host, scroll) = (screen.host, screen.demo.scroll)
    #expect(host.tab(to: "Map") && scroll.isFocused)
    host.press("Equal")
    host.settle()
    #expect(abs(scroll.zoomScale - 1.5) < 1e-9 && screen.demo.scale.text == "150 %")
    host.press("Digit0")
    host.settle()
    #expect(scroll.zoomScale == 1 && host.diagnostics == [])
  }
}
