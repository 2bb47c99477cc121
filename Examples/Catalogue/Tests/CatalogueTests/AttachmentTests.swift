import Testing
import UIKit

@testable import Catalogue

@Suite struct AttachmentTests {
  @Test func aRodKeepsItsLengthAndASpringGivesWay() {
    let screen = Screen<AnchorDemo>()
    var longest = 0.0
    for _ in 0..<240 {
      screen.run(1.0 / 120)
      #expect(abs(screen.demo.onRod.center.y - 220) < 1)
      longest = max(longest, screen.demo.onSpring.center.y - 220)
    }
    #expect(longest > 10)
    screen.host.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 60, y: 440))
    #expect(screen.demo.rod.anchorPoint == CGPoint(x: 60, y: 440))
  }

  @Test func aChainKeepsItsLinksAndHangsDown() {
    let screen = Screen<ItemsDemo>()
    for _ in 0..<20 {
      screen.run(0.5)
      for (box, next) in zip(screen.demo.boxes, screen.demo.boxes.dropFirst()) {
        #expect(abs(distance(box, next) - 60) < 3)
      }
    }
    #expect(screen.demo.boxes[3].center.y > 280)
  }

  @Test func aSlideKeepsToItsLineAndRange() {
    let screen = Screen<SlidingToAnchorDemo>()
    screen.run(2)
    #expect(abs(screen.demo.slider.center.x - 160) < 0.5)
    #expect(abs(screen.demo.slider.center.y - 340) < 1)
  }

  @Test func aRiderKeepsToItsRail() {
    let screen = Screen<SlidingItemsDemo>()
    var farthest = 0.0
    for _ in 0..<240 {
      screen.run(1.0 / 120)
      farthest = max(farthest, abs(screen.demo.rider.center.x - 160))
      #expect(abs(screen.demo.rider.center.y - 235) < 0.5)
      #expect(abs(angle(screen.demo.rider) - angle(screen.demo.rail)) < 0.01)
    }
    #expect(farthest > 70 && farthest < 82, "\(farthest)")
  }

  @Test func aRopeHoldsBackAndDoesNotPush() {
    let screen = Screen<LimitDemo>()
    var nearest = 1_000.0
    for _ in 0..<360 {
      screen.run(1.0 / 120)
      #expect(distance(screen.demo.bob, screen.demo.post) < 152)
      nearest = min(nearest, distance(screen.demo.bob, screen.demo.post))
    }
    #expect(nearest < 100)
  }

  @Test func weldedBoxesMoveAsOne() {
    let screen = Screen<FixedDemo>()
    let apart = distance(screen.demo.beam, screen.demo.head)
    for _ in 0..<10 {
      screen.run(0.2)
      #expect(abs(distance(screen.demo.beam, screen.demo.head) - apart) < 1)
      #expect(abs(angle(screen.demo.beam) - angle(screen.demo.head)) < 0.05)
    }
    #expect(screen.demo.beam.center.y > 400)
  }

  @Test func anArmTurnsWithinItsRange() {
    let screen = Screen<PinDemo>()
    var farthest = 0.0
    for _ in 0..<480 {
      screen.run(1.0 / 120)
      farthest = max(farthest, abs(angle(screen.demo.arm)))
    }
    #expect(farthest > 0.9 && farthest < 1.05)
    #expect(screen.demo.post.center == CGPoint(x: 160, y: 160))
  }
}
