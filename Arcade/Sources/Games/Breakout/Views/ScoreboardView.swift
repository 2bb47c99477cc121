import ArcadeKit
import UIKit

/// The area outside the court: pause, restart, score, best score, lives, push, and what works at the moment. It is a row on
/// upright screens and a column on low ones.
final class ScoreboardView: UIView {
  let pauseButton = GlyphButton(.pause)
  let restartButton = GlyphButton(.restart)
  let pushButton = GlyphButton(.push)
  let working = WorkingView()
  private let scoreLabel = UILabel()
  private let bestLabel = UILabel()
  private let comboLabel = UILabel()
  private let livesView = LivesView()
  /// How far the run is ahead of a ghost, in the place of the best score; nil without a ghost.
  private var lead: Int?
  private var best = 0
  private var hasLives = true { didSet { if hasLives != oldValue { setNeedsLayout() } } }
  /// Whether the parts are arranged in a column.
  var isColumn = false {
    didSet {
      working.isColumn = isColumn
      if isColumn != oldValue { setNeedsLayout() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scoreLabel.textAlignment = .center
    scoreLabel.adjustsFontSizeToFitWidth = true
    scoreLabel.accessibilityTraits = .updatesFrequently
    bestLabel.textAlignment = .center
    bestLabel.adjustsFontSizeToFitWidth = true
    comboLabel.textAlignment = .center
    comboLabel.isAccessibilityElement = false
    let parts: [UIView] = [
      pauseButton, restartButton, scoreLabel, livesView, bestLabel, comboLabel, pushButton, working,
    ]
    for view in parts { addSubview(view) }
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ScoreboardView" }

  /// Its text has the ink of the scenery behind it.
  func paint(_ look: CourtLook) {
    scoreLabel.textColor = look.ink
    bestLabel.textColor = look.ink.withAlphaComponent(0.8)
    comboLabel.textColor = look.isDark ? .rgb(0xFFC36B) : .rgb(0x8A3A00)
    livesView.paint(look)
    working.ink = look.ink
    for button in [pauseButton, restartButton, pushButton] { button.ink = look.ink }
  }

  private func setFonts() {
    // Text grows by only half of the player's text size setting, because the board is one line high, and its numbers
    // are always large.
    let scale = traitCollection.halfTextScale
    scoreLabel.setDisplay(27 * scale)
    showBest()
    comboLabel.setDisplay(17 * scale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  /// Shows the state of `game`; `best` is 0 if there is no best score yet.
  func show(_ game: Game, best: Int, isPaused: Bool) {
    set(scoreLabel, NumberText.grouped(game.score))
    scoreLabel.accessibilityLabel = BreakoutStrings.score + " " + NumberText.grouped(game.score)
    self.best = best
    showBest()
    let combo = game.combo * (game.isOn(.double) ? Rules.doublePoints : 1)
    set(comboLabel, combo > 1 ? BreakoutStrings.combo(combo) : "")
    livesView.show(game.lives, isPractice: game.settings.isPractice)
    hasLives = game.lives > 0 || game.settings.isPractice
    pauseButton.glyph = isPaused ? .resume : .pause
    pauseButton.isEnabled = game.phase == .playing
    restartButton.isEnabled = !game.isOver
    pushButton.glyph = game.phase == .serving ? .launch : .push
    pushButton.isEnabled = game.phase == .serving || game.phase == .playing
    showPush(game)
  }

  /// Shows how far the push has recharged, and what works.
  func showPush(_ game: Game) {
    pushButton.fill = game.phase == .playing ? 1 - game.pushWait / Rules.pushCooldown : 1
    pushButton.isInviting = game.offersPush || game.phase == .serving
    working.show(game)
  }

  /// Shows how far the run is ahead of a ghost; with nil the best score again.
  func show(lead: Int?) {
    guard lead != self.lead else { return }
    self.lead = lead
    showBest()
  }

  private func showBest() {
    let isHidden = best == 0 && lead == nil
    if bestLabel.isHidden != isHidden {
      bestLabel.isHidden = isHidden
      setNeedsLayout()
    }
    set(bestLabel, lead.map { GhostStrings.lead($0) } ?? BreakoutStrings.bestLine(best))
    let words = lead.map { GhostStrings.spokenLead($0) }
    if bestLabel.accessibilityLabel != words { bestLabel.accessibilityLabel = words }
    let size: CGFloat = lead == nil ? 12 : 15
    let font = UIFont.systemFont(ofSize: size * traitCollection.halfTextScale, weight: lead == nil ? .medium : .bold)
    if bestLabel.font != font { bestLabel.font = font }
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  /// The height of the row, or the width of the column, in points.
  var thickness: CGFloat {
    let scale = traitCollection.halfTextScale
    return isColumn
      ? 2 * Spacing.target + Spacing.tight : max(Spacing.target, 48 * scale) + Spacing.tight + working.line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isColumn ? layoutColumn() : layoutRow()
  }

  private func layoutRow() {
    let side = Spacing.target
    let height = bounds.height - working.line - Spacing.hair
    let y = (height - side) / 2
    place(pauseButton, leading: CGRect(x: 0, y: y, width: side, height: side))
    place(restartButton, leading: CGRect(x: side + Spacing.hair, y: y, width: side, height: side))
    place(pushButton, leading: CGRect(x: bounds.width - side, y: y, width: side, height: side))
    place(comboLabel, leading: CGRect(x: bounds.width - 2 * side - Spacing.hair, y: y, width: side, height: side))
    let middle = 2 * (side + Spacing.hair)
    let width = max(bounds.width - 2 * middle, 1)
    let lower = height * 0.36
    place(scoreLabel, leading: CGRect(x: middle, y: 0, width: width, height: height - lower))
    // The lives and the best score share a line; one of them alone is in the middle.
    let half = bestLabel.isHidden ? width : hasLives ? width / 2 : 0
    place(livesView, leading: CGRect(x: middle, y: height - lower, width: half, height: lower))
    place(bestLabel, leading: CGRect(x: middle + half, y: height - lower, width: width - half, height: lower))
    place(working, leading: CGRect(x: 0, y: height + Spacing.hair, width: bounds.width, height: working.line))
  }

  private func layoutColumn() {
    let side = Spacing.target
    let width = bounds.width
    place(pauseButton, leading: CGRect(x: 0, y: 0, width: side, height: side))
    place(restartButton, leading: CGRect(x: width - side, y: 0, width: side, height: side))
    let room = bounds.height - 2 * side - Spacing.tight
    let line = min(30, max(room / 5, 14))
    var y = side + Spacing.hair
    place(scoreLabel, leading: CGRect(x: 0, y: y, width: width, height: line))
    y += line
    place(bestLabel, leading: CGRect(x: 0, y: y, width: width, height: line * 0.6))
    y += line * 0.6
    place(livesView, leading: CGRect(x: 0, y: y, width: width, height: line * 0.7))
    y += line * 0.7 + Spacing.hair
    let bottom = max(bounds.height - side, y)
    place(working, leading: CGRect(x: 0, y: y, width: width, height: max(bottom - y - Spacing.hair, 0)))
    place(pushButton, leading: CGRect(x: 0, y: bottom, width: side, height: side))
    let rest = side + Spacing.hair
    place(comboLabel, leading: CGRect(x: rest, y: bottom, width: width - rest, height: side))
  }
}
