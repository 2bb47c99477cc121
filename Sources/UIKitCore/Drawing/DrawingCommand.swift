import CaromGeometry

/// An operation of a recorded drawing, which the page performs on a canvas. Each is a word for its number, then its
/// fields.
///
/// `visit` describes the fields, as in `LayerCommand`; `web/drawing.js` has a handler for each. Coordinates are points,
/// under the current transform. Colors and opacity multiply. Recorded hashes include the words, so numbers must not
/// change; new operations come last.
package enum DrawingCommand {
  /// Saves the state: transform, clip, colors, tint, line style, opacity, blend mode, shadow.
  case save
  /// Restores the state that was saved last.
  case restore
  /// `f×6` a b c d tx ty, applied before the current transform.
  case transform(CGAffineTransform)
  /// `c` the color of fills.
  case fillColor(CGColor)
  /// `c` the color of strokes.
  case strokeColor(CGColor)
  /// `c` the tint. Until `restore`, later colors take its red, green and blue, and keep their opacity times the
  /// tint's.
  case tint(CGColor)
  /// `f f` adds a line to a point.
  case lineWidth(Double)
  /// `u` the ends of lines: 0 butt, 1 round, 2 square.
  case lineCap(UInt32)
  /// `u` the corners of lines: 0 miter, 1 round, 2 bevel.
  case lineJoin(UInt32)
  /// `f` the miter limit.
  case miterLimit(Double)
  /// `f` phase, `u` count, `n×f` lengths; a count of 0 draws solid lines.
  case lineDash(phase: Double, lengths: [Double])
  /// `f` the opacity, 0 … 1.
  case alpha(Double)
  /// `s` the blend mode, by the canvas's name; `source-over` by default.
  case mixing(String)
  /// `c` color, `f` blur, `f f` offset, in points whatever the transform is; a transparent color ends the shadow.
  case shadow(CGColor, blur: Double, offset: CGSize)
  /// Starts an empty path.
  case beginPath
  /// `f f` starts a subpath at a point.
  case move(CGPoint)
  /// `f f` adds a straight line to a point.
  case line(CGPoint)
  /// `f×4` adds a quadratic curve: control point, end.
  case quadCurve(CGPoint, control: CGPoint)
  /// `f×6` adds a cubic curve: two control points, end.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// Closes the subpath.
  case closePath
  /// `u` 1 even-odd, 0 winding; fills the path, which stays.
  case fill(isEvenOdd: Bool)
  /// Strokes the path, which stays.
  case stroke
  case clip(isEvenOdd: Bool)
  /// The path stays as it was.
  case fillRect(CGRect)
  case strokeRect(CGRect)
  /// Makes the rectangle transparent.
  case clearRect(CGRect)
  /// Fills the clip; locations are 0 … 1.
  case linearGradient(start: CGPoint, end: CGPoint, stops: [CGGradient.Stop])
  /// Fills the clip, from the first circle to the second.
  case radialGradient(start: CGPoint, startRadius: Double, end: CGPoint, endRadius: Double, stops: [CGGradient.Stop])
  /// One line of text in the fill color, from the left end of its baseline, in a CSS font with letter spacing.
  case fillText(String, at: CGPoint, font: String, spacing: Double)
  /// The same, as outlines in the stroke color.
  case strokeText(String, at: CGPoint, font: String, spacing: Double)
  /// `f×4` a rectangle that the picture of a file fills; under a tint, its shape in that color.
  case picture(String, CGRect)

  /// The operations' numbers.
  package enum Kind: UInt32, CaseIterable {
    case save = 1
    case restore, transform, fillColor, strokeColor, tint, lineWidth, lineCap, lineJoin, miterLimit, lineDash, alpha
    case mixing, shadow, beginPath, move, line, quadCurve, curve, closePath, fill, stroke, clip, fillRect, strokeRect
    case clearRect, linearGradient, radialGradient, fillText, strokeText, picture
  }

  /// Shows the operation's number, name and fields, in the order of the words.
  package func visit<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .save: visitor.begin(Kind.save.rawValue, "save")
    case .restore: visitor.begin(Kind.restore.rawValue, "restore")
    case .transform(let transform):
      visitor.begin(Kind.transform.rawValue, "transform")
      visitor.number("a", transform.a)
      visitor.number("b", transform.b)
      visitor.number("c", transform.c)
      visitor.number("d", transform.d)
      visitor.number("tx", transform.tx)
      visitor.number("ty", transform.ty)
    case .fillColor(let color):
      visitor.begin(Kind.fillColor.rawValue, "fillColor")
      visitor.color("color", color)
    case .strokeColor(let color):
      visitor.begin(Kind.strokeColor.rawValue, "strokeColor")
      visitor.color("color", color)
    case .tint(let color):
      visitor.begin(Kind.tint.rawValue, "tint")
      visitor.color("color", color)
    case .lineWidth(let width):
      visitor.begin(Kind.lineWidth.rawValue, "lineWidth")
      visitor.number("width", width)
    case .lineCap(let cap):
      visitor.begin(Kind.lineCap.rawValue, "lineCap")
      visitor.word("cap", cap)
    case .lineJoin(let join):
      visitor.begin(Kind.lineJoin.rawValue, "lineJoin")
      visitor.word("join", join)
    case .miterLimit(let limit):
      visitor.begin(Kind.miterLimit.rawValue, "miterLimit")
      visitor.number("limit", limit)
    case .lineDash(let phase, let lengths):
      visitor.begin(Kind.lineDash.rawValue, "lineDash")
      visitor.number("phase", phase)
      visitor.list("lengths", lengths) { $0.number("length", $1) }
    case .alpha(let alpha):
      visitor.begin(Kind.alpha.rawValue, "alpha")
      visitor.number("alpha", alpha)
    case .mixing(let name):
      visitor.begin(Kind.mixing.rawValue, "mixing")
      visitor.text("name", name)
    case .shadow(let color, let blur, let offset):
      visitor.begin(Kind.shadow.rawValue, "shadow")
      visitor.color("color", color)
      visitor.number("blur", blur)
      visitor.number("x", offset.width)
      visitor.number("y", offset.height)
    case .beginPath, .move, .line, .quadCurve, .curve, .closePath: visitPath(&visitor)
    case .fill(let isEvenOdd):
      visitor.begin(Kind.fill.rawValue, "fill")
      visitor.flag("isEvenOdd", isEvenOdd)
    case .stroke: visitor.begin(Kind.stroke.rawValue, "stroke")
    case .clip(let isEvenOdd):
      visitor.begin(Kind.clip.rawValue, "clip")
      visitor.flag("isEvenOdd", isEvenOdd)
    case .fillRect, .strokeRect, .clearRect, .linearGradient, .radialGradient, .fillText, .strokeText, .picture:
      visitFigure(&visitor)
    }
  }

  private func visitPath<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .beginPath: visitor.begin(Kind.beginPath.rawValue, "beginPath")
    case .move(let point):
      visitor.begin(Kind.move.rawValue, "move")
      visitor.point("x", "y", point)
    case .line(let point):
      visitor.begin(Kind.line.rawValue, "line")
      visitor.point("x", "y", point)
    case .quadCurve(let end, let control):
      visitor.begin(Kind.quadCurve.rawValue, "quadCurve")
      visitor.point("controlX", "controlY", control)
      visitor.point("x", "y", end)
    case .curve(let end, let control1, let control2):
      visitor.begin(Kind.curve.rawValue, "curve")
      visitor.point("control1X", "control1Y", control1)
      visitor.point("control2X", "control2Y", control2)
      visitor.point("x", "y", end)
    case .closePath: visitor.begin(Kind.closePath.rawValue, "closePath")
    default: break
    }
  }

  private func visitFigure<V: CommandVisitor>(_ visitor: inout V) {
    switch self {
    case .fillRect(let rect):
      visitor.begin(Kind.fillRect.rawValue, "fillRect")
      visitor.rect(rect)
    case .strokeRect(let rect):
      visitor.begin(Kind.strokeRect.rawValue, "strokeRect")
      visitor.rect(rect)
    case .clearRect(let rect):
      visitor.begin(Kind.clearRect.rawValue, "clearRect")
      visitor.rect(rect)
    case .linearGradient(let start, let end, let stops):
      visitor.begin(Kind.linearGradient.rawValue, "linearGradient")
      visitor.point("startX", "startY", start)
      visitor.point("endX", "endY", end)
      visitor.list("stops", stops) { $1.visit(&$0) }
    case .radialGradient(let start, let startRadius, let end, let endRadius, let stops):
      visitor.begin(Kind.radialGradient.rawValue, "radialGradient")
      visitor.point("startX", "startY", start)
      visitor.number("startRadius", startRadius)
      visitor.point("endX", "endY", end)
      visitor.number("endRadius", endRadius)
      visitor.list("stops", stops) { $1.visit(&$0) }
    case .fillText(let text, let place, let font, let spacing):
      visitor.begin(Kind.fillText.rawValue, "fillText")
      visitor.line(text, place, font, spacing)
    case .strokeText(let text, let place, let font, let spacing):
      visitor.begin(Kind.strokeText.rawValue, "strokeText")
      visitor.line(text, place, font, spacing)
    case .picture(let file, let rect):
      visitor.begin(Kind.picture.rawValue, "picture")
      visitor.rect(rect)
      visitor.text("file", file)
    default: break
    }
  }
}

