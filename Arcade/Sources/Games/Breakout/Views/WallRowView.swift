import ArcadeKit
import UIKit

/// The bricks of one row that are at rest, as one picture: glass, lit from within in the hue of the row. A brick that
/// breaks leaves the picture, and its own view shows it.
final class WallRowView: UIView {
  private let row: Int
  private let rows: Int
  private let look: CourtLook
  private var bricks: [Brick] = []
  private var frames: [CGRect] = []

  init(row: Int, of rows: Int, look: CourtLook) {
    self.row = row
    self.rows = rows
    self.look = look
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WallRowView" }

  /// Shows the standing bricks of its row of `wall`, with the frames that `court` gives them.
  func show(_ wall: Wall, in court: Court) {
    bricks = wall.bricks.filter { $0.row == row && $0.isStanding }
    // Beyond three times its radius nothing is seen of a blur.
    let reach = look.isPlain ? 0 : 3 * BrickView.glow
    frame = court.brickFrame(row: row, column: 0).union(court.brickFrame(row: row, column: wall.columns - 1))
      .insetBy(dx: -reach, dy: -reach)
    frames = bricks.map { court.frame(of: $0).offsetBy(dx: -frame.minX, dy: -frame.minY) }
    setNeedsDisplay()
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
    for (brick, frame) in zip(bricks, frames) {
      if !look.isPlain { drawGlow(of: brick, frame, context) }
      context.saveGState()
      context.translateBy(x: frame.minX, y: frame.minY)
      if look.isPlain {
        look.brick(row: row, of: rows).setFill()
        context.fill(CGRect(origin: .zero, size: frame.size))
      } else {
        drawGlass(frame.size, isPlainKind: brick.kind == .plain, context)
      }
      BrickGlyph(brick, ink: look.mark(row: row, of: rows), size: frame.size).draw()
      context.restoreGState()
    }
  }

  /// The light around a brick and under its glass: the shadow of a shape that is itself outside of the picture.
  private func drawGlow(of brick: Brick, _ frame: CGRect, _ context: CGContext) {
    let away = bounds.width + frame.maxX
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: away, height: 0), blur: BrickView.glow,
      color: look.brick(row: row, of: rows, alpha: look.shine(of: brick)).cgColor)
    look.brick(row: row, of: rows, alpha: 0.85).setFill()
    UIBezierPath(roundedRect: frame.offsetBy(dx: -away, dy: 0), cornerRadius: BrickView.corner).fill()
    context.restoreGState()
  }

  private func drawGlass(_ size: CGSize, isPlainKind: Bool, _ context: CGContext) {
    let box = CGRect(origin: .zero, size: size)
    // The glass lies on its edge.
    let width = CourtLook.rim(isPlainKind: isPlainKind)
    let edge = UIBezierPath(
      roundedRect: box.insetBy(dx: width / 2, dy: width / 2), cornerRadius: BrickView.corner - width / 2)
    edge.lineWidth = width
    look.edge(row: row, of: rows, isPlainKind: isPlainKind).setStroke()
    edge.stroke()
    context.saveGState()
    UIBezierPath(roundedRect: box, cornerRadius: BrickView.corner).addClip()
    let lamp = look.lamp(row: row, of: rows)
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
