/// A 64-bit hash of a state, combined word by word in a fixed order. Equal states have equal hashes in every build and
/// on every machine, and a single differing word always changes the hash.
///
/// It is not cryptographic, and unlike `Hasher` its values are the same in every process.
public struct StateHash: Hashable, Sendable {
  /// The hash of everything combined so far.
  public private(set) var value: UInt64

  /// An empty hash. Different seeds give unrelated hashes of the same state.
  public init(seed: UInt64 = 0) {
    value = seed ^ 0xcbf2_9ce4_8422_2325
  }

  /// Combines a 64-bit word; all other overloads build on this one.
  public mutating func combine(_ word: UInt64) {
    // Every step is invertible, so two different words never lead to the same value.
    var mixed = word &* 0x9e37_79b9_7f4a_7c15
    mixed ^= mixed &>> 32
    value = (value ^ mixed) &* 0xd6e8_feb8_6659_fd93
    value ^= value &>> 32
  }

  /// Combines a number by its value: −0 counts as 0, and all NaNs are equal.
  public mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.isNaN ? Double.nan.bitPattern : number.bitPattern)
  }

  /// Combines a number by its value: −0 counts as 0, and all NaNs are equal.
  public mutating func combine(_ number: Float) {
    combine(Double(number))
  }

  /// Combines an integer as 64 bits on every machine.
  public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  /// Combines an integer.
  public mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  /// Combines an integer as 64 bits.
  public mutating func combine(_ number: Int32) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  /// Combines an integer as 64 bits.
  public mutating func combine(_ number: UInt32) {
    combine(UInt64(number))
  }

  /// Combines a Boolean value as 1 or 0.
  public mutating func combine(_ flag: Bool) {
    combine(UInt64(flag ? 1 : 0))
  }

  /// Combines a string as the number of its UTF-8 bytes followed by the bytes, so that adjacent strings cannot exchange
  /// letters.
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

  /// Combines both coordinates.
  public mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Combines both components.
  public mutating func combine(_ vector: CGVector) {
    combine(vector.dx)
    combine(vector.dy)
  }

  /// Combines width and height.
  public mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Combines the stored origin and size.
  public mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }
}