extension CommandVisitor {
  fileprivate mutating func point(_ x: StaticString, _ y: StaticString, _ point: CGPoint) {
    number(x, point.x)
    number(y, point.y)
  }

  fileprivate mutating func rect(_ rect: CGRect) {
    point("x", "y", CGPoint(x: rect.minX, y: rect.minY))
    number("width", rect.width)
    number("height", rect.height)
  }

  fileprivate mutating func line(_ text: String, _ place: CGPoint, _ font: String, _ spacing: Double) {
    point("x", "y", place)
    self.text("font", font)
    number("spacing", spacing)
    self.text("text", text)
  }
}

extension DrawingCommand.Kind {
  /// An operation of the kind, every list with one row, for the table.
  package var example: DrawingCommand {
    switch self {
    case .save: .save
    case .restore: .restore
    case .transform: .transform(.identity)
    case .fillColor: .fillColor(.black)
    case .strokeColor: .strokeColor(.black)
    case .tint: .tint(.black)
    case .lineWidth: .lineWidth(1)
    case .lineCap: .lineCap(0)
    case .lineJoin: .lineJoin(0)
    case .miterLimit: .miterLimit(10)
    case .lineDash: .lineDash(phase: 0, lengths: [1])
    case .alpha: .alpha(1)
    case .mixing: .mixing("")
    case .shadow: .shadow(.black, blur: 0, offset: .zero)
    case .beginPath: .beginPath
    case .move: .move(.zero)
    case .line: .line(.zero)
    case .quadCurve: .quadCurve(.zero, control: .zero)
    case .curve: .curve(.zero, control1: .zero, control2: .zero)
    case .closePath: .closePath
    case .fill: .fill(isEvenOdd: false)
    case .stroke: .stroke
    case .clip: .clip(isEvenOdd: false)
    case .fillRect: .fillRect(.zero)
    case .strokeRect: .strokeRect(.zero)
    case .clearRect: .clearRect(.zero)
    case .linearGradient: .linearGradient(start: .zero, end: .zero, stops: [.example])
    case .radialGradient: .radialGradient(start: .zero, startRadius: 0, end: .zero, endRadius: 1, stops: [.example])
    case .fillText: .fillText("", at: .zero, font: "", spacing: 0)
    case .strokeText: .strokeText("", at: .zero, font: "", spacing: 0)
    case .picture: .picture("", .zero)
    }
  }

  /// The command as it is described, for printing commands.
  @inline(never)
  package var entry: CommandEntry { CommandEntry { example.visit(&$0) } }

  /// Its line of the page's table.
  @inline(never)
  var line: String { CommandTablePrinter.line { example.visit(&$0) } }
}
