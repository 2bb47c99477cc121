/// What a solution leaves open, and what it hangs on.
extension Solver {
  /// Whether other values would do as well: nothing determines this variable.
  public func isAmbiguous(_ variable: Int) -> Bool { isAmbiguous([.init(variable)]) }

  /// Whether the sum of `terms` could have other values as well.
  public func isAmbiguous(_ terms: [LinearConstraint.Term]) -> Bool {
    let row = row(of: terms)
    guard row.cells.contains(where: { isIndifferent(to: $0.symbol) }) else { return false }
    // What nobody minds may yet be held fast by a row that is at its limit: it is tried.
    return [1.0, -1].contains { step in
      (sum(of: terms, drawing(terms, to: row.constant + step)) - row.constant).magnitude > 0.01
    }
  }

  /// The values of all variables if the sum of `terms` were wished to be `target` by somebody who matters less than
  /// every constraint.
  public func drawing(_ terms: [LinearConstraint.Term], to target: Double) -> [Double] {
    var trial = self
    _ = trial.add(LinearConstraint(terms, constant: -target, .equal, priority: -1))
    return trial.values
  }

  /// The constraints that hold the sum of `terms` where it is: another constant of theirs would move it.
  public func constraints(holding terms: [LinearConstraint.Term]) -> [Int] {
    let row = row(of: terms)
    return tags.indices.filter { index in
      guard let tag = tags[index] else { return false }
      return row.coefficient(of: tag.marker) != 0 || (tag.other >= 0 && row.coefficient(of: tag.other) != 0)
    }
  }

  /// The sum of `terms` under given values of the variables.
  public func sum(of terms: [LinearConstraint.Term], _ values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
  }

  /// A sum of variables over what is not basic.
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
