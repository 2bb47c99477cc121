// These are Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CaromGeometry

/// The context that drawing goes to now; nil outside `draw(_:)` and image rendering.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIApplication.shared.drawingContexts.last }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { UIApplication.shared.drawingContexts.append(context) }

public func UIGraphicsPopContext() { _ = UIApplication.shared.drawingContexts.popLast() }

/// Fills a rectangle in the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside a rectangle's sides, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.wanted.stroke = context.wanted.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

extension UIColor {
  /// Makes it the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the colour of strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes it the colour of both.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding) }

  /// Strokes the path in the current context, as wide and dashed as the path says.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, lineStyle) }

  public func fill(with mode: CGBlendMode, alpha: CGFloat) { mixed(mode, alpha) { fill() } }

  public func stroke(with mode: CGBlendMode, alpha: CGFloat) { mixed(mode, alpha) { stroke() } }

  /// Draws only inside the path from now on, until the context's state is restored.
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
