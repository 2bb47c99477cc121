import Testing
import UIKit

@testable import Hello

@Suite struct HelloTests {
  @Test func aThrownPuckBouncesBackAndComesToRest() throws {
    let host = HeadlessHost(delegate: Hello())
    let puck = try #require(host.element("Puck"))
    let start = puck.center

    host.drag("Puck", by: CGVector(dx: 120, dy: 0), duration: 0.08)
    var rightmost = 0.0
    for _ in 0..<1_200 {
      host.advance(ticks: 1)
      rightmost = max(rightmost, puck.frame.maxX)
      #expect(host.view.bounds.insetBy(dx: -1, dy: -1).contains(puck.frame))
    }

    #expect(rightmost > host.view.bounds.maxX - 2, "it reached the wall")
    #expect(puck.frame.maxX < host.view.bounds.maxX - 20, "and came back from it")
    #expect(abs(puck.center.y - start.y) < 1)
    host.commit()
    #expect(!host.needsFrame, "at rest no frame is requested")
  }
}
