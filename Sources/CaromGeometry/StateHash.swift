/// A 64-bit fingerprint of a state, built word by word in a fixed order: equal states have equal hashes in every build
/// and on every machine, and a single differing word always makes a different hash.
///
/// Not for security, and not `Hasher`, whose values differ between processes.
public struct StateHash: Hashable {
  /// The fingerprint of all that was combined so far.
  public private(set) var value: UInt64

  /// An empty hash; different seeds give unrelated hashes of the same state.
  public init(seed: UInt64 = 0) {
    value = seed ^ 0xcbf2_9ce4_8422_2325
  }

  public mutating func combine(_ word: UInt64) {
    // Each step can be undone, so no two words lead to the same value, and both multipliers are odd with mixed bits.
    var mixed = word &* 0x9e37_79b9_7f4a_7c15
    mixed ^= mixed &>> 32
    value = (value ^ mixed) &* 0xd6e8_feb8_6659_fd93
    value ^= value &>> 32
  }

  /// A number by its value: −0 counts as 0, and all NaNs are the same.
  public mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.isNaN ? Double.nan.bitPattern : number.bitPattern)
  }

  /// A number by its value: −0 counts as 0, and all NaNs are the same.
  public mutating func combine(_ number: Float) {
    combine(Double(number))
  }

  /// A whole number, as if it had 64 bits on every machine.
  public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  public mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  public mutating func combine(_ number: Int32) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  public mutating func combine(_ number: UInt32) {
    combine(UInt64(number))
  }

  public mutating func combine(_ flag: Bool) {
    combine(UInt64(flag ? 1 : 0))
  }

  /// A text by its bytes in UTF-8, with their number in front so that neighbours cannot exchange letters.
  public mutating func combine(_ text: String) {
    combine(text.utf8.count)
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in text.utf8 {
      word |= UInt64(byte) &<< filled
      filled += 8
      if filled == 64 {
        combine(word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { combine(word) }
  }

  public mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  public mutating func combine(_ vector: CGVector) {
    combine(vector.dx)
    combine(vector.dy)
  }

  public mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  public mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }
}
