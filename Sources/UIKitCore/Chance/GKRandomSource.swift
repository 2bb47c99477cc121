import CaromGeometry

/// A source of random numbers, as GameplayKit has them. All of them are seeded: with a given seed they always give the
/// same numbers, and without one they take theirs from the running clock.
open class GKRandomSource: NSObject, GKRandom {
  /// Creates a source with a seed from the running clock.
  public override init() { super.init() }

  /// The source that draws from the running clock's generator.
  public static func sharedRandom() -> GKRandomSource { SharedRandomSource() }

  /// A 32-bit integer, from −2³¹ to 2³¹ − 1.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  /// An integer from 0 to `upperBound` − 1, all equally likely; 0, with a diagnostic, for a bound below 1.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else {
      UIApplication.shared.diagnose("GKRandomSource: nextInt(upperBound: \(upperBound)): the bound must be at least 1.")
      return 0
    }
    // Rejects numbers beyond the last whole multiple of the bound, which would make small results likelier.
    let bound = UInt64(upperBound)
    let limit = UInt64.max - UInt64.max % bound
    while true {
      let value = UInt64(nextBits()) << 32 | UInt64(nextBits())
      if value < limit { return Int(value % bound) }
    }
  }
  /// A number from 0 up to, but not including, 1.
  open func nextUniform() -> Float { Float(nextBits() >> 8) / 16_777_216 }
  /// True or false, equally likely.
  open func nextBool() -> Bool { nextBits() & 1 == 1 }

  /// The same objects in a random order.
  public final func arrayByShufflingObjects<Element>(in array: [Element]) -> [Element] {
    var result = array
    var left = result.count
    while left > 1 {
      result.swapAt(left - 1, nextInt(upperBound: left))
      left -= 1
    }
    return result
  }

  /// 32 random bits; a source overrides it.
  package func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: UIApplication.shared.currentClock.generator.next()) }

  open override class var kind: String { "GKRandomSource" }
}

/// An object that generates random numbers.
public protocol GKRandom: NSObject {
  /// A random integer.
  func nextInt() -> Int
  /// A whole number from 0 to `upperBound` − 1.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// True or false.
  func nextBool() -> Bool
}

private final class SharedRandomSource: GKRandomSource {}

/// A source that uses a linear congruential generator: fast, but its lowest bits have short periods.
public final class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The state; a source with the same seed gives the same numbers from here on.
  public var seed: UInt64

  /// Creates a source with a seed from the running clock.
  public override convenience init() { self.init(seed: UIApplication.shared.currentClock.generator.next()) }
  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  // The constants are those that Knuth gives for MMIX.
  package override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }

  public override class var kind: String { "GKLinearCongruentialRandomSource" }
}

/// A source that uses the Mersenne Twister of Matsumoto and Nishimura (MT19937): slower, with a very long period.
public final class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed of the source. Setting it restarts the sequence.
  public var seed: UInt64 { didSet { begin() } }
  private var state: [UInt32] = []
  private var place = 624

  /// Creates a source with a seed from the running clock.
  public override convenience init() { self.init(seed: UIApplication.shared.currentClock.generator.next()) }
  /// Creates a source with a seed, of which the lower 32 bits are used.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    state = [UInt32(truncatingIfNeeded: seed)]
    for index in 1..<624 {
      let last = state[index - 1]
      state.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(index))
    }
    place = 624
  }

  package override func nextBits() -> UInt32 {
    if place == 624 {
      for index in 0..<624 {
        let bits = state[index] & 0x8000_0000 | state[(index + 1) % 624] & 0x7FFF_FFFF
        state[index] = state[(index + 397) % 624] ^ bits >> 1 ^ (bits & 1 == 1 ? 0x9908_B0DF : 0)
      }
      place = 0
    }
    var bits = state[place]
    place += 1
    bits ^= bits >> 11
    bits ^= bits << 7 & 0x9D2C_5680
    bits ^= bits << 15 & 0xEFC6_0000
    return bits ^ bits >> 18
  }

  public override class var kind: String { "GKMersenneTwisterRandomSource" }
}

/// A source that uses the cipher RC4. Discard the first 768 values, which have known patterns.
public final class GKARC4RandomSource: GKRandomSource {
  /// The seed that the source began with.
  public let seed: Data
  private var state: [UInt8]
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  /// Creates a source with a seed from the running clock.
  public override convenience init() {
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let bits = UIApplication.shared.currentClock.generator.next()
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
    }
    self.init(seed: Data(bytes))
  }
  /// Creates a source with a seed of 1 to 256 bytes; an empty seed counts as a single zero.
  public init(seed: Data) {
    self.seed = seed
    state = (0...255).map { UInt8($0) }
    super.init()
    let key = seed.isEmpty ? [0] : Array(seed)
    var place: UInt8 = 0
    for index in 0..<256 {
      place = place &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(place))
    }
  }

  /// Discards a number of values; Apple recommends 768.
  public func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextByte() } }

  private func nextByte() -> UInt8 {
    i = i &+ 1
    j = j &+ state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }

  package override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) }
  }

  public override class var kind: String { "GKARC4RandomSource" }
}
