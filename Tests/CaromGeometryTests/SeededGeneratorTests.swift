import CaromGeometry
import Testing

// The golden values come from an independent implementation of the published algorithms.
@Suite struct SeededGeneratorTests {
  @Test func goldenSequence() {
    var one = SeededGenerator(seed: 1)
    #expect(one.next() == 0xb3f2_af6d_0fc7_10c5)
    #expect(one.next() == 0x853b_5596_4736_4cea)
    #expect(one.next() == 0x92f8_9756_082a_4514)
    var zero = SeededGenerator(seed: 0)
    #expect(zero.state.s0 == 0xe220_a839_7b1d_cdaf)
    #expect(zero.next() == 0x99ec_5f36_cb75_f2b4)
  }

  @Test func goldenDraws() {
    var dice = SeededGenerator(seed: 42)
    #expect((0..<12).map { _ in dice.next(in: 1...6) } == [1, 3, 5, 6, 6, 5, 5, 6, 5, 4, 5, 2])
    var deck = SeededGenerator(seed: 7)
    #expect(deck.shuffled(Array(0..<10)) == [1, 8, 3, 0, 4, 5, 9, 6, 2, 7])
    var units = SeededGenerator(seed: 9)
    #expect([units.nextUnit(), units.nextUnit()] == [0.0025834396857136177, 0.25148937241585745])
  }

  @Test func goesOnFromAStoredState() {
    var original = SeededGenerator(seed: 5)
    for _ in 0..<10 { _ = original.next() }
    var copy = original
    var restored = SeededGenerator(state: original.state)
    let next = original.next()
    #expect(copy.next() == next && restored.next() == next && restored == original)
    #expect(SeededGenerator(state: .init(s0: 0, s1: 0, s2: 0, s3: 0)) == SeededGenerator(seed: 0))
  }

  @Test func staysInItsRange() {
    var generator = SeededGenerator(seed: 3)
    var sum = 0.0
    for _ in 0..<10_000 {
      let unit = generator.nextUnit()
      #expect(unit >= 0 && unit < 1)
      sum += unit
      let open: Double = generator.next(in: -2.0..<3.0)
      #expect(open >= -2 && open < 3)
      #expect((-1.0...1.0).contains(generator.next(in: -1.0...1.0)))
      #expect((-3..<4).contains(generator.next(in: -3..<4)))
    }
    #expect((sum / 10_000 - 0.5).magnitude < 0.02)
  }

  @Test func oddRanges() {
    var generator = SeededGenerator(seed: 3)
    #expect(generator.next(in: 2.0..<2.0) == 2 && generator.next(in: 2.0...2.0) == 2)
    #expect(generator.next(in: 5..<5) == 5 && generator.next(in: 5...5) == 5)
    #expect(generator.next(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude).isFinite)
    #expect(generator.next(in: 0..<Double.infinity) == 0)
    #expect(generator.next(in: Int.min...Int.max) == Int.min)
    #expect(generator.next(below: 0) == 0 && generator.next(below: 1) == 0)
    for _ in 0..<1000 { #expect(generator.next(in: 1.0..<1.0.nextUp) == 1) }
    #expect(generator.pick(from: [Int]()) == nil && generator.pick(from: [4]) == 4)
  }

  @Test func everyOrderIsEquallyLikely() {
    var generator = SeededGenerator(seed: 11)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 { counts[generator.shuffled([1, 2, 3, 4]), default: 0] += 1 }
    #expect(counts.count == 24)
    for count in counts.values { #expect((850...1150).contains(count)) }
  }
}
