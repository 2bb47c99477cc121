import UIKit

/// The three shapes of Set as paths.
enum SymbolPath {
  /// Width of a symbol for its height.
  static let aspect: CGFloat = 2.05

  /// The outline of a shape that fills `frame`.
  static func path(_ shape: Card.Shape, in frame: CGRect) -> UIBezierPath {
    switch shape {
    case .oval: UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2)
    case .diamond: diamond(frame)
    case .squiggle: squiggle(frame)
    }
  }

  private static func diamond(_ frame: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: frame.minX, y: frame.midY))
    path.addLine(to: CGPoint(x: frame.midX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
    path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY))
    path.close()
    return path
  }

  /// A wave that looks the same upside down: half of it as Bézier curves in shares of the frame, and the same half
  /// turned about the middle.
  private static func squiggle(_ frame: CGRect) -> UIBezierPath {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    let half: [(CGPoint, CGPoint, CGPoint)] = [
      (place(0.00, 0.24), place(0.12, 0.00), place(0.27, 0.03)),
      (place(0.45, 0.07), place(0.52, 0.36), place(0.70, 0.22)),
      (place(0.82, 0.11), place(0.88, -0.02), place(0.95, 0.05)),
      (place(1.00, 0.12), place(1.00, 0.30), place(1.00, 0.40)),
    ]
    func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * frame.midX - point.x, y: 2 * frame.midY - point.y) }
    let path = UIBezierPath()
    path.move(to: place(0.00, 0.60))
    for (first, second, end) in half { path.addCurve(to: end, controlPoint1: first, controlPoint2: second) }
    for (first, second, end) in half {
      path.addCurve(to: turned(end), controlPoint1: turned(first), controlPoint2: turned(second))
    }
    path.close()
    return path
  }
}
