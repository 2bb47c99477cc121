import UIKit

/// Prints one symbol as letterpress does: a light edge below it, where the type sank into the paper, then the ink. Each
/// ink has its own rim as well as its color: red has one line, green two lines, violet beads.
struct SymbolPress {
  let ink: Card.Ink
  let shading: Card.Shading
  let paper: UIColor

  /// The width of the pen as a fraction of a symbol's height.
  static let pen: CGFloat = 0.075

  /// The rim that tells the inks apart without color.
  enum Rim: Equatable { case line, doubleLine, beads }

  static func rim(_ ink: Card.Ink) -> Rim {
    switch ink {
    case .red: .line
    case .green: .doubleLine
    case .violet: .beads
    }
  }

  func print(_ path: UIBezierPath, in frame: CGRect, _ context: CGContext) {
    let pen = max(frame.height * SymbolPress.pen, 0.9)
    let color = FeltInk.color(ink)
    path.lineJoinStyle = .round
    drawDent(path, pen, context)
    drawRim(path, pen, color)
    paper.setFill()
    path.fill()
    color.setFill()
    color.setStroke()
    switch shading {
    case .open: break
    case .solid: path.fill()
    case .striped: drawStripes(path, in: frame, pen, context)
    }
    path.setLineDash(nil, count: 0, phase: 0)
    path.lineWidth = pen * 1.35
    color.setStroke()
    path.stroke()
  }

  private func drawDent(_ path: UIBezierPath, _ pen: CGFloat, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: 0, y: pen * 0.75)
    drawRim(path, pen, FeltInk.dent)
    FeltInk.dent.setStroke()
    path.lineWidth = pen * 1.35
    path.stroke()
    context.restoreGState()
  }

  private func drawRim(_ path: UIBezierPath, _ pen: CGFloat, _ color: UIColor) {
    switch SymbolPress.rim(ink) {
    case .line: break
    case .doubleLine:
      color.setStroke()
      path.lineWidth = pen * 4.8
      path.stroke()
      paper.setStroke()
      path.lineWidth = pen * 3
      path.stroke()
    case .beads:
      color.setStroke()
      path.lineCapStyle = .round
      path.lineWidth = pen * 3.6
      path.setLineDash([0.01, pen * 4.6], count: 2, phase: 0)
      path.stroke()
      path.setLineDash(nil, count: 0, phase: 0)
      path.lineCapStyle = .butt
    }
  }

  private func drawStripes(_ path: UIBezierPath, in frame: CGRect, _ pen: CGFloat, _ context: CGContext) {
    context.saveGState()
    path.addClip()
    let stripes = UIBezierPath()
    let pitch = max(frame.height * 0.19, 2.4)
    var x = frame.midX
    while x < frame.maxX {
      for place in x == frame.midX ? [x] : [x, 2 * frame.midX - x] {
        stripes.move(to: CGPoint(x: place, y: frame.minY))
        stripes.addLine(to: CGPoint(x: place, y: frame.maxY))
      }
      x += pitch
    }
    stripes.lineWidth = pitch * 0.36
    stripes.stroke()
    context.restoreGState()
  }
}
