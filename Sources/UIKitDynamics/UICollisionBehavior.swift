import CaromGeometry
import CaromPhysics
import UIKitCore

/// Lets its items bounce off one another and off boundaries.
///
/// Each collision behaviour is a world of its own: items of different ones pass through each other; an item can be
/// in several. Boundaries are hollow lines, so items may be inside or outside. Nothing tunnels, however fast.
open class UICollisionBehavior: UIDynamicItemsBehavior {
  /// Who collides with whom.
  public struct Mode: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// What collides; everything at first.
  public final var collisionMode: Mode = .everything { didSet { if collisionMode != oldValue { applyMode() } } }

  @Weak public final var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The set of the animator's world that the items and boundaries are in.
  private(set) final var set: CollisionSetID?
  private final var boundaries: [Boundary] = []
  private final var frameBoundary: Boundary?
  private final var frameInsets: UIEdgeInsets?
  /// The reference bounds that the boundaries were made for.
  private final var lastBounds: CGRect?

  private struct Boundary {
    let identifier: UIBoundaryIdentifier?
    var path: UIBezierPath
    /// Makes the path for new reference bounds; nil for a boundary that stays as it is.
    var follow: ((CGRect) -> UIBezierPath)?
    var bodies: [BodyID] = []
  }

  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  public init() { super.init(heldItems: []) }

  open override class var kind: String { "UICollisionBehavior" }

  // MARK: Boundaries

  /// Whether the reference view's bounds are a boundary, from inside; it follows their changes, and items that were
  /// inside come along. False at first.
  public final var translatesReferenceBoundsIntoBoundary: Bool {
    get { frameInsets != nil }
    set {
      frameInsets = newValue ? UIEdgeInsets.zero : nil
      rebuildFrame()
    }
  }

