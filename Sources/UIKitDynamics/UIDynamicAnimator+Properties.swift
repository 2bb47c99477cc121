import CaromGeometry
import UIKitCore

extension UIDynamicAnimator {
  /// The physical properties of an item, in the units of `UIDynamicItemBehavior`.
  public struct Properties: Equatable, Sendable {
    /// The coefficient of restitution.
    public let elasticity: CGFloat
    /// The coefficient of friction.
    public let friction: CGFloat
    /// The decay rate of the velocity, in 1/s.
    public let resistance: CGFloat
    /// The mass per area.
    public let density: CGFloat
    /// Whether the item may rotate.
    public let allowsRotation: Bool
  }

  /// The properties of an item as the item behaviors left them in the last tick, of which the last one wins; nil for an
  /// unknown item.
  /// Apple's API has no such method.
  public final func properties(of item: any UIDynamicItem) -> Properties? {
    body(of: item)?.properties
  }
}
