import ArcadeKit
import UIKit

/// The area outside the court: pause, a new match, the current rally, and the serve. It is a row on upright screens and
/// a column on low ones.
final class BoardView: UIView {
  let pauseButton = UIButton(type: .system)
  let newButton = UIButton(type: .system)
  let serveButton = UIButton(type: .system)
  private let rallyLabel = UILabel()
  private let longestLabel = UILabel()
  /// Whether the parts are arranged in a column.
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    newButton.setImage(UIImage(systemName: "arrow.counterclockwise"), for: .normal)
    newButton.accessibilityLabel = PongStrings.newMatch
    serveButton.setImage(UIImage(systemName: "arrow.right"), for: .normal)
    serveButton.accessibilityLabel = PongStrings.serve
    for button in [pauseButton, newButton, serveButton] {
      button.tintColor = Ink.ink
      addSubview(button)
    }
    for label in [rallyLabel, longestLabel] {
      label.textAlignment = .center
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    rallyLabel.textColor = Ink.ink
    longestLabel.textColor = Ink.wash
    showPause(false)
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardView" }

  private var scale: CGFloat { traitCollection.halfTextScale }

  private func setFonts() {
    // Text grows by only half of the player's text size setting, because the board is two lines high.
    rallyLabel.font = Ink.serif((17 * scale).rounded(.down), .medium)
    longestLabel.font = Ink.serif((12 * scale).rounded(.down))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  /// Shows the state of `game`; `longest` is the longest rally ever.
  func show(_ game: Game, longest: Int, isPaused: Bool) {
    set(rallyLabel, PongStrings.rally(game.hits))
    set(longestLabel, PongStrings.longest(longest))
    showPause(isPaused)
    let isMoving = game.phase == .rally || game.isCounting
    pauseButton.isEnabled = isPaused || (game.needsTime && !game.isOver)
    newButton.isEnabled = isPaused || !isMoving
    serveButton.isEnabled = !isPaused && game.phase == .serving && !game.settings.isComputer(game.server)
  }

  private func showPause(_ isPaused: Bool) {
    let name = isPaused ? PongStrings.resume : PongStrings.pause
    guard pauseButton.accessibilityLabel != name else { return }
    pauseButton.setImage(UIImage(systemName: isPaused ? "play" : "pause"), for: .normal)
    pauseButton.accessibilityLabel = name
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  /// The height of the row, or the width of the column, in points.
  var thickness: CGFloat { isColumn ? 76 : max(Spacing.target, 40 * scale) + Spacing.hair }

  override func layoutSubviews() {
    super.layoutSubviews()
    isColumn ? layoutColumn() : layoutRow()
  }

  private func layoutRow() {
    let side = Spacing.target
    let y = (bounds.height - side) / 2
    place(pauseButton, leading: CGRect(x: 0, y: y, width: side, height: side))
    place(newButton, leading: CGRect(x: side + Spacing.hair, y: y, width: side, height: side))
    place(serveButton, leading: CGRect(x: bounds.width - side, y: y, width: side, height: side))
    let middle = 2 * side + 2 * Spacing.hair
    let width = max(bounds.width - 2 * middle, 1)
    let lower = bounds.height * 0.4
    place(rallyLabel, leading: CGRect(x: middle, y: 0, width: width, height: bounds.height - lower))
    place(longestLabel, leading: CGRect(x: middle, y: bounds.height - lower, width: width, height: lower))
  }

  private func layoutColumn() {
    let side = Spacing.target
    let x = (bounds.width - side) / 2
    let line = 24 * scale
    place(pauseButton, leading: CGRect(x: x, y: 0, width: side, height: side))
    place(newButton, leading: CGRect(x: x, y: side + Spacing.hair, width: side, height: side))
    let bottom = bounds.height - side
    place(serveButton, leading: CGRect(x: x, y: bottom, width: side, height: side))
    let middle = (2 * side + Spacing.hair + bottom) / 2
    place(rallyLabel, leading: CGRect(x: 0, y: middle - line, width: bounds.width, height: line))
    place(longestLabel, leading: CGRect(x: 0, y: middle, width: bounds.width, height: line * 0.8))
  }
}
