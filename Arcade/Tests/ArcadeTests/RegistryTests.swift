import Arcade
import CaromHeadlessHost
import Testing

@Suite struct RegistryTests {
  @Test func everyAppHasAnAddressOfItsOwn() {
    let addresses = ArcadeApp.entries.map { $0.address }
    #expect(addresses.contains("breakout") && addresses.contains("pong") && addresses.contains("cards"))
    #expect(Set(addresses).count == addresses.count)
  }

  @Test func anIconHasTheColorOfItsSkinsGround() {
    let host = HeadlessHost()
    defer { withExtendedLifetime(host) {} }
    for entry in ArcadeApp.entries { #expect(entry.ground === entry.skin.ground.color, "\(entry.name)") }
  }
}
