/// The position of a row or item in a list: its section, and its index in that section.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row within its section, from 0; the same number as `item`.
  public var row: Int

  /// Creates the index path of a table's row. The numbers are not checked.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the index path of a collection's item.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the item within its section; collections use this name for `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The number of indices, which is 2.
  public var count: Int { 2 }

  /// Orders index paths by section, and then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

/// A set of integers, for methods that expect several sections.
public struct IndexSet: Hashable, ExpressibleByArrayLiteral, Sequence, Sendable {
  /// The numbers in ascending order, without duplicates.
  public private(set) var indices: [Int]

  /// Creates a set of the given numbers, in any order; duplicates count once.
  public init(_ numbers: [Int]) {
    indices = []
    for number in numbers.sorted() where indices.last != number { indices.append(number) }
  }

  /// Creates a set with a single number.
  public init(integer: Int) { self.init([integer]) }
  /// Creates a set of all numbers in a range.
  public init(integersIn range: Range<Int>) { self.init(Array(range)) }
  /// Creates a set from an array literal: `[0, 2]`.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// Creates a set without numbers.
  public init() { indices = [] }

  /// Adds a number.
  public mutating func insert(_ number: Int) {
    if !contains(number) { self = IndexSet(indices + [number]) }
  }
  /// Takes a number out.
  public mutating func remove(_ number: Int) { indices.removeAll { $0 == number } }
  /// The least number; nil if there is none.
  public var first: Int? { indices.first }
  /// The greatest number; nil if there is none.
  public var last: Int? { indices.last }

  /// Whether the set contains a number.
  public func contains(_ number: Int) -> Bool { indices.contains(number) }
  /// Goes through the numbers in ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { indices.makeIterator() }
  /// How many numbers the set contains.
  public var count: Int { indices.count }
  /// Whether the set contains no numbers.
  public var isEmpty: Bool { indices.isEmpty }
}
