import ArcadeKit
import UIKit

/// A brick of glass, lit from within in the hue of its row.
final class BrickView: UIView {
  let brickID: Brick.ID
  private let look: CourtLook
  private let row: Int
  private let rows: Int
  private let glyph = BrickGlyphView()
  private let lamp = CAGradientLayer()
  private let gloss = CAGradientLayer()

  init(_ brick: Brick, rows: Int, look: CourtLook) {
    brickID = brick.id
    row = brick.row
    self.rows = rows
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if look.isPlain {
      backgroundColor = look.brick(row: row, of: rows)
    } else {
      buildGlass(isPlainKind: brick.kind == .plain)
    }
    addSubview(glyph)
    isAccessibilityElement = true
    accessibilityTraits = .image
    show(brick)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BrickView" }

  /// Updates the brick's look and accessibility label from the model.
  func show(_ brick: Brick) {
    glyph.show(brick, ink: look.mark(row: row, of: rows))
    accessibilityLabel = BreakoutStrings.brick(brick)
    if brick.isCracked, !look.isPlain { layer.shadowOpacity = Float(look.shine / 2) }
  }

  /// A lamp behind coloured glass, a reflection on the upper half, a bright edge, and a glow around the brick.
  private func buildGlass(isPlainKind: Bool) {
    lamp.type = .radial
    lamp.startPoint = CGPoint(x: 0.5, y: 0.62)
    lamp.endPoint = CGPoint(x: 1.1, y: 1.37)
    lamp.colors = [
      look.brick(row: row, of: rows, alpha: 0.96, lightened: 0.5).cgColor,
      look.brick(row: row, of: rows, alpha: 0.78, lightened: 0.12).cgColor,
      look.brick(row: row, of: rows, alpha: 0.52).cgColor,
    ]
    lamp.locations = [0, 0.55, 1]
    gloss.colors = [0.42, 0.14, 0].map { UIColor(white: 1, alpha: $0).cgColor }
    gloss.locations = [0, 0.38, 0.46]
    for sheet in [lamp, gloss] {
      sheet.cornerRadius = BrickView.corner
      layer.addSublayer(sheet)
    }
    layer.cornerRadius = BrickView.corner
    layer.borderWidth = isPlainKind ? 1 : 1.5
    layer.borderColor = look.brick(row: row, of: rows, alpha: isPlainKind ? 0.65 : 1, lightened: 0.6).cgColor
    layer.shadowColor = look.brick(row: row, of: rows).cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = 7
    layer.shadowOpacity = Float(look.shine)
  }

  private static let corner: CGFloat = 4

  override func layoutSubviews() {
    super.layoutSubviews()
    lamp.frame = bounds
    gloss.frame = bounds
    glyph.frame = bounds
  }

  /// Flashes the glass after a hit that did not break the brick.
  func flash() {
    let flare = addFlare()
    UIView.animate(withDuration: Motion.move, animations: { flare.alpha = 0 }) { _ in flare.removeFromSuperview() }
  }

  /// Breaks the brick: it flashes white, then turns over or swells, and disappears. With reduced motion it only flashes
  /// and fades.
  func breakAway() {
    isAccessibilityElement = false
    let flare = addFlare()
    let isStill = Motion.isReduced
    if !isStill, glyph.isHidden == false {
      glyph.isHidden = true
      UIView.transition(with: self, duration: Motion.move, options: .transitionFlipFromBottom, animations: {})
    }
    let leave = {
      if !isStill { self.transform = CGAffineTransform(scaleX: 1.12, y: 1.3) }
      flare.alpha = 0.2
      self.alpha = 0
    }
    UIView.animate(
      withDuration: Motion.farewell, delay: Motion.flash / 2, options: .curveEaseOut, animations: leave,
      completion: { _ in self.removeFromSuperview() })
  }

  private func addFlare() -> UIView {
    let flare = UIView(frame: bounds)
    flare.isUserInteractionEnabled = false
    flare.backgroundColor = UIColor(white: 1, alpha: 0.9)
    flare.layer.cornerRadius = look.isPlain ? 0 : BrickView.corner
    addSubview(flare)
    return flare
  }
}
