import CaromGeometry

/// An animation of one property of one layer.
///
/// Geometry is additive: the visible value is the model plus what is left of every difference, so that position and
/// velocity stay continuous when animations overlap. Other properties are replaced by the last animation.
package struct LayerAnimation {
  /// The visible values from the beginning to the end.
  package enum Track {
    /// A difference that is added to the model and shrinks to 0.
    case difference(CAAnimationValue)
    /// The old transform relative to the new one; it shrinks to the identity.
    case relativeTransform(DecomposedTransform)
    /// Both ends, for transforms without an inverse.
    case transform(from: DecomposedTransform, to: DecomposedTransform)
    case change(from: CAAnimationValue, to: CAAnimationValue)
    /// Like `change`; missing ends are the layer's own value.
    case open(from: CAAnimationValue?, to: CAAnimationValue?, by: CAAnimationValue?)
    case keyframes(Keyframes)
    /// A rotation in perspective about an axis in the plane of the screen; angles in radians.
    case flip(axisX: Double, axisY: Double, from: Double, to: Double)
    /// A value that is added to the layer's own.
    indirect case added(Track)
  }

  let group: AnimationGroup
  let property: LayerProperty
  let track: Track
  /// How many ticks the layer's own time was ahead of the clock when the animation began.
  var lead = 0.0

  init(group: AnimationGroup, property: LayerProperty, track: Track) {
    self.group = group
    self.property = property
    self.track = track
  }

  /// Whether the animation adds to the model instead of replacing it.
  var isAdditive: Bool {
    switch track {
    case .difference, .relativeTransform, .flip, .added: true
    default: false
    }
  }

  /// Applies the animation at `progress` to `seen`.
  func apply(to seen: inout LayerValues, progress: Double) {
    switch track {
    case .difference(let difference): property.add(difference, times: 1 - progress, to: &seen)
    case .relativeTransform(let relative):
      seen.transform = CATransform3DConcat(relative.mixed(with: .identity, progress).matrix, seen.transform)
    case .transform(let from, let to): seen.transform = from.mixed(with: to, progress).matrix
    case .flip(let x, let y, let from, let to):
      let size = seen.bounds.size
      let turn = CATransform3DMakeRotation(from + (to - from) * progress, x, y, 0)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / max(300, 2 * max(size.width, size.height))
      seen.transform = CATransform3DConcat(seen.transform, CATransform3DConcat(turn, eye))
    // Most animations are of this kind, and do not depend on the value that is visible without them.
    case .change(let from, let to): property.write(from.mixed(with: to, progress), to: &seen)
    case .open, .keyframes, .added:
      guard let current = property.read(from: &seen), let value = value(at: progress, over: current) else { return }
      property.write(value, to: &seen)
    }
  }

  /// The value at `progress` if the layer's own is `current`; nil for tracks that are not made of values.
  func value(at progress: Double, over current: CAAnimationValue) -> CAAnimationValue? {
    LayerAnimation.value(of: track, at: progress, over: current)
  }

  private static func value(of track: Track, at progress: Double, over current: CAAnimationValue) -> CAAnimationValue? {
    switch track {
    case .change(let from, let to): return from.mixed(with: to, progress)
    case .open(let from, let to, let by):
      let begin = from ?? by.flatMap { by in to.map { $0.adding(by, times: -1) } } ?? current
      let end = to ?? by.map { begin.adding($0) } ?? current
      return begin.mixed(with: end, progress)
    case .keyframes(let keyframes): return keyframes.value(at: progress)
    case .added(let track):
      return value(of: track, at: progress, over: current).map { current.adding($0) }
    default: return nil
    }
  }
}

extension LayerProperty {
  /// Adds a share of `difference`.
  fileprivate func add(_ difference: CAAnimationValue, times share: Double, to seen: inout LayerValues) {
    switch difference {
    case .point(let difference):
      seen.position.x += difference.x * share
      seen.position.y += difference.y * share
    case .rect(let difference):
      seen.bounds.origin.x += difference.origin.x * share
      seen.bounds.origin.y += difference.origin.y * share
      seen.bounds.size.width += difference.size.width * share
      seen.bounds.size.height += difference.size.height * share
    case .number(let difference):
      if self == .positionX {
        seen.position.x += difference * share
      } else {
        seen.position.y += difference * share
      }
    default: break
    }
  }
}

extension CGColor {
  /// The color at a share of the way to another one, weighted by opacity, so that clear has no hue.
  package func mixed(with other: CGColor, _ share: Double) -> CGColor {
    let alpha = self.alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return CGColor(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    func mix(_ from: Double, _ to: Double) -> Double {
      (from * self.alpha * (1 - share) + to * other.alpha * share) / (self.alpha * (1 - share) + other.alpha * share)
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
