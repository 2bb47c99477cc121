import ArcadeKit
import UIKit

/// Time, score, highest score, the combo's color and the pause button: a row on upright screens, a column on low ones.
final class HUDView: UIView {
  let pauseButton = UIButton(type: .system)
  private let time = HUDNumber(BubbleStrings.time)
  private let score = HUDNumber(BubbleStrings.score)
  private let best = HUDNumber(BubbleStrings.best)
  private let run = RunView()
  private var parts: [UIView] { [time, score, run, best] }
  /// The room beside each number, in points.
  static let inset: CGFloat = 5
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in parts { addSubview(part) }
    addSubview(pauseButton)
    pauseButton.tintColor = Soap.ink
    pauseButton.setTitleColor(Soap.faintInk, for: .disabled)
    showPause(isPaused: false)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HUDView" }

  /// The height of the row, or the width of the column, at the user's text size.
  static func thickness(isColumn: Bool, textScale: CGFloat) -> CGFloat {
    let scale = 1 + (min(max(textScale, 1), 2) - 1) / 2
    return (isColumn ? 108 : 60) * scale
  }

  /// Shows a game's numbers; the highest score is the game's own once that is higher.
  func show(_ game: Game, best highest: Int, isPaused: Bool) {
    let isBeaten = game.score > highest && game.score > 0
    time.show("\(game.secondsLeft)", isMarked: game.phase == .playing && game.secondsLeft <= 5)
    score.show(NumberText.grouped(game.score), isMarked: false)
    run.show(game.combo)
    best.show(NumberText.grouped(max(highest, game.score)), isMarked: isBeaten)
    pauseButton.isEnabled = game.phase == .playing || game.phase == .counting
    showPause(isPaused: isPaused)
  }

  /// Shows beside the score how far the game is ahead of a ghost; nil without one.
  func show(lead: Int?) {
    score.show(
      caption: lead.map { BubbleStrings.score + " " + GhostStrings.lead($0) } ?? BubbleStrings.score,
      spoken: lead.map { BubbleStrings.score + ", " + GhostStrings.spokenLead($0) } ?? BubbleStrings.score,
      isMarked: lead != nil)
  }

  private func showPause(isPaused: Bool) {
    let name = isPaused ? BubbleStrings.resume : BubbleStrings.pause
    guard pauseButton.accessibilityLabel != name else { return }
    pauseButton.setImage(
      UIImage(systemName: isPaused ? "play" : "pause", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)),
      for: .normal)
    pauseButton.accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Spacing.target
    if isColumn {
      place(pauseButton, leading: CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side))
      let each = max(bounds.height - side, 0) / CGFloat(parts.count)
      for (index, part) in parts.enumerated() {
        place(part, leading: CGRect(x: 0, y: side + CGFloat(index) * each, width: bounds.width, height: each))
      }
    } else {
      let each = max(bounds.width - side, 0) / CGFloat(parts.count)
      for (index, part) in parts.enumerated() {
        place(part, leading: CGRect(x: CGFloat(index) * each, y: 0, width: each, height: bounds.height))
      }
      place(
        pauseButton,
        leading: CGRect(x: bounds.width - side, y: (bounds.height - side) / 2, width: side, height: side))
    }
  }
}

/// A number with its caption above it.
private final class HUDNumber: UIView {
  private let caption = UILabel()
  private let value = UILabel()

  init(_ name: String) {
    super.init(frame: .zero)
    caption.text = name
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = name
    for label in [caption, value] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    caption.textColor = Soap.faintInk
    value.textColor = Soap.ink
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows another caption, which a screen reader reads in other words.
  func show(caption text: String, spoken: String, isMarked: Bool) {
    if caption.text != text { caption.text = text }
    if accessibilityLabel != spoken { accessibilityLabel = spoken }
    let color = isMarked ? Soap.ink : Soap.faintInk
    if caption.textColor != color { caption.textColor = color }
  }

  func show(_ text: String, isMarked: Bool) {
    value.show(text)
    if accessibilityValue != text { accessibilityValue = text }
    let color = isMarked ? Soap.accent : Soap.ink
    if value.textColor != color { value.textColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = 1 + (min(max(traitCollection.textScale, 1), 2) - 1) / 2
    let height = min(bounds.height, 60 * scale)
    let top = (bounds.height - height) / 2
    caption.setSoap(13 * scale, .semibold)
    value.setSoap(30 * scale, .heavy)
    caption.frame = CGRect(x: 2, y: top + 2, width: max(bounds.width - 4, 1), height: height * 0.32)
    let inset = HUDView.inset
    value.frame = CGRect(
      x: inset, y: top + height * 0.34, width: max(bounds.width - 2 * inset, 1), height: height * 0.64)
  }
}
