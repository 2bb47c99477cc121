/// A linear constraint: the sum of `terms` and `constant` is equal to zero, at most zero or at least zero.
///
/// For example, x ≥ 10 is `LinearConstraint([.init(x)], constant: -10, .greaterThanOrEqual)`.
public struct LinearConstraint: Equatable {
  /// How the sum compares with zero.
  public enum Relation: Int {
    /// The sum is at most zero.
    case lessThanOrEqual = -1
    /// The sum is zero, or at least zero.
    case equal, greaterThanOrEqual
  }

  /// A variable and its coefficient.
  public struct Term: Equatable {
    /// The variable, as `Solver.makeVariable()` returned it.
    public var variable: Int
    /// The coefficient of the variable; it must be finite.
    public var factor: Double

    /// A term of a variable with the given coefficient.
    public init(_ variable: Int, _ factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// The priority from which a constraint is required.
  public static let required = 1000.0

  /// The terms of the sum.
  public var terms: [Term]
  /// The constant of the sum; it must be finite.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: Relation
  /// The priority; `required` and above must hold. Of two constraints that cannot both hold, the one with the higher
  /// priority does, however many with lower priorities are violated for it.
  public var priority: Double

  /// A constraint with the given terms, constant, relation and priority.
  public init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = required) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= LinearConstraint.required }
}
