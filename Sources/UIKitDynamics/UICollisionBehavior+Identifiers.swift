import CaromGeometry
import UIKitCore

/// A type that can identify a boundary: `String`, `Int` or `Double`, which are converted to a `UIBoundaryIdentifier`.
public protocol UIBoundaryNaming {
  /// The value as an identifier.
  var boundaryIdentifier: UIBoundaryIdentifier { get }
}

extension String: UIBoundaryNaming {
  /// The value as an identifier.
  public var boundaryIdentifier: UIBoundaryIdentifier { .string(self) }
}

extension Int: UIBoundaryNaming {
  /// The value as an identifier.
  public var boundaryIdentifier: UIBoundaryIdentifier { .int(self) }
}

extension Double: UIBoundaryNaming {
  /// The value as an identifier.
  public var boundaryIdentifier: UIBoundaryIdentifier { .double(self) }
}

// Overloads for identifiers in variables; literals become a `UIBoundaryIdentifier` by themselves.
extension UICollisionBehavior {
  /// Adds a boundary along a path, named by a variable; see `addBoundary(withIdentifier:for:)`.
  public final func addBoundary(withIdentifier identifier: some UIBoundaryNaming, for path: UIBezierPath) {
    addBoundary(withIdentifier: identifier.boundaryIdentifier, for: path)
  }

  /// Adds a straight boundary, named by a variable; see `addBoundary(withIdentifier:from:to:)`.
  public final func addBoundary(withIdentifier identifier: some UIBoundaryNaming, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: identifier.boundaryIdentifier, from: p1, to: p2)
  }

  /// Adds a boundary that follows the reference view, named by a variable; see
  /// `addBoundary(withIdentifier:following:)`.
  public final func addBoundary(
    withIdentifier identifier: some UIBoundaryNaming, following path: @escaping (CGRect) -> UIBezierPath
  ) {
    addBoundary(withIdentifier: identifier.boundaryIdentifier, following: path)
  }

  /// The path of a boundary; nil if no boundary has the identifier.
  public final func boundary(withIdentifier identifier: some UIBoundaryNaming) -> UIBezierPath? {
    boundary(withIdentifier: identifier.boundaryIdentifier)
  }

  /// Removes a boundary; see `removeBoundary(withIdentifier:)`.
  public final func removeBoundary(withIdentifier identifier: some UIBoundaryNaming) {
    removeBoundary(withIdentifier: identifier.boundaryIdentifier)
  }
}
