import CaromGeometry
import UIKitCore

/// Several items that move as one rigid item. Each member keeps its own shape and its place in the group.
///
/// The members must not be in other behaviors on their own. A group cannot contain a group: it is left out with a
/// diagnostic.
public final class UIDynamicItemGroup: UIObject, UIDynamicItem {
  /// The members of the group.
  public let items: [any UIDynamicItem]
  /// The center of each member relative to the group's, and its rotation, when the group is upright.
  private let places: [(offset: CGPoint, angle: Double)]
  private let size: CGSize
  private var angle = 0.0

  /// A group whose center is the middle of the union of the items' frames.
  public init(items: [any UIDynamicItem]) {
    let members = items.filter { !($0 is UIDynamicItemGroup) }
    if members.count != items.count {
      UIApplication.shared.diagnose(
        "UIDynamicItemGroup: a group cannot contain a group, so the inner one was left out. List its items instead.")
    }
    self.items = members
    let frames = members.map {
      CGRect(x: -$0.bounds.width / 2, y: -$0.bounds.height / 2, width: $0.bounds.width, height: $0.bounds.height)
        .applying($0.transform).offsetBy(dx: $0.center.x, dy: $0.center.y)
    }
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    size = whole.size
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    center = middle
    places = members.map {
      (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), atan2($0.transform.b, $0.transform.a))
    }
    super.init()
  }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIDynamicItemGroup" }

  /// The center of the group, in the coordinates of the animator's reference view. Setting it moves every member.
  public var center: CGPoint { didSet { placeMembers() } }
  /// The size of the union of the members' frames at creation; the origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rotation of the group. Setting it takes only the rotation of the transform, and moves and rotates every
  /// member.
  public var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: angle) }
    set {
      angle = atan2(newValue.b, newValue.a)
      placeMembers()
    }
  }

  /// The members with their positions and rotations in the upright group.
  var members: [(item: any UIDynamicItem, offset: CGPoint, angle: Double)] {
    items.indices.map { (items[$0], places[$0].offset, places[$0].angle) }
  }

  private func placeMembers() {
    let turn = CGAffineTransform(rotationAngle: angle)
    for (item, offset, own) in members {
      let turned = offset.applying(turn)
      item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      if angle != 0 || own != 0 { item.transform = CGAffineTransform(rotationAngle: angle + own) }
    }
  }
}
