import CaromGeometry

// How `CALayer.animationKeys()` and `animation(forKey:)` show the animations of blocks.
extension LayerAnimation {
  /// The properties by whose key paths the animation is known: for bounds those of their parts that change, as UIKit
  /// names them. A flip has none.
  var namedProperties: [LayerProperty] {
    guard property != .flip else { return [] }
    guard property == .bounds, case .difference(.rect(let difference)) = track else { return [property] }
    var parts: [LayerProperty] = []
    if difference.origin != .zero { parts.append(.boundsOrigin) }
    if difference.size != .zero { parts.append(.boundsSize) }
    return parts.isEmpty ? [.bounds] : parts
  }

  /// A description of the animation as one of `part`, which is one of `namedProperties`.
  func described(as part: LayerProperty) -> CAAnimation {
    let described: CAPropertyAnimation
    if case .keyframes(let keyframes) = track {
      let animation = CAKeyframeAnimation(keyPath: part.name)
      animation.values = keyframes.values.map { $0.told }
      animation.keyTimes = keyframes.times
      described = animation
    } else {
      let animation = CABasicAnimation(keyPath: part.name)
      animation.isAdditive = isAdditive
      let (from, to) = ends(of: part)
      animation.fromValue = from?.told
      animation.toValue = to?.told
      described = animation
    }
    described.timingFunction = group.cubicCurve.map { CAMediaTimingFunction($0) }
    described.duration = group.describedDuration
    return described
  }

  private func ends(of part: LayerProperty) -> (CAAnimationValue?, CAAnimationValue?) {
    switch track {
    case .difference(.rect(let difference)) where part == .boundsOrigin:
      return (.point(difference.origin), .point(.zero))
    case .difference(.rect(let difference)) where part == .boundsSize:
      return (.size(difference.size), .size(.zero))
    case .difference(let difference): return (difference, difference.adding(difference, times: -1))
    case .relativeTransform(let relative): return (.transform(relative.matrix), .transform(CATransform3DIdentity))
    case .transform(let from, let to): return (.transform(from.matrix), .transform(to.matrix))
    case .change(let from, let to): return (from, to)
    case .open, .keyframes, .flip, .added: return (nil, nil)
    }
  }
}