  /// The same with insets: positive ones shrink the boundary, negative ones let items leave so far.
  public final func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    frameInsets = insets
    rebuildFrame()
  }

  /// Adds the lines of `path` (reference coordinates, curves flattened); an identifier in use is replaced. The path
  /// may be concave, open, of several parts, and go round either way.
  public final func addBoundary(withIdentifier identifier: UIBoundaryIdentifier, for path: UIBezierPath) {
    add(Boundary(identifier: identifier, path: UIBezierPath(cgPath: path.cgPath)))
  }

  /// Adds the line from `p1` to `p2`; an identifier in use is replaced.
  public final func addBoundary(withIdentifier identifier: UIBoundaryIdentifier, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(Boundary(identifier: identifier, path: path))
  }

  /// Adds a boundary that follows the reference view: `path` makes its lines from the view's bounds, at once and
  /// after each change of them. Without a reference view it is asked once, for no bounds. Apple's API has no such call.
  public final func addBoundary(
    withIdentifier identifier: UIBoundaryIdentifier, following path: @escaping (CGRect) -> UIBezierPath
  ) {
    let bounds = dynamicAnimator?.referenceView?.bounds ?? .zero
    add(Boundary(identifier: identifier, path: path(bounds), follow: path))
  }

  private func add(_ boundary: Boundary) {
    if let identifier = boundary.identifier { removeBoundary(withIdentifier: identifier) }
    boundaries.append(build(boundary))
    changed()
  }

  /// The path of a boundary; nil where there is none of that identifier.
  public final func boundary(withIdentifier identifier: UIBoundaryIdentifier) -> UIBezierPath? {
    boundaries.first { $0.identifier == identifier }?.path
  }

  /// Removes a boundary at once, even from within a contact callback.
  public final func removeBoundary(withIdentifier identifier: UIBoundaryIdentifier) {
    guard let place = boundaries.firstIndex(where: { $0.identifier == identifier }) else { return }
    tearDown(&boundaries[place])
    boundaries.remove(at: place)
    changed()
  }

  /// The identifiers, in the order the boundaries came; nil where there are none.
  public final var boundaryIdentifiers: [UIBoundaryIdentifier]? {
    boundaries.isEmpty ? nil : boundaries.compactMap { $0.identifier }
  }

  /// Removes every boundary but that of the reference bounds.
  public final func removeAllBoundaries() {
    for place in boundaries.indices { tearDown(&boundaries[place]) }
    boundaries.removeAll()
    changed()
  }

  /// Every boundary's path, that of the reference bounds last.
  final var boundaryPaths: [UIBezierPath] { boundaries.map { $0.path } + (frameBoundary.map { [$0.path] } ?? []) }

  // MARK: In the animator's world

  package override func didEnter(_ animator: UIDynamicAnimator) {
    set = animator.world.createCollisionSet(
      items: collisionMode.contains(.items), boundaries: collisionMode.contains(.boundaries))
    lastBounds = animator.referenceView?.bounds
    for place in boundaries.indices {
      if let follow = boundaries[place].follow, let lastBounds { boundaries[place].path = follow(lastBounds) }
      boundaries[place] = build(boundaries[place], in: animator)
    }
    rebuildFrame(in: animator)
  }

  package override func willLeave(_ animator: UIDynamicAnimator) {
    super.willLeave(animator)
    for place in boundaries.indices { tearDown(&boundaries[place]) }
    if var frame = frameBoundary { tearDown(&frame) }
    frameBoundary = nil
    if let set { try? animator.world.destroyCollisionSet(set) }
    set = nil
  }

  private func applyMode() {
    guard let set, let animator = dynamicAnimator else { return }
    try? animator.world.setCollisionFlags(
      items: collisionMode.contains(.items), boundaries: collisionMode.contains(.boundaries), of: set)
    changed()
  }

  package override func applyForces(in animator: UIDynamicAnimator) {
    guard let view = animator.referenceView, view.bounds != lastBounds else { return }
    followBounds(in: animator)
  }

  /// The reference view's bounds changed: makes anew what depends on them.
  @inline(never) private func followBounds(in animator: UIDynamicAnimator) {
    guard let bounds = animator.referenceView?.bounds else { return }
    lastBounds = bounds
    for place in boundaries.indices {
      guard let follow = boundaries[place].follow else { continue }
      tearDown(&boundaries[place])
      boundaries[place].path = follow(bounds)
      boundaries[place] = build(boundaries[place])
    }
    guard let frameInsets else { return }
    let old = frameBoundary?.path.bounds
    rebuildFrame()
    guard let old else { return }
    let inside = bounds.inset(by: frameInsets)
    for body in bodies where old.contains(body.frame.insetBy(dx: 1, dy: 1)) { body.bring(into: inside, in: animator) }
  }

  private func rebuildFrame(in entered: UIDynamicAnimator? = nil) {
    if var frame = frameBoundary { tearDown(&frame) }
    frameBoundary = nil
    guard let insets = frameInsets, let animator = entered ?? dynamicAnimator, let view = animator.referenceView else {
      return
    }
    let rect = view.bounds.inset(by: insets)
    guard rect.width > 0, rect.height > 0 else { return }
    frameBoundary = build(Boundary(identifier: nil, path: UIBezierPath(rect: rect)), in: animator)
    animator.resume()
  }

  /// Gives `boundary` its bodies, one for each stretch of its path.
  private func build(_ boundary: Boundary, in entered: UIDynamicAnimator? = nil) -> Boundary {
    guard let animator = entered ?? dynamicAnimator, let set else { return boundary }
    var built = boundary
    for stretch in boundary.path.cgPath.flattened() {
      let points = stretch.points.map { Vector2(points: $0) }
      var definition = BodyDefinition(.static, shapes: [.chain(points, isClosed: stretch.isClosed)])
      definition.collisionSets = [set]
      definition.settings.friction = 0.2
      definition.settings.restitution = 0
      do throws(PhysicsError) {
        let id = try animator.world.createBody(definition)
        animator.own(id, by: .boundary(self, boundary.identifier))
        built.bodies.append(id)
      } catch {
        UIApplication.shared.diagnose(
          "UICollisionBehavior: boundary \(boundary.identifier?.description ?? "of the reference view") cannot be a line (\(DynamicBody.reason(error))). Give it two different points at least, all finite."
        )
      }
    }
    return built
  }

  private func tearDown(_ boundary: inout Boundary) {
    guard let animator = dynamicAnimator else { return }
    for id in boundary.bodies {
      animator.disown(id)
      try? animator.world.destroyBody(id)
    }
    boundary.bodies.removeAll()
  }

  // MARK: Contacts

  /// Whether `body` is this behaviour's, at this moment: a callback earlier in the tick may have removed it.
  final func hears(of body: DynamicBody, in animator: UIDynamicAnimator) -> Bool {
    guard dynamicAnimator === animator, body.isIn(set) else { return false }
    return !animator.isTreeDirty || items.contains { $0 === body.item }
  }

  final func tell(
    _ phase: ContactEvent.Phase, _ item: any UIDynamicItem, _ identifier: UIBoundaryIdentifier?, at point: CGPoint
  ) {
    switch phase {
    case .began:
      collisionDelegate?.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    case .ended: collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }

  final func tell(
    _ phase: ContactEvent.Phase, _ item: any UIDynamicItem, _ other: any UIDynamicItem, at point: CGPoint
  ) {
    switch phase {
    case .began: collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: point)
    case .ended: collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
    }
  }
}

/// Hears of contacts; each that began is also told to have ended, while its items stay in the behaviour.
public protocol UICollisionBehaviorDelegate: NSObject {
  /// Two items began to touch, at a point in reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary; the identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) {}
}
