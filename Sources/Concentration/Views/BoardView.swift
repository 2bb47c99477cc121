import ArcadeKit
import UIKit

/// What stands beside the cards: the score, what was done, and buttons. A row on upright screens, a column on wide ones.
final class BoardView: UIView {
  let pauseButton = UIButton(type: .system)
  let newButton = UIButton(type: .system)
  private let scoreLabel = UILabel()
  private let detailLabel = UILabel()
  private let timeLabel = UILabel()
  /// Whether the parts stand below each other.
  var isColumn = false {
    didSet {
      guard isColumn != oldValue else { return }
      showDetails()
      setNeedsLayout()
    }
  }
  /// What was done, and the time; none where it is not to be seen.
  private var detail = ""
  private var time: String?
  /// The colour of words and signs.
  var words = UIColor.white {
    didSet {
      for label in labels { label.textColor = words }
      for button in [pauseButton, newButton] { button.tintColor = words }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    newButton.setImage(UIImage(systemName: "arrow.counterclockwise"), for: .normal)
    newButton.accessibilityLabel = ConcentrationStrings.newGame
    for button in [pauseButton, newButton] { addSubview(button) }
    for label in labels {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    showPause(false)
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardView" }

  private var labels: [UILabel] { [scoreLabel, detailLabel, timeLabel] }
  private var scale: CGFloat { 1 + (min(traitCollection.textScale, 2) - 1) / 2 }

  /// Where found pairs fly to, in the board.
  var goal: CGPoint { scoreLabel.center }

  private func setFonts() {
    // Half of the person's wish: the board is two lines high. Where there is room all of it is larger.
    let scale = self.scale * (bounds.width > (isColumn ? 116 : 600) ? 1.25 : 1)
    scoreLabel.setRounded(20 * scale, .bold)
    for label in [detailLabel, timeLabel] { label.setRounded(12.5 * scale, .semibold) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  /// Shows the state of `game`.
  func show(_ game: Game, isPaused: Bool, canPause: Bool) {
    set(scoreLabel, ConcentrationStrings.standing(game))
    scoreLabel.accessibilityLabel = ConcentrationStrings.spokenStanding(game)
    time = game.settings.showsClock ? ConcentrationStrings.time(game.seconds) : nil
    detail = ConcentrationStrings.detail(game)
    showDetails()
    showPause(isPaused)
    pauseButton.isEnabled = canPause || isPaused
  }

  /// Both in a line, or the time in one of its own.
  private func showDetails() {
    set(detailLabel, isColumn ? detail : time.map { detail + " · " + $0 } ?? detail)
    set(timeLabel, isColumn ? time ?? "" : "")
  }

  private func showPause(_ isPaused: Bool) {
    let name = isPaused ? ConcentrationStrings.resume : ConcentrationStrings.pause
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

  /// One button on each side, and the words between them.
  private func layoutRow() {
    let side = Spacing.target
    let y = (bounds.height - side) / 2
    place(pauseButton, leading: CGRect(x: 0, y: y, width: side, height: side))
    place(newButton, leading: CGRect(x: bounds.width - side, y: y, width: side, height: side))
    let width = max(bounds.width - 2 * side - 2 * Spacing.hair, 1)
    let upper = (bounds.height * 0.58).rounded(.down)
    place(scoreLabel, leading: CGRect(x: side + Spacing.hair, y: 0, width: width, height: upper))
    place(
      detailLabel, leading: CGRect(x: side + Spacing.hair, y: upper, width: width, height: bounds.height - upper))
    place(timeLabel, leading: CGRect(x: 0, y: bounds.height, width: 1, height: 1))
  }

  private func layoutColumn() {
    let side = Spacing.target
    let left = (bounds.width - 2 * side) / 2
    place(pauseButton, leading: CGRect(x: left, y: 0, width: side, height: side))
    place(newButton, leading: CGRect(x: left + side, y: 0, width: side, height: side))
    let room = max(bounds.height - side - Spacing.hair, 1)
    let line = min(28 * scale, room / 3)
    let top = side + Spacing.hair + max(room - 3 * line, 0) / 2
    for (index, label) in labels.enumerated() {
      place(label, leading: CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line))
    }
  }
}
