import UIKit

/// The three shapes of Set as paths.
enum SymbolPath {
  /// A symbol's width divided by its height.
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

  /// A squiggle, a wave thick at one end and thin at the other: cubic curves with points in fractions of the frame.
  private static func squiggle(_ frame: CGRect) -> UIBezierPath {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    let curves: [(CGPoint, CGPoint, CGPoint)] = [
      (place(1.055, 0.55), place(0.83, 1.04), place(0.57, 0.90)),
      (place(0.465, 0.85), place(0.37, 0.65), place(0.22, 0.88)),
      (place(0.045, 1.13), place(0.005, 0.99), place(0.0, 0.62)),
      (place(-0.005, 0.25), place(0.14, 0.0), place(0.31, 0.05)),
      (place(0.535, 0.11), place(0.565, 0.46), place(0.83, 0.08)),
      (place(0.89, 0.0), place(0.945, -0.06), place(0.975, 0.10)),
    ]
    let path = UIBezierPath()
    path.move(to: place(0.975, 0.10))
    for (first, second, end) in curves { path.addCurve(to: end, controlPoint1: first, controlPoint2: second) }
    path.close()
    return path
  }
}
