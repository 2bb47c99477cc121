import CaromGeometry

extension AnimationEngine {
  /// The visible values of `layer`, `fraction` of a tick after the last one.
  package func presentation(of layer: CALayer, fraction: Double) -> LayerValues {
    presentation(of: layer, fraction: fraction, model: layer.model)
  }

  /// The same for another model; animations are applied in the order in which they began.
  func presentation(of layer: CALayer, fraction: Double, model: LayerValues) -> LayerValues {
    var seen = model
    animate(&seen, of: layer, fraction: fraction)
    return seen
  }

  /// Changes the model's values to those that are seen.
  func animate(_ seen: inout LayerValues, of layer: CALayer, fraction: Double) {
    for animation in layer.animations where !animation.property.isContent {
      guard let progress = progress(of: animation, on: layer, fraction: fraction) else { continue }
      animation.apply(to: &seen, progress: progress)
    }
  }

  private func progress(of animation: LayerAnimation, on layer: CALayer, fraction: Double) -> Double? {
    let group = animation.group
    let fraction = group.clock.stands ? 0 : fraction
    return group.progress(fraction: fraction + lead(of: animation, on: layer, fraction: fraction))
  }

  /// Calls `write` with the value that each animation gives a property of the content, in order.
  func forEachContentValue(
    of layer: CALayer, over read: (LayerProperty) -> CAAnimationValue?,
    _ write: (LayerProperty, CAAnimationValue) -> Void
  ) {
    for animation in layer.animations where animation.property.isContent {
      guard let current = read(animation.property),
        let progress = progress(of: animation, on: layer, fraction: shownFraction),
        let value = animation.value(at: progress, over: current)
      else { continue }
      write(animation.property, value)
    }
  }

  /// Whether touches pass by the view of `layer`, since it is animated without `allowUserInteraction`.
  func blocksInteraction(with layer: CALayer) -> Bool { layer.animations.contains { !$0.group.root.allowsInteraction } }

  /// Whether touches find the view of `layer` where it is visible, instead of at the end of the animation.
  func isTouchedWhereSeen(_ layer: CALayer) -> Bool { layer.animations.contains { $0.group.root.isTouchedWhereSeen } }
}

extension CALayer {
  /// Whether the layer's values (or its content) change from frame to frame.
  final func stillMoves(content: Bool) -> Bool {
    animations.contains { $0.property.isContent == content && $0.group.root.isUnderWay && !$0.group.clock.stands }
  }

  /// Marks an animated property for the next commit.
  final func markAnimated(_ property: LayerProperty) { markDirty(property.isContent ? .content : .values) }
}

extension LayerAnimation {
  /// Whether an absolute animation of a block replaces this one.
  func isReplaced(by other: LayerAnimation) -> Bool {
    if group.isOfLayer { return false }
    if property == .flip || other.property == .flip { return property == other.property }
    return !isAdditive && property == other.property
  }
}

extension LayerProperty {
  /// What blocks animate, in this order.
  static let recorded = allCases.filter { $0.isRecorded }

  /// Whether animations of blocks add to the property instead of replacing it.
  var isGeometry: Bool { self == .position || self == .bounds || self == .transform }

}
