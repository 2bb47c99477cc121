import Testing
import UIKit

@testable import Catalogue

@Suite struct SpringListTests {
  @Test func rowsLagBehindTheFingerAndComeToRestOnTheirAnchors() {
    let screen = Screen<SpringListDemo>()
    screen.run(1)
    let springs = screen.demo.layout.animator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
    #expect(springs.count == 60 && !screen.demo.layout.animator.isRunning)
    screen.host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.3)
    let lag = springs.map { $0.items[0].center.y - $0.anchorPoint.y }
    #expect(screen.demo.list.contentOffset.y > 100 && lag.allSatisfy { $0 >= 0 })
    // The row under the finger follows it; distant rows lag behind.
    #expect(lag[40] > lag[15] && lag[15] > lag[7] && lag[40] > 20)
    screen.run(8)
    #expect(springs.allSatisfy { $0.items[0].center == $0.anchorPoint })
    #expect(!screen.demo.layout.animator.isRunning)
    let cells = screen.demo.list.visibleCells
    #expect(cells.count >= 6 && cells.allSatisfy { $0.center.x == 160 })
    screen.host.settle()
    #expect(!screen.host.needsFrame && screen.host.diagnostics.isEmpty)
  }
}
