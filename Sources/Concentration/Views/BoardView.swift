import ArcadeKit
import UIKit

/// What stands beside the cards: the score, what was done, and buttons. A row on upright screens, a column on wide ones.
final class BoardView: UIView {
  let pauseButton = UIButton(type: .system)
  let newButton = UIButton(type: .system)
  private let scoreLabel = UILabel()
  private let detailLabel = UILabel()
  private let timeLabel = UILabel()
  /// What buttons leave to words.
  private let room = UILayoutGuide()
  /// How high the score is in a row, and each line in a column.
  private lazy var scoreHeight = scoreLabel.heightAnchor.constraint(equalToConstant: 0)
  private lazy var lineHeight = scoreLabel.heightAnchor.constraint(equalToConstant: 0)
  private lazy var row = rowConstraints
  private lazy var column = columnConstraints
  /// Whether the parts stand below each other.
  var isColumn = false {
    didSet {
      guard isColumn != oldValue else { return }
      showDetails()
      NSLayoutConstraint.deactivate(isColumn ? row : column)
      NSLayoutConstraint.activate(isColumn ? column : row)
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
    for part in subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    addLayoutGuide(room)
    NSLayoutConstraint.activate(commonConstraints + row)
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
    scoreHeight.constant = (Spacing.target * self.scale * 0.58).rounded(.down)
    lineHeight.constant = 28 * self.scale
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
  }

  // MARK: Where the parts are

  private func constraints(_ formats: String...) -> [NSLayoutConstraint] {
    let views: [String: NSObject] = [
      "pause": pauseButton, "new": newButton, "score": scoreLabel, "detail": detailLabel, "time": timeLabel,
      "room": room,
    ]
    let metrics = ["side": Spacing.target, "hair": Spacing.hair]
    return formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: metrics, views: views) }
  }

  /// Buttons are as large as fingers want them; words fill the room.
  private var commonConstraints: [NSLayoutConstraint] {
    constraints("[pause(side)]", "[new(side)]", "V:[pause(side)]", "V:[new(side)]")
      + labels.flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: room.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        ]
      }
  }

  /// One button on each side, and the words between them. While the board has no size the last edge gives way.
  private var rowConstraints: [NSLayoutConstraint] {
    scoreHeight.priority = UILayoutPriority(999)
    return constraints(
      "|[pause]-hair-[room]-hair-[new]-(0@999)-|", "V:|[room]|", "V:|[score][detail]|", "V:[score][time]|") + [
        pauseButton.centerYAnchor.constraint(equalTo: centerYAnchor),
        newButton.centerYAnchor.constraint(equalTo: centerYAnchor),
        scoreLabel.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.6), scoreHeight,
      ]
  }

  /// The buttons above, and as many lines as there are in the middle of the rest.
  private var columnConstraints: [NSLayoutConstraint] {
    lineHeight.priority = UILayoutPriority(999)
    return constraints(
      "|[room]|", "V:|[pause]-hair-[room]-(0@999)-|", "V:|[new]", "V:[score][detail(score)][time(score)]") + [
        pauseButton.trailingAnchor.constraint(equalTo: centerXAnchor),
        newButton.leadingAnchor.constraint(equalTo: centerXAnchor),
        detailLabel.centerYAnchor.constraint(equalTo: room.centerYAnchor),
        scoreLabel.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor), lineHeight,
      ]
  }
}
