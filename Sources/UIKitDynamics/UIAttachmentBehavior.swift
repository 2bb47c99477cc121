import CaromGeometry
import CaromPhysics
import UIKitCore

/// Connects an item to an anchor point or to another item: by a rod, spring, rope, pin, weld or slider.
///
/// The initializers make a rod, which becomes a spring when `frequency` is set. The class methods make the other kinds.
public final class UIAttachmentBehavior: UIDynamicBehavior {
  /// Whether the item is attached to another item or to an anchor point.
  public enum AttachmentType: Int, Sendable {
    /// Between two items, or between an item and a point.
    case items, anchor
  }

  private enum Kind { case rod, rope, fixed, pin, sliding }

  /// The attached items, one or two.
  public let items: [any UIDynamicItem]
  /// Whether the item is attached to another item or to an anchor point.
  public let attachedBehaviorType: AttachmentType
  private let kind: Kind
  /// The attachment point of each item, relative to its center and in its own rotation, in points.
  private let firstOffset: CGPoint
  private let secondOffset: CGPoint
  private let axis: CGVector
  private var joint: JointID?

  /// The anchor point in reference coordinates; (0, 0) between two items. It may be set at any time, for example to
  /// follow a finger.
  ///
  /// A value that is not finite or beyond ±10⁸ points is refused with a diagnostic.
  public var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint.isInWorld else { return refuse("anchorPoint") { anchorPoint = oldValue } }
      if anchorPoint != oldValue { configure() }
    }
  }

  /// The length of a rod, spring or rope in points. Default: the distance at creation.
  ///
  /// A value outside 0 … 10⁸ points is refused with a diagnostic.
  public var length: CGFloat {
    didSet {
      guard length >= 0, length <= UIDynamicAnimator.farthest else { return refuse("length") { length = oldValue } }
      if length != oldValue { configure() }
    }
  }

  /// The frequency of a soft attachment in Hz, 0 … 1000. Default: 0, rigid. Sliding attachments ignore it.
  ///
  /// Any other value is refused with a diagnostic.
  public var frequency: CGFloat = 0 {
    didSet {
      guard frequency >= 0, frequency <= 1000 else { return refuse("frequency") { frequency = oldValue } }
      if frequency != oldValue { configure() }
    }
  }

  /// The damping ratio of a soft attachment, 0 … 1000: 0 (the default) oscillates forever, 1 is critically damped.
  ///
  /// Any other value is refused with a diagnostic.
  public var damping: CGFloat = 0 {
    didSet {
      guard damping >= 0, damping <= 1000 else { return refuse("damping") { damping = oldValue } }
      if damping != oldValue { configure() }
    }
  }

  /// The friction of a pin, as a torque in N·m, or of a sliding attachment, as a force in N; 100 points are a meter.
  /// Default: 0. Other attachments ignore it.
  ///
  /// A negative or non-finite value is refused with a diagnostic.
  public var frictionTorque: CGFloat = 0 {
    didSet {
      guard frictionTorque >= 0, frictionTorque.isFinite else {
        return refuse("frictionTorque") { frictionTorque = oldValue }
      }
      if frictionTorque != oldValue { configure() }
    }
  }

  /// The range of a pin's angle in radians or of a sliding attachment's position in points. Default: infinite. A pin's
  /// range is clamped to −π … π.
  ///
  /// A range that does not contain 0 is refused with a diagnostic.
  public var attachmentRange = UIFloatRange.infinite {
    didSet {
      guard attachmentRange.minimum <= 0, attachmentRange.maximum >= 0 else {
        return refuse("attachmentRange") { attachmentRange = oldValue }
      }
      if attachmentRange != oldValue { configure() }
    }
  }

  /// Whether the two items still collide with each other. Default: false, as on Apple's systems. Apple's API has no
  /// such property.
  public var attachedItemsCollide = false {
    didSet {
      guard attachedItemsCollide != oldValue, let animator = dynamicAnimator, joint != nil else { return }
      willLeave(animator)
      animator.treeChanged()
    }
  }

  // MARK: Creation

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
    // Invalid values are replaced by the previous ones, so the initial values must already be valid.
    anchorPoint = anchor.isInWorld ? anchor : from.isInWorld ? from : .zero
    let to = second?.place(of: secondOffset) ?? anchorPoint
    let distance = hypot(to.x - from.x, to.y - from.y)
    let isSound = distance.isFinite && distance <= UIDynamicAnimator.farthest
    length = isSound ? distance : 0
    super.init()
    guard !anchor.isInWorld || !isSound else { return }
    UIApplication.shared.diagnose(
      "UIAttachmentBehavior: an anchor or the position of \(UIApplication.describe(first)) is not finite or beyond 100,000,000 points, so the item is held where it is. Attach it to points within that limit."
    )
  }

  /// Attaches the center of an item to an anchor point, at the present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor point, at the present distance.
  ///
  /// - Parameter offset: The point of the item, relative to its center and in its own rotation, in points.
  /// - Parameter point: The anchor point, in reference coordinates.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.rod, item, at: CGPoint(offset), nil, at: .zero, anchor: point)
  }

  /// Attaches the centers of two items, at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of one item to a point of another, at their present distance.
  ///
  /// - Parameter offset1: The point of the first item, relative to its center and in its own rotation, in points.
  /// - Parameter offset2: The same for the second item.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, at: CGPoint(offset1), item2, at: CGPoint(offset2), anchor: .zero)
  }

  /// Lets `item1` slide along a line fixed to `item2`, without rotating relative to it.
  ///
  /// - Parameter point: A point of the line, in reference coordinates.
  /// - Parameter axis: The direction of the line; its length has no effect. A zero vector is diagnosed when the
  ///   behavior enters an animator.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    Self(
      .sliding, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero, axis: axis)
  }

  /// Lets `item` slide along a fixed line, without rotating.
  ///
  /// - Parameter point: A point of the line, in reference coordinates.
  /// - Parameter axis: The direction of the line; its length has no effect. A zero vector is diagnosed when the
  ///   behavior enters an animator.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    Self(.sliding, item, at: item.offset(of: point), nil, at: .zero, anchor: point, axis: axis)
  }

  /// Connects a point of one item and a point of another by a rope, whose length is their present distance.
  ///
  /// - Parameter offset1: The point of the first item, relative to its center and in its own rotation, in points.
  /// - Parameter offset2: The same for the second item.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    Self(.rope, item1, at: CGPoint(offset1), item2, at: CGPoint(offset2), anchor: .zero)
  }

  /// Welds two items together at a point in reference coordinates.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    Self(.fixed, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero)
  }

  /// Pins two items together at a point in reference coordinates, about which they rotate.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    Self(.pin, item1, at: item1.offset(of: point), item2, at: item2.offset(of: point), anchor: .zero)
  }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIAttachmentBehavior" }
  package override var actedItems: [any UIDynamicItem] { items }
  /// Where an item that hangs by its center on a spring of length 0 comes to rest if nothing else acts on it.
  final var restingPlace: CGPoint? {
    guard case .rod = kind, items.count == 1, frequency > 0, length == 0, firstOffset == .zero else { return nil }
    return anchorPoint
  }

  package override var tie: (from: CGPoint, to: CGPoint)? {
    (items[0].place(of: firstOffset), items.count > 1 ? items[1].place(of: secondOffset) : anchorPoint)
  }

  package override var tiedItem: (any UIDynamicItem)? { items[0] }

  // MARK: The joint

  package override func connect(in animator: UIDynamicAnimator) {
    guard joint.map({ animator.world.contains($0) }) != true, let first = animator.body(of: items[0]) else { return }
    // The engine measures its second body relative to the first one.
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
        "UIAttachmentBehavior: \(UIApplication.describe(items[0])) cannot be attached (\(DynamicBody.reason(error))). Attach two different items, at least one of which can move; a sliding attachment needs an axis that is not zero."
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
      "UIAttachmentBehavior: \(name) is out of range and was not set. It must be finite; lengths and anchors must not be beyond 100,000,000 points; lengths, frequencies, dampings and frictions must be 0 or more, and a range must contain 0."
    )
  }
}

extension UIDynamicItem {
  /// A point given relative to the center and in the item's own rotation, in reference coordinates.
  fileprivate func place(of offset: CGPoint) -> CGPoint {
    let turned = offset.applying(CGAffineTransform(rotationAngle: turn))
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// A point in reference coordinates, relative to the center and in the item's own rotation.
  fileprivate func offset(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - center.x, y: point.y - center.y).applying(CGAffineTransform(rotationAngle: -turn))
  }

  private var turn: Double { atan2(transform.b, transform.a) }
}

extension CGPoint {
  fileprivate init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}
