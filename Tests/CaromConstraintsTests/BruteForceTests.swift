import CaromGeometry
import Testing

@testable import CaromConstraints

/// Compares the solver with a brute-force search. In the plane an optimal point is always an intersection of two lines
/// on which constraints hold with equality, so checking all intersections finds it.
@Suite struct BruteForceTests {
  private static let priorities = [1000.0, 750, 250, 1]

  /// A line `a x + b y + c = 0`.
  private struct Line {
    let a, b, c: Double

    func crossing(_ other: Line) -> CGPoint? {
      let determinant = a * other.b - other.a * b
      guard determinant != 0 else { return nil }
      return CGPoint(x: (b * other.c - other.b * c) / determinant, y: (other.a * c - a * other.c) / determinant)
    }
  }

  /// So far out that no intersection of the other lines lies beyond. If the other lines never intersect, these do.
  private static let frame = [
    Line(a: 1, b: 0, c: 1000), Line(a: 1, b: 0, c: -1000), Line(a: 0, b: 1, c: 1000), Line(a: 0, b: 1, c: -1000),
  ]

  private func line(_ constraint: LinearConstraint) -> Line {
    func factor(_ variable: Int) -> Double {
      constraint.terms.reduce(0) { $1.variable == variable ? $0 + $1.factor : $0 }
    }
    return Line(a: factor(0), b: factor(1), c: constraint.constant)
  }

  /// The sum of the errors at a point, for each priority.
  private func misses(_ place: CGPoint, _ constraints: [LinearConstraint]) -> [Double] {
    Self.priorities.map { priority in
      constraints.reduce(0) { sum, each in
        guard each.priority == priority else { return sum }
        let line = line(each)
        let miss = line.a * place.x + line.b * place.y + line.c
        switch each.relation {
        case .equal: return sum + miss.magnitude
        case .lessThanOrEqual: return sum + max(miss, 0)
        case .greaterThanOrEqual: return sum + max(-miss, 0)
        }
      }
    }
  }

  /// The smallest errors of all intersections, compared from the highest priority down.
  private func leastMisses(_ constraints: [LinearConstraint]) -> [Double] {
    let lines = constraints.map { line($0) } + Self.frame
    var least = Self.priorities.map { _ in Double.infinity }
    for (index, one) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        guard let place = one.crossing(other) else { continue }
        let found = misses(place, constraints)
        if let level = found.indices.first(where: { (found[$0] - least[$0]).magnitude > 1e-9 }),
          found[level] < least[level]
        {
          least = found
        }
      }
    }
    return least
  }

  @Test("a thousand random systems are solved as well as by brute force")
  func noPlaceIsBetter() {
    var chance = SeededGenerator(seed: 29)
    for system in 0..<1000 {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var accepted: [LinearConstraint] = []
      for _ in 0..<Int.random(in: 2...8, using: &chance) {
        let factors = (Double(Int.random(in: -2...2, using: &chance)), Double(Int.random(in: -2...2, using: &chance)))
        guard factors != (0, 0) else { continue }
        let constraint = LinearConstraint(
          [.init(x, factors.0), .init(y, factors.1)], constant: Double(Int.random(in: -50...50, using: &chance)),
          [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &chance)],
          priority: Self.priorities[Int.random(in: 0..<4, using: &chance)])
        let isPossible = leastMisses((accepted + [constraint]).filter { $0.priority == 1000 })[0] < 1e-9
        let isAccepted = solver.add(constraint) != nil
        #expect(isAccepted == isPossible, "system \(system): \(constraint)")
        if isAccepted { accepted.append(constraint) }
      }
      let found = misses(CGPoint(x: solver.value(of: x), y: solver.value(of: y)), accepted)
      for (one, least) in zip(found, leastMisses(accepted)) {
        #expect((one - least).magnitude < 1e-6, "system \(system): \(found), optimum \(leastMisses(accepted))")
      }
    }
  }

  /// A row that became negative by rounding used to stay until the next change, which no longer knew its symbol.
  @Test func noChangeLeavesWorkToTheNext() {
    for seed in UInt64(0)..<1500 {
      var chance = SeededGenerator(seed: seed)
      var solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      var ids: [Int] = []
      for _ in 0..<40 {
        let place = ids.indices.randomElement(using: &chance)
        switch (Int.random(in: 0..<4, using: &chance), place) {
        case (0, let place?):
          solver.remove(ids.remove(at: place))
        case (1, let place?):
          if !solver.setConstant(number(&chance), of: ids[place]) { ids.remove(at: place) }
        default:
          let terms = (0...Int.random(in: 0...2, using: &chance)).map { _ in
            LinearConstraint.Term(variables.randomElement(using: &chance)!, number(&chance))
          }
          let constraint = LinearConstraint(
            terms, constant: number(&chance),
            [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &chance)],
            priority: Self.priorities[Int.random(in: 0..<4, using: &chance)])
          if let id = solver.add(constraint) { ids.append(id) }
        }
        #expect(solver.infeasible.isEmpty, "seed \(seed)")
      }
    }
  }

  /// A number whose multiples are not exact, as in layouts.
  private func number(_ chance: inout SeededGenerator) -> Double {
    Bool.random(using: &chance)
      ? Double.random(in: -10...10, using: &chance) : Double(Int.random(in: -3...3, using: &chance)) * 0.1
  }
}
