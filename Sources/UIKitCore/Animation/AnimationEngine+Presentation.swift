import CaromGeometry

extension AnimationEngine {
  /// What `layer` looks like `fraction` of a tick after the last one.
  package func presentation(of layer: CALayer, fraction: Double) -> LayerValues {
    presentation(of: layer, fraction: fraction, model: layer.model)
  }

  /// The same over another model: each animation in the order in which they began.
  func presentation(of layer: CALayer, fraction: Double, model: LayerValues) -> LayerValues {
    var seen = model
    animate(&seen, of: layer, fraction: fraction)
    return seen
  }

  /// Changes the model's values to those that are seen.
  func animate(_ seen: inout LayerValues, of layer: CALayer, fraction: Double) {
    for animation in layer.animations where !animation.property.isContent {
      let group = animation.group
      guard let progress = group.progress(fraction: group.scene.stands ? 0 : fraction) else { continue }
      animation.apply(to: &seen, progress: progress)
    }
  }

  /// Calls `write` with what animations show of a shape's properties at the moment, in order.
  func forEachContentValue(
    of layer: CALayer, over read: (LayerProperty) -> CAAnimationValue?,
    _ write: (LayerProperty, CAAnimationValue) -> Void
  ) {
    for animation in layer.animations where animation.property.isContent {
      let group = animation.group
      guard let current = read(animation.property),
        let progress = group.progress(fraction: group.scene.stands ? 0 : shownFraction),
        let value = animation.value(at: progress, over: current)
      else { continue }
      write(animation.property, value)
    }
  }

  /// Whether touches pass `layer`'s view by, because it is animated without `allowUserInteraction`.
  func blocksInteraction(with layer: CALayer) -> Bool { layer.animations.contains { !$0.group.root.allowsInteraction } }

  /// Whether touches find `layer`'s view where it is seen.
  func isTouchedWhereSeen(_ layer: CALayer) -> Bool { layer.animations.contains { $0.group.root.isTouchedWhereSeen } }
}

extension CALayer {
  /// Whether the layer's values, or its content, look different from frame to frame.
  final func stillMoves(content: Bool) -> Bool {
    animations.contains { $0.property.isContent == content && $0.group.root.isUnderWay && !$0.group.scene.stands }
  }

  /// Has the page told of an animated property.
  final func markAnimated(_ property: LayerProperty) { markDirty(property.isContent ? .content : .values) }
}

extension LayerAnimation {
  /// Whether an absolute animation of a block takes the place of this one.
  func isReplaced(by other: LayerAnimation) -> Bool {
    if group.isOfLayer { return false }
    if property == .flip || other.property == .flip { return property == other.property }
    return !isAdditive && property == other.property
  }
}

extension LayerProperty {
  /// What blocks animate, in this order.
  static let recorded = allCases.filter { $0.isRecorded }

  /// Whether blocks add to it instead of replacing it.
  var isGeometry: Bool { self == .position || self == .bounds || self == .transform }
}
