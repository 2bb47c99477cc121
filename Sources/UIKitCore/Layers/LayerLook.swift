/// The animatable properties that a kind of layer has in addition to `LayerValues`, as one value.
protocol LayerLook {
  /// The value of a property; nil if this kind of layer does not have it.
  func read(_ property: LayerProperty) -> CAAnimationValue?
  mutating func write(_ property: LayerProperty, _ value: CAAnimationValue)
}

extension CALayer {
  /// Notifies the animation engine that a property of the look has changed, and queues the layer.
  final func lookChanged<Look: LayerLook>(_ property: LayerProperty, from old: Look, to new: Look) {
    guard let before = old.read(property), let now = new.read(property), before != now else { return }
    let application = UIApplication.shared
    if application.isInAnimationBlock || !animations.isEmpty {
      application.animationEngine.contentChanged(self, property, from: before, to: now)
    }
    markDirty(.content)
  }

  /// The look as it is visible at this moment of the layer's animations.
  final func seen<Look: LayerLook>(_ look: Look) -> Look {
    var seen = look
    if !animations.isEmpty {
      UIApplication.shared.animationEngine.forEachContentValue(
        of: self, over: { seen.read($0) }, { seen.write($0, $1) })
    }
    return seen
  }
}
