import UIKit

extension UIView {
  /// Draws a table under a lamp: the first of three colors at the center of the light, the last at the edges.
  public final func drawLamplight(_ colors: [UIColor]) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map { $0.cgColor }, locations: [0, 0.55, 1]) else {
      return
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.height * 0.42)
    let reach = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() * 0.58
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: reach,
      options: [.drawsAfterEndLocation])
  }
}
