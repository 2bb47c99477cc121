extension Solver {
  /// The row of a new constraint in terms of nonbasic symbols, including the symbols that the constraint adds.
  mutating func makeRow(of constraint: LinearConstraint, _ tag: inout Tag) -> Row {
    var row = Row(constraint.constant)
    for term in constraint.terms where !Row.isNearZero(term.factor) {
      if rowOf[term.variable] >= 0 {
        row.add(rows[rowOf[term.variable]], times: term.factor)
      } else {
        row.add(term.variable, term.factor)
      }
    }
    switch constraint.relation {
    case .equal:
      if constraint.isRequired {
        tag.marker = makeSymbol(.dummy)
        row.add(tag.marker, 1)
      } else {
        tag.marker = makeSymbol(.error)
        tag.other = makeSymbol(.error)
        row.add(tag.marker, -1)
        row.add(tag.other, 1)
        addCost(of: tag.marker, constraint.priority)
        addCost(of: tag.other, constraint.priority)
      }
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      tag.marker = makeSymbol(.slack)
      row.add(tag.marker, sign)
      if !constraint.isRequired {
        tag.other = makeSymbol(.error)
        row.add(tag.other, -sign)
        addCost(of: tag.other, constraint.priority)
      }
    }
    if row.constant < 0 { row.negate() }
    return row
  }

  /// The symbol for which a new row can be solved immediately; nil if there is none.
  func subject(of row: Row, _ tag: Tag) -> Int? {
    for cell in row.cells where kinds[cell.symbol] == .variable { return cell.symbol }
    for symbol in [tag.marker, tag.other] where symbol >= 0 && kinds[symbol] != .dummy {
      if row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Adds an inequality that does not hold yet, with a negative slack, and repairs the tableau. Returns false if that
  /// is impossible.
  mutating func addUnmet(_ row: Row, _ slack: Int) -> Bool {
    var row = row
    row.solve(for: slack)
    setRow(row, of: slack)
    infeasible.append(slack)
    return repair()
  }

  /// Adds a row without a subject by means of an artificial symbol that must become zero. Returns false if it cannot.
  mutating func addWithArtificialSymbol(_ row: Row) -> Bool {
    let symbol = makeSymbol(.slack)
    setRow(row, of: symbol)
    artificial = row
    optimize()
    let isFeasible = Row.isNearZero(artificial?.constant ?? 0)
    artificial = nil
    if rowOf[symbol] >= 0 {
      var row = removeRow(of: symbol)
      if let entering = row.cells.first(where: { kinds[$0.symbol] == .slack || kinds[$0.symbol] == .error })?.symbol {
        row.solve(for: entering, insteadOf: symbol)
        substitute(entering, by: row)
        setRow(row, of: entering)
      } else if !row.cells.isEmpty {
        return false
      }
    }
    forget(symbol)
    return isFeasible
  }

  // MARK: Rows

  mutating func setRow(_ row: Row, of basic: Int) {
    rowOf[basic] = rows.count
    rows.append(row)
    basics.append(basic)
  }

  @discardableResult
  mutating func removeRow(of basic: Int) -> Row {
    let index = rowOf[basic]
    let row = rows[index]
    let last = rows.count - 1
    if index != last {
      rows[index] = rows[last]
      basics[index] = basics[last]
      rowOf[basics[index]] = index
    }
    rows.removeLast()
    basics.removeLast()
    rowOf[basic] = -1
    return row
  }

  /// Substitutes `row` for `symbol` everywhere.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for index in rows.indices where rows[index].coefficient(of: symbol) != 0 {
      rows[index].substitute(symbol, by: row)
      noteSign(of: index)
    }
    for index in levels.indices { levels[index].goal.substitute(symbol, by: row) }
    artificial?.substitute(symbol, by: row)
  }

  /// Notes a row whose symbol must not be negative but is.
  private mutating func noteSign(of index: Int) {
    if kinds[basics[index]] != .variable, rows[index].constant < 0 { infeasible.append(basics[index]) }
  }

  /// Changes the constant of a constraint by shifting its marker wherever it occurs.
  mutating func shift(_ tag: Tag, by difference: Double) {
    let sign: Double =
      switch tag.constraint.relation {
      case .equal: tag.constraint.isRequired ? 1 : -1
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: -1
      }
    let step = -difference / sign
    if rowOf[tag.marker] >= 0 {
      rows[rowOf[tag.marker]].constant += step
      noteSign(of: rowOf[tag.marker])
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: tag.marker)
      guard coefficient != 0 else { continue }
      rows[index].constant -= step * coefficient
      noteSign(of: index)
    }
    for index in levels.indices {
      levels[index].goal.constant -= step * levels[index].goal.coefficient(of: tag.marker)
    }
  }

  /// Whether redundant equations still agree with the others.
  var dummiesAreZero: Bool {
    basics.indices.allSatisfy { kinds[basics[$0]] != .dummy || Row.isNearZero(rows[$0].constant) }
  }

  // MARK: Costs

  /// The index of the level of a priority, which is created if needed.
  private mutating func level(_ priority: Double) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert(Level(priority: priority), at: place)
    }
    return place
  }

  private mutating func addCost(of symbol: Int, _ priority: Double) {
    let level = level(priority)
    levels[level].goal.add(symbol, 1)
  }

  mutating func removeCost(of symbol: Int, _ priority: Double) {
    let level = level(priority)
    if rowOf[symbol] >= 0 {
      levels[level].goal.add(rows[rowOf[symbol]], times: -1)
    } else {
      levels[level].goal.add(symbol, -1)
    }
  }
}
