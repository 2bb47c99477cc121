import ArcadeKit
import UIKit

/// The background of the game: the sky of the court, its lights, and the pictures of the bricks at rest. It contains the court, which has a
/// scale of its own. The pictures are here, so that they are drawn in the resolution of the screen whatever that scale is.
final class BackdropView: UIView {
  let court = CourtView(frame: .zero)
  /// The pictures of the bricks at rest, one for each row of the wall.
  private(set) var rows: [WallRowView] = []
  private let sky = CAGradientLayer()
  private let halo = CAGradientLayer()
  private let floor = CAGradientLayer()
  /// The fog that hides the wall.
  private let fog = UIView()
  private let fogLight = CAGradientLayer()
  /// How many points a point of the court has.
  private var scale: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for light in [sky, halo, floor] { layer.addSublayer(light) }
    fog.isUserInteractionEnabled = false
    fog.layer.addSublayer(fogLight)
    fog.isHidden = true
    addSubview(fog)
    addSubview(court)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BackdropView" }

  static let corner: CGFloat = 16

  /// Empties the court and paints it in `look`.
  func rebuild(look: CourtLook) {
    for row in rows { row.removeFromSuperview() }
    rows = []
    fog.isHidden = true
    backgroundColor = look.sky[look.sky.count / 2]
    for light in [sky, halo, floor] { light.isHidden = look.isPlain }
    sky.colors = look.sky.map { $0.cgColor }
    light(halo, look.halo, from: CGPoint(x: 0.5, y: 0.22), to: CGPoint(x: 1.35, y: 0.67))
    light(floor, look.floor, from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 1.2, y: 1.18))
    let mist = look.isDark ? UIColor.rgb(0x9AA6D8) : UIColor.rgb(0xFFFFFF)
    fogLight.colors = [1, 0.97, 0.94, 0].map { mist.withAlphaComponent($0).cgColor }
    fogLight.locations = [0, 0.5, 0.8, 1]
    layer.cornerRadius = look.isPlain ? 0 : BackdropView.corner
    sky.cornerRadius = layer.cornerRadius
    layer.borderWidth = 1
    layer.borderColor = look.rim.cgColor
    court.rebuild(look: look)
  }

  /// A radial gradient that fades from its middle to an ellipse through `edge`; both are in fractions of the court.
  private func light(_ layer: CAGradientLayer, _ color: UIColor, from middle: CGPoint, to edge: CGPoint) {
    layer.type = .radial
    layer.startPoint = middle
    layer.endPoint = edge
    layer.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
  }

  /// Shows the court of `size` in all of its own bounds; both have the same proportions.
  func fit(_ size: CGSize) {
    scale = size.width > 0 && bounds.width > 0 ? bounds.width / size.width : 1
    for light in [sky, halo, floor] { light.frame = bounds }
    fog.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.66)
    fogLight.frame = fog.bounds
    court.bounds = CGRect(origin: .zero, size: size)
    court.center = CGPoint(x: bounds.midX, y: bounds.midY)
    court.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    court.scale = scale
  }

  // MARK: The wall

  /// Makes pictures and views of the standing bricks of `wall`.
  func build(_ wall: Wall, in court: Court) {
    for view in rows { view.removeFromSuperview() }
    rows = (0..<wall.rows).map { WallRowView(row: $0, tints: wall.tints, look: self.court.look) }
    for row in rows {
      insertSubview(row, belowSubview: fog)
      row.show(wall, in: court, scale: scale)
    }
    self.court.build(wall, in: court)
  }

  /// Moves the standing bricks to their frames in a court of another size.
  func arrange(_ wall: Wall, in court: Court) {
    for row in rows { row.show(wall, in: court, scale: scale) }
    self.court.arrange(wall, in: court)
  }

  /// Follows the wall where it moves. The views of the bricks are moved only if `isThorough`, because they are
  /// invisible.
  func follow(_ wall: Wall, in court: Court, isThorough: Bool) {
    for row in rows { row.follow(wall, in: court) }
    if isThorough { self.court.arrange(wall, in: court) }
  }

  /// Draws the rows of `bricks` anew, because these have appeared, disappeared or changed without breaking.
  func redraw(_ bricks: [Brick], of wall: Wall, in court: Court) {
    var drawn: [Int] = []
    for brick in bricks {
      self.court.bricks[brick.id]?.show(brick)
      guard !drawn.contains(brick.row) else { continue }
      drawn.append(brick.row)
      rows[brick.row].show(wall, in: court, scale: scale)
    }
  }

  /// Shows a brick that was hit and still stands.
  func crack(_ brick: Brick, of wall: Wall, in court: Court) {
    redraw([brick], of: wall, in: court)
    self.court.bricks[brick.id]?.frame = court.frame(of: brick, in: wall)
    self.court.bricks[brick.id]?.flash()
  }

  /// Removes a brick with an animation.
  func removeBrick(_ id: Brick.ID, from frame: CGRect) {
    for row in rows { row.remove(id) }
    court.removeBrick(id, from: frame)
  }

  // MARK: Effects

  /// Hides the wall, or shows it again.
  func setFog(_ isFoggy: Bool) {
    if isFoggy { fog.isHidden = false }
    UIView.animate(withDuration: Motion.farewell, animations: { self.fog.alpha = isFoggy ? 1 : 0 }) { _ in
      if !isFoggy, self.fog.alpha == 0 { self.fog.isHidden = true }
    }
  }

  /// Lets the light from below the open side flare up, where a ball was lost.
  func flare() {
    guard !court.look.isPlain else { return }
    let glow = UIView(frame: bounds)
    glow.isUserInteractionEnabled = false
    let light = CAGradientLayer()
    light.frame = glow.bounds
    self.light(
      light, court.look.floor.withAlphaComponent(0.85), from: CGPoint(x: 0.5, y: 1.04), to: CGPoint(x: 1.3, y: 1.3))
    glow.layer.addSublayer(light)
    insertSubview(glow, belowSubview: court)
    UIView.animate(withDuration: 2 * Motion.farewell, delay: 0, options: .curveEaseOut, animations: { glow.alpha = 0 })
    { _ in
      glow.removeFromSuperview()
    }
  }

  /// Shakes the court a little.
  func shake() {
    let shift: CGFloat = 4
    UIView.animateKeyframes(
      withDuration: 0.24, delay: 0, options: [],
      animations: {
        for (step, way) in [(1.0, -0.6), (-0.8, 0.5), (0.5, 0.3), (-0.3, -0.2), (0, 0)].enumerated() {
          UIView.addKeyframe(withRelativeStartTime: Double(step) / 5, relativeDuration: 0.2) {
            self.transform = CGAffineTransform(translationX: way.0 * shift, y: way.1 * shift)
          }
        }
      })
  }
}
