extension Solver {
  /// Whether increasing a nonbasic symbol makes the solution worse (1), better (−1) or neither (0). The highest level
  /// with a cost decides.
  func costSign(of symbol: Int) -> Int {
    if let artificial {
      let coefficient = artificial.coefficient(of: symbol)
      return coefficient == 0 ? 0 : coefficient < 0 ? -1 : 1
    }
    for level in levels {
      let coefficient = level.goal.coefficient(of: symbol)
      if coefficient != 0 { return coefficient < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The primal simplex method: symbols enter the basis while one of them improves the solution.
  mutating func optimize() {
    while let entering = symbolThatHelps() {
      guard let leaving = rowThatLimits(entering) else { return }
      pivot(leaving: leaving, entering: entering)
    }
  }

  /// Ends a change: the solution is the best again, and rows that rounding has made negative on the way to it are
  /// repaired at once. They may not wait for the next change, which may remove their symbols or use them anew.
  mutating func settle() {
    optimize()
    repair()
  }

  /// The first symbol whose increase improves the solution. Choosing the first one prevents cycling (Bland's rule).
  private func symbolThatHelps() -> Int? {
    if let artificial {
      return artificial.cells.first { $0.coefficient < 0 && kinds[$0.symbol] != .dummy }?.symbol
    }
    var best: Int?
    for level in levels {
      for cell in level.goal.cells where cell.coefficient < 0 && kinds[cell.symbol] != .dummy {
        if let best, best <= cell.symbol { break }
        if costSign(of: cell.symbol) < 0 {
          best = cell.symbol
          break
        }
      }
    }
    return best
  }

  /// The basic symbol that first reaches zero when `entering` increases; nil if none does.
  private func rowThatLimits(_ entering: Int) -> Int? {
    var least = Double.infinity
    var found: Int?
    for index in rows.indices where kinds[basics[index]] != .variable {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[index].constant / coefficient
      if ratio < least || (ratio == least && basics[index] < (found ?? Int.max)) {
        least = ratio
        found = basics[index]
      }
    }
    return found
  }

  private mutating func pivot(leaving: Int, entering: Int) {
    var row = removeRow(of: leaving)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }

  /// The basic symbol whose row is solved for a marker before the marker is removed.
  func rowToFree(_ marker: Int) -> Int? {
    var shrinking: (Double, Int)?
    var growing: (Double, Int)?
    var variable: Int?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let basic = basics[index]
      if kinds[basic] == .variable {
        variable = basic
        continue
      }
      let ratio = rows[index].constant / coefficient.magnitude
      if coefficient < 0 {
        if ratio < shrinking?.0 ?? .infinity { shrinking = (ratio, basic) }
      } else if ratio < growing?.0 ?? .infinity {
        growing = (ratio, basic)
      }
    }
    return shrinking?.1 ?? growing?.1 ?? variable
  }

  /// The dual simplex method: makes every row feasible again at the least cost. Returns false if that is impossible.
  @discardableResult
  mutating func repair() -> Bool {
    while let leaving = infeasible.popLast() {
      let index = rowOf[leaving]
      guard index >= 0, kinds[leaving] != .variable, rows[index].constant < 0 else { continue }
      if Row.isNearZero(rows[index].constant) {
        rows[index].constant = 0
        continue
      }
      guard let entering = cheapestSymbol(in: rows[index]) else {
        infeasible = []
        return false
      }
      pivot(leaving: leaving, entering: entering)
    }
    return true
  }

  /// The symbol whose increase makes a row feasible at the least cost, compared level by level.
  private func cheapestSymbol(in row: Row) -> Int? {
    var best: Row.Cell?
    for cell in row.cells where cell.coefficient > 0 && kinds[cell.symbol] != .dummy {
      guard let rival = best else {
        best = cell
        continue
      }
      for level in levels {
        let cost = level.goal.coefficient(of: cell.symbol) / cell.coefficient
        let other = level.goal.coefficient(of: rival.symbol) / rival.coefficient
        if Row.isNearZero(cost - other) { continue }
        if cost < other { best = cell }
        break
      }
    }
    return best?.symbol
  }
}
