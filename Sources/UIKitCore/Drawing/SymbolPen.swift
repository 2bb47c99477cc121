import CaromGeometry

/// Draws symbols in black on a square of 24 by 24 units; the tint colors them.
struct SymbolPen {
  static let grid = 24.0

  private let context: CGContext
  private let width: Double
  /// Whether closed shapes are filled; true for names that end in `.fill`.
  private(set) var isFilled = false

  init(_ context: CGContext, weight: UIFont.Weight) {
    self.context = context
    width = 1.2 + 0.2 * Double(weight.css - 100) / 100 + (weight.css > 500 ? 0.3 : 0)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(width)
  }

  /// Draws the symbol with a name; returns false if there is none.
  func draw(_ name: String, isRightToLeft: Bool) -> Bool {
    var pen = self
    var bytes = Array(name.utf8)
    if bytes.ends(".fill") {
      pen.isFilled = true
      bytes.removeLast(5)
    }
    // Leading and trailing become left and right.
    for (ending, plain) in [
      (".forward", isRightToLeft ? ".left" : ".right"), (".backward", isRightToLeft ? ".right" : ".left"),
    ]
    where bytes.ends(ending) {
      bytes.removeLast(ending.utf8.count)
      bytes += plain.utf8
    }
    guard let symbol = Self.symbols.first(where: { bytes.elementsEqual($0.name.utf8) }) else { return false }
    symbol.draw(pen)
    return true
  }

  /// The names of all symbols, for diagnostics.
  static var names: String {
    symbols.reduce("") { $0.utf8.isEmpty ? $1.name : $0 + ", " + $1.name }
  }

  // MARK: Strokes and shapes

  /// Strokes a line through points, given as x, y, x, y, ….
  func line(_ numbers: Double...) { stroke(SymbolPen.polyline(numbers)) }

  /// Strokes a closed shape through points, given as x, y, x, y, …; also fills it if the name says so.
  func figure(_ numbers: Double...) {
    var path = SymbolPen.polyline(numbers)
    path.closeSubpath()
    figure(path)
  }

  func figure(_ path: CGPath) {
    if isFilled { context.fill(path, .winding) }
    stroke(path)
  }

  /// Strokes a closed shape and always fills it.
  func solid(_ path: CGPath) {
    context.fill(path, .winding)
    stroke(path)
  }

  func dot(_ x: Double, _ y: Double, _ radius: Double) { context.fill(Self.circle(x, y, radius), .winding) }

  func stroke(_ path: CGPath) { context.strokePath(path) }

  func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) {
    var path = CGPath()
    let turn = Double.pi / 180
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: start * turn, endAngle: end * turn, clockwise: false)
    stroke(path)
  }

  /// Draws marks on a shape; if the shape is filled, the marks are cut out of it.
  func mark(_ body: (SymbolPen) -> Void) {
    context.saveGState()
    if isFilled { context.setBlendMode(.destinationOut) }
    var pen = self
    pen.isFilled = false
    body(pen)
    context.restoreGState()
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
  }

  private static func polyline(_ numbers: [Double]) -> CGPath {
    var path = CGPath()
    path.addLines(
      between: stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
    return path
  }
}

extension [UInt8] {
  fileprivate func ends(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension CGContext {
  fileprivate func strokePath(_ path: CGPath) { stroke(path, wanted.line) }
}
