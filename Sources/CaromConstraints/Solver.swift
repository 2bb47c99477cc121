/// Finds values of variables under linear equations and inequalities with priorities, and keeps them found while
/// conditions come, go and change: the Cassowary method, a simplex over a tableau that is never built anew.
///
/// Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM TOCHI 8(4), 2001.
/// Unlike there, priorities are levels: the goal of a level is only asked where all higher levels are indifferent.
public struct Solver: Equatable {
  /// What a symbol of the tableau stands for.
  enum Kind { case free, variable, slack, error, dummy }

  /// The symbols that a constraint brought in.
  struct Tag: Equatable {
    var constraint: LinearConstraint
    var marker: Int
    /// The second error of an equation, or the error of an inequality; −1 where there is none.
    var other = -1
  }

  /// The goal of a priority: the sum of its constraints' errors, which is to become least.
  struct Level: Equatable {
    let priority: Double
    var goal = Row()
  }

  var kinds: [Kind] = []
  private var freeSymbols: [Int] = []
  /// The row of each symbol that is basic; −1 where it is not.
  var rowOf: [Int] = []
  var rows: [Row] = []
  /// The basic symbol of each row.
  var basics: [Int] = []
  /// The goals, the highest priority first.
  var levels: [Level] = []
  var tags: [Tag?] = []
  private var freeTags: [Int] = []
  /// Rows that a change made negative.
  var infeasible: [Int] = []
  /// What is to become zero while a row is brought in that has no basic symbol of its own.
  var artificial: Row?

  public init() {}

  // MARK: Variables

  /// A new variable; 0 until a constraint says otherwise.
  public mutating func makeVariable() -> Int { makeSymbol(.variable) }

  /// The value of a variable.
  public func value(of variable: Int) -> Double {
    let row = rowOf[variable]
    return row < 0 ? 0 : rows[row].constant
  }

  /// The values of all variables, by their numbers.
  public var values: [Double] {
    var values = [Double](repeating: 0, count: rowOf.count)
    for (row, basic) in basics.enumerated() { values[basic] = rows[row].constant }
    return values
  }

  // MARK: Constraints

  /// Adds a constraint; nil where it is required and contradicts others that are.
  public mutating func add(_ constraint: LinearConstraint) -> Int? {
    guard constraint.constant.isFinite, constraint.terms.allSatisfy({ $0.factor.isFinite }) else { return nil }
    var tag = Tag(constraint: constraint, marker: -1)
    var row = makeRow(of: constraint, &tag)
    if let subject = subject(of: row, tag) {
      row.solve(for: subject)
      substitute(subject, by: row)
      setRow(row, of: subject)
    } else if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard Row.isNearZero(row.constant) else {
        takeBack(tag)
        return nil
      }
      row.solve(for: tag.marker)
      substitute(tag.marker, by: row)
      setRow(row, of: tag.marker)
    } else {
      let before = self
      guard tag.constraint.relation == .equal ? addWithArtificialSymbol(row) : addUnmet(row, tag.marker) else {
        self = before
        takeBack(tag)
        return nil
      }
    }
    optimize()
    if let id = freeTags.popLast() {
      tags[id] = tag
      return id
    }
    tags.append(tag)
    return tags.count - 1
  }

  /// Takes a constraint away.
  public mutating func remove(_ id: Int) {
    guard let tag = tags[id] else { return }
    tags[id] = nil
    freeTags.append(id)
    if !tag.constraint.isRequired {
      if kinds[tag.marker] == .error { removeCost(of: tag.marker, tag.constraint.priority) }
      if tag.other >= 0 { removeCost(of: tag.other, tag.constraint.priority) }
    }
    if rowOf[tag.marker] >= 0 {
      removeRow(of: tag.marker)
    } else if let leaving = rowToFree(tag.marker) {
      var row = removeRow(of: leaving)
      row.solve(for: tag.marker, insteadOf: leaving)
      substitute(tag.marker, by: row)
    }
    forget(tag.marker)
    if tag.other >= 0 { forget(tag.other) }
    repair()
    optimize()
  }

  /// Gives a constraint another constant; false where it then contradicts others: it is gone.
  public mutating func setConstant(_ constant: Double, of id: Int) -> Bool {
    guard let tag = tags[id] else { return false }
    guard tag.constraint.constant != constant else { return true }
    var changed = tag.constraint
    changed.constant = constant
    if kinds[tag.marker] != .dummy || rowOf[tag.marker] < 0, constant.isFinite {
      let before = self
      tags[id]?.constraint = changed
      shift(tag, by: constant - tag.constraint.constant)
      if repair(), dummiesAreZero { return true }
      self = before
    }
    remove(id)
    guard let again = add(changed) else { return false }
    // The place that was freed last is the one that is taken.
    return again == id
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    return kinds.count - 1
  }

  /// Gives back what a constraint that is refused brought in: a marker alone, since only required ones are refused.
  private mutating func takeBack(_ tag: Tag) {
    if tag.marker == kinds.count - 1 {
      kinds.removeLast()
      rowOf.removeLast()
    } else {
      kinds[tag.marker] = .free
      freeSymbols.append(tag.marker)
    }
  }

  /// Takes a symbol out of everything.
  mutating func forget(_ symbol: Int) {
    if rowOf[symbol] >= 0 { removeRow(of: symbol) }
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].goal.remove(symbol) }
    kinds[symbol] = .free
    freeSymbols.append(symbol)
  }

  /// Takes a variable out; constraints that name it are to be removed before.
  public mutating func removeVariable(_ variable: Int) { forget(variable) }
}
