import CaromGeometry
import UIKitCore

/// A single number that behaviors move, such as a scroll offset or a volume: a dynamic item with one dimension.
///
/// The number is the x coordinate of the item's center, in points. Only forces, velocities and attachments along x
/// affect it. Its mass is that of a view of 100 × 100 points. Apple's API has no such item.
public final class UIDynamicValue: UIObject, UIDynamicItem {
  /// The number. After setting it yourself, call `updateItem(usingCurrentState:)` of the animator.
  public var value: CGFloat
  /// A closure that is called with the new number after the animator changed it. Capture the owner of this object
  /// weakly.
  public var didChange: ((CGFloat) -> Void)?

  /// An item with the given initial value.
  public init(_ value: CGFloat = 0) {
    self.value = value
    super.init()
  }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIDynamicValue" }

  /// The number as the x coordinate; y is always 0.
  public var center: CGPoint {
    get { CGPoint(x: value, y: 0) }
    set {
      // The slider joint that holds the item gives way by less than a rounding error in y; only x counts.
      guard newValue.x != value else { return }
      value = newValue.x
      didChange?(value)
    }
  }
  /// 100 × 100 points, which determine the mass.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
  /// Always the identity.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
}
