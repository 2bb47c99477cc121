import CaromGeometry

extension CGContext {
  // MARK: Colors

  /// Sets the color for fills; black by default.
  public func setFillColor(_ color: CGColor) { wanted.fill = color }
  /// Sets the color for fills, from components in 0 … 1 (others are clamped).
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    wanted.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color for fills to a gray from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { wanted.fill = CGColor(gray: gray, alpha: alpha) }
  /// Sets the color for strokes; black by default.
  public func setStrokeColor(_ color: CGColor) { wanted.stroke = color }
  /// Sets the color for strokes, from components in 0 … 1 (others are clamped).
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    wanted.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color for strokes to a gray from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { wanted.stroke = CGColor(gray: gray, alpha: alpha) }

  /// Sets the opacity of everything painted from now on; 1 by default. Values outside 0 … 1 are clamped, and NaN
  /// becomes 0.
  public func setAlpha(_ alpha: CGFloat) { wanted.alpha = CGColor(gray: 0, alpha: alpha).alpha }
  /// Sets how paint is combined with what is already there; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { wanted.mixing = mode }

  /// Casts a shadow under everything painted from now on, in black with an opacity of one third.
  ///
  /// - Parameters:
  ///   - offset: The distance from the shape to its shadow, in points; the transform has no effect on it.
  ///   - blur: The blur radius in points; negative values become 0.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Casts a shadow in `color` under everything painted from now on; nil turns shadows off, and so does a number that
  /// is not finite.
  ///
  /// - Parameters:
  ///   - offset: The distance from the shape to its shadow, in points; the transform has no effect on it.
  ///   - blur: The blur radius in points; negative values become 0.
  ///   - color: The shadow's color, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.isFinite, blur.isFinite else {
      wanted.shadow = Shadow()
      return
    }
    wanted.shadow = Shadow(color: color, blur: max(0, blur), offset: offset)
  }

  // MARK: Lines

  /// Sets the width of strokes, in points; 1 by default. Negative values, and values that are not finite, are ignored.
  public func setLineWidth(_ width: CGFloat) { if width >= 0, width.isFinite { wanted.line.width = width } }
  /// Sets the shape of the ends of lines; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { wanted.line.cap = cap }
  /// Sets the shape of the corners of lines; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { wanted.line.join = join }
  /// Sets the ratio of miter length to line width beyond which a corner is beveled; 10 by default. Values that are not
  /// positive and finite are ignored.
  public func setMiterLimit(_ limit: CGFloat) { if limit > 0, limit.isFinite { wanted.line.miterLimit = limit } }
  /// Sets the lengths of dashes and gaps, alternately, in points; an empty array draws solid lines.
  ///
  /// If a length is negative or not finite, or if all are 0, lines are solid too.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a line starts, in points; 0 if it is not finite.
  ///   - lengths: The lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let sum = lengths.reduce(0) { $0 + ($1 >= 0 ? $1 : .nan) }
    wanted.line.dashes = sum > 0 && sum.isFinite ? lengths : []
    wanted.line.dashPhase = phase.isFinite ? phase : 0
  }

  // MARK: Paths

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    endPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(path, wanted.line)
    endPath()
  }

  /// Fills the current path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard !path.isEmpty else { return }
    write(path)
    if let rule = mode.fillRule {
      tellFill()
      put(.fill(isEvenOdd: rule == .evenOdd))
    }
    if mode.strokes {
      tellStroke(wanted.line)
      put(.stroke)
    }
    ink()
    endPath()
  }

  /// Restricts painting to the inside of the current path until `restoreGState()`, and clears the path. With an empty
  /// path, nothing is painted.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, rule)
    endPath()
  }

  /// Restricts painting to a rectangle until `restoreGState()`.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect), .winding) }

  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    tellFill()
    write(path)
    put(.fill(isEvenOdd: rule == .evenOdd))
    ink()
  }

  func stroke(_ path: CGPath, _ line: LineStyle) {
    guard !path.isEmpty else { return }
    tellStroke(line)
    write(path)
    put(.stroke)
    ink()
  }

  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    write(path)
    put(.clip(isEvenOdd: rule == .evenOdd))
  }

  // MARK: Shapes; the current path stays unchanged

  /// Fills a rectangle; one that is not finite is left out.
  public func fill(_ rect: CGRect) {
    guard rect.isFinite else { return }
    tellFill()
    put(.fillRect(rect))
    ink()
  }

  /// Fills each of the rectangles; those that are not finite are left out.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that fits in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
  /// Strokes a rectangle, half of the line inside it and half outside; one that is not finite is left out.
  public func stroke(_ rect: CGRect) { stroke(rect, wanted.line) }

  /// Strokes a rectangle with a line of another width, in points. A width that is negative or not finite is ignored.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = wanted.line
    if width >= 0, width.isFinite { line.width = width }
    stroke(rect, line)
  }

  private func stroke(_ rect: CGRect, _ line: LineStyle) {
    guard rect.isFinite else { return }
    tellStroke(line)
    put(.strokeRect(rect))
    ink()
  }

  /// Strokes the ellipse that fits in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), wanted.line) }

  /// Strokes a line from the first point to the second, from the third to the fourth, and so on; a single point at the
  /// end is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = CGPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path, wanted.line)
  }

  /// Makes a rectangle transparent again; one that is not finite is ignored.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    put(.clearRect(rect))
  }

  // MARK: Without effect: the browser's canvas decides these

  /// Has no effect: the browser always smooths edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: the browser always smooths edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: the browser chooses the accuracy of curves.
  public func setFlatness(_ flatness: CGFloat) {}
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// `fill` fills by the winding rule, `eoFill` by the even-odd rule, and `stroke` strokes; `fillStroke` and
  /// `eoFillStroke` fill, then stroke.
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// How paint is combined with what is already there, as in the W3C's Compositing and Blending specification.
public enum CGBlendMode: Int32, Sendable {
  /// `normal` paints over what is there. The others blend the two colors: `multiply` darkens, `screen` lightens,
  /// `overlay` and `hardLight` do either, `softLight` does so gently, `darken` and `lighten` keep the darker or lighter
  /// component, `colorDodge` and `colorBurn` raise the contrast, and `difference` subtracts.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// `exclusion` is a softer `difference`; `hue`, `saturation`, `color` and `luminosity` take that part from the paint
  /// and the rest from what is there. `clear` erases under the paint, `copy` replaces everything; `sourceIn` and
  /// `sourceOut` paint only where there is something or nothing, `sourceAtop` on top of what is there, and
  /// `destinationOver` behind it.
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  /// `destinationIn` and `destinationOut` keep what is there only inside or outside the paint, `destinationAtop` also
  /// shows the paint elsewhere, `xor` keeps what does not overlap, and `plusLighter` adds the colors. `plusDarker`
  /// multiplies here.
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// The canvas's name for the mode. A canvas has no `plusDarker`, so that becomes `multiply`.
  var canvasName: String {
    switch self {
    case .normal: "source-over"
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear, .destinationOut: "destination-out"
    case .copy: "copy"
    case .sourceIn: "source-in"
    case .sourceOut: "source-out"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationIn: "destination-in"
    case .destinationAtop: "destination-atop"
    case .xor: "xor"
    case .plusLighter: "lighter"
    }
  }
}
