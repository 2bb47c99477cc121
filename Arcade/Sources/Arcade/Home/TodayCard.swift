import ArcadeKit
import GameSettings
import UIKit

/// The card with the day's challenges, which are the same for everybody: a description of each, and the player's
/// result.
final class TodayCard: UIView {
  /// Called with the address of the challenge to start.
  var onOpen: (String) -> Void = { _ in }
  let rows: [TodayRow]
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

  /// Shows the results of a day.
  func show(_ day: Day) {
    title.text = ArcadeStrings.today
    date.text = DayText.long(day)
    title.accessibilityLabel = ArcadeStrings.today + ", " + DayText.long(day)
    for row in rows { row.show(day) }
    setNeedsLayout()
  }

  /// Two columns of rows if both are wide enough for a line of text.
  private func columns(_ width: CGFloat) -> Int {
    width >= 460 && rows.count > 1 && traitCollection.textScale < 1.4 ? 2 : 1
  }

  private func rowWidth(_ width: CGFloat) -> CGFloat {
    let columns = CGFloat(columns(width))
    return (width - 2 * TodayCard.inset + Spacing.close) / columns
  }

  private func rowHeight(_ width: CGFloat) -> CGFloat { rows.map { $0.height(rowWidth(width)) }.max() ?? 0 }

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
    let lines = (rows.count + columns(width) - 1) / max(columns(width), 1)
    return Spacing.normal + headHeight(width) + Spacing.tight + CGFloat(lines) * rowHeight(width) + Spacing.tight
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
    let lines = (rows.count + columns - 1) / max(columns, 1)
    let top = Spacing.normal + headHeight(width) + Spacing.tight
    // In a card that is taller than it must be, the rows share the room.
    let least = rowHeight(width)
    let shared = ((bounds.height - top - Spacing.tight) / CGFloat(max(lines, 1))).rounded(.down)
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

/// A challenge of the day: the icon of its app, a description, and the player's result.
final class TodayRow: UIControl {
  let challenge: DailyChallenge
  private let icon: AppIcon
  private let name = UILabel(.headline, Skin.home.surface.ink, bold: true)
  private let status = UILabel(.subheadline, Skin.home.surface.mutedInk)
  private static let iconSide: CGFloat = 40

  init(_ challenge: DailyChallenge, icon: AppIcon) {
    self.challenge = challenge
    self.icon = icon
    super.init(frame: .zero)
    accessibilityTraits = .button
    layer.cornerRadius = 12
    for view in [icon, name, status] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TodayRow" }
  override var cursor: String? { "pointer" }

  /// Shows the result of a day.
  func show(_ day: Day) {
    let result = challenge.results.result(on: day)
    let streak = challenge.results.streak(on: day)
    name.text = challenge.name
    let done = result.map { "✓ " + challenge.words($0.official) } ?? ArcadeStrings.notPlayed
    status.text = streak > 1 ? done + " · " + ArcadeStrings.streak(streak) : done
    status.textColor = result == nil ? Skin.home.surface.mutedInk : Skin.home.surface.accent
    accessibilityLabel = challenge.name
    accessibilityValue =
      (result.map { challenge.words($0.official) } ?? ArcadeStrings.notPlayed)
      + (streak > 1 ? ", " + ArcadeStrings.streak(streak) : "")
    accessibilityHint = result == nil ? ArcadeStrings.challengeHint : ArcadeStrings.practiceHint
    setNeedsLayout()
  }

  private func wordsWidth(_ width: CGFloat) -> CGFloat { width - Spacing.tight * 2 - TodayRow.iconSide - Spacing.close }

  /// The height that the row needs at a width, in points.
  func height(_ width: CGFloat) -> CGFloat {
    let room = wordsWidth(width)
    return max(name.height(room) + status.height(room) + 2, TodayRow.iconSide) + Spacing.close
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TodayRow.iconSide
    place(icon, leading: CGRect(x: Spacing.tight, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
    let x = Spacing.tight + side + Spacing.close
    let room = wordsWidth(bounds.width)
    let (first, second) = (name.height(room), status.height(room))
    let top = ((bounds.height - first - second - 2) / 2).rounded()
    place(name, leading: CGRect(x: x, y: top, width: room, height: first))
    place(status, leading: CGRect(x: x, y: top + first + 2, width: room, height: second))
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? Skin.home.surface.ink.withAlphaComponent(0.08) : .clear
  }
}
