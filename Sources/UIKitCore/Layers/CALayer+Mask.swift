import CaromGeometry

extension CALayer {
  /// The layer outside of whose shape nothing is seen of this one and its sublayers; nil, the default, for all of it.
  ///
  /// Its shape is that of a shape layer's interior, or else its bounds with rounded corners, if they have a color; of
  /// its sublayers the same. Half transparent colors, lines, gradients and pictures of a mask are not shown: what they
  /// cover is seen whole or not at all. A mask may have no superlayer, and belongs to one layer; it is diagnosed
  /// otherwise.
  public final var mask: CALayer? {
    get { shownMask }
    set {
      guard newValue !== shownMask else { return }
      guard newValue?.superlayer == nil, newValue !== self else {
        return UIApplication.shared.diagnose(
          "CALayer \(id): a mask must be a layer of its own, outside of the tree; remove it from its superlayer first.")
      }
      shownMask?.maskedLayer = nil
      newValue?.maskedLayer?.mask = nil
      shownMask = newValue
      newValue?.maskedLayer = self
      maskWriter = { [me = Weak(self)] in me.value?.writeMask(into: &$0) }
      markDirty(.mask)
    }
  }

  private func writeMask(into commands: inout CommandBuffer) {
    guard let shownMask else { return commands.put(.mask(has: false, path: "", isEvenOdd: false), id) }
    let shape = CGPath.masking(by: shownMask, through: shownMask.model.toSuperlayer, depth: 0)
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let isEvenOdd = (shownMask as? CAShapeLayer)?.fillRule == .evenOdd
    commands.put(.mask(has: true, path: shape.applying(origin).svgData, isEvenOdd: isEvenOdd), id)
  }
}

extension CGPath {
  /// What a mask and its sublayers show, in the coordinates of the layer that wears it.
  static func masking(by layer: CALayer, through transform: CGAffineTransform, depth: Int) -> CGPath {
    var shape = CGPath()
    guard !layer.isHidden, layer.opacity > 0, depth < 256 else { return shape }
    if let path = (layer as? CAShapeLayer).flatMap({ $0.fillColor == nil ? nil : $0.path }) {
      shape.addPath(path, transform: transform)
    }
    if (layer.backgroundColor?.alpha ?? 0) > 0 {
      let radius = max(0, min(layer.cornerRadius, layer.bounds.width / 2, layer.bounds.height / 2))
      shape.addPath(
        CGPath(roundedRect: layer.bounds, cornerWidth: radius, cornerHeight: radius), transform: transform)
    }
    for each in layer.sublayers ?? [] {
      shape.addPath(masking(by: each, through: each.model.toSuperlayer.concatenating(transform), depth: depth + 1))
    }
    return shape
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> CGPath {
    var moved = CGPath()
    moved.addPath(self, transform: transform)
    return moved
  }
}

extension UIView {
  /// The view outside of whose shape nothing is seen of this one and its subviews; nil, the default, for all of it. See
  /// `CALayer.mask` for which shapes count. It lies in this view's coordinates and has no superview.
  public final var mask: UIView? {
    get { layer.shownMask?.view }
    set {
      if let newValue, newValue.superview != nil {
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(newValue)): a mask must have no superview; remove it from its superview first.")
      }
      layer.maskView = newValue
      layer.mask = newValue?.layer
    }
  }
}
