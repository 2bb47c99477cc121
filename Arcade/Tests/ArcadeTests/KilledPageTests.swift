import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

@Suite("A killed page")
struct KilledPageTests {
  static let addresses = [
    "/", "/breakout", "/breakout/settings", "/pong", "/pong/laboratory", "/cards", "/cards/concentration", "/bubblepop",
    "/incline", "/incline/plane",
  ]

  @Test("AR-R1: a page opened after a kill shows what the killed one showed, at the same tick", arguments: addresses)
  func showsAgain(address: String) {
    var random = SeededGenerator(seed: 5)
    var host = HeadlessHost(delegate: ArcadeDelegate(), address: address, isRecording: true)
    var page = ShownPage()
    // A deallocated application would report its views to the one that is current at that time.
    var killed: [HeadlessHost] = []
    for kill in 1...2 {
      for _ in 0..<20 {
        for _ in 0..<3 { host.sendAnything(using: &random) }
        host.advance(ticks: Int(random.next(below: 12)))
        let lost = page.apply(host.commit())
        #expect(lost == nil, "before kill \(kill)")
      }
      // An animator's positions between two ticks are interpolated; both pages must be past that.
      host.advance(ticks: 1)
      _ = page.apply(host.commit(fraction: 1))
      let (tick, hash) = (host.tick, host.application.stateHash())
      let old = page.lines

      let fresh = host.reopened(with: ArcadeDelegate())
      #expect(fresh.tick == tick)
      page = ShownPage()
      let lost = page.apply(fresh.commit(fraction: 1))
      #expect(lost == nil)
      #expect(fresh.application.stateHash() == hash, "after kill \(kill)")
      let new = page.lines
      #expect(new.count == old.count)
      for (new, old) in zip(new, old) where new != old {
        Issue.record("kill \(kill): the element is \(new), and was \(old)")
        break
      }
      fresh.comeBack()
      killed.append(host)
      host = fresh
    }
    withExtendedLifetime(killed) {}
  }

  @Test("AR-R1: a reopened game is paused, and continues where it was")
  func pauses() {
    let host = HeadlessHost(delegate: ArcadeDelegate(), address: "/breakout", isRecording: true)
    host.advance(seconds: 1)
    host.tap("Launch")
    // While the ball is moving up.
    host.advance(seconds: 0.5)
    let fresh = host.reopened(with: ArcadeDelegate())
    #expect(fresh.element("Resume") == nil)
    fresh.comeBack()
    #expect(fresh.element("Resume") != nil)
    #expect(!fresh.outputs.contains { if case .sound = $0 { true } else { false } })
    let places = fresh.application.clockHash()
    fresh.advance(seconds: 1)
    fresh.tap("Resume")
    // It counts down first.
    fresh.advance(seconds: 2.5)
    #expect(fresh.application.clockHash() != places)
  }

  @Test("AR-R1: title, address and sounds are sent to the page again")
  func outputs() {
    let host = HeadlessHost(delegate: ArcadeDelegate(), address: "/breakout/settings", isRecording: true)
    host.advance(seconds: 1)
    let fresh = host.reopened(with: ArcadeDelegate())
    #expect(fresh.addresses == ["/breakout/settings"])
    #expect(fresh.outputs.contains { if case .title = $0 { true } else { false } })
  }
}
