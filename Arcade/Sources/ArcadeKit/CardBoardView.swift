import UIKit

/// The area beside a card game: the score, details of the game, the time, and buttons. It is a row on upright screens
/// and a column on wide ones.
public final class CardBoardView: UIView {
  /// The names of the buttons that every game has.
  public struct Names {
    let pause: String
    let resume: String
    let newGame: String

    public init(pause: String, resume: String, newGame: String) {
      self.pause = pause
      self.resume = resume
      self.newGame = newGame
    }
  }

  public let pauseButton = UIButton(type: .system)
  public let newButton: UIButton
  private let names: Names
  /// The buttons at the start and at the end of the row, in reading order.
  private let leading: [UIButton]
  private let trailing: [UIButton]
  private let scoreLabel = UILabel()
  private let detailLabel = UILabel()
  private let timeLabel = UILabel()
  /// The space between the buttons, for the text.
  private let room = UILayoutGuide()
  /// The height of the score in a row, and of each line in a column.
  private lazy var scoreHeight = scoreLabel.heightAnchor.constraint(equalToConstant: 0)
  private lazy var lineHeight = scoreLabel.heightAnchor.constraint(equalToConstant: 0)
  private lazy var row = rowConstraints
  private lazy var column = columnConstraints
  private var detail = ""
  private var time: String?

  /// Whether the parts are arranged in a column.
  public var isColumn = false {
    didSet {
      guard isColumn != oldValue else { return }
      showDetails()
      NSLayoutConstraint.deactivate(isColumn ? row : column)
      NSLayoutConstraint.activate(isColumn ? column : row)
      setNeedsLayout()
    }
  }
  /// The color of the score and of the symbols.
  public var ink = UIColor.white { didSet { showInk() } }
  /// The color of the text below the score; nil for the color of the score.
  public var faintInk: UIColor? { didSet { showInk() } }

