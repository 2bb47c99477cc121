import Testing
import UIKit

/// With `import UIKit`, Swift's and C's random functions use the current clock's generator.
@Suite struct ChanceTests {
  private func session(seed: Int32) -> [Int] {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), seed: seed) { UIViewController() }
    _ = host
    var drawn = [Int.random(in: 0..<1_000_000), Int.random(in: -5...5), Int(UInt8.random(in: 0...255))]
    drawn += [Int(Double.random(in: 0..<1) * 1e6), Int(CGFloat.random(in: -1...1) * 1e6)]
    drawn += [Bool.random() ? 1 : 0, Int(arc4random_uniform(1000)), Int(arc4random() >> 8), Int(drand48() * 1e6)]
    drawn += Array(0..<20).shuffled()
    var deck = Array(0..<20)
    deck.shuffle()
    drawn += deck
    drawn.append([1, 2, 3, 4, 5, 6, 7, 8].randomElement() ?? 0)
    var generator = SystemRandomNumberGenerator()
    drawn.append(Int(generator.next() >> 40))
    return drawn
  }

  @Test func aSeedDecidesAllOfIt() {
    let first = session(seed: 7)
    #expect(first == session(seed: 7))
    let other = session(seed: 8)
    #expect(first != other && first[0] != other[0] && first[9..<29] != other[9..<29])
  }

  @Test func theRunningClockDraws() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let before = host.application.clock.generator
    let clock = TickClock(seed: 3)
    var drawn: [Int] = []
    for _ in 0..<2 {
      clock.generator = SeededGenerator(seed: 3)
      clock.perform { drawn.append(Int.random(in: 0...Int(Int32.max))) }
    }
    #expect(drawn[0] == drawn[1] && host.application.clock.generator == before)
    _ = Bool.random()
    #expect(host.application.clock.generator != before)
  }

  @Test func everyValueOfARangeComes() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let dice = Set((0..<500).map { _ in Int.random(in: 1...6) })
    #expect(dice == [1, 2, 3, 4, 5, 6])
    #expect(Set((0..<500).map { _ in Int8.random(in: -2..<2) }) == [-2, -1, 0, 1])
    #expect((0..<100).allSatisfy { _ in (0.25..<0.5).contains(Double.random(in: 0.25..<0.5)) })
    #expect(Set((0..<200).map { _ in "abc".randomElement() }) == ["a", "b", "c"])
    #expect(Array(0..<50).shuffled().sorted() == Array(0..<50))
    _ = UInt64.random(in: 0...UInt64.max)
    _ = Int.random(in: Int.min...Int.max)
    #expect([Int]().randomElement() == nil && arc4random_uniform(0) == 0)
    #expect(host.diagnostics.isEmpty)
    #expect(Int.random(in: 3..<3) == 3 && Double.random(in: 0...(.infinity)) == 0)
    #expect(host.diagnostics.count == 2)
  }
}
