// These are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// The context that drawing goes to; nil outside `draw(_:)` and the drawing of images.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIApplication.shared.drawingContexts.last }

/// Makes a context the current one until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) { UIApplication.shared.drawingContexts.append(context) }

/// Makes the previous context the current one again; does nothing if there is no current context.
public func UIGraphicsPopContext() { _ = UIApplication.shared.drawingContexts.popLast() }

/// Fills a rectangle with the current fill color; does nothing without a current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line 1 pt wide along the inside of a rectangle's edges, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.wanted.stroke = context.wanted.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

extension UIColor {
  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets the fill and the stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding) }

  /// Strokes the path in the current context, with the path's own line width, caps, joins and dashes.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, lineStyle) }

  /// Fills the path in the current context with a blend mode and an opacity from 0 to 1.
  public func fill(with mode: CGBlendMode, alpha: CGFloat) { mixed(mode, alpha) { fill() } }

  /// Strokes the path in the current context with a blend mode and an opacity from 0 to 1.
  public func stroke(with mode: CGBlendMode, alpha: CGFloat) { mixed(mode, alpha) { stroke() } }

  /// Restricts painting in the current context to the inside of the path, until the context's state is restored.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func mixed(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let before = context.wanted
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body()
    context.wanted = before
  }

  private var lineStyle: CGContext.LineStyle {
    CGContext.LineStyle(
      width: lineWidth >= 0 && lineWidth.isFinite ? lineWidth : 1, cap: lineCapStyle, join: lineJoinStyle,
      miterLimit: miterLimit > 0 && miterLimit.isFinite ? miterLimit : 10, dashes: lineDashPattern,
      dashPhase: lineDashPhase)
  }
}
