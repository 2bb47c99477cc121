import ArcadeKit
import GameSettings
import UIKit

/// The card with the day's challenges, which are the same for everybody: a description of each, and the player's
/// result. Its last row opens the boards, if the page has a server for them.
final class TodayCard: UIView {
  /// Called with the address of the challenge to start.
  var onOpen: (String) -> Void = { _ in }
  let rows: [TodayRow]
  /// Opens the boards; nil while there are none.
  private(set) var boards: BoardsRow?
  private var lines: [CardRow] { rows.map { $0 as CardRow } + (boards.map { [$0] } ?? []) }
  private let title = UILabel(.title2, Skin.home.surface.ink, bold: true)
  private let date = UILabel(.subheadline, Skin.home.surface.mutedInk)
  private static let inset = Spacing.normal

  /// A card with the challenges of all entries, in their order.
  init(_ entries: [ArcadeEntry]) {
    rows = entries.flatMap { entry in entry.challenges.map { TodayRow($0, icon: entry.makeIcon()) } }
    super.init(frame: .zero)
    dressAsCard()
    title.isAccessibilityElement = true
    title.accessibilityTraits = .header
    for view in [title, date] { addSubview(view) }
    for row in rows {
      let address = row.challenge.address
      row.addAction(
        UIAction { [me = Weak(self)] _ in me.value?.onOpen(address) }, for: .primaryActionTriggered)
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TodayCard" }

  /// Adds the row that opens the boards; `act` is called when it is chosen.
  @inline(never)
  func addBoards(_ act: @escaping () -> Void) {
    let row = BoardsRow()
    row.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
    addSubview(row)
    boards = row
  }

  /// Shows the results of a day.
  func show(_ day: Day) {
    title.text = ArcadeStrings.today
    date.text = DayText.long(day)
    title.accessibilityLabel = ArcadeStrings.today + ", " + DayText.long(day)
    for row in rows { row.show(day) }
    boards?.show()
    setNeedsLayout()
  }

  /// Two columns of rows if both are wide enough for a line of text.
  private func columns(_ width: CGFloat) -> Int {
    width >= 460 && lines.count > 1 && traitCollection.textScale < 1.4 ? 2 : 1
  }

  private func rowWidth(_ width: CGFloat) -> CGFloat {
    let columns = CGFloat(columns(width))
    return (width - 2 * TodayCard.inset + Spacing.close) / columns
  }

  private func rowHeight(_ width: CGFloat) -> CGFloat { lines.map { $0.height(rowWidth(width)) }.max() ?? 0 }

  private func headHeight(_ width: CGFloat) -> CGFloat {
    let room = width - 2 * TodayCard.inset
    let isBeside = isDateBeside(room)
    return isBeside ? title.height(room) : title.height(room) + 2 + date.height(room)
  }

  private func isDateBeside(_ room: CGFloat) -> Bool {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return title.sizeThatFits(unlimited).width + Spacing.close + date.sizeThatFits(unlimited).width <= room
  }

  /// The height that the card needs at a width, in points.
  func height(_ width: CGFloat) -> CGFloat {
    let count = (lines.count + columns(width) - 1) / max(columns(width), 1)
    return Spacing.normal + headHeight(width) + Spacing.tight + CGFloat(count) * rowHeight(width) + Spacing.tight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = TodayCard.inset
    let width = bounds.width
    let room = width - 2 * inset
    let titleHeight = title.height(room)
    if isDateBeside(room) {
      let size = date.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      let titleSize = title.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      place(title, leading: CGRect(x: inset, y: Spacing.normal, width: titleSize.width, height: titleHeight))
      let baseline = title.font.ascender - date.font.ascender
      place(
        date,
        leading: CGRect(
          x: inset + titleSize.width + Spacing.close, y: Spacing.normal + baseline.rounded(), width: size.width,
          height: size.height))
    } else {
      place(title, leading: CGRect(x: inset, y: Spacing.normal, width: room, height: titleHeight))
      place(
        date,
        leading: CGRect(x: inset, y: Spacing.normal + titleHeight + 2, width: room, height: date.height(room)))
    }
    let columns = columns(width)
    let each = rowWidth(width)
    let rows = lines
    let count = (rows.count + columns - 1) / max(columns, 1)
    let top = Spacing.normal + headHeight(width) + Spacing.tight
    // In a card that is taller than necessary, the rows share the space.
    let least = rowHeight(width)
    let shared = ((bounds.height - top - Spacing.tight) / CGFloat(max(count, 1))).rounded(.down)
    let height = max(least, min(shared, least * 1.5))
    for (index, row) in rows.enumerated() {
      place(
        row,
        leading: CGRect(
          x: inset - Spacing.close / 2 + CGFloat(index % columns) * each, y: top + CGFloat(index / columns) * height,
          width: each, height: height))
    }
  }
}
