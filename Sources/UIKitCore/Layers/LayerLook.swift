/// What a layer of some kind draws by itself and can be animated, as one value.
protocol LayerLook {
  /// One of the values; nil for properties that are none of its.
  func read(_ property: LayerProperty) -> CAAnimationValue?
  mutating func write(_ property: LayerProperty, _ value: CAAnimationValue)
}

extension CALayer {
  /// Tells the animation engine of a property of the look that is another now, and queues the layer.
  final func lookChanged<Look: LayerLook>(_ property: LayerProperty, from old: Look, to new: Look) {
    guard let before = old.read(property), let now = new.read(property), before != now else { return }
    let application = UIApplication.shared
    if application.isInAnimationBlock || !animations.isEmpty {
      application.animationEngine.contentChanged(self, property, from: before, to: now)
    }
    markDirty(.content)
  }

  /// `look` as its animations show it at this moment.
  final func seen<Look: LayerLook>(_ look: Look) -> Look {
    var seen = look
    if !animations.isEmpty {
      UIApplication.shared.animationEngine.forEachContentValue(
        of: self, over: { seen.read($0) }, { seen.write($0, $1) })
    }
    return seen
  }
}
