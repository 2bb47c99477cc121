import ArcadeKit
import CaromGeometry
import UIKit

/// A wall on the map: its picture, its name, its stars, or a lock.
final class WallCard: UIControl {
  /// What a card shows.
  struct Face: Equatable {
    var title: String
    var level: Level?
    /// The stars of a wall that was cleared, 0 … 3; nil if there are none to win.
    var stars: Int?
    var isLocked = false
    /// Whether it is played at the moment.
    var isCurrent = false
    var glyph: Glyph?
  }

  /// The sign of a card without a wall.
  enum Glyph { case random, build }

  private let title = UILabel()
  private let picture = WallPicture()

  var face = Face(title: "") {
    didSet { if face != oldValue { update() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.textColor = .white
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.6
    title.numberOfLines = 2
    title.isAccessibilityElement = false
    layer.cornerRadius = 14
    layer.borderWidth = 1
    addSubview(picture)
    addSubview(title)
    isAccessibilityElement = true
    traitCollectionDidChange(nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    title.font = .systemFont(ofSize: 14 * traitCollection.halfTextScale, weight: .semibold)
    setNeedsLayout()
  }

  override class var kind: String { "WallCard" }
  override var canBecomeFocused: Bool { isEnabled }

  /// How many cards fit beside each other in `room` points.
  static func count(in room: CGFloat, gap: CGFloat) -> Int { max(2, min(6, Int((room + gap) / (150 + gap)))) }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { paint() } } }

  private func update() {
    title.text = face.title
    title.alpha = face.isLocked ? 0.55 : 1
    picture.face = face
    isEnabled = !face.isLocked
    accessibilityTraits = face.isCurrent ? [.button, .selected] : .button
    accessibilityLabel = face.title
    accessibilityValue =
      if face.isLocked {
        BreakoutStrings.locked
      } else if let stars = face.stars {
        stars > 0 ? BreakoutStrings.stars(stars) : BreakoutStrings.notCleared
      } else {
        nil
      }
    paint()
  }

  private func paint() {
    backgroundColor = UIColor.rgb(0x2A2266, isHighlighted ? 0.95 : face.isLocked ? 0.35 : 0.72)
    layer.borderColor = (face.isCurrent ? UIColor.rgb(0xFFD54A) : UIColor(white: 1, alpha: 0.18)).cgColor
    layer.borderWidth = face.isCurrent ? 2 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.halfTextScale
    // A narrow card has its title in two lines.
    let isNarrow = title.sizeThatFits(CGSize(width: 1_000, height: 100)).width > bounds.width - 2 * Spacing.tight
    let line = (isNarrow ? 38 : 26) * scale
    picture.frame = CGRect(
      x: Spacing.tight, y: Spacing.tight, width: bounds.width - 2 * Spacing.tight,
      height: max(bounds.height - line - 2 * Spacing.hair - Spacing.tight, 1))
    title.frame = CGRect(
      x: Spacing.tight, y: bounds.height - line - Spacing.hair, width: bounds.width - 2 * Spacing.tight, height: line)
  }
}

/// The picture on a card.
private final class WallPicture: UIView {
  var face = WallCard.Face(title: "") { didSet { setNeedsDisplay() } }
  private let look = CourtLook.look(0)

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WallPicture" }

  private static let starSide: CGFloat = 15

  override func draw(_ rect: CGRect) {
    var box = bounds
    if let stars = face.stars, !face.isLocked {
      box.size.height -= WallPicture.starSide + Spacing.hair
      drawStars(stars)
    }
    if face.isLocked { return drawLock() }
    if let level = face.level { drawWall(level, in: box) }
    if let glyph = face.glyph { draw(glyph, in: box) }
  }

