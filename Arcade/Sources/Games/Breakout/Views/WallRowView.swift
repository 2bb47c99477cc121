import ArcadeKit
import UIKit

/// The bricks of one row that are at rest, as one picture: glass, lit from within in the hue of the row. A brick that
/// breaks leaves the picture, and its own view shows it.
final class WallRowView: UIView {
  private let row: Int
  private let tints: Int
  private let look: CourtLook
  private var bricks: [Brick] = []
  private var frames: [CGRect] = []
  /// Its frame in the court while the wall is at rest.
  private var home = CGRect.zero
  private var scale: CGFloat = 1

  init(row: Int, tints: Int, look: CourtLook) {
    self.row = row
    self.tints = tints
    self.look = look
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WallRowView" }

  /// Shows the standing bricks of its row of `wall`, with the frames that `court` gives them, `scale` times as large.
  func show(_ wall: Wall, in court: Court, scale: CGFloat) {
    self.scale = scale
    bricks = wall.bricks.filter { $0.row == row && $0.isSolid && !$0.isUnseen }
    // Beyond three times its radius, a blur is invisible.
    let reach = look.isPlain ? 0 : 3 * BrickView.glow
    let box = court.brickFrame(row: row, column: 0).union(court.brickFrame(row: row, column: wall.columns - 1))
      .insetBy(dx: -reach, dy: -reach)
    frames = bricks.map {
      court.brickFrame(row: row, column: $0.column).offsetBy(dx: -box.minX, dy: -box.minY)
    }
    home = box
    follow(wall, in: court)
    setNeedsDisplay()
  }

  /// Moves to where `wall` has moved its row.
  func follow(_ wall: Wall, in court: Court) {
    let place = home.offsetBy(dx: court.sway(of: row, in: wall), dy: court.fall(of: wall))
    let shown = CGRect(
      x: place.minX * scale, y: place.minY * scale, width: place.width * scale, height: place.height * scale)
    if frame != shown { frame = shown }
  }

  /// Shows a brick that was hit and still stands.
  func show(_ brick: Brick) {
    guard let index = bricks.firstIndex(where: { $0.id == brick.id }) else { return }
    bricks[index] = brick
    setNeedsDisplay()
  }

  /// Leaves a brick out from now on.
  func remove(_ id: Brick.ID) {
    guard let index = bricks.firstIndex(where: { $0.id == id }) else { return }
    bricks.remove(at: index)
    frames.remove(at: index)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: scale, y: scale)
    for (brick, frame) in zip(bricks, frames) {
      if !look.isPlain { drawGlow(of: brick, frame, context) }
      context.saveGState()
      context.translateBy(x: frame.minX, y: frame.minY)
      if look.isPlain {
        look.color(of: brick, of: tints).setFill()
        context.fill(CGRect(origin: .zero, size: frame.size))
      } else {
        drawGlass(of: brick, frame.size, context)
      }
      BrickGlyph(brick, ink: look.mark(of: brick, of: tints), size: frame.size).draw()
      context.restoreGState()
    }
  }

  /// The light around a brick and under its glass: the shadow of a shape that is itself outside the picture.
  private func drawGlow(of brick: Brick, _ frame: CGRect, _ context: CGContext) {
    let away = home.width + frame.maxX
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: away * scale, height: 0), blur: BrickView.glow * scale,
      color: look.color(of: brick, of: tints, alpha: look.shine(of: brick)).cgColor)
    look.color(of: brick, of: tints, alpha: 0.85).setFill()
    UIBezierPath(roundedRect: frame.offsetBy(dx: -away, dy: 0), cornerRadius: BrickView.corner).fill()
    context.restoreGState()
  }

  private func drawGlass(of brick: Brick, _ size: CGSize, _ context: CGContext) {
    let box = CGRect(origin: .zero, size: size)
    // The glass lies on its edge.
    let width = CourtLook.rim(of: brick)
    let edge = UIBezierPath(
      roundedRect: box.insetBy(dx: width / 2, dy: width / 2), cornerRadius: BrickView.corner - width / 2)
    edge.lineWidth = width
    look.edge(of: brick, of: tints).setStroke()
    edge.stroke()
    context.saveGState()
    UIBezierPath(roundedRect: box, cornerRadius: BrickView.corner).addClip()
    let lamp = look.lamp(of: brick, of: tints)
    if let gradient = CGGradient(colorsSpace: nil, colors: lamp.map { $0.cgColor }, locations: CourtLook.lampPlaces) {
      let (middle, edge) = (CourtLook.lampMiddle, CourtLook.lampEdge)
      context.saveGState()
      context.translateBy(x: middle.x * size.width, y: middle.y * size.height)
      context.scaleBy(x: (edge.x - middle.x) * size.width, y: (edge.y - middle.y) * size.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: [.drawsAfterEndLocation])
      context.restoreGState()
    }
    if let gradient = CGGradient(
      colorsSpace: nil, colors: CourtLook.gloss.map { $0.cgColor }, locations: CourtLook.glossPlaces)
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [.drawsAfterEndLocation])
    }
    context.restoreGState()
  }
}
