import CaromGeometry

/// An animation of one property of a layer; use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `"position"` or `"transform.rotation.z"`. Other key paths than those of visible properties
  /// are diagnosed when the animation is added.
  public final var keyPath: String?
  /// Whether the values are added to the layer's own; false by default.
  public final var isAdditive = false

  /// Creates an animation of the property at a key path, such as `"position"`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override class var kind: String { "CAPropertyAnimation" }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  /// How the property is animated; nil, after a call of `problem`, if the values are of the wrong kind.
  package func track(of property: LayerProperty, problem: (String) -> Void) -> LayerAnimation.Track? { nil }

  package override func forEachTrack(_ add: (TrackOfLayer) -> Void, problem: (String) -> Void) {
    guard let keyPath, let property = LayerProperty(keyPath: keyPath) else {
      return problem("nothing can be animated at the key path \"\(keyPath ?? "")\"")
    }
    guard let track = track(of: property, problem: problem) else { return }
    add(TrackOfLayer(property: property, track: isAdditive ? .added(track) : track))
  }

  /// `value` in the form that the property needs; calls `problem` if it has the wrong kind.
  final func accepted(
    _ value: AnyAnimationValue?, for property: LayerProperty, problem: (String) -> Void
  ) -> CAAnimationValue?? {
    guard let value else { return .some(nil) }
    if let value = CAAnimationValue(given: value), let accepted = property.accepting(value) {
      return accepted
    }
    problem("a value at \"\(keyPath ?? "")\" is of the wrong kind, or not finite")
    return nil
  }
}

/// An animation from one value to another. Where values are missing, the layer's own is used.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     fade.fromValue = 0
///     fade.duration = 0.3
///     view.layer.add(fade, forKey: "fade")
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning. If it is nil, it is `toValue` less `byValue` if both are set, or else the layer's own
  /// value.
  public final var fromValue: AnyAnimationValue?
  /// The value at the end. If it is nil, it is the first value plus `byValue` if that is set, or else the layer's own
  /// value.
  public final var toValue: AnyAnimationValue?
  /// The difference between beginning and end; ignored if `fromValue` and `toValue` are both set.
  public final var byValue: AnyAnimationValue?

  open override class var kind: String { "CABasicAnimation" }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func track(of property: LayerProperty, problem: (String) -> Void) -> LayerAnimation.Track? {
    guard let from = accepted(fromValue, for: property, problem: problem),
      let to = accepted(toValue, for: property, problem: problem),
      let by = accepted(byValue, for: property, problem: problem)
    else { return nil }
    return .open(from: from, to: to, by: from != nil && to != nil ? nil : by)
  }
}

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, 1 by default; a larger one makes it slower. Values of 0 or less count as 1.
  public final var mass: CGFloat = 1
  /// How hard the spring pulls, 100 by default; a larger number makes it faster. Values of 0 or less count as 100.
  public final var stiffness: CGFloat = 100
  /// How fast the motion loses energy, 10 by default; 0 oscillates for the whole duration. Values below 0 count as 10.
  public final var damping: CGFloat = 10
  /// The speed at the start, in whole distances per second towards the end; 0 by default.
  public final var initialVelocity: CGFloat = 0

  /// Creates a spring from its perceived duration in seconds (0.5 if not finite), and its bounce, −1…1, which is
  /// clamped to ±0.99.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringTiming(
      duration: perceptualDuration.isFinite ? perceptualDuration : 0.5, bounce: bounce, velocity: 0)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
  }

  open override class var kind: String { "CASpringAnimation" }

  /// The seconds until the spring stays within 0.1 % of its end, at most 60. The animation is cut off at `duration`;
  /// set that to this.
  public final var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  /// The spring; invalid parameters count as their defaults.
  private final var spring: SpringTiming {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 10
    return SpringTiming(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: initialVelocity.isFinite ? initialVelocity : 0)
  }

  package override var curve: TimingCurve { .spring(spring) }
}
