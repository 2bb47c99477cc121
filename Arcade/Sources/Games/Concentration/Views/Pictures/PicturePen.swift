import ArcadeKit
import UIKit

/// Draws pictures in the light of the table: every shape is lighter where the lamp shines on it, from above, and has a
/// darker outline. A picture is a hundred units wide and high.
struct PicturePen {
  let context: CGContext

  /// Prepares the context for a picture that fills the largest square in a frame.
  init(in frame: CGRect, _ context: CGContext) {
    self.context = context
    let side = min(frame.width, frame.height)
    context.translateBy(x: frame.midX - side / 2, y: frame.midY - side / 2)
    context.scaleBy(x: side / 100, y: side / 100)
  }

  /// Fills a shape in a color, lit from above.
  func fill(_ path: UIBezierPath, _ color: Int, outline: CGFloat = 1.6) {
    Shade.color(color).setFill()
    path.fill()
    light(path)
    guard outline > 0 else { return }
    Shade.color(Shade.mixed(color, Shade.black, 0.38)).setStroke()
    path.lineWidth = outline
    path.lineJoinStyle = .round
    path.stroke()
  }

  /// Strokes a line in a color.
  func stroke(_ path: UIBezierPath, _ color: Int, width: CGFloat) {
    Shade.color(color).setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  /// Lets the lamp shine on a shape.
  private func light(_ path: UIBezierPath) {
    let box = path.bounds
    let colors = [UIColor(white: 1, alpha: 0.34), UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0.2)]
    guard box.width > 3, box.height > 3,
      let gradient = CGGradient(colorsSpace: nil, colors: colors.map { $0.cgColor }, locations: [0, 0.45, 1])
    else { return }
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: box.minX + box.width * 0.3, y: box.minY),
      end: CGPoint(x: box.minX + box.width * 0.7, y: box.maxY), options: [])
    context.restoreGState()
  }

  // MARK: Shapes

  static func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ corner: CGFloat) -> UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: corner)
  }

  static func line(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    if isClosed { path.close() }
    return path
  }
}
