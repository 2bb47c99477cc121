import CaromGeometry
import UIKitCore

/// A single number that behaviours move, such as a scroll offset or a volume: an item of one dimension.
///
/// It is the x of the item's centre, in points; forces, velocities and attachments along x act on it, and nothing
/// else does. It weighs as much as a view of 100 × 100 pt. Apple's API has no such item.
public final class UIDynamicValue: NSObject, UIDynamicItem {
  /// The number; after setting it yourself, tell the animator by `updateItem(usingCurrentState:)`.
  public var value: CGFloat
  /// Told after the animator changed the number. Capture weakly what holds this object.
  public var didChange: ((CGFloat) -> Void)?

  public init(_ value: CGFloat = 0) {
    self.value = value
    super.init()
  }

  public override class var kind: String { "UIDynamicValue" }

  public var center: CGPoint {
    get { CGPoint(x: value, y: 0) }
    set {
      // The line that holds it gives by less than a rounding error; only x counts.
      guard newValue.x != value else { return }
      value = newValue.x
      didChange?(value)
    }
  }
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
  /// Always upright.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
}
