import CaromHeadlessHost
import Testing
import UIKit

/// GameplayKit's seeded sources: known algorithms with their published numbers, and distributions.
@Suite struct RandomSourceTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))

  // The first outputs of MT19937 with the seed 5489, the default of its authors and of C++.
  @Test func theTwisterGivesItsPublishedNumbers() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    let first = (0..<5).map { _ in UInt32(bitPattern: Int32(source.nextInt())) }
    #expect(first == [3_499_211_612, 581_869_302, 3_890_346_734, 3_586_334_585, 545_404_204])
    // C++ requires this of the 10,000th.
    for _ in 5..<9_999 { _ = source.nextInt() }
    #expect(UInt32(bitPattern: Int32(source.nextInt())) == 4_123_659_995)
  }

  // RFC 6229: the key stream of the key 0102030405 begins b2 39 63 05 f0 3d c0 27; from byte 768 on it is eb 62 63 8d.
  @Test func theCipherGivesItsPublishedBytes() {
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    let first = (0..<2).map { _ in UInt32(bitPattern: Int32(source.nextInt())) }
    #expect(first == [0xB239_6305, 0xF03D_C027])
    let later = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    later.dropValues(768)
    #expect(UInt32(bitPattern: Int32(later.nextInt())) == 0xEB62_638D)
  }

  @Test func equalSeedsGiveEqualNumbers() {
    for make in [
      { GKLinearCongruentialRandomSource(seed: 7) as GKRandomSource }, { GKMersenneTwisterRandomSource(seed: 7) },
      { GKARC4RandomSource(seed: Data([7])) },
    ] {
      let (one, other) = (make(), make())
      let numbers = (0..<50).map { _ in one.nextInt(upperBound: 10) }
      #expect(numbers == (0..<50).map { _ in other.nextInt(upperBound: 10) })
      #expect(Set(numbers).count > 5 && numbers.allSatisfy { $0 >= 0 && $0 < 10 })
      #expect(one.arrayByShufflingObjects(in: Array(0..<20)).sorted() == Array(0..<20))
    }
    #expect(GKRandomSource().nextInt(upperBound: 0) == 0 && !host.diagnostics.isEmpty)
  }

  @Test func distributionsKeepTheirRange() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<6_000 { counts[die.nextInt()] += 1 }
    // Within five standard deviations of 1000.
    #expect(counts[0] == 0 && counts[1...].allSatisfy { abs($0 - 1_000) < 5 * 29 })
    #expect((0..<200).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
    #expect((0..<200).allSatisfy { _ in (0...1).contains(die.nextUniform()) })
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    let values = (0..<4_000).map { _ in bell.nextInt() }
    let mean = Double(values.reduce(0, +)) / 4_000
    let middle = values.filter { abs($0 - 50) <= 17 }.count
    #expect(abs(mean - 50) < 2 && values.allSatisfy { (0...100).contains($0) })
    // About 68 % lie within one deviation.
    #expect(middle > 2_500 && middle < 2_950)
    let deck = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 52)
    #expect(Set((0..<52).map { _ in deck.nextInt() }).count == 52)
    #expect(GKRandomDistribution.d20().highestValue == 20)
  }
}
