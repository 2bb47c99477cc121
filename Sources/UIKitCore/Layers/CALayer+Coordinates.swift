import CaromGeometry

extension CALayer {
  /// Converts a point from this layer's coordinates to those of `layer` (nil: the root's).
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }
  /// Converts a point from the coordinates of `layer` (nil: the root's) to this layer's.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }
  /// Converts a rectangle from this layer's coordinates to those of `layer` (nil: the root's); under a rotation to the
  /// smallest rectangle around it.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }
  /// Converts a rectangle from the coordinates of `layer` (nil: the root's) to this layer's; under a rotation to the
  /// smallest rectangle around it.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return toRoot }
    return toRoot.concatenating(layer.toRoot.inverted())
  }

  private var toRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var each = self
    while let parent = each.superlayer {
      result = result.concatenating(each.toSuperlayer)
      each = parent
    }
    return result
  }

  /// The deepest layer that contains a point of the superlayer's coordinates, among this layer and its sublayers; nil if
  /// none does. Hidden layers are left out with their sublayers, and so is everything that is clipped away.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let place = point.applying(toSuperlayer.inverted())
    let isInside = contains(place)
    if masksToBounds, !isInside { return nil }
    // The front layer is the one with the greater `zPosition`, or else the later index.
    let order = allSublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in order { if let hit = layer.hitTest(place) { return hit } }
    return isInside ? self : nil
  }
}
