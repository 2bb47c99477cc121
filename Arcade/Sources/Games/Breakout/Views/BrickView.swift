import ArcadeKit
import UIKit

/// A brick. At rest it is a part of the picture of its row (`WallRowView`), and this view only describes it for screen readers; when it is
/// hit, this view shows what happens to it.
final class BrickView: UIView {
  let brickID: Brick.ID
  private let look: CourtLook
  private let tints: Int
  private var brick: Brick

  init(_ brick: Brick, tints: Int, look: CourtLook) {
    brickID = brick.id
    self.brick = brick
    self.tints = tints
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
    show(brick)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BrickView" }

  /// Updates the accessibility label from the model.
  func show(_ brick: Brick) {
    self.brick = brick
    accessibilityLabel = BreakoutStrings.brick(brick)
    isAccessibilityElement = !brick.isUnseen && brick.isSolid
  }

  static let corner: CGFloat = 4
  /// The radius of the glow around the glass.
  static let glow: CGFloat = 7

  /// Shows the glass as the picture of the row did, in layers that can move.
  private func standOut() {
    if look.isPlain {
      backgroundColor = look.color(of: brick, of: tints)
    } else {
      buildGlass()
    }
  }

  /// A lamp behind colored glass, a reflection on the upper half, a bright edge, and a glow around the brick.
  private func buildGlass() {
    let lamp = CAGradientLayer()
    let gloss = CAGradientLayer()
    lamp.type = .radial
    lamp.startPoint = CourtLook.lampMiddle
    lamp.endPoint = CourtLook.lampEdge
    lamp.colors = look.lamp(of: brick, of: tints).map { $0.cgColor }
    lamp.locations = CourtLook.lampPlaces
    gloss.colors = CourtLook.gloss.map { $0.cgColor }
    gloss.locations = CourtLook.glossPlaces
    for sheet in [lamp, gloss] {
      sheet.frame = bounds
      sheet.cornerRadius = BrickView.corner
      layer.addSublayer(sheet)
    }
    layer.cornerRadius = BrickView.corner
    layer.borderWidth = CourtLook.rim(of: brick)
    layer.borderColor = look.edge(of: brick, of: tints).cgColor
    layer.shadowColor = look.color(of: brick, of: tints).cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = BrickView.glow
    layer.shadowOpacity = Float(look.shine(of: brick))
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
    standOut()
    let isStill = Motion.isReduced
    if isStill {
      let glyph = BrickGlyphView(brick, ink: look.mark(of: brick, of: tints))
      glyph.frame = bounds
      addSubview(glyph)
    }
    let flare = addFlare()
    if !isStill, brick.kind != .plain || brick.gift != nil {
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
