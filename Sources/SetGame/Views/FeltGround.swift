import UIKit

/// Felt under a lamp: lighter in the middle, darker at the edges.
class FeltGround: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = FeltInk.felt
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [FeltInk.feltLight, FeltInk.felt, FeltInk.feltDark].map { $0.cgColor }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.55, 1]) else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.height * 0.42)
    let reach = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() * 0.58
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: reach,
      options: [.drawsAfterEndLocation])
  }
}
