import CaromGeometry

/// The generator of the running clock, `TickClock.generator`, in place of Swift's own.
///
/// An app that imports UIKit gets this type, and the functions below, instead of those of Swift's standard library.
/// Random numbers are then part of the session: they start from the host's seed, differ from one visit to the next, and
/// are the same when a recording is replayed. It is also the same natively and in WebAssembly, where `Int` has 32 bits.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator. All share the state of the clock whose code is running.
  public init() {}

  /// The next 64 bits.
  public mutating func next() -> UInt64 { UIApplication.shared.currentClock.generator.next() }

  /// A number from 0 to `bound`, which is included.
  fileprivate mutating func next(through bound: UInt64) -> UInt64 {
    bound == .max ? next() : next(upperBound: bound + 1)
  }

  fileprivate mutating func index(below count: Int) -> Int { Int(next(upperBound: UInt64(count))) }

  fileprivate static func refuse(_ problem: String) { UIApplication.shared.diagnose("random(in:): \(problem)") }
}

extension FixedWidthInteger {
  /// A random number of a range, from the running clock's generator.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    guard bitWidth <= 64 else { return random(in: range, using: &generator) }
    let width = UInt64(truncatingIfNeeded: range.upperBound) &- UInt64(truncatingIfNeeded: range.lowerBound)
    return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(through: width))
  }

  /// A random number of a range, from the running clock's generator; an empty range is diagnosed, and gives its bound.
  public static func random(in range: Range<Self>) -> Self {
    guard !range.isEmpty else {
      SystemRandomNumberGenerator.refuse("the range is empty, so its bound was returned.")
      return range.lowerBound
    }
    return random(in: range.lowerBound...(range.upperBound - 1))
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A random number of a range, from the running clock's generator. A range that is not finite is diagnosed, and gives
  /// its lower bound.
  public static func random(in range: ClosedRange<Self>) -> Self {
    guard (range.upperBound - range.lowerBound).isFinite else {
      SystemRandomNumberGenerator.refuse("the range is not finite, so its lower bound was returned.")
      return range.lowerBound
    }
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A random number of a range, from the running clock's generator. A range that is empty or not finite is diagnosed,
  /// and gives its lower bound.
  public static func random(in range: Range<Self>) -> Self {
    guard !range.isEmpty, (range.upperBound - range.lowerBound).isFinite else {
      SystemRandomNumberGenerator.refuse("the range is empty or not finite, so its lower bound was returned.")
      return range.lowerBound
    }
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// True or false with equal chances, from the running clock's generator.
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return generator.next() >> 63 == 1
  }
}

extension Collection {
  /// A random element, from the running clock's generator; nil if there is none.
  public func randomElement() -> Element? {
    guard !isEmpty else { return nil }
    var generator = SystemRandomNumberGenerator()
    return self[index(startIndex, offsetBy: generator.index(below: count))]
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in a random order, from the running clock's generator.
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    var (left, place) = (count, startIndex)
    while left > 1 {
      swapAt(place, index(place, offsetBy: generator.index(below: left)))
      left -= 1
      formIndex(after: &place)
    }
  }
}

extension Sequence {
  /// The elements in a random order, from the running clock's generator.
  public func shuffled() -> [Element] {
    var elements = Array(self)
    elements.shuffle()
    return elements
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A random number of 32 bits, from the running clock's generator.
public func arc4random() -> UInt32 {
  var generator = SystemRandomNumberGenerator()
  return UInt32(truncatingIfNeeded: generator.next() >> 32)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A random number below `upperBound`, from the running clock's generator; 0 if `upperBound` is 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  var generator = SystemRandomNumberGenerator()
  return upperBound == 0 ? 0 : UInt32(generator.next(upperBound: UInt64(upperBound)))
}

/// A random number from 0 to below 1, from the running clock's generator.
public func drand48() -> Double {
  var generator = SystemRandomNumberGenerator()
  return Double(generator.next() >> 11) * 0x1p-53
}
