import CaromGeometry

extension CALayer {
  /// The layer whose shape clips this layer and its sublayers; nil, the default, for no mask.
  ///
  /// The shape consists of the filled interior of a shape layer, or else of the bounds with their rounded corners if
  /// they have a background color, and of the same for each sublayer. A mask clips with hard edges: translucent colors,
  /// strokes, gradients and images do not make it translucent. A mask must not have a superlayer, and belongs to one
  /// layer; otherwise it is diagnosed.
  public final var mask: CALayer? {
    get { shownMask }
    set {
      guard newValue !== shownMask else { return }
      guard newValue?.superlayer == nil, newValue !== self else {
        return UIApplication.shared.diagnose(
          "CALayer \(id): a mask must not have a superlayer; remove it from its superlayer first.")
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
  /// The outline of a mask and its sublayers, in the coordinates of the masked layer.
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
  /// The view whose shape clips this view and its subviews; nil, the default, for no mask.
  ///
  /// See `CALayer.mask` for which shapes count. Its frame is in this view's coordinates, and it must not have a
  /// superview.
  public final var mask: UIView? {
    get { layer.shownMask?.view }
    set {
      if let newValue, newValue.superview != nil {
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(newValue)): a mask must not have a superview; remove it from its superview first.")
      }
      layer.maskView = newValue
      layer.mask = newValue?.layer
    }
  }
}
