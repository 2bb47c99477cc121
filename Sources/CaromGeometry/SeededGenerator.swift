/// A source of numbers that look random and follow from a seed: the same on every machine, whatever its word size.
///
/// It is Blackman and Vigna's xoshiro256**, with a period of 2²⁵⁶ − 1, started by their splitmix64 so that neighbouring
/// seeds have nothing in common. A copy goes on independently from the same place; the four state words can be stored.
///
/// Draw with its own methods: the standard library's `shuffled(using:)` and `Int.random(in:using:)` consume numbers by
/// the size of `Int`, and so differ between 32 and 64 bits.
public struct SeededGenerator: RandomNumberGenerator, Hashable {
  /// Where in its sequence a generator is.
  public struct State: Hashable {
    public var s0: UInt64
    public var s1: UInt64
    public var s2: UInt64
    public var s3: UInt64

    public init(s0: UInt64, s1: UInt64, s2: UInt64, s3: UInt64) {
      self.s0 = s0
      self.s1 = s1
      self.s2 = s2
      self.s3 = s3
    }
  }

  public private(set) var state: State

  /// A generator at the beginning of the sequence of a seed; every seed will do.
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

  /// A generator that goes on where another was. Four zeros, from which nothing but zeros would follow, stand for
  /// seed 0.
  public init(state: State) {
    self = state == State(s0: 0, s1: 0, s2: 0, s3: 0) ? SeededGenerator(seed: 0) : SeededGenerator(unchecked: state)
  }

  private init(unchecked state: State) {
    self.state = state
  }

  /// 64 random bits.
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
