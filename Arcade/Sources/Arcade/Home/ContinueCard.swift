import ArcadeKit
import UIKit

/// The card that leads back to the app that was left last. Its picture is the app itself, paused and in miniature.
final class ContinueCard: UIControl {
  /// The width of a picture next to the text if there is little room, in points.
  static let pictureSide: CGFloat = 128
  /// The corner radius of the picture, in points.
  static let pictureCorner = 22 - inset + 2

  /// The place of the app's stage.
  let well = UIView()
  /// Whether the picture is above the text instead of next to it.
  var isPictureAbove = false { didSet { if isPictureAbove != oldValue { setNeedsLayout() } } }
  private let kicker = UILabel(.subheadline, Skin.home.surface.accent, bold: true)
  private let name = UILabel(.title2, Skin.home.surface.ink, bold: true)
  private let detail = UILabel(.subheadline, Skin.home.surface.mutedInk)
  private let arrow = PlayGlyph()
  private static let inset = Spacing.close

  override init(frame: CGRect) {
    super.init(frame: frame)
    dressAsCard()
    accessibilityTraits = .button
    well.isUserInteractionEnabled = false
    well.clipsToBounds = true
    well.layer.cornerRadius = ContinueCard.pictureCorner
    well.backgroundColor = Skin.home.ground.color
    addSubview(well)
    for view in [kicker, name, detail, arrow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ContinueCard" }
  override var cursor: String? { "pointer" }

  /// Sets the app's name and its progress.
  func show(app: String, progress: String?) {
    kicker.text = ArcadeStrings.goOn
    name.text = app
    detail.text = progress ?? ArcadeStrings.lastOpened
    accessibilityLabel = ArcadeStrings.goOn + ", " + app
    accessibilityValue = detail.text
    accessibilityHint = ArcadeStrings.goOnHint
    setNeedsLayout()
  }

  /// The minimum height of the card if its text has this width, in points.
  func wordsHeight(_ width: CGFloat) -> CGFloat {
    let room = width - 2 * Spacing.normal - PlayGlyph.side - Spacing.tight
    return kicker.height(room) + 2 + name.height(room) + 2 + detail.height(room) + 2 * Spacing.normal
  }

  /// The width of the picture next to the text: in the proportions of the window, as far as there is room.
  private var pictureWidth: CGFloat {
    guard bounds.width >= 480, let window, window.bounds.height > 0 else {
      return ContinueCard.pictureSide - ContinueCard.inset
    }
    let height = bounds.height - 2 * ContinueCard.inset
    let natural = height * max(window.bounds.width / window.bounds.height, 1)
    return min(natural, bounds.width * 0.55).rounded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = ContinueCard.inset
    let picture: CGRect
    let words: CGRect
    if isPictureAbove {
      let height = wordsHeight(bounds.width)
      picture = CGRect(x: inset, y: inset, width: bounds.width - 2 * inset, height: bounds.height - height - inset)
      words = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    } else {
      let width = pictureWidth
      picture = CGRect(x: inset, y: inset, width: width, height: bounds.height - 2 * inset)
      words = CGRect(x: picture.maxX, y: 0, width: bounds.width - picture.maxX, height: bounds.height)
    }
    place(well, leading: picture)
    let room = words.width - 2 * Spacing.normal - PlayGlyph.side - Spacing.tight
    var y = words.minY + (words.height - wordsHeight(words.width)) / 2 + Spacing.normal
    for (label, gap) in [(kicker, 2), (name, 2), (detail, 0)] as [(UILabel, CGFloat)] {
      let height = label.height(room)
      place(label, leading: CGRect(x: words.minX + Spacing.normal, y: y.rounded(), width: room, height: height))
      y += height + gap
    }
    place(
      arrow,
      leading: CGRect(
        x: words.maxX - Spacing.normal - PlayGlyph.side, y: (words.midY - PlayGlyph.side / 2).rounded(),
        width: PlayGlyph.side, height: PlayGlyph.side))
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.8 : 1
  }
}

/// A disc with a triangle, the symbol for starting or continuing a game.
final class PlayGlyph: HomeDrawing {
  static let side: CGFloat = 40

  override class var kind: String { "PlayGlyph" }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    Skin.home.surface.accent.setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)).fill()
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: bounds.midX - side * 0.13, y: bounds.midY - side * 0.19))
    triangle.addLine(to: CGPoint(x: bounds.midX + side * 0.2, y: bounds.midY))
    triangle.addLine(to: CGPoint(x: bounds.midX - side * 0.13, y: bounds.midY + side * 0.19))
    triangle.close()
    triangle.lineJoinStyle = .round
    triangle.lineWidth = side * 0.07
    Skin.home.surface.onAccent.set()
    triangle.fill()
    triangle.stroke()
  }
}
