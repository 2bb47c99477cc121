import Geometry
import Physics
import UIKitCore

/// Ties an item to a point or to another item: by a rod, a spring, a rope, a pin, a weld or a slide.
public final class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int { case items, anchor }

  private enum Kind { case rod, rope, fixed, pin, sliding }

  /// The items, one or two.
  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  private let kind: Kind
  /// Where each item is held, in its own coordinates from its centre, points.
  private let firstOffset: CGPoint
  private let secondOffset: CGPoint
  private let axis: CGVector
  private var joint: JointID?

  /// The point an anchored item is tied to, reference coordinates; (0, 0) between two items. May follow a finger.
  public var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint.isFinite else { return refuse("anchorPoint") { anchorPoint = oldValue } }
      if anchorPoint != oldValue { configure() }
    }
  }

  /// The distance a rod, spring or rope keeps, points; the one at creation at first. Below 0 is refused.
  public var length: CGFloat {
    didSet {
      guard length >= 0, length.isFinite else { return refuse("length") { length = oldValue } }
      if length != oldValue { configure() }
    }
  }

  /// Oscillations in a second of a soft attachment, Hz; 0 at first: rigid.
  public var frequency: CGFloat = 0 {
    didSet {
      guard frequency >= 0, frequency <= 1000 else { return refuse("frequency") { frequency = oldValue } }
      if frequency != oldValue { configure() }
    }
  }

  /// How a soft attachment calms down: 0 never (at first), 1 without swinging over.
  public var damping: CGFloat = 0 {
    didSet {
      guard damping >= 0, damping <= 1000 else { return refuse("damping") { damping = oldValue } }
      if damping != oldValue { configure() }
    }
  }

  /// The torque (N·m of the engine, 100 pt to the metre) with which a pin, or the force (N) with which a slide resists.
  public var frictionTorque: CGFloat = 0 {
    didSet {
      guard frictionTorque >= 0, frictionTorque.isFinite else {
        return refuse("frictionTorque") { frictionTorque = oldValue }
      }
      if frictionTorque != oldValue { configure() }
    }
  }

  /// How far a pin turns (radians) or a slide goes (points); infinite at first. Must contain 0.
  public var attachmentRange = UIFloatRange.infinite {
    didSet {
      guard attachmentRange.minimum <= 0, attachmentRange.maximum >= 0 else {
        return refuse("attachmentRange") { attachmentRange = oldValue }
      }
      if attachmentRange != oldValue { configure() }
    }
  }

  /// Whether the two items still collide with each other; false at first, as on Apple's systems.
  public var attachedItemsCollide = false {
    didSet {
      guard attachedItemsCollide != oldValue, let animator = dynamicAnimator, joint != nil else { return }
      willLeave(animator)
      animator.treeChanged()
    }
  }

  // MARK: Making one

  private init(
    _ kind: Kind, _ first: any UIDynamicItem, at firstOffset: CGPoint, _ second: (any UIDynamicItem)?,
    at secondOffset: CGPoint, anchor: CGPoint, axis: CGVector = CGVector(dx: 1, dy: 0)
  ) {
    self.kind = kind
    items = second.map { [first, $0] } ?? [first]
    attachedBehaviorType = second == nil ? .anchor : .items
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
    self.axis = axis
    let from = first.place(of: firstOffset)
    // What is refused is put back, so that there must be something good to put back from the beginning.
    anchorPoint = anchor.isFinite ? anchor : from.isFinite ? from : .zero
    let to = second?.place(of: secondOffset) ?? anchorPoint
    let distance = hypot(to.x - from.x, to.y - from.y)
    length = distance.isFinite ? distance : 0
    super.init()
    guard !anchor.isFinite || !distance.isFinite else { return }
    UIApplication.shared.diagnose(
      "UIAttachmentBehavior: an anchor or the place of \(UIApplication.describe(first)) is no finite number; it is held where it is. Attach it to points whose coordinates are finite."
    )
  }

  /// Ties the centre of `item` to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of `item` to a point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.rod, item, at: CGPoint(offset), nil, at: .zero, anchor: point)
  }

  /// Ties the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties a point of one item to a point of another.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, at: CGPoint(offset1), item2, at: CGPoint(offset2), anchor: .zero)
  }

  /// Lets `item1` slide along a line through `point` that is fixed to `item2`, without turning against it.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    Self(
      .sliding, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero, axis: axis)
  }

  /// Lets `item` slide along a line through `point`, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    Self(.sliding, item, at: item.offset(of: point), nil, at: .zero, anchor: point, axis: axis)
  }

  /// Ties a point of one item to a point of another by a rope of their present distance.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    Self(.rope, item1, at: CGPoint(offset1), item2, at: CGPoint(offset2), anchor: .zero)
  }

  /// Welds two items together at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    Self(.fixed, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero)
  }

  /// Pins two items together at a point about which they turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    Self(.pin, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero)
  }

  public override class var kind: String { "UIAttachmentBehavior" }
  package override var actedItems: [any UIDynamicItem] { items }
  /// Where an item that hangs by its centre on a spring of no length comes to rest, if nothing else pulls at it.
  final var restingPlace: CGPoint? {
    guard case .rod = kind, items.count == 1, frequency > 0, length == 0, firstOffset == .zero else { return nil }
    return anchorPoint
  }

  package override var tie: (from: CGPoint, to: CGPoint)? {
    (items[0].place(of: firstOffset), items.count > 1 ? items[1].place(of: secondOffset) : anchorPoint)
  }

  // MARK: In the animator's world

  package override func connect(in animator: UIDynamicAnimator) {
    guard joint.map({ animator.world.contains($0) }) != true, let first = animator.body(of: items[0]) else { return }
    // The engine's first body is the one that the second is measured against.
    var base: BodyID?
    if items.count > 1 {
      guard let second = animator.body(of: items[1]) else { return }
      base = second.id
    }
    var definition = JointDefinition(engineKind, base, first.id)
    definition.collides = attachedItemsCollide
    write(to: &definition.settings)
    do throws(PhysicsError) {
      joint = try animator.world.createJoint(definition)
    } catch {
      UIApplication.shared.diagnose(
        "UIAttachmentBehavior: \(UIApplication.describe(items[0])) cannot be attached (\(DynamicBody.reason(error))). Attach two different items, of which at least one can move."
      )
    }
  }

  package override func willLeave(_ animator: UIDynamicAnimator) {
    if let joint { try? animator.world.destroyJoint(joint) }
    joint = nil
  }

  private var engineKind: JointKind {
    switch kind {
    case .rod, .rope: .distance
    case .fixed: .weld
    case .pin: .pin
    case .sliding: .slider
    }
  }

  private func write(to settings: inout JointSettings) {
    let scale = UIDynamicAnimator.pointsPerMeter
    settings.anchorA = Vector2(points: items.count > 1 ? secondOffset : anchorPoint)
    settings.anchorB = Vector2(points: firstOffset)
    settings.frequency = Float(frequency)
    settings.dampingRatio = Float(damping)
    settings.friction = Float(min(1e12, frictionTorque))
    switch kind {
    case .rod, .rope:
      settings.length = Float(length / scale)
      settings.isRope = kind == .rope
    case .fixed: break
    case .pin:
      settings.lowerLimit = attachmentRange.isInfinite ? nil : Float(max(-Double.pi, attachmentRange.minimum))
      settings.upperLimit = attachmentRange.isInfinite ? nil : Float(min(Double.pi, attachmentRange.maximum))
    case .sliding:
      settings.axis = Vector2(Float(axis.dx), Float(axis.dy))
      settings.lowerLimit = attachmentRange.isInfinite ? nil : Float(max(-1e6, attachmentRange.minimum / scale))
      settings.upperLimit = attachmentRange.isInfinite ? nil : Float(min(1e6, attachmentRange.maximum / scale))
    }
  }

  private func configure() {
    guard let animator = dynamicAnimator, let joint else { return }
    try? animator.world.configure(joint) { write(to: &$0) }
    changed()
  }

  private func refuse(_ name: String, _ restore: () -> Void) {
    restore()
    UIApplication.shared.diagnose(
      "UIAttachmentBehavior: \(name) is out of range and was not set; it must be finite, lengths, frequencies and frictions 0 or more, and a range must contain 0."
    )
  }
}

extension UIDynamicItem {
  /// Where a point given from the centre, in the item's own turn, is in reference coordinates.
  fileprivate func place(of offset: CGPoint) -> CGPoint {
    let turned = offset.applying(CGAffineTransform(rotationAngle: turn))
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// A point of reference coordinates from the centre, in the item's own turn.
  fileprivate func offset(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - center.x, y: point.y - center.y).applying(CGAffineTransform(rotationAngle: -turn))
  }

  private var turn: Double { atan2(transform.b, transform.a) }
}

extension CGPoint {
  fileprivate init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}
