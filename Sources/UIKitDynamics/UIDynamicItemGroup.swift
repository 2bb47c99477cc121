import CaromGeometry
import UIKitCore

/// Several items that move as one: each keeps its own shape and its place in the whole.
///
/// The members must not be in other behaviours on their own; groups do not nest.
public final class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  /// Each member's centre from the group's, and its turn, while the group is upright.
  private let places: [(offset: CGPoint, angle: Double)]
  private let size: CGSize
  private var angle = 0.0

  /// A group whose centre is the middle of the items' frames.
  public init(items: [any UIDynamicItem]) {
    let members = items.filter { !($0 is UIDynamicItemGroup) }
    if members.count != items.count {
      UIApplication.shared.diagnose(
        "UIDynamicItemGroup: a group cannot be in a group and was left out; list its items instead.")
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

  public override class var kind: String { "UIDynamicItemGroup" }

  /// The middle; moving it moves every member.
  public var center: CGPoint { didSet { placeMembers() } }
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The turn of the whole.
  public var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: angle) }
    set {
      angle = atan2(newValue.b, newValue.a)
      placeMembers()
    }
  }

  /// The members with their places in the upright group.
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
