/// A condition on variables: the sum of `terms` and `constant` is zero, at most zero or at least zero.
public struct LinearConstraint: Equatable {
  public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A variable and its factor.
  public struct Term: Equatable {
    public var variable: Int
    public var factor: Double

    public init(_ variable: Int, _ factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// A priority at or above this one must hold.
  public static let required = 1000.0

  public var terms: [Term]
  public var constant: Double
  public var relation: Relation
  /// How much it matters: of two that cannot both hold, the higher one does, however many lower ones that costs.
  public var priority: Double

  public init(_ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = required) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= LinearConstraint.required }
}
