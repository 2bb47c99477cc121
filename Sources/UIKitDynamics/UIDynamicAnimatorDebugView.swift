import CaromGeometry
import CaromPhysics
import UIKitCore

/// An overlay that draws an animator's simulation: shapes, boundaries, attachments, fields, velocities and contacts.
///
/// Add it as the last subview of the reference view. It follows the size of the view, ignores touches, and is hidden
/// from screen readers. Apple has a similar overlay for its debugger only.
public final class UIDynamicAnimatorDebugView: UIView {
  /// A set of things to draw.
  public struct Parts: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The outlines of items; gray ones are at rest.
    public static let items = Parts(rawValue: 1)
    /// The paths of collision boundaries.
    public static let boundaries = Parts(rawValue: 2)
    /// The lines of attachments and snaps.
    public static let attachments = Parts(rawValue: 4)
    /// Arrows for the force on a body of 1 kg and charge 1 at rest, every 40 points.
    public static let fields = Parts(rawValue: 8)
    /// Arrows for the displacement in the next tenth of a second, for items faster than 10 pt/s.
    public static let velocities = Parts(rawValue: 16)
    /// The points where contacts began in the last quarter of a second.
    public static let contacts = Parts(rawValue: 32)
    /// All of the above.
    public static let everything: Parts = [.items, .boundaries, .attachments, .fields, .velocities, .contacts]
  }

  /// The color in which a part is drawn, for a legend; for a set, that of its first part, and clear for an empty set.
  public static func color(of part: Parts) -> UIColor {
    if part.contains(.items) { return .systemBlue }
    if part.contains(.boundaries) { return .systemRed }
    if part.contains(.attachments) { return .systemGreen }
    if part.contains(.fields) { return .systemPurple }
    if part.contains(.velocities) { return .systemOrange }
    return part.contains(.contacts) ? .systemYellow : .clear
  }

  /// What to draw. Default: everything.
  public var parts: Parts = .everything { didSet { setNeedsDisplay() } }

  /// Whether a diagnostic tells of two item behaviors that set a property of an item to different values, once for each item and
  /// property. Default: false, because a behavior may override an earlier one on purpose.
  public var reportsOverrides = false { didSet { if let animator, !oldValue { reportOverrides(in: animator) } } }

  /// The animator whose simulation is drawn. The view does not retain it.
  @Weak public private(set) var animator: UIDynamicAnimator?
  /// The items and properties that were reported as set twice.
  var reportedOverrides: [(item: Weak<any UIDynamicItem>, name: String)] = []
  private var recentContacts: [(place: CGPoint, tick: Tick)] = []
  private static let contactTicks: Tick = 30
  private static let spacingOfArrows = 40.0

  /// An overlay for `animator`, as large as its reference view.
  public init(animator: UIDynamicAnimator) {
    super.init(frame: animator.referenceView?.bounds ?? .zero)
    self.animator = animator
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    animator.debugView = self
  }

  /// An overlay without an animator, which draws nothing: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIDynamicAnimatorDebugView" }

  /// Called at the end of every tick of the animator.
  func animatorStepped(_ animator: UIDynamicAnimator) {
    let tick = UIApplication.shared.tick
    recentContacts.removeAll { tick - $0.tick > UIDynamicAnimatorDebugView.contactTicks }
    for event in animator.world.contactEvents where event.phase == .began {
      recentContacts.append((CGPoint(points: event.point), tick))
    }
    setNeedsDisplay()
  }

  /// Draws the chosen parts.
  public override func draw(_ rect: CGRect) {
    guard let animator else { return }
    if parts.contains(.fields) { drawFields(of: animator) }
    if parts.contains(.boundaries) { drawBoundaries(of: animator) }
    if parts.contains(.items) { drawItems(of: animator) }
    if parts.contains(.attachments) { drawTies(of: animator) }
    if parts.contains(.velocities) { drawVelocities(of: animator) }
    if parts.contains(.contacts) { drawContacts() }
    // The next frame shows the items elsewhere, even if no tick comes before it.
    if animator.bodies.contains(where: { $0.placeInFrame.isOnItsWay }) { setNeedsDisplay() }
  }

  private func color(_ part: Parts) -> UIColor { UIDynamicAnimatorDebugView.color(of: part) }

  private func drawItems(of animator: UIDynamicAnimator) {
    for body in animator.bodies {
      (animator.isRunning && !body.isResting ? color(.items) : UIColor.systemGray).setStroke()
      for outline in body.outlines {
        outline.lineWidth = 1.5
        outline.stroke()
      }
    }
  }

  private func drawBoundaries(of animator: UIDynamicAnimator) {
    color(.boundaries).setStroke()
    for behavior in animator.orderedBehaviors {
      for path in (behavior as? UICollisionBehavior)?.boundaryPaths ?? [] {
        let line = UIBezierPath(cgPath: path.cgPath)
        line.lineWidth = 2
        line.stroke()
      }
    }
  }

  private func drawTies(of animator: UIDynamicAnimator) {
    color(.attachments).setStroke()
    for behavior in animator.orderedBehaviors {
      guard let tie = behavior.tie else { continue }
      var from = tie.from
      if let body = behavior.tiedItem.flatMap({ animator.body(of: $0) }) {
        let place = body.placeInFrame.center
        from = CGPoint(x: from.x + place.x - body.item.center.x, y: from.y + place.y - body.item.center.y)
      }
      let line = UIBezierPath()
      line.move(to: from)
      line.addLine(to: tie.to)
      line.append(UIBezierPath(arcCenter: tie.to, radius: 4, startAngle: 0, endAngle: 2 * Double.pi, clockwise: true))
      line.lineWidth = 1.5
      line.setLineDash([6, 3], count: 2, phase: 0)
      line.stroke()
    }
  }

  private func drawFields(of animator: UIDynamicAnimator) {
    color(.fields).withAlphaComponent(0.6).setStroke()
    let step = UIDynamicAnimatorDebugView.spacingOfArrows
    for behavior in animator.orderedBehaviors {
      guard let field = behavior as? UIFieldBehavior else { continue }
      // No screen is larger than this, although a view may be.
      for x in stride(from: step / 2, to: min(4000, bounds.width), by: step) {
        for y in stride(from: step / 2, to: min(4000, bounds.height), by: step) {
          let place = CGPoint(x: x, y: y)
          guard let force = field.forceOnUnit(at: place, time: animator.elapsedTime) else { continue }
          let size = hypot(force.dx, force.dy)
          guard size > 0.01, size.isFinite else { continue }
          let length = min(step * 0.8, 4 * size + 6) / size
          drawArrow(from: place, by: CGVector(dx: force.dx * length, dy: force.dy * length), width: 1)
        }
      }
    }
  }

  private func drawVelocities(of animator: UIDynamicAnimator) {
    color(.velocities).setStroke()
    for body in animator.bodies {
      guard let motion = try? animator.world.motion(of: body.id) else { continue }
      let velocity = CGPoint(points: motion.linearVelocity)
      guard hypot(velocity.x, velocity.y) > 10 else { continue }
      let way = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
      drawArrow(from: body.placeInFrame.center, by: way, width: 2)
    }
  }

  private func drawContacts() {
    color(.contacts).setFill()
    // A dark rim, because yellow alone is hard to see on a light background.
    UIColor.black.withAlphaComponent(0.65).setStroke()
    for contact in recentContacts {
      let point = UIBezierPath(
        arcCenter: contact.place, radius: 4, startAngle: 0, endAngle: 2 * Double.pi, clockwise: true)
      point.lineWidth = 1
      point.fill()
      point.stroke()
    }
  }

  private func drawArrow(from start: CGPoint, by way: CGVector, width: CGFloat) {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    let arrow = UIBezierPath()
    arrow.move(to: start)
    arrow.addLine(to: end)
    // The head of the arrow: a quarter of its length, turned by 0.45 rad to each side.
    for turn in [0.45, -0.45] {
      let barb = CGPoint(x: -way.dx / 4, y: -way.dy / 4).applying(CGAffineTransform(rotationAngle: turn))
      arrow.move(to: end)
      arrow.addLine(to: CGPoint(x: end.x + barb.x, y: end.y + barb.y))
    }
    arrow.lineWidth = width
    arrow.stroke()
  }
}
