import ArcadeKit
import UIKit

/// The high-score boards: the result of the game just played, then names and scores from the highest down, one section for each
/// set of rules, and buttons.
final class BoardView: UIView, UITableViewDataSource, UITableViewDelegate {
  /// A warning or a piece of news beside or above the list.
  struct Note: Equatable {
    let text: String
    var isWarning = true
  }

  let againButton = UIButton(type: .custom)
  let otherButton = UIButton(type: .system)
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let titleLabel = UILabel()
  private let emptyTitle = UILabel()
  private let emptyHint = UILabel()
  private let noteLabel = UILabel()
  private let gamesView = GamesView(frame: .zero)
  private var boards: [ScoreShelf.Board] = []
  private var own: PlayerName?
  private var hasResult = false
  private var hasGames = false
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
    titleLabel.text = BubbleStrings.scores
    titleLabel.accessibilityTraits = .header
    againButton.setTitle(BubbleStrings.again, for: .normal)
    againButton.backgroundColor = Soap.accent
    againButton.setTitleColor(Soap.onAccent, for: .normal)
    otherButton.setTitle(BubbleStrings.otherPlayer, for: .normal)
    otherButton.tintColor = Soap.accent
    for part in [table, titleLabel, emptyTitle, emptyHint, noteLabel, againButton, otherButton] as [UIView] {
      addSubview(part)
    }
    for label in [titleLabel, emptyTitle, emptyHint, noteLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = Soap.ink
    }
    emptyHint.textColor = Soap.faintInk
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardView" }

  /// Shows all boards, with a player's rows highlighted and a graph of the player's games.
  func show(_ shelf: ScoreShelf, own: PlayerName?, games: [PlayedGame], note: Note?) {
    hasResult = false
    titleLabel.show(BubbleStrings.scores)
    hasGames = games.count > 1
    if let player = own, let rules = games.last?.rules, hasGames { gamesView.show(games, of: player, under: rules) }
    show(shelf.boards, own: own, note: note)
  }

  /// Shows the board of a game's rules, with its result as the title, and buttons to play on.
  func show(_ result: String, on board: ScoreShelf.Board, own: PlayerName, games: [PlayedGame], note: Note?) {
    hasResult = true
    titleLabel.show(result)
    hasGames = games.count > 1
    if hasGames { gamesView.show(games, of: own, under: games[0].rules) }
    show([board], own: own, note: note)
  }

  private func show(_ boards: [ScoreShelf.Board], own: PlayerName?, note: Note?) {
    self.boards = boards
    self.own = own
    noteLabel.show(note?.text ?? "")
    noteLabel.textColor = note?.isWarning == false ? Soap.ink : Soap.warning
    againButton.isHidden = !hasResult
    otherButton.isHidden = !hasResult
    emptyTitle.isHidden = !boards.isEmpty
    emptyHint.isHidden = !boards.isEmpty
    table.isHidden = boards.isEmpty
    table.tableHeaderView = nil
    table.reloadData()
    setNeedsLayout()
    layoutIfNeeded()
    // The graph comes first; after a game the player's own row does.
    guard !hasGames || hasResult, let own, let place = boards.first?.scores.place(of: own) else { return }
    table.scrollToRow(at: IndexPath(row: place, section: 0), at: .middle, animated: false)
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { boards.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    BubbleStrings.rules(boards[section].rules)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    boards[section].scores.entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "entry")
    let entry = boards[indexPath.section].scores.entries[indexPath.row]
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
    emptyTitle.setSoap(24 * scale)
    emptyHint.setStyle(.body)
    noteLabel.setStyle(.footnote)
    againButton.titleLabel?.setSoap(20 * scale)
    otherButton.titleLabel?.setSoap(17 * scale, .semibold)
    let area = bounds.inset(by: leadingSafeAreaInsets)
    // Low screens have text and buttons beside the list, if there is one.
    let isLow = area.width > area.height && area.height < 500 && !boards.isEmpty
    let side = isLow ? (area.width * 0.4).rounded(.down) : area.width
    let words = CGRect(
      x: area.minX + Spacing.normal, y: area.minY + Spacing.close, width: max(side - 2 * Spacing.normal, 1),
      height: area.height)
    var y = words.minY
    for label in [titleLabel, noteLabel] {
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
    arrangeGames(in: width)
    arrangeEmpty(in: list)
  }

  /// Puts the graph of games above the first board.
  private func arrangeGames(in width: CGFloat) {
    guard hasGames else {
      if table.tableHeaderView != nil { table.tableHeaderView = nil }
      return
    }
    let header = table.tableHeaderView ?? UIView()
    let height = 132 * scale
    let frame = CGRect(x: 0, y: 0, width: width, height: height + Spacing.tight)
    gamesView.frame = CGRect(
      x: Spacing.normal, y: Spacing.tight, width: max(width - 2 * Spacing.normal, 1), height: height)
    guard header.bounds.size != frame.size || table.tableHeaderView == nil else { return }
    header.frame = frame
    header.addSubview(gamesView)
    table.tableHeaderView = header
  }

  /// Places the buttons at the bottom, and returns their top.
  private func arrangeButtons(in room: CGRect, above bottom: CGFloat) -> CGFloat {
    if let footer {
      let width = min(room.width, 560)
      let height = footer.sizeThatFits(CGSize(width: width, height: 0)).height
      place(footer, leading: CGRect(x: room.midX - width / 2, y: bottom - height, width: width, height: height))
      return bottom - height
    }
    guard hasResult else { return bottom }
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
