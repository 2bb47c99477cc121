import CaromGeometry

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) { wanted.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    wanted.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { wanted.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { wanted.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    wanted.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { wanted.stroke = CGColor(gray: gray, alpha: alpha) }

  /// The opacity of all that is painted from now on, 0 … 1.
  public func setAlpha(_ alpha: CGFloat) { wanted.alpha = CGColor(gray: 0, alpha: alpha).alpha }
  public func setBlendMode(_ mode: CGBlendMode) { wanted.mixing = mode }

  /// A shadow under all that is painted from now on, in points whatever the transform; without a colour it is black at
  /// a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// The same in a colour; nil ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.isFinite, blur.isFinite else {
      wanted.shadow = Shadow()
      return
    }
    wanted.shadow = Shadow(color: color, blur: max(0, blur), offset: offset)
  }

  // MARK: Lines

  /// Points; what is negative or not finite is left out.
  public func setLineWidth(_ width: CGFloat) { if width >= 0, width.isFinite { wanted.line.width = width } }
  public func setLineCap(_ cap: CGLineCap) { wanted.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { wanted.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { if limit > 0, limit.isFinite { wanted.line.miterLimit = limit } }
  /// Lengths of dashes and gaps in turn, points; none for whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let sum = lengths.reduce(0) { $0 + ($1 >= 0 ? $1 : .nan) }
    wanted.line.dashes = sum > 0 && sum.isFinite ? lengths : []
    wanted.line.dashPhase = phase.isFinite ? phase : 0
  }

  // MARK: Paths

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    endPath()
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    stroke(path, wanted.line)
    endPath()
  }

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

  /// Paints only inside the path from now on, until `restoreGState`; forgets the path. An empty one shuts out all.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, rule)
    endPath()
  }

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

  // MARK: Figures; the path stays as it is

  public func fill(_ rect: CGRect) {
    guard rect.isFinite else { return }
    tellFill()
    put(.fillRect(rect))
    ink()
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
  public func stroke(_ rect: CGRect) { stroke(rect, wanted.line) }

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

  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), wanted.line) }

  /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = CGPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path, wanted.line)
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    put(.clearRect(rect))
  }

  // MARK: Accepted; canvases decide these themselves

  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32 {
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

/// How paint mixes with what is under it.
public enum CGBlendMode: Int32 {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// The canvas's name; `plusDarker`, which it lacks, becomes `multiply`.
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
