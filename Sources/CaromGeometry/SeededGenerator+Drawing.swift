extension SeededGenerator {
  /// A number in [0, 1), one of the 2⁵³ multiples of 2⁻⁵³ with equal chance.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number in the range, its upper bound excluded; the lower bound when the range is empty or not finite.
  public mutating func next(in range: Range<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let value = range.lowerBound + width * nextUnit()
    // Rounding may reach the upper bound of a range of few numbers.
    return value < range.upperBound && value >= range.lowerBound ? value : range.lowerBound
  }

  /// A number in the range, both bounds possible; the lower bound when the range is not finite.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let value = range.lowerBound + width * (Double(next() >> 11) / 0x1.fffffffffffffp52)
    guard width.isFinite else { return range.lowerBound }
    return min(value, range.upperBound)
  }

  /// A whole number from 0 up to but not including `bound`, all with exactly the same chance; 0 for a bound of 0.
  public mutating func next(below bound: UInt32) -> UInt32 {
    guard bound > 0 else { return 0 }
    // Lemire's way: the high half of a product is the answer, unless the low half is among the few that would make some
    // answers likelier than others.
    let surplus = (0 &- bound) % bound
    while true {
      let product = (next() >> 32) * UInt64(bound)
      if UInt32(truncatingIfNeeded: product) >= surplus { return UInt32(product >> 32) }
    }
  }

  /// A whole number in the range; the lower bound when it is empty or wider than 2³¹ − 1, the widest on every machine.
  public mutating func next(in range: Range<Int>) -> Int {
    let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, let bound = Int32(exactly: width) else { return range.lowerBound }
    return range.lowerBound + Int(next(below: UInt32(bound)))
  }

  /// A whole number in the range, both bounds possible; the lower bound when it is wider than 2³¹ − 1, the widest on
  /// every machine.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    let (width, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, let last = Int32(exactly: width) else { return range.lowerBound }
    return range.lowerBound + Int(next(below: UInt32(last) + 1))
  }

  /// One of the elements, all with the same chance; nil when there is none.
  public mutating func pick<Element>(from elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[Int(next(below: UInt32(elements.count)))]
  }

  /// Brings the elements into random order, every order with the same chance (Fisher and Yates).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(next(below: UInt32(last + 1))))
    }
  }

  /// The elements in random order, every order with the same chance.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    shuffle(&elements)
    return elements
  }
}
