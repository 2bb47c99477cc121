import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// One app alone in a frame of another page.
@Suite(.serialized) struct EmbeddedTests {
  private func expectNoWayOut(_ stage: HomeStage, _ comment: Comment? = nil) {
    #expect(stage.delegate.home == nil && stage.host.element("Home") == nil, comment)
    #expect(stage.host.element("Breakout") == nil && stage.address.hasPrefix("/embed/incline"), comment)
    #expect(stage.title == "Inclined Plane", comment)
  }

  @Test func opensAnAppAtItsPlace() {
    let stage = HomeStage(address: "/embed/incline/plane")
    #expect(stage.host.isVisible("Set-up") || stage.host.isVisible("Play"))
    #expect(stage.address.hasPrefix("/embed/incline/plane"))
    expectNoWayOut(stage)
    #expect(stage.host.diagnostics == [])
  }

  @Test(arguments: ["Escape", "swipe", "an address", "Back"])
  func isNotLeft(by way: String) {
    let stage = HomeStage(address: "/embed/incline/plane")
    let before = stage.address
    switch way {
    case "Escape": stage.host.press("Escape")
    case "swipe": stage.host.drag(from: CGPoint(x: 200, y: 840), to: CGPoint(x: 205, y: 700))
    case "an address": stage.host.go(to: "/breakout", isBack: false)
    default: stage.host.go(to: "/", isBack: true)
    }
    stage.host.settle()
    #expect(stage.address == before, "\(way)")
    expectNoWayOut(stage, "\(way)")
  }

  @Test func itsOwnPlacesAreReached() {
    let stage = HomeStage(address: "/embed/incline/plane")
    stage.host.go(to: "/embed/incline", isBack: false)
    stage.host.settle()
    #expect(stage.address == "/embed/incline")
    stage.host.go(to: "/embed/incline/plane", isBack: true)
    stage.host.settle()
    #expect(stage.address.hasPrefix("/embed/incline/plane"))
    expectNoWayOut(stage)
    #expect(stage.host.diagnostics == [])
  }

  @Test(arguments: ["/embed", "/embed/nowhere", "/embed/pong/nowhere", "/breakout"])
  func otherAddressesLeadIntoTheArcade(address: String) {
    let stage = HomeStage(address: address)
    #expect(stage.delegate.home != nil && stage.delegate.embedded == nil)
    #expect(stage.host.diagnostics.isEmpty == (address == "/breakout"))
  }
}
