/// Solves systems of linear equations and inequalities with priorities, incrementally: constraints can be added,
/// removed and changed without starting over.
///
/// ```swift
/// var solver = Solver()
/// let x = solver.makeVariable()
/// _ = solver.add(LinearConstraint([.init(x)], constant: -10, .greaterThanOrEqual))  // x ≥ 10
/// _ = solver.add(LinearConstraint([.init(x)], constant: -50, .equal, priority: 250))  // x = 50 if possible
/// let width = solver.value(of: x)  // 50
/// ```
///
/// It implements the Cassowary algorithm, a simplex method whose tableau is never rebuilt (Badros, Borning and Stuckey,
/// "The Cassowary linear arithmetic constraint solving algorithm", ACM TOCHI 8(4), 2001). In contrast to the paper,
/// priorities are levels: the goal of a level only decides where all higher levels are indifferent.
///
/// Variables and constraints are identified by indices. An index that this solver did not return is a programmer's
/// error and may trap.
public struct Solver: Equatable {
  /// What a symbol of the tableau stands for.
  enum Kind { case free, variable, slack, error, dummy }

  /// The symbols that a constraint added.
  struct Tag: Equatable {
    var constraint: LinearConstraint
    var marker: Int
    /// The second error symbol of an equation, or the error symbol of an inequality; −1 if there is none.
    var other = -1
  }

  /// The goal of a priority: the sum of the errors of its constraints, which is minimized.
  struct Level: Equatable {
    let priority: Double
    var goal = Row()
  }

  var kinds: [Kind] = []
  private var freeSymbols: [Int] = []
  /// The row index of each basic symbol; −1 for nonbasic ones.
  var rowOf: [Int] = []
  var rows: [Row] = []
  /// The basic symbol of each row.
  var basics: [Int] = []
  /// The goals, ordered from the highest priority to the lowest.
  var levels: [Level] = []
  var tags: [Tag?] = []
  private var freeTags: [Int] = []
  /// Basic symbols whose rows became negative by a change.
  var infeasible: [Int] = []
  /// The artificial goal, minimized to zero while a row without a subject is added; otherwise nil.
  var artificial: Row?

  /// A solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// Adds a variable and returns its index. Its value is 0 until a constraint determines it.
  public mutating func makeVariable() -> Int { makeSymbol(.variable) }

  /// The value of a variable.
  public func value(of variable: Int) -> Double {
    let row = rowOf[variable]
    return row < 0 ? 0 : rows[row].constant
  }

  /// The values of all variables, indexed by variable.
  public var values: [Double] {
    var values = [Double](repeating: 0, count: rowOf.count)
    for (row, basic) in basics.enumerated() { values[basic] = rows[row].constant }
    return values
  }

  // MARK: Constraints

  /// Adds a constraint and returns its index. Returns nil and changes nothing if a number is not finite, or if the
  /// constraint is required and contradicts other required ones.
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
    settle()
    if let id = freeTags.popLast() {
      tags[id] = tag
      return id
    }
    tags.append(tag)
    return tags.count - 1
  }

  /// Removes a constraint. Does nothing if it has been removed already.
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
    settle()
  }

  /// Changes the constant of a constraint. Returns false, and removes the constraint, if it then contradicts required
  /// ones or the constant is not finite. Returns false for a constraint that was removed.
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
    // `add(_:)` reuses the index that was freed last.
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

  /// Removes the symbols of a refused constraint. That is only the marker, because only required constraints are
  /// refused.
  private mutating func takeBack(_ tag: Tag) {
    if tag.marker == kinds.count - 1 {
      kinds.removeLast()
      rowOf.removeLast()
    } else {
      kinds[tag.marker] = .free
      freeSymbols.append(tag.marker)
    }
  }

  /// Removes a symbol from the tableau.
  mutating func forget(_ symbol: Int) {
    if rowOf[symbol] >= 0 { removeRow(of: symbol) }
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].goal.remove(symbol) }
    kinds[symbol] = .free
    freeSymbols.append(symbol)
  }

  /// Removes a variable. Remove the constraints that contain it first.
  public mutating func removeVariable(_ variable: Int) { forget(variable) }
}
