extension SeededGenerator {
  /// A number in [0, 1): one of the 2⁵³ multiples of 2⁻⁵³, uniformly distributed.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number in the range, without its upper bound. Returns the lower bound if the range is empty or not finite.
  public mutating func next(in range: Range<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let value = range.lowerBound + width * nextUnit()
    // Rounding may reach the upper bound of a very small range.
    return value < range.upperBound && value >= range.lowerBound ? value : range.lowerBound
  }

  /// A number in the range, including both bounds. Returns the lower bound if the range is not finite.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let value = range.lowerBound + width * (Double(next() >> 11) / 0x1.fffffffffffffp52)
    guard width.isFinite else { return range.lowerBound }
    return min(value, range.upperBound)
  }

  /// An integer from 0 up to, but not including, `bound`, uniformly distributed without bias. Returns 0 for a bound of
  /// 0.
  public mutating func next(below bound: UInt32) -> UInt32 {
    guard bound > 0 else { return 0 }
    // Lemire's method (2019): the high half of a product is the result, unless the low half is one of the few values
    // that would introduce a bias.
    let surplus = (0 &- bound) % bound
    while true {
      let product = (next() >> 32) * UInt64(bound)
      if UInt32(truncatingIfNeeded: product) >= surplus { return UInt32(product >> 32) }
    }
  }

  /// An integer in the range, without its upper bound, uniformly distributed. Returns the lower bound if the range is
  /// empty or wider than 2³¹ − 1, the greatest width on every machine.
  public mutating func next(in range: Range<Int>) -> Int {
    let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, let bound = Int32(exactly: width) else { return range.lowerBound }
    return range.lowerBound + Int(next(below: UInt32(bound)))
  }

  /// An integer in the range, including both bounds, uniformly distributed. Returns the lower bound if the range is
  /// wider than 2³¹ − 1, the greatest width on every machine.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, let last = Int32(exactly: width) else { return range.lowerBound }
    return range.lowerBound + Int(next(below: UInt32(last) + 1))
  }

  /// A uniformly chosen element; nil if there is none.
  public mutating func pick<Element>(from elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[Int(next(below: UInt32(elements.count)))]
  }

  /// Shuffles the elements; every order is equally likely (Fisher–Yates).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(next(below: UInt32(last + 1))))
    }
  }

  /// The elements in random order; every order is equally likely.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    shuffle(&elements)
    return elements
  }
}
