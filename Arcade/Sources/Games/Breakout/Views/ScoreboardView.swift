import ArcadeKit
import UIKit

/// The area outside the court: pause, score, best score, lives and push. It is a row on upright screens and a column on
/// low ones.
final class ScoreboardView: UIView {
  let pauseButton = GlyphButton(.pause)
  let pushButton = GlyphButton(.push)
  private let scoreLabel = UILabel()
  private let bestLabel = UILabel()
  private let comboLabel = UILabel()
  private let livesView = LivesView()
  /// Whether the parts are arranged in a column.
  var isColumn = false { didSet { if isColumn != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scoreLabel.textColor = .label
    scoreLabel.textAlignment = .center
    scoreLabel.adjustsFontSizeToFitWidth = true
    scoreLabel.accessibilityTraits = .updatesFrequently
    bestLabel.textColor = .quietLabel
    bestLabel.textAlignment = .center
    bestLabel.adjustsFontSizeToFitWidth = true
    comboLabel.textAlignment = .center
    comboLabel.isAccessibilityElement = false
    comboLabel.textColor = .warningLabel
    for view in [pauseButton, scoreLabel, bestLabel, comboLabel, livesView, pushButton] as [UIView] { addSubview(view) }
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ScoreboardView" }

  private func setFonts() {
    // Text grows by only half of what the player asks for: the board is one line high, and its numbers are always
    // large.
    let scale = traitCollection.halfTextScale
    scoreLabel.font = .systemFont(ofSize: 24 * scale, weight: .bold)
    bestLabel.font = .systemFont(ofSize: 12 * scale, weight: .medium)
    comboLabel.font = .systemFont(ofSize: 15 * scale, weight: .bold)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  /// Shows the state of `game`.
  func show(_ game: Game, best: Int, isPaused: Bool) {
    set(scoreLabel, NumberText.grouped(game.score))
    scoreLabel.accessibilityLabel = BreakoutStrings.score + " " + NumberText.grouped(game.score)
    set(bestLabel, BreakoutStrings.bestLine(best))
    set(comboLabel, game.combo > 1 ? BreakoutStrings.combo(game.combo) : "")
    livesView.show(game.lives, isPractice: game.settings.isPractice)
    pauseButton.glyph = isPaused ? .resume : .pause
    pauseButton.isEnabled = game.phase == .playing
    pushButton.glyph = game.phase == .serving ? .launch : .push
    pushButton.isEnabled = game.phase == .serving || game.phase == .playing
    showPush(game)
  }

  /// Shows how far the push has recharged.
  func showPush(_ game: Game) {
    pushButton.fill = game.phase == .playing ? 1 - game.pushWait / Rules.pushCooldown : 1
    pushButton.isInviting = game.offersPush || game.phase == .serving
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  /// The height of the row, or the width of the column, in points.
  var thickness: CGFloat {
    let scale = traitCollection.halfTextScale
    return isColumn ? 84 : max(Spacing.target, 48 * scale) + Spacing.tight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isColumn ? layoutColumn() : layoutRow()
  }

  private func layoutRow() {
    let side = Spacing.target
    let y = (bounds.height - side) / 2
    place(pauseButton, leading: CGRect(x: 0, y: y, width: side, height: side))
    place(livesView, leading: CGRect(x: side + Spacing.tight, y: y, width: side, height: side))
    place(pushButton, leading: CGRect(x: bounds.width - side, y: y, width: side, height: side))
    place(comboLabel, leading: CGRect(x: bounds.width - 2 * side - Spacing.tight, y: y, width: side, height: side))
    let middle = 2 * (side + Spacing.tight)
    let width = max(bounds.width - 2 * middle, 1)
    let lower = bounds.height * 0.36
    place(scoreLabel, leading: CGRect(x: middle, y: 0, width: width, height: bounds.height - lower))
    place(bestLabel, leading: CGRect(x: middle, y: bounds.height - lower, width: width, height: lower))
  }

  private func layoutColumn() {
    let side = Spacing.target
    let x = (bounds.width - side) / 2
    let line = min(32, max((bounds.height - 3 * side - 4 * Spacing.hair) / 3, 16))
    var y: CGFloat = 0
    place(pauseButton, leading: CGRect(x: x, y: y, width: side, height: side))
    y += side + Spacing.hair
    place(scoreLabel, leading: CGRect(x: 0, y: y, width: bounds.width, height: line))
    y += line
    place(bestLabel, leading: CGRect(x: 0, y: y, width: bounds.width, height: line * 0.75))
    y += line * 0.75 + Spacing.hair
    place(livesView, leading: CGRect(x: x, y: y, width: side, height: side))
    y += side
    place(comboLabel, leading: CGRect(x: 0, y: y, width: bounds.width, height: line))
    place(pushButton, leading: CGRect(x: x, y: max(bounds.height - side, y), width: side, height: side))
  }
}
