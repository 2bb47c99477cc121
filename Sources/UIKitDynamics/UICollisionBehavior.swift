import CaromGeometry
import CaromPhysics
import UIKitCore

/// Makes items collide with each other and with boundaries.
///
/// Each collision behavior is separate from all others: items of different ones pass through each other, and an item
/// can be in several. Boundaries are hollow lines, so items may be inside or outside. Nothing tunnels, however fast it
/// is.
///
/// A boundary has friction 0.2 and elasticity 0. A contact uses the greater elasticity and the geometric mean of the
/// frictions.
open class UICollisionBehavior: UIDynamicItemsBehavior {
  /// Which kinds of pairs collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// Which kinds of pairs collide. Default: everything.
  public final var collisionMode: Mode = .everything { didSet { if collisionMode != oldValue { applyMode() } } }

  /// The object that receives the contact callbacks. The behavior does not retain it.
  @Weak public final var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The collision set of the items and boundaries in the animator's world.
  private(set) final var set: CollisionSetID?
  private final var boundaries: [Boundary] = []
  private final var frameBoundary: Boundary?
  private final var frameInsets: UIEdgeInsets?
  /// The reference bounds that the boundaries were built for.
  private final var lastBounds: CGRect?

  private struct Boundary {
    let identifier: UIBoundaryIdentifier?
    var path: UIBezierPath
    /// Makes the path for new reference bounds; nil for a boundary that does not follow them.
    var follow: ((CGRect) -> UIBezierPath)?
    var bodies: [BodyID] = []
  }

  /// A behavior that makes the given items collide. Duplicates count once.
  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  /// A behavior without items.
  public init() { super.init(heldItems: []) }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UICollisionBehavior" }

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary. Default: false.
  ///
  /// The boundary follows changes of the bounds, and items that were inside are moved along. Without a reference view
  /// it has no effect.
  public final var translatesReferenceBoundsIntoBoundary: Bool {
    get { frameInsets != nil }
    set {
      frameInsets = newValue ? UIEdgeInsets.zero : nil
      rebuildFrame()
    }
  }

  /// Makes the bounds of the reference view, shrunk by `insets`, a boundary.
  ///
  /// - Parameter insets: In points; positive values shrink the boundary, negative ones enlarge it. If nothing remains,
  ///   there is no boundary.
  public final func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    frameInsets = insets
    rebuildFrame()
  }

  /// Adds a boundary along a path in reference coordinates, and replaces a boundary with the same identifier.
  ///
  /// The path may be concave or open, may have several subpaths, and may go in either direction. Curves are flattened
  /// to 0.25 points. A subpath with fewer than two distinct points, or with coordinates beyond 10⁸ points, is diagnosed
  /// and left out.
  public final func addBoundary(withIdentifier identifier: UIBoundaryIdentifier, for path: UIBezierPath) {
    add(Boundary(identifier: identifier, path: UIBezierPath(cgPath: path.cgPath)))
  }

  /// Adds a straight boundary in reference coordinates, and replaces a boundary with the same identifier.
  ///
  /// Two equal points, or a coordinate beyond ±10⁸ points, are diagnosed, and the boundary has no effect.
  public final func addBoundary(withIdentifier identifier: UIBoundaryIdentifier, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(Boundary(identifier: identifier, path: path))
  }

  /// Adds a boundary that follows the reference view. Apple's API has no such method.
  ///
  /// - Parameter path: Makes the path from the view's bounds. It is called at once and after each change of the bounds;
  ///   without a reference view once, with `CGRect.zero`.
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

  /// The path of a boundary; nil if no boundary has the identifier.
  public final func boundary(withIdentifier identifier: UIBoundaryIdentifier) -> UIBezierPath? {
    boundaries.first { $0.identifier == identifier }?.path
  }

  /// Removes a boundary immediately, even from within a contact callback. Does nothing if no boundary has the
  /// identifier.
  public final func removeBoundary(withIdentifier identifier: UIBoundaryIdentifier) {
    guard let place = boundaries.firstIndex(where: { $0.identifier == identifier }) else { return }
    tearDown(&boundaries[place])
    boundaries.remove(at: place)
    changed()
  }

  /// The identifiers of the boundaries in the order in which they were added; nil if there are none.
  public final var boundaryIdentifiers: [UIBoundaryIdentifier]? {
    boundaries.isEmpty ? nil : boundaries.compactMap { $0.identifier }
  }

  /// Removes all boundaries except the one that follows the reference bounds.
  public final func removeAllBoundaries() {
    for place in boundaries.indices { tearDown(&boundaries[place]) }
    boundaries.removeAll()
    changed()
  }

  /// The paths of all boundaries; that of the reference bounds comes last.
  final var boundaryPaths: [UIBezierPath] { boundaries.map { $0.path } + (frameBoundary.map { [$0.path] } ?? []) }

  // MARK: Bodies of the boundaries

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

  /// Rebuilds what depends on the bounds of the reference view after they changed.
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

  /// Creates the bodies of a boundary, one per subpath.
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
          "UICollisionBehavior: boundary \(boundary.identifier?.description ?? "of the reference view") cannot be built (\(DynamicBody.reason(error))). Give it at least two different points, all of them finite."
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

  /// Whether `body` belongs to this behavior right now: an earlier callback of the same tick may have removed it.
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

/// Receives the contact callbacks of a `UICollisionBehavior`. All methods are optional.
///
/// Every contact that began also ends, as long as its items stay in the behavior.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObject {
  /// Two items began to touch.
  ///
  /// - Parameter p: The contact point, in reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items ceased to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary.
  ///
  /// - Parameter identifier: The identifier of the boundary; nil for the bounds of the reference view.
  /// - Parameter p: The contact point, in reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint)
  /// An item ceased to touch a boundary; the identifier is nil for the bounds of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) {}
}
