/// A pseudorandom number generator whose sequence depends only on its seed: the same on every machine, whatever its
/// word size.
///
/// ```swift
/// var generator = SeededGenerator(seed: 42)
/// let angle = generator.next(in: 0.0..<2 * Double.pi)
/// let card = generator.next(below: 52)
/// ```
///
/// The algorithm is Blackman and Vigna's xoshiro256** with a period of 2²⁵⁶ − 1, seeded by splitmix64 so that
/// neighboring seeds give unrelated sequences. A copy continues independently from the same state; the four state
/// words can be stored.
///
/// Use its own methods: the standard library's `shuffled(using:)` and `Int.random(in:using:)` depend on the size of
/// `Int`, so their results differ between 32 and 64 bits.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The position of a generator in its sequence.
  public struct State: Hashable, Sendable {
    /// The first state word.
    public var s0: UInt64
    /// The second state word.
    public var s1: UInt64
    /// The third state word.
    public var s2: UInt64
    /// The fourth state word.
    public var s3: UInt64

    /// A state with the given words, such as ones that were stored.
    public init(s0: UInt64, s1: UInt64, s2: UInt64, s3: UInt64) {
      self.s0 = s0
      self.s1 = s1
      self.s2 = s2
      self.s3 = s3
    }
  }

  /// The present state, from which `init(state:)` continues.
  public private(set) var state: State

  /// A generator at the start of the sequence of a seed. Every seed is valid.
  public init(seed: UInt64) {
    var counter = seed
    func word() -> UInt64 {
      counter &+= 0x9e37_79b9_7f4a_7c15
      var z = counter
      z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
      return z ^ z >> 31
    }
    state = State(s0: word(), s1: word(), s2: word(), s3: word())
  }

  /// A generator that continues from a state. Four zeros, which would produce nothing but zeros, stand for seed 0.
  public init(state: State) {
    self = state == State(s0: 0, s1: 0, s2: 0, s3: 0) ? SeededGenerator(seed: 0) : SeededGenerator(unchecked: state)
  }

  private init(unchecked state: State) {
    self.state = state
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    func rotated(_ x: UInt64, by bits: UInt64) -> UInt64 { x &<< bits | x &>> (64 - bits) }
    let result = rotated(state.s1 &* 5, by: 7) &* 9
    let shifted = state.s1 &<< 17
    state.s2 ^= state.s0
    state.s3 ^= state.s1
    state.s1 ^= state.s2
    state.s0 ^= state.s3
    state.s2 ^= shifted
    state.s3 = rotated(state.s3, by: 45)
    return result
  }
}
