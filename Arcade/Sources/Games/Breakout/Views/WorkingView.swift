import ArcadeKit
import UIKit

/// The things that work at the moment: for each its sign, its name, and a bar for the time that is left. The view is outside the court.
final class WorkingView: UIView {
  private var chips: [Chip] = []
  /// Whether the chips stand below each other.
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WorkingView" }

  /// The color of the names.
  var ink = UIColor.label {
    didSet { for chip in chips { chip.ink = ink } }
  }

  /// Shows the things that work in `game`.
  func show(_ game: Game) {
    let working = Thing.allCases.filter { game.isOn($0) }
    if working != chips.map({ $0.thing }) {
      let old = chips
      chips = working.map { thing in old.first { $0.thing == thing } ?? Chip(thing) }
      for chip in old where !chips.contains(where: { $0 === chip }) { chip.removeFromSuperview() }
      for chip in chips where chip.superview == nil {
        chip.ink = ink
        addSubview(chip)
      }
      setNeedsLayout()
    }
    for chip in chips { chip.share = game.timeLeft[chip.thing.rawValue] / chip.thing.seconds }
  }

  /// The height of a chip, in points.
  var line: CGFloat { 24 * traitCollection.halfTextScale }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    var y: CGFloat = 0
    // If there is no room for them, chips show only their signs.
    let wanted = chips.reduce(CGFloat(0)) { $0 + $1.width(isShort: false) + Spacing.hair }
    let isShort = !isColumn && wanted > bounds.width
    for chip in chips {
      chip.isShort = isShort
      let width = isColumn ? bounds.width : chip.width(isShort: isShort)
      let height = isColumn ? chip.height(in: width, line: line) : line
      place(chip, leading: CGRect(x: x, y: y, width: width, height: height))
      if isColumn { y += height + Spacing.hair } else { x += width + Spacing.hair }
      chip.isHidden = isColumn ? y > bounds.height + Spacing.hair : x > bounds.width + Spacing.hair
    }
  }
}

/// A thing that works.
private final class Chip: UIView {
  let thing: Thing
  private let sign: SignView
  private let name = UILabel()
  private let bar = UIView()
  var isShort = false { didSet { name.isHidden = isShort } }
  var ink = UIColor.label {
    didSet {
      name.textColor = ink
      backgroundColor = ink.withAlphaComponent(0.12)
    }
  }

  /// The time that is left, 0 … 1. The bar shrinks in steps, so that it does not change in every tick.
  var share = 1.0 {
    didSet {
      let now = (share * 40).rounded(.up)
      if now != shown {
        shown = now
        layoutBar()
      }
    }
  }
  private var shown = 40.0

  init(_ thing: Thing) {
    self.thing = thing
    sign = SignView(thing)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    clipsToBounds = true
    name.text = BreakoutStrings.name(thing)
    name.font = .systemFont(ofSize: 12, weight: .semibold)
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = Chip.smallest
    name.isAccessibilityElement = false
    bar.backgroundColor = thing.isPower ? .rgb(0x3FA7D6) : .rgb(0xFF6B8B)
    for view in [sign, name, bar] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = BreakoutStrings.working(thing)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Chip" }

  private static let signWidth: CGFloat = 32
  /// How small its name may become, as a fraction.
  private static let smallest: CGFloat = 0.7

  func width(isShort: Bool) -> CGFloat {
    name.numberOfLines = 1
    let text = name.sizeThatFits(CGSize(width: 200, height: 24)).width
    return Chip.signWidth + (isShort ? Spacing.hair : text + Spacing.tight)
  }

  /// The height at a width; a name that is too long for a line has two.
  func height(in width: CGFloat, line: CGFloat) -> CGFloat {
    name.numberOfLines = 1
    let text = name.sizeThatFits(CGSize(width: 200, height: 24)).width * Chip.smallest
    guard text > width - Chip.signWidth - Spacing.hair else { return line }
    name.numberOfLines = 2
    return 2 * name.font.lineHeight.rounded(.up) + 3
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - 3
    let signHeight = min(height - 3, Chip.signWidth - 5)
    place(
      sign, leading: CGRect(x: 3, y: (height - signHeight) / 2 + 0.5, width: Chip.signWidth - 5, height: signHeight))
    place(
      name,
      leading: CGRect(
        x: Chip.signWidth, y: 0, width: max(bounds.width - Chip.signWidth - Spacing.hair, 1), height: height))
    layoutBar()
  }

  private func layoutBar() {
    place(
      bar, leading: CGRect(x: 0, y: bounds.height - 3, width: (bounds.width * shown / 40).rounded(), height: 3))
  }
}

/// The capsule of a thing at rest.
private final class SignView: UIView {
  private let thing: Thing

  init(_ thing: Thing) {
    self.thing = thing
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SignView" }

  override func draw(_ rect: CGRect) { ThingView.draw(thing, in: bounds) }
}
