import CaromGeometry
import UIKitCore

/// An area around a point, made of discs and rectangles by union, intersection and difference.
public final class UIRegion: NSObject {
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

  /// A disc about (0, 0), points; a radius that is negative or no number contains nothing.
  public convenience init(radius: CGFloat) { self.init(.disc(radius: radius)) }

  /// A rectangle about (0, 0), points.
  public convenience init(size: CGSize) { self.init(.box(size)) }

  /// Everywhere.
  public class var infinite: UIRegion { UIRegion(.everything) }

  /// What this region does not contain.
  public func inverse() -> Self { Self(.inverse(self)) }
  /// What either contains.
  public func byUnion(with region: UIRegion) -> Self { Self(.union(self, region)) }
  /// What this one contains and `region` does not.
  public func byDifference(from region: UIRegion) -> Self { Self(.difference(self, region)) }
  /// What both contain.
  public func byIntersection(with region: UIRegion) -> Self { Self(.intersection(self, region)) }

  /// Whether `point`, counted from the region's own (0, 0), is inside; edges are.
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

  public override class var kind: String { "UIRegion" }
}
