import Arcade
import CaromHeadlessHost
import Testing
import UIKit

@Suite struct RegistryTests {
  @Test func everyAppHasAnAddressOfItsOwn() {
    let addresses = ArcadeApp.entries.map { $0.address }
    #expect(addresses.contains("breakout") && addresses.contains("pong") && addresses.contains("cards"))
    #expect(Set(addresses).count == addresses.count)
  }

  @Test func anIconHasTheColorOfItsSkinsGround() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    defer { withExtendedLifetime(host) {} }
    for entry in ArcadeApp.entries { #expect(entry.ground === entry.skin.ground.color, "\(entry.name)") }
  }
}
