import CaromGeometry
import UIKitCore

/// An area relative to its own origin (0, 0): a disc, a rectangle, or a union, intersection or difference of regions.
public final class UIRegion: UIObject {
  private indirect enum Form {
    case everything
    case disc(radius: CGFloat)
    case box(CGSize)
    case inverse(UIRegion)
    case union(UIRegion, UIRegion)
    case intersection(UIRegion, UIRegion)
    case difference(UIRegion, UIRegion)
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// A disc around (0, 0) with a radius in points. If the radius is negative or NaN, the region is empty.
  public convenience init(radius: CGFloat) { self.init(.disc(radius: radius)) }

  /// A rectangle centered on (0, 0) with a size in points. If a side is negative or NaN, the region is empty.
  public convenience init(size: CGSize) { self.init(.box(size)) }

  /// The region that contains every point.
  public class var infinite: UIRegion { UIRegion(.everything) }

  /// The complement of this region.
  public func inverse() -> Self { Self(.inverse(self)) }
  /// The points that are in either region.
  public func byUnion(with region: UIRegion) -> Self { Self(.union(self, region)) }
  /// The points that are in this region and not in `region`.
  public func byDifference(from region: UIRegion) -> Self { Self(.difference(self, region)) }
  /// The points that are in both regions.
  public func byIntersection(with region: UIRegion) -> Self { Self(.intersection(self, region)) }

  /// Whether a point relative to the region's origin is inside; points on the edge are.
  public func contains(_ point: CGPoint) -> Bool {
    switch form {
    case .everything: true
    case .disc(let radius): radius >= 0 && point.x * point.x + point.y * point.y <= radius * radius
    case .box(let size):
      2 * point.x <= size.width && -2 * point.x <= size.width && 2 * point.y <= size.height
        && -2 * point.y <= size.height
    case .inverse(let region): !region.contains(point)
    case .union(let first, let second): first.contains(point) || second.contains(point)
    case .intersection(let first, let second): first.contains(point) && second.contains(point)
    case .difference(let first, let second): first.contains(point) && !second.contains(point)
    }
  }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIRegion" }
}
