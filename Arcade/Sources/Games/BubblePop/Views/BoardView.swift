import ArcadeKit
import UIKit

/// The high-score board: the result of the game just played, the names and scores from the highest down, and buttons.
final class BoardView: UIView, UITableViewDataSource, UITableViewDelegate {
  /// The text above the list after a game.
  struct Result: Equatable {
    let title: String
    let lines: String
  }

  /// A warning or a piece of news beside or above the list.
  struct Note: Equatable {
    let text: String
    var isWarning = true
  }

  let againButton = UIButton(type: .custom)
  let otherButton = UIButton(type: .system)
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let titleLabel = UILabel()
  private let linesLabel = UILabel()
  private let emptyTitle = UILabel()
  private let emptyHint = UILabel()
  private let noteLabel = UILabel()
  private var board = ScoreBoard()
  private var own: PlayerName?
  private var hasButtons = false
  /// The view that takes the place of the buttons outside a game.
  var footer: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let footer { addSubview(footer) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .clear
    table.rowReach = Spacing.rowReach
    table.rowHeight = UITableView.automaticDimension
    emptyTitle.text = BubbleStrings.noScores
    emptyHint.text = BubbleStrings.noScoresHint
    titleLabel.accessibilityTraits = .header
    againButton.setTitle(BubbleStrings.again, for: .normal)
    againButton.backgroundColor = Soap.accent
    againButton.setTitleColor(Soap.onAccent, for: .normal)
    otherButton.setTitle(BubbleStrings.otherPlayer, for: .normal)
    otherButton.tintColor = Soap.accent
    for part in [table, titleLabel, linesLabel, emptyTitle, emptyHint, noteLabel, againButton, otherButton] as [UIView]
    {
      addSubview(part)
    }
    for label in [titleLabel, linesLabel, emptyTitle, emptyHint, noteLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = Soap.ink
    }
    emptyHint.textColor = Soap.faintInk
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardView" }

  /// Shows a board with the row of `own` highlighted; after a game, also its result and the buttons.
  func show(_ board: ScoreBoard, own: PlayerName?, result: Result?, note: Note?, hasButtons: Bool) {
    self.board = board
    self.own = own
    self.hasButtons = hasButtons
    titleLabel.show(result?.title ?? BubbleStrings.scores)
    linesLabel.show(result?.lines ?? "")
    noteLabel.show(note?.text ?? "")
    noteLabel.textColor = note?.isWarning == false ? Soap.ink : Soap.warning
    againButton.isHidden = !hasButtons
    otherButton.isHidden = !hasButtons
    emptyTitle.isHidden = !board.isEmpty
    emptyHint.isHidden = !board.isEmpty
    table.isHidden = board.isEmpty
    table.reloadData()
    setNeedsLayout()
    layoutIfNeeded()
    if let own, let place = board.place(of: own) {
      table.scrollToRow(at: IndexPath(row: place, section: 0), at: .middle, animated: false)
    }
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { board.entries.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "entry")
    let entry = board.entries[indexPath.row]
    let isOwn = entry.name == own
    cell.selectionStyle = .none
    cell.textLabel?.text = BubbleStrings.row(indexPath.row + 1, entry.name)
    cell.textLabel?.numberOfLines = 2
    cell.textLabel?.font = Soap.rounded(size, isOwn ? .heavy : .semibold)
    cell.textLabel?.textColor = Soap.ink
    cell.detailTextLabel?.text = NumberText.grouped(entry.score)
    cell.detailTextLabel?.font = Soap.rounded(size, .heavy)
    cell.detailTextLabel?.textColor = isOwn ? Soap.accent : Soap.ink
    cell.backgroundColor = isOwn ? Soap.own : Soap.panel
    cell.isAccessibilityElement = true
    cell.accessibilityLabel =
      isOwn ? BubbleStrings.ownRow(indexPath.row + 1, entry) : BubbleStrings.otherRow(indexPath.row + 1, entry)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }

  private var scale: CGFloat { 1 + (min(max(traitCollection.textScale, 1), 2) - 1) * 0.7 }
  private var size: CGFloat { (18 * scale).rounded(.down) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.setSoap(30 * scale, .heavy)
    linesLabel.setSoap(17 * scale, .semibold)
    emptyTitle.setSoap(24 * scale)
    emptyHint.setStyle(.body)
    noteLabel.setStyle(.footnote)
    againButton.titleLabel?.setSoap(20 * scale)
    otherButton.titleLabel?.setSoap(17 * scale, .semibold)
    let area = bounds.inset(by: safeAreaInsets)
    // Low screens have text and buttons beside the list.
    let isLow = area.width > area.height && area.height < 500
    let side = isLow ? (area.width * 0.4).rounded(.down) : area.width
    let words = CGRect(
      x: area.minX + Spacing.normal, y: area.minY + Spacing.close, width: max(side - 2 * Spacing.normal, 1),
      height: area.height)
    var y = words.minY
    for label in [titleLabel, linesLabel, noteLabel] {
      let isShown = !(label.text ?? "").utf8.isEmpty
      label.isHidden = !isShown
      guard isShown else { continue }
      let height = label.sizeThatFits(CGSize(width: words.width, height: 0)).height
      place(label, leading: CGRect(x: words.minX, y: y, width: words.width, height: height))
      y += height + Spacing.hair
    }
    let buttons = arrangeButtons(in: words, above: area.maxY - Spacing.close)
    let list =
      isLow
      ? CGRect(x: area.minX + side, y: area.minY, width: area.width - side, height: area.height)
      : CGRect(x: area.minX, y: y, width: area.width, height: max(buttons - y - Spacing.tight, 0))
    let width = min(list.width, 560)
    place(table, leading: CGRect(x: list.midX - width / 2, y: list.minY, width: width, height: list.height))
    arrangeEmpty(in: list)
  }

  /// Places the buttons at the bottom, and returns their top.
  private func arrangeButtons(in room: CGRect, above bottom: CGFloat) -> CGFloat {
    if let footer {
      let width = min(room.width, 560)
      let height = footer.sizeThatFits(CGSize(width: width, height: 0)).height
      place(footer, leading: CGRect(x: room.midX - width / 2, y: bottom - height, width: width, height: height))
      return bottom - height
    }
    guard hasButtons else { return bottom }
    let height = max(Spacing.target, (againButton.titleLabel?.font.lineHeight ?? 0) + 2 * Spacing.close)
    let width = min(room.width, 420)
    let x = room.midX - width / 2
    let first = bottom - height - Spacing.hair - Spacing.target
    place(againButton, leading: CGRect(x: x, y: first, width: width, height: height))
    place(
      otherButton, leading: CGRect(x: x, y: first + height + Spacing.hair, width: width, height: Spacing.target))
    againButton.layer.cornerRadius = height / 2
    return first
  }

  private func arrangeEmpty(in list: CGRect) {
    let room = CGSize(width: max(list.width - 2 * Spacing.wide, 1), height: 0)
    let title = emptyTitle.sizeThatFits(room)
    let hint = emptyHint.sizeThatFits(room)
    let top = list.midY - (title.height + hint.height) / 2
    place(emptyTitle, leading: CGRect(x: list.minX + Spacing.wide, y: top, width: room.width, height: title.height))
    place(
      emptyHint,
      leading: CGRect(
        x: list.minX + Spacing.wide, y: top + title.height + Spacing.hair, width: room.width, height: hint.height))
  }
}
