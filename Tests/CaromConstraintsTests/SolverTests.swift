import CaromGeometry
import Testing

@testable import CaromConstraints

/// A constraint written as `x - y + 8 = 0`.
private func form(
  _ terms: [(Int, Double)], _ constant: Double = 0, _ relation: LinearConstraint.Relation = .equal,
  _ priority: Double = 1000
) -> LinearConstraint {
  LinearConstraint(terms.map { .init($0.0, $0.1) }, constant: constant, relation, priority: priority)
}

@Suite struct SolverTests {
  @Test func equationsAreSolved() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let answer1 = solver.add(form([(x, 1), (y, 1)], -10))
    #expect(answer1 != nil)
    let answer2 = solver.add(form([(x, 1), (y, -1)], -2))
    #expect(answer2 != nil)
    #expect(solver.value(of: x) == 6 && solver.value(of: y) == 4)
  }

  @Test func theHigherPriorityWinsHoweverManyLowerOnesItCosts() {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<50 { _ = solver.add(form([(x, 1)], -100, .equal, 250)) }
    _ = solver.add(form([(x, 1)], -1, .equal, 251))
    #expect(solver.value(of: x) == 1)
    let most = solver.add(form([(x, 1)], -7, .greaterThanOrEqual))
    #expect(solver.value(of: x) == 7)
    solver.remove(most!)
    #expect(solver.value(of: x) == 1)
  }

  @Test func contradictionsAreRefusedAndLeaveNoTrace() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(form([(x, 1)], -5))
    let before = solver
    let answer3 = solver.add(form([(x, 1)], -6))
    #expect(answer3 == nil)
    let answer4 = solver.add(form([(x, 1)], -6, .greaterThanOrEqual))
    #expect(answer4 == nil)
    let answer5 = solver.add(form([(x, .nan)], -6))
    #expect(answer5 == nil)
    #expect(solver == before)
    // The same equation again is redundant, not a contradiction, and can be removed again.
    let twice = solver.add(form([(x, 1)], -5))
    #expect(twice != nil)
    solver.remove(twice!)
    #expect(solver.value(of: x) == 5)
  }

  @Test func aConstantChangesInPlace() {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add(form([(right, 1), (left, -1), (width, -1)]))
    let edge = solver.add(form([(left, 1)], -20))!
    let wish = solver.add(form([(width, 1)], -100, .equal, 750))!
    let limit = solver.add(form([(right, 1)], -300, .lessThanOrEqual))!
    #expect(solver.value(of: right) == 120)
    let answer6 = solver.setConstant(-500, of: wish)
    #expect(answer6)
    #expect(solver.value(of: width) == 280)
    let answer7 = solver.setConstant(-50, of: edge)
    #expect(answer7)
    #expect(solver.value(of: width) == 250)
    let answer8 = solver.setConstant(-200, of: limit)
    #expect(answer8)
    #expect(solver.value(of: width) == 150)
    let answer9 = solver.setConstant(-10, of: wish)
    #expect(answer9)
    #expect(solver.value(of: width) == 10 && solver.value(of: right) == 60)
  }

  @Test func whatNothingDeterminesIsAmbiguous() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.isAmbiguous(x))
    _ = solver.add(form([(x, 1), (y, -1)], -3))
    #expect(solver.isAmbiguous(x))
    _ = solver.add(form([(y, 1)], -3, .equal, 1))
    #expect(!solver.isAmbiguous(x) && solver.value(of: x) == 6)
    let z = solver.makeVariable()
    _ = solver.add(form([(z, 1)], -3, .greaterThanOrEqual))
    #expect(solver.isAmbiguous(z))
  }

  /// The cost of a level: the sum of the errors of its constraints.
  private func cost(_ solver: Solver, _ constraints: [LinearConstraint], _ priority: Double) -> Double {
    constraints.filter { $0.priority == priority }.reduce(0) { sum, each in
      let miss = each.terms.reduce(each.constant) { $0 + $1.factor * solver.value(of: $1.variable) }
      switch each.relation {
      case .equal: return sum + miss.magnitude
      case .lessThanOrEqual: return sum + max(miss, 0)
      case .greaterThanOrEqual: return sum + max(-miss, 0)
      }
    }
  }

  @Test("after any history the solution is as good as that of a fresh solver", arguments: 0..<60)
  func historyLeavesNoTrace(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var live: [(id: Int, constraint: LinearConstraint)] = []
    func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(chance.next() % UInt64(range.count)) }
    for _ in 0..<120 {
      switch number(0..<10) {
      case 0..<5:
        let count = number(1..<4)
        let constraint = form(
          (0..<count).map { _ in (variables[number(0..<8)], Double(number(-2..<3))) }, Double(number(-50..<50)),
          [.equal, .lessThanOrEqual, .greaterThanOrEqual][number(0..<3)], [1000, 750, 250, 1][number(0..<4)])
        if let id = solver.add(constraint) { live.append((id, constraint)) }
      case 5..<7 where !live.isEmpty:
        solver.remove(live.remove(at: number(0..<live.count)).id)
      case 7..<10 where !live.isEmpty:
        let index = number(0..<live.count)
        live[index].constraint.constant = Double(number(-50..<50))
        if !solver.setConstant(live[index].constraint.constant, of: live[index].id) { live.remove(at: index) }
      default: break
      }
    }
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    let constraints = live.map { $0.constraint }
    for constraint in constraints { #expect(fresh.add(constraint) != nil, "a constraint that held before is refused") }
    for priority in [1000.0, 750, 250, 1] {
      let (one, other) = (cost(solver, constraints, priority), cost(fresh, constraints, priority))
      #expect((one - other).magnitude < 1e-6, "priority \(priority): \(one), fresh solver \(other)")
      if priority == 1000 { #expect(one < 1e-6) }
    }
  }
}
