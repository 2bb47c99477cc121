import ArcadeKit
import UIKit

/// What stands beside the cards: the score, the time, and buttons. A row on upright screens, a column on wide ones.
final class BoardView: UIView {
  let pauseButton = UIButton(type: .system)
  let newButton = UIButton(type: .system)
  let undoButton = UIButton(type: .system)
  let shuffleButton = UIButton(type: .system)
  let hintButton = UIButton(type: .system)
  private let scoreLabel = UILabel()
  private let detailLabel = UILabel()
  private let rivalLabel = UILabel()
  /// Whether the parts stand below each other.
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let images = [
      (newButton, UIImage(systemName: "arrow.counterclockwise"), SetStrings.newGame),
      (undoButton, ButtonGlyph.undo, SetStrings.undo), (shuffleButton, ButtonGlyph.shuffle, SetStrings.shuffle),
      (hintButton, ButtonGlyph.hint, SetStrings.hint),
    ]
    for (button, image, name) in images {
      button.setImage(image, for: .normal)
      button.accessibilityLabel = name
    }
    for button in buttons {
      button.tintColor = FeltInk.chalk
      addSubview(button)
    }
    for label in [scoreLabel, detailLabel, rivalLabel] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.textColor = FeltInk.chalk
      addSubview(label)
    }
    detailLabel.textColor = FeltInk.faintChalk
    rivalLabel.textColor = FeltInk.faintChalk
    showPause(false)
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardView" }

  private var buttons: [UIButton] { [pauseButton, newButton, undoButton, shuffleButton, hintButton] }

  private var scale: CGFloat { 1 + (min(traitCollection.textScale, 2) - 1) / 2 }

  private func setFonts() {
    // Half of the person's wish: the board is two lines high. Where there is room all of it is larger.
    let scale = self.scale * (bounds.width > (isColumn ? 116 : 600) ? 1.25 : 1)
    scoreLabel.setRounded(20 * scale, .bold)
    detailLabel.setRounded(12 * scale, .medium)
    rivalLabel.setRounded(12 * scale, .medium)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  /// Shows the state of `game`.
  func show(_ game: Game, isPaused: Bool) {
    set(scoreLabel, NumberText.grouped(game.score))
    scoreLabel.accessibilityLabel = SetStrings.score(game.score)
    let time = game.settings.showsClock ? SetStrings.time(game.seconds) : nil
    let sets = game.rival == nil ? SetStrings.sets(game.setsFound) : SetStrings.duel(game.setsFound, game.rivalSets)
    set(detailLabel, isColumn ? sets : time.map { $0 + " · " + sets } ?? sets)
    set(rivalLabel, isColumn ? time ?? "" : "")
    showPause(isPaused)
    pauseButton.isEnabled = !game.isOver
    undoButton.isEnabled = game.canUndo && !isPaused && !game.isOver
    shuffleButton.isEnabled = !isPaused
    hintButton.isEnabled = game.canHint && !isPaused
  }

  private func showPause(_ isPaused: Bool) {
    let name = isPaused ? SetStrings.resume : SetStrings.pause
    guard pauseButton.accessibilityLabel != name else { return }
    pauseButton.setImage(UIImage(systemName: isPaused ? "play" : "pause"), for: .normal)
    pauseButton.accessibilityLabel = name
  }

  private func set(_ label: UILabel, _ text: String) {
    if label.text != text { label.text = text }
    if label.isHidden != text.isEmpty { label.isHidden = text.isEmpty }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setFonts()
    isColumn ? layoutColumn() : layoutRow()
  }

  private func layoutRow() {
    let side = Spacing.target
    let y = (bounds.height - side) / 2
    var x: CGFloat = 0
    for button in [pauseButton, newButton] {
      place(button, leading: CGRect(x: x, y: y, width: side, height: side))
      x += side
    }
    var end = bounds.width
    for button in [hintButton, shuffleButton, undoButton] {
      end -= side
      place(button, leading: CGRect(x: end, y: y, width: side, height: side))
    }
    // In the middle of the screen where there is room, else between the buttons.
    let narrow = bounds.width - 6 * side - 2 * Spacing.hair
    if narrow >= BoardView.leastWords {
      x = 3 * side
      end = bounds.width - 3 * side
    }
    let width = max(end - x - 2 * Spacing.hair, 1)
    let upper = (bounds.height * 0.58).rounded(.down)
    place(scoreLabel, leading: CGRect(x: x + Spacing.hair, y: 0, width: width, height: upper))
    place(detailLabel, leading: CGRect(x: x + Spacing.hair, y: upper, width: width, height: bounds.height - upper))
    place(rivalLabel, leading: CGRect(x: x, y: bounds.height, width: 1, height: 1))
  }

  private static let leastWords: CGFloat = 96

  private func layoutColumn() {
    let side = Spacing.target
    let gap = Spacing.hair
    let pairs = [[pauseButton, newButton], [undoButton, shuffleButton], [hintButton]]
    let left = (bounds.width - 2 * side) / 2
    var y: CGFloat = 0
    for pair in pairs {
      for (index, button) in pair.enumerated() {
        let x = pair.count == 1 ? (bounds.width - side) / 2 : left + CGFloat(index) * side
        place(button, leading: CGRect(x: x, y: y, width: side, height: side))
      }
      y += side
    }
    let room = max(bounds.height - y - gap, 1)
    let line = min(26 * scale, room / 3)
    let top = y + gap + max(room - 3 * line, 0) / 2
    for (index, label) in [scoreLabel, detailLabel, rivalLabel].enumerated() {
      place(label, leading: CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line))
    }
  }
}
