import ArcadeKit
import UIKit

/// The mark on a brick that is hit.
final class BrickGlyphView: UIView {
  private let brick: Brick
  private let ink: UIColor

  init(_ brick: Brick, ink: UIColor) {
    self.brick = brick
    self.ink = ink
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    isHidden = BrickGlyph(brick, ink: ink, size: .zero).isEmpty
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BrickGlyphView" }

  override func draw(_ rect: CGRect) { BrickGlyph(brick, ink: ink, size: bounds.size).draw() }
}
