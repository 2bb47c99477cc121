import Arcade
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

/// Somebody taps, drags and types anywhere in the arcade and turns the device: there are no diagnostics.
@Suite(.serialized) struct WanderingTests {
  private static let sizes = [
    CGSize(width: 852, height: 393), CGSize(width: 393, height: 852), CGSize(width: 320, height: 480),
    CGSize(width: 1024, height: 768),
  ]
  private static let keys = [
    "Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "KeyP", "KeyN",
  ]

  @Test(arguments: [0, 1] as [UInt64])
  func nothingIsDiagnosed(seed: UInt64) {
    let delegate = ArcadeDelegate()
    let host = HeadlessHost(
      delegate: delegate, size: CGSize(width: 393, height: 852), seed: 7,
      stored: ["bubblepop.duration": "10", "bubblepop.bubbles": "30", "bubblepop.specials": "1"], address: "/bubblepop")
    var chance = SeededGenerator(seed: seed)
    host.advance(seconds: 1)
    host.replaceText(in: "Your name", with: "Ada")
    host.press("Enter")
    for second in 0..<16 {
      for _ in 0..<100 {
        let size = host.application.windowScene.bounds.size
        func place() -> CGPoint { CGPoint(x: chance.next(in: 0...size.width), y: chance.next(in: 0...size.height)) }
        if chance.next(below: 12) == 0 {
          host.press(Self.keys[Int(chance.next(below: 10))])
        } else {
          host.touch(id: 1, phase: .down, at: place())
          if chance.next(below: 6) == 0 { host.touch(id: 1, phase: .move, at: place()) }
          host.touch(id: 1, phase: .up, at: place())
        }
        host.advance(ticks: Int(1 + chance.next(below: 2)))
      }
      if second % 4 == 2 { host.resize(to: Self.sizes[second / 4]) }
    }
    host.advance(seconds: 1)
    #expect(host.diagnostics == [])
  }
}
