import ArcadeKit
import UIKit

/// Felt under a lamp: lighter in the middle, darker at the edges.
final class FeltGround: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = FeltInk.felt
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "FeltGround" }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { drawLamplight([FeltInk.feltLight, FeltInk.felt, FeltInk.feltDark]) }
}
