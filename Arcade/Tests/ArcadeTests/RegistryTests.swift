import Arcade
import Testing

@Suite struct RegistryTests {
  @Test func everyAppHasAnAddressOfItsOwn() {
    let addresses = ArcadeApp.entries.map { $0.address }
    #expect(addresses.contains("breakout") && addresses.contains("pong") && addresses.contains("cards"))
    #expect(Set(addresses).count == addresses.count)
  }
}
