import CaromGeometry

extension CALayer {
  /// Draws the layer with its sublayers in a context, in the layer's own coordinates and without animations.
  ///
  /// A drawing leaves out what it cannot show: 3D rotations, blur behind a view, text that is being edited, conic
  /// gradients, partial strokes, and shadows of layers without a background. Opacity applies to each drawn element, so
  /// overlapping elements in a translucent layer show through one another.
  public final func render(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    ctx.saveGState()
    let (pen, alpha) = (ctx.wanted, ctx.groupAlpha)
    paint(in: ctx)
    (ctx.wanted, ctx.groupAlpha) = (pen, alpha)
    ctx.restoreGState()
    UIGraphicsPopContext()
  }

  private func paint(in context: CGContext) {
    context.wanted = CGContext.Pen()
    if let shownMask {
      let shape = CGPath.masking(by: shownMask, through: shownMask.model.toSuperlayer, depth: 0)
      context.clip(to: shape, (shownMask as? CAShapeLayer)?.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    paintGround(in: context)
    if masksToBounds { context.clip(to: outline, .winding) }
    context.saveGState()
    let traits = view?.traitCollection ?? UITraitCollection.current
    traits.performAsCurrent { drawContent(in: context) }
    context.restoreGState()
    for layer in sublayersFromBack where !layer.isHidden && CATransform3DIsAffine(layer.model.transform) {
      paint(layer, in: context)
    }
    guard borderWidth > 0, borderColor.alpha > 0 else { return }
    context.wanted = CGContext.Pen()
    context.setStrokeColor(borderColor)
    let radius = max(0, cornerRadius - borderWidth / 2)
    context.stroke(
      outline(bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), radius),
      CGContext.LineStyle(width: borderWidth))
  }

  private func paint(_ layer: CALayer, in context: CGContext) {
    let alpha = context.groupAlpha
    guard layer.model.opacity > 0 else { return }
    context.groupAlpha = alpha * layer.model.opacity
    context.saveGState()
    context.concatenate(layer.model.toSuperlayer)
    layer.paint(in: context)
    context.restoreGState()
    context.groupAlpha = alpha
  }

  private func paintGround(in context: CGContext) {
    guard let color = backgroundColor, color.alpha > 0, !bounds.isEmpty else { return }
    context.saveGState()
    if model.shadowOpacity > 0 {
      let shadow = model.shadowColor.copy(alpha: model.shadowColor.alpha * model.shadowOpacity)
      context.setShadow(offset: model.shadowOffset, blur: model.shadowRadius, color: shadow)
    }
    context.setFillColor(color)
    context.fill(outline, .winding)
    context.restoreGState()
  }

  /// The bounds with their rounded corners.
  final var outline: CGPath { outline(bounds, cornerRadius) }

  private func outline(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return CGPath(rect: rect) }
    if maskedCorners == .all { return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius) }
    // The corners have the same bits.
    let corners = UIRectCorner(rawValue: maskedCorners.rawValue & UIRectCorner.allOfThem)
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }
}

extension UIRectCorner {
  fileprivate static let allOfThem: UInt = 15
}

extension UIView {
  /// Draws the view with its subviews in the current context, stretched to fill a rectangle; see `CALayer.render(in:)`.
  ///
  /// - Parameter afterUpdates: Has no effect: changes made in this tick are always included.
  /// - Returns: Whether there was something to draw, and a context.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
