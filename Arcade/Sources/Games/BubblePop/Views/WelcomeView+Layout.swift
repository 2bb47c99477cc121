import ArcadeKit
import UIKit

/// The layout of the first screen.
extension WelcomeView {
  /// The possible arrangements.
  private enum Plan {
    /// Name field, start button and legend, stacked.
    case column
    /// The legend beside the rest, on low screens.
    case beside
    /// Large, with the bubbles side by side on a panel, on tablets and desktops.
    case roomy

    init(_ room: CGSize) {
      self = room.width < 640 ? .column : room.height < 600 ? .beside : .roomy
    }
  }

  /// The greatest diameter of a bubble on the panel.
  private static let greatestBubble: CGFloat = 132

  func arrange() {
    scroll.frame = bounds
    let room = bounds.inset(by: safeAreaInsets).size
    let plan = Plan(room)
    setType(plan)
    let height = arrange(plan, in: room.width, from: 0)
    // A little above the middle, at the optical center.
    let top = max(Spacing.wide, ((room.height - height) * 0.42).rounded(.down))
    _ = arrange(plan, in: room.width, from: top)
    let size = CGSize(width: room.width, height: top + height + Spacing.wide)
    if scroll.contentSize != size { scroll.contentSize = size }
    startButton.layer.cornerRadius = startButton.bounds.height / 2
  }

  private var scale: CGFloat { min(max(traitCollection.textScale, 0.8), 2) }

  private func setType(_ plan: Plan) {
    let large: CGFloat = plan == .roomy ? 1.2 : 1
    titleLabel.setSoap(min((plan == .roomy ? 76 : 44) * scale, bounds.width * 0.15), .heavy)
    legendTitle.setSoap(20 * scale * large)
    legendNote.setStyle(plan == .roomy ? .body : .footnote)
    noteLabel.setStyle(plan == .roomy ? .body : .footnote)
    nameField.font = Soap.rounded(max(20 * min(scale, 1.5), 17) * large, .semibold)
    startButton.titleLabel?.setSoap(22 * min(scale, 1.5) * large)
    legendTitle.textAlignment = plan == .roomy ? .center : .natural
    legendNote.textAlignment = plan == .roomy ? .center : .natural
    panel.isHidden = plan != .roomy
    for row in rows { row.isTall = plan == .roomy }
  }

  /// Places everything below `top`, and returns the total height.
  private func arrange(_ plan: Plan, in free: CGFloat, from top: CGFloat) -> CGFloat {
    let width = max(1, min(free - 2 * Spacing.normal, plan == .column ? 420 : plan == .beside ? 760 : 440))
    let left = (free - width) / 2
    switch plan {
    case .column:
      let head = arrangeHead(left: left, top: top, width: width)
      return arrangeRows(left: left, top: head + Spacing.wide, width: width) - top
    case .beside:
      let column = (width - Spacing.vast) / 2
      let places = readsRightToLeft ? [left + width - column, left] : [left, left + width - column]
      let head = arrangeHead(left: places[0], top: top, width: column)
      return max(head, arrangeRows(left: places[1], top: top, width: column)) - top
    case .roomy:
      let wide = min(free - 2 * Spacing.vast, 900)
      let head = arrangeHead(left: left, top: top, width: width, titleWidth: wide)
      return arrangePanel(left: (free - wide) / 2, top: head + 2 * Spacing.vast, width: wide) - top
    }
  }

  /// Places the title, one long word that may be wider than the rest, and the name field and start button below it.
  private func arrangeHead(left: CGFloat, top: CGFloat, width: CGFloat, titleWidth: CGFloat? = nil) -> CGFloat {
    let titleWidth = titleWidth ?? width
    let titleLeft = left + (width - titleWidth) / 2
    var y = top + put(titleLabel, left: titleLeft, top: top, width: titleWidth) + Spacing.normal
    func stack(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    let room = CGSize(width: width, height: 0)
    stack(nameField, height: max(nameField.sizeThatFits(room).height, 50), gap: Spacing.tight)
    stack(noteLabel, height: noteLabel.sizeThatFits(room).height, gap: Spacing.close)
    stack(startButton, height: max(54, (startButton.titleLabel?.font.lineHeight ?? 0) + 2 * Spacing.close), gap: 0)
    return y
  }

  /// Places the kinds of bubbles, stacked.
  private func arrangeRows(left: CGFloat, top: CGFloat, width: CGFloat) -> CGFloat {
    var y = top + put(legendTitle, left: left, top: top, width: width) + Spacing.tight
    let height = max(Spacing.target, 34 * scale)
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + Spacing.hair
    }
    y += Spacing.hair
    return y + put(legendNote, left: left, top: y, width: width)
  }

  /// Places the kinds of bubbles, large and side by side.
  private func arrangePanel(left: CGFloat, top: CGFloat, width: CGFloat) -> CGFloat {
    let (inner, inside) = (left + Spacing.wide, width - 2 * Spacing.wide)
    var y = top + Spacing.wide
    y += put(legendTitle, left: inner, top: y, width: inside) + Spacing.normal
    let each = inside / CGFloat(max(rows.count, 1))
    let height = min(each - Spacing.tight, WelcomeView.greatestBubble) + LegendRow.captionHeight(scale)
    for (index, row) in rows.enumerated() {
      let place = readsRightToLeft ? rows.count - 1 - index : index
      row.frame = CGRect(x: inner + CGFloat(place) * each, y: y, width: each, height: height)
    }
    y += height + Spacing.normal
    let note = legendNote.balancedWidth(in: inside)
    y += put(legendNote, left: inner + (inside - note) / 2, top: y, width: note) + Spacing.wide
    panel.frame = CGRect(x: left, y: top, width: width, height: y - top)
    panel.layer.cornerRadius = Spacing.vast
    return y
  }

  private func put(_ label: UILabel, left: CGFloat, top: CGFloat, width: CGFloat) -> CGFloat {
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(x: left, y: top, width: width, height: height)
    return height
  }
}