  /// A board whose row ends with the buttons `more`, or with the button for a new game if `more` is empty.
  public init(_ names: Names, more: [UIButton] = []) {
    self.names = names
    newButton = CardBoardView.button(UIImage(systemName: "arrow.counterclockwise"), names.newGame)
    leading = more.isEmpty ? [pauseButton] : [pauseButton, newButton]
    trailing = more.isEmpty ? [newButton] : more
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
    for label in labels {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    showInk()
    showPause(false)
    setFonts()
    for part in subviews { part.translatesAutoresizingMaskIntoConstraints = false }
    addLayoutGuide(room)
    NSLayoutConstraint.activate(commonConstraints + row)
  }

  public required init?(coder: NSCoder) { return nil }

  /// A button for a board, with an image and an accessibility label.
  public static func button(_ image: UIImage?, _ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.accessibilityLabel = name
    return button
  }

  public override class var kind: String { "CardBoardView" }

  private var buttons: [UIButton] { leading + trailing }
  private var labels: [UILabel] { [scoreLabel, detailLabel, timeLabel] }

  /// The center of the score, in the board's coordinates.
  public var scoreCenter: CGPoint { scoreLabel.center }

  // MARK: Contents

  /// Shows the score (`spoken` to a screen reader), the details of the game, and the time, if any.
  public func show(score: String, spoken: String, detail: String, time: String?, isPaused: Bool) {
    set(scoreLabel, score)
    scoreLabel.accessibilityLabel = spoken
    self.detail = detail
    self.time = time
    showDetails()
    showPause(isPaused)
  }

  /// Shows details and time in one line, or in two in a column.
  private func showDetails() {
    set(detailLabel, isColumn ? detail : time.map { detail + " · " + $0 } ?? detail)
    set(timeLabel, isColumn ? time ?? "" : "")
  }

  private func showPause(_ isPaused: Bool) {
    let name = isPaused ? names.resume : names.pause
    guard pauseButton.accessibilityLabel != name else { return }
    pauseButton.setImage(UIImage(systemName: isPaused ? "play" : "pause"), for: .normal)
    pauseButton.accessibilityLabel = name
  }

  private func set(_ label: UILabel, _ text: String) {
    if label.text != text { label.text = text }
    if label.isHidden != text.isEmpty { label.isHidden = text.isEmpty }
  }

  private func showInk() {
    for button in buttons {
      button.tintColor = ink
      // The standard gray of a disabled button follows the system's light or dark mode; the table does not.
      button.setTitleColor(ink.withAlphaComponent(0.6), for: .disabled)
    }
    scoreLabel.textColor = ink
    for label in [detailLabel, timeLabel] { label.textColor = faintInk ?? ink }
  }

  // MARK: Sizes

  private var scale: CGFloat { traitCollection.halfTextScale }

  private func setFonts() {
    // Text grows by only half of the player's text size setting, because the board has only two lines; with enough room
    // everything is larger.
    let scale = self.scale * (bounds.width > (isColumn ? 116 : 600) ? 1.25 : 1)
    scoreLabel.setDisplay(21 * scale)
    for label in [detailLabel, timeLabel] { label.setRounded(12.5 * scale, .semibold) }
    scoreHeight.constant = (Spacing.target * self.scale * 0.58).rounded(.down)
    lineHeight.constant = 28 * self.scale
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    setFonts()
  }

  // MARK: Layout

  private func constraints(_ formats: String...) -> [NSLayoutConstraint] {
    let views: [String: NSObject] = ["score": scoreLabel, "detail": detailLabel, "time": timeLabel, "room": room]
    return formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, views: views) }
  }

  /// Each button is as large as a finger needs; the text fills the space between.
  private var commonConstraints: [NSLayoutConstraint] {
    buttons.flatMap {
      [
        $0.widthAnchor.constraint(equalToConstant: Spacing.target),
        $0.heightAnchor.constraint(equalToConstant: Spacing.target),
      ]
    }
      + labels.flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: room.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        ]
      }
  }

  /// The least width for text that is centered in the board. With less, it is centered between the buttons instead.
  private static let leastWords: CGFloat = 96

  /// Buttons at both ends, and the text between them. The trailing constraint yields while the board has no size.
  private var rowConstraints: [NSLayoutConstraint] {
    scoreHeight.priority = UILayoutPriority(999)
    let edge = trailing[trailing.count - 1].trailingAnchor.constraint(equalTo: trailingAnchor)
    edge.priority = UILayoutPriority(999)
    let margin = CGFloat(max(leading.count, trailing.count)) * Spacing.target + Spacing.hair
    let middle = [
      room.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: margin),
    ]
    for constraint in middle { constraint.priority = UILayoutPriority(750) }
    let least = room.widthAnchor.constraint(greaterThanOrEqualToConstant: CardBoardView.leastWords)
    least.priority = UILayoutPriority(800)
    return constraints("V:|[room]|", "V:|[score][detail]|", "V:[score][time]|") + middle
      + chain(leading) + chain(trailing) + buttons.map { $0.centerYAnchor.constraint(equalTo: centerYAnchor) } + [
        leading[0].leadingAnchor.constraint(equalTo: leadingAnchor), edge, least,
        room.leadingAnchor.constraint(
          greaterThanOrEqualTo: leading[leading.count - 1].trailingAnchor, constant: Spacing.hair),
        trailing[0].leadingAnchor.constraint(greaterThanOrEqualTo: room.trailingAnchor, constant: Spacing.hair),
        room.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        scoreLabel.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.6), scoreHeight,
      ]
  }

  /// Places each button directly after the one before it.
  private func chain(_ buttons: [UIButton]) -> [NSLayoutConstraint] {
    zip(buttons, buttons.dropFirst()).map { $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor) }
  }

  /// The buttons in pairs, and below them the lines of text, centered in the rest.
  private var columnConstraints: [NSLayoutConstraint] {
    lineHeight.priority = UILayoutPriority(999)
    let buttons = self.buttons
    var above = topAnchor
    var pairs: [NSLayoutConstraint] = []
    for index in stride(from: 0, to: buttons.count, by: 2) {
      let left = buttons[index]
      pairs.append(left.topAnchor.constraint(equalTo: above))
      if index + 1 < buttons.count {
        let right = buttons[index + 1]
        pairs += [
          left.trailingAnchor.constraint(equalTo: centerXAnchor),
          right.leadingAnchor.constraint(equalTo: centerXAnchor),
          right.topAnchor.constraint(equalTo: left.topAnchor),
        ]
      } else {
        pairs.append(left.centerXAnchor.constraint(equalTo: centerXAnchor))
      }
      above = left.bottomAnchor
    }
    return pairs + constraints("|[room]|", "V:[room]-(0@999)-|", "V:[score][detail(score)][time(score)]") + [
      room.topAnchor.constraint(equalTo: above, constant: Spacing.hair),
      detailLabel.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      scoreLabel.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor), lineHeight,
    ]
  }
}
