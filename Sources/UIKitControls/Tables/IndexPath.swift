/// The place of a row: its section, and its number within that.
public struct IndexPath: Hashable, Comparable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// What collections call the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

/// A set of whole numbers, for the methods that want one.
public struct IndexSet: Equatable, ExpressibleByArrayLiteral {
  /// In ascending order, each once.
  public private(set) var indices: [Int]

  public init(_ numbers: [Int]) {
    indices = []
    for number in numbers.sorted() where indices.last != number { indices.append(number) }
  }

  public init(integer: Int) { self.init([integer]) }
  public init(integersIn range: Range<Int>) { self.init(Array(range)) }
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  public func contains(_ number: Int) -> Bool { indices.contains(number) }
  public var count: Int { indices.count }
  public var isEmpty: Bool { indices.isEmpty }
}
