/// Queries about a solution: which values it leaves undetermined, and which constraints determine others.
extension Solver {
  /// Whether the constraints do not determine the variable, so that other values would be as good.
  public func isAmbiguous(_ variable: Int) -> Bool { isAmbiguous([.init(variable)]) }

  /// Whether the constraints do not determine the sum of `terms`.
  public func isAmbiguous(_ terms: [LinearConstraint.Term]) -> Bool {
    let row = row(of: terms)
    guard row.cells.contains(where: { isIndifferent(to: $0.symbol) }) else { return false }
    // A symbol without a cost may still be blocked by a row at its limit, so both directions are tried.
    return [1.0, -1].contains { step in
      (sum(of: terms, drawing(terms, to: row.constant + step)) - row.constant).magnitude > 0.01
    }
  }

  /// The values of all variables if an additional constraint, with a lower priority than every other one, demanded that
  /// the sum of `terms` is `target`.
  public func drawing(_ terms: [LinearConstraint.Term], to target: Double) -> [Double] {
    var trial = self
    _ = trial.add(LinearConstraint(terms, constant: -target, .equal, priority: -1))
    return trial.values
  }

  /// The constraints that determine the sum of `terms`: another constant of one of them would change the sum.
  public func constraints(holding terms: [LinearConstraint.Term]) -> [Int] {
    let row = row(of: terms)
    return tags.indices.filter { index in
      guard let tag = tags[index] else { return false }
      return row.coefficient(of: tag.marker) != 0 || (tag.other >= 0 && row.coefficient(of: tag.other) != 0)
    }
  }

  /// The sum of `terms` for the given values of the variables, indexed by variable.
  public func sum(of terms: [LinearConstraint.Term], _ values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
  }

  /// A sum of variables in terms of the nonbasic symbols.
  private func row(of terms: [LinearConstraint.Term]) -> Row {
    var row = Row()
    for term in terms {
      if rowOf[term.variable] >= 0 {
        row.add(rows[rowOf[term.variable]], times: term.factor)
      } else {
        row.add(term.variable, term.factor)
      }
    }
    return row
  }

  private func isIndifferent(to symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .variable: true
    case .slack, .error: costSign(of: symbol) == 0
    case .dummy, .free: false
    }
  }
}
