import UIKit

/// The symbol of a kind of bubble, as a path in a square of side 2 around the origin.
enum SymbolShape {
  static func path(_ symbol: BubbleKind.Symbol) -> UIBezierPath {
    let path = UIBezierPath()
    switch symbol {
    case .circle: return UIBezierPath(ovalIn: CGRect(x: -0.8, y: -0.8, width: 1.6, height: 1.6))
    case .heart:
      path.move(to: CGPoint(x: 0, y: 0.9))
      path.addCurve(
        to: CGPoint(x: 0, y: -0.45), controlPoint1: CGPoint(x: -1.7, y: -0.25),
        controlPoint2: CGPoint(x: -0.85, y: -1.45))
      path.addCurve(
        to: CGPoint(x: 0, y: 0.9), controlPoint1: CGPoint(x: 0.85, y: -1.45), controlPoint2: CGPoint(x: 1.7, y: -0.25))
    case .leaf:
      path.move(to: CGPoint(x: -0.85, y: 0.85))
      path.addCurve(
        to: CGPoint(x: 0.85, y: -0.85), controlPoint1: CGPoint(x: -1, y: -0.65),
        controlPoint2: CGPoint(x: -0.1, y: -0.95))
      path.addCurve(
        to: CGPoint(x: -0.85, y: 0.85), controlPoint1: CGPoint(x: 0.95, y: 0.1), controlPoint2: CGPoint(x: 0.65, y: 1))
    case .drop:
      path.move(to: CGPoint(x: 0, y: -1))
      path.addCurve(
        to: CGPoint(x: 0, y: 0.95), controlPoint1: CGPoint(x: 0.3, y: -0.35), controlPoint2: CGPoint(x: 1.55, y: 0.95))
      path.addCurve(
        to: CGPoint(x: 0, y: -1), controlPoint1: CGPoint(x: -1.55, y: 0.95), controlPoint2: CGPoint(x: -0.3, y: -0.35))
    case .star: addStar(to: path)
    case .crown:
      let corners: [(CGFloat, CGFloat)] = [
        (-0.85, 0.75), (-1, -0.55), (-0.45, 0), (0, -0.9), (0.45, 0), (1, -0.55), (0.85, 0.75),
      ]
      addPolygon(corners, to: path)
    case .swirl:
      path.addArc(
        withCenter: .zero, radius: 0.85, startAngle: -0.6, endAngle: CGFloat.pi * 1.15, clockwise: true)
      path.addArc(
        withCenter: CGPoint(x: -0.1, y: 0), radius: 0.5, startAngle: CGFloat.pi, endAngle: CGFloat.pi * 2.4,
        clockwise: true)
      path.close()
    }
    path.close()
    return path
  }

  private static func addStar(to path: UIBezierPath) {
    var corners: [(CGFloat, CGFloat)] = []
    for index in 0..<10 {
      let angle = CGFloat(index) * CGFloat.pi / 5
      let reach: CGFloat = index % 2 == 0 ? 1 : 0.44
      corners.append((sin(angle) * reach, -cos(angle) * reach))
    }
    addPolygon(corners, to: path)
  }

  private static func addPolygon(_ corners: [(CGFloat, CGFloat)], to path: UIBezierPath) {
    for (index, corner) in corners.enumerated() {
      let place = CGPoint(x: corner.0, y: corner.1)
      index == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    path.close()
  }
}
