import ArcadeKit
import UIKit

/// The court: the animator's reference view, which contains the bricks, the paddle and the balls.
final class CourtView: UIView {
  private(set) var look = CourtLook.look(0)
  private(set) var paddle = PaddleView(look: CourtLook.look(0))
  /// The views of the standing bricks, indexed by brick id; nil where a brick is gone.
  private(set) var bricks: [BrickView?] = []
  /// The pictures of the bricks at rest, one for each row of the wall.
  private var rows: [WallRowView] = []
  private let sky = CAGradientLayer()
  private let halo = CAGradientLayer()
  private let floor = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for light in [sky, halo, floor] { layer.addSublayer(light) }
    isAccessibilityElement = false
    accessibilityLabel = BreakoutStrings.court
    rebuild(look: look)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CourtView" }

  /// Empties the court and paints it in `look`.
  func rebuild(look: CourtLook) {
    self.look = look
    for view in subviews { view.removeFromSuperview() }
    bricks = []
    rows = []
    backgroundColor = look.sky[look.sky.count / 2]
    sky.isHidden = look.isPlain
    halo.isHidden = look.isPlain
    floor.isHidden = look.isPlain
    sky.colors = look.sky.map { $0.cgColor }
    light(halo, look.halo, from: CGPoint(x: 0.5, y: 0.22), to: CGPoint(x: 1.35, y: 0.67))
    light(floor, look.floor, from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 1.2, y: 1.18))
    layer.cornerRadius = look.isPlain ? 0 : CourtView.corner
    sky.cornerRadius = layer.cornerRadius
    layer.borderWidth = 1
    layer.borderColor = look.rim.cgColor
    let step = paddle.onStep
    paddle = PaddleView(look: look)
    paddle.onStep = step
    addSubview(paddle)
  }

  /// A radial gradient that fades from its middle to an ellipse through `edge`; both are in fractions of the court.
  private func light(_ layer: CAGradientLayer, _ color: UIColor, from middle: CGPoint, to edge: CGPoint) {
    layer.type = .radial
    layer.startPoint = middle
    layer.endPoint = edge
    layer.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
  }

  private static let corner: CGFloat = 16

  override func layoutSubviews() {
    super.layoutSubviews()
    for light in [sky, halo, floor] { light.frame = bounds }
  }

  /// Adds views for the standing bricks of `wall`, with the frames that `court` gives them.
  func build(_ wall: Wall, in court: Court) {
    for view in rows { view.removeFromSuperview() }
    rows = (0..<wall.rows).map { WallRowView(row: $0, of: wall.rows, look: look) }
    for row in rows {
      insertSubview(row, belowSubview: paddle)
      row.show(wall, in: court)
    }
    for view in bricks { view?.removeFromSuperview() }
    bricks = []
    bricks.reserveCapacity(wall.bricks.count)
    for brick in wall.bricks {
      guard brick.isStanding else {
        bricks.append(nil)
        continue
      }
      let view = BrickView(brick, rows: wall.rows, look: look)
      view.frame = court.frame(of: brick)
      insertSubview(view, belowSubview: paddle)
      bricks.append(view)
    }
  }

  /// Moves the standing bricks to their frames in a court of another size.
  func arrange(_ wall: Wall, in court: Court) {
    for row in rows { row.show(wall, in: court) }
    for brick in wall.bricks { bricks[brick.id]?.frame = court.frame(of: brick) }
  }

  /// Shows a brick that was hit and still stands.
  func crack(_ brick: Brick) {
    guard bricks.indices.contains(brick.id), let view = bricks[brick.id] else { return }
    rows[brick.row].show(brick)
    view.show(brick)
    view.flash()
  }

  /// Removes a brick with an animation.
  func removeBrick(_ id: Brick.ID) {
    guard bricks.indices.contains(id), let view = bricks[id] else { return }
    bricks[id] = nil
    for row in rows { row.remove(id) }
    view.breakAway()
  }

  /// Shows text that rises from `place` and fades, such as points that were won.
  func float(_ text: String, at place: CGPoint) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .bold)
    label.textColor = look.ink
    label.isAccessibilityElement = false
    label.sizeToFit()
    label.center = place
    label.isUserInteractionEnabled = false
    addSubview(label)
    let isStill = Motion.isReduced
    UIView.animate(
      withDuration: 2 * Motion.farewell, delay: 0, options: .curveEaseOut,
      animations: {
        if !isStill { label.center = CGPoint(x: place.x, y: place.y - Spacing.wide) }
        label.alpha = 0
      }, completion: { _ in label.removeFromSuperview() })
  }
}