  private func drawWall(_ level: Level, in box: CGRect) {
    let cell = min(box.width / CGFloat(Level.columns), box.height / (CGFloat(level.rows) * 0.58), 22)
    let size = CGSize(width: cell, height: cell * 0.58)
    let left = box.midX - size.width * CGFloat(Level.columns) / 2
    let top = box.midY - size.height * CGFloat(level.rows) / 2
    for (place, cell) in level.cells.enumerated() {
      guard let cell, cell.kind != .hidden else { continue }
      let brick = Brick(id: 0, row: 0, column: 0, kind: cell.kind, tint: cell.tint)
      let frame = CGRect(
        x: left + CGFloat(place % Level.columns) * size.width, y: top + CGFloat(place / Level.columns) * size.height,
        width: size.width - 1, height: size.height - 1)
      look.color(of: brick, of: Level.tints, alpha: cell.kind == .ghost ? 0.45 : 1, lightened: 0.15).setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: 1.5).fill()
      if cell.kind == .tough {
        UIColor(white: 1, alpha: 0.75).setStroke()
        let edge = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 1)
        edge.lineWidth = 1
        edge.stroke()
      }
    }
  }

  private func drawStars(_ stars: Int) {
    let side = WallPicture.starSide
    for index in 0..<3 {
      let middle = CGPoint(
        x: bounds.midX + (CGFloat(index) - 1) * (side + Spacing.hair), y: bounds.height - side / 2)
      let star = StarShape.path(around: middle, radius: side / 2)
      if index < stars {
        UIColor.rgb(0xFFD54A).setFill()
        star.fill()
      } else {
        UIColor(white: 1, alpha: 0.45).setStroke()
        star.lineWidth = 1
        star.stroke()
      }
    }
  }

  private func drawLock() {
    UIColor(white: 1, alpha: 0.4).setFill()
    UIColor(white: 1, alpha: 0.4).setStroke()
    let side: CGFloat = min(30, bounds.height * 0.5)
    let body = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side * 0.1, width: side, height: side * 0.66)
    UIBezierPath(roundedRect: body, cornerRadius: 4).fill()
    let bow = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: body.minY), radius: side * 0.3, startAngle: CGFloat.pi, endAngle: 0,
      clockwise: true)
    bow.lineWidth = side * 0.12
    bow.stroke()
  }

  private func draw(_ glyph: WallCard.Glyph, in box: CGRect) {
    let side = min(box.height * 0.7, box.width * 0.6, 56)
    let field = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
    switch glyph {
    case .random:
      UIColor(white: 1, alpha: 0.9).setStroke()
      let die = UIBezierPath(roundedRect: field.insetBy(dx: 3, dy: 3), cornerRadius: side * 0.2)
      die.lineWidth = 2.5
      die.stroke()
      UIColor(white: 1, alpha: 0.9).setFill()
      for (x, y) in [(0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)] {
        let dot = side * 0.13
        UIBezierPath(
          ovalIn: CGRect(
            x: field.minX + x * side - dot / 2, y: field.minY + y * side - dot / 2, width: dot, height: dot)
        ).fill()
      }
    case .build:
      UIColor.rgb(0x7FD4FF).setFill()
      for (x, y) in [(0.0, 0.05), (0.52, 0.05), (0.26, 0.36)] {
        UIBezierPath(
          roundedRect: CGRect(
            x: field.minX + x * side, y: field.minY + y * side, width: side * 0.46, height: side * 0.25),
          cornerRadius: 3
        ).fill()
      }
      UIColor(white: 1, alpha: 0.95).setStroke()
      let plus = UIBezierPath()
      plus.move(to: CGPoint(x: field.midX, y: field.maxY - side * 0.3))
      plus.addLine(to: CGPoint(x: field.midX, y: field.maxY))
      plus.move(to: CGPoint(x: field.midX - side * 0.15, y: field.maxY - side * 0.15))
      plus.addLine(to: CGPoint(x: field.midX + side * 0.15, y: field.maxY - side * 0.15))
      plus.lineWidth = 3.5
      plus.lineCapStyle = .round
      plus.stroke()
    }
  }
}

/// A star with five points.
enum StarShape {
  static func path(around middle: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for point in 0..<10 {
      let turn = CGFloat(point) * CGFloat.pi / 5
      let reach = point % 2 == 0 ? radius : radius * 0.45
      let place = CGPoint(
        x: middle.x + reach * CaromGeometry.sin(turn), y: middle.y - reach * CaromGeometry.cos(turn))
      point == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    path.close()
    return path
  }
}
