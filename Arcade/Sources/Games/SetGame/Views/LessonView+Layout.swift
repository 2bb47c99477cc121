import ArcadeKit
import UIKit

/// Lays the cards beside the words on wide screens, and between them on upright ones.
extension LessonView {
  func arrange() {
    let isWide = bounds.width > bounds.height
    let scale = traitCollection.halfTextScale
    let top = place(progress, 18 * scale, y: 0, x: 0, width: bounds.width)
    bar.frame = CGRect(x: 0, y: top + 2, width: bounds.width, height: 4)
    let room = CGRect(x: 0, y: top + 12, width: bounds.width, height: max(bounds.height - top - 12, 0))
    guard task != nil else { return arrangeEnd(in: room, scale) }
    if isWide {
      let width = max(room.width * 0.4, 1)
      let across = max(room.width - width - Spacing.wide, 1)
      place(table, leading: CGRect(x: 0, y: room.minY, width: across, height: room.height))
      // As high as the words need, in the middle beside the cards.
      let high = min(room.height, 400 * scale)
      let column = CGRect(x: across + Spacing.wide, y: room.midY - high / 2, width: width, height: high)
      let (head, foot) = column.divided(atDistance: high * 0.42, from: .minYEdge)
      arrangeWords(head: head, foot: foot, scale)
    } else {
      let head = min(max(room.height * 0.17, 62 * scale), 120)
      let foot = min(max(room.height * 0.3, 132 * scale), 240)
      arrangeWords(
        head: CGRect(x: 0, y: room.minY, width: room.width, height: head),
        foot: CGRect(x: 0, y: room.maxY - foot, width: room.width, height: foot), scale)
      table.frame = CGRect(
        x: 0, y: room.minY + head + Spacing.tight, width: room.width,
        height: max(room.height - head - foot - 2 * Spacing.tight, 1))
    }
    arrangeCards()
  }

  @discardableResult
  private func place(_ view: UIView, _ height: CGFloat, y: CGFloat, x: CGFloat, width: CGFloat) -> CGFloat {
    place(view, leading: CGRect(x: x, y: y, width: width, height: height))
    return y + height
  }

  private func arrangeEnd(in room: CGRect, _ scale: CGFloat) {
    table.frame = .zero
    let height = 34 * scale + 90 * scale + 2 * Spacing.target + 3 * Spacing.close
    var y = max(room.midY - height / 2, room.minY)
    y = place(title, 34 * scale, y: y, x: room.minX, width: room.width) + Spacing.close
    y = place(words, min(90 * scale, room.height * 0.3), y: y, x: room.minX, width: room.width) + Spacing.close
    let width = min(240 * scale, room.width)
    for button in [nextButton, againButton] {
      y = place(button, Spacing.target, y: y, x: room.midX - width / 2, width: width) + Spacing.close
    }
  }

  /// Question above, verdict and buttons below.
  private func arrangeWords(head: CGRect, foot: CGRect, _ scale: CGFloat) {
    let line = min(26 * scale, head.height * 0.4)
    place(title, line, y: head.minY, x: head.minX, width: head.width)
    let rest = max(head.height - line - Spacing.hair, 0)
    let wide = words.balancedWidth(in: min(head.width, 560 * scale))
    let needed = words.sizeThatFits(CGSize(width: wide, height: .greatestFiniteMagnitude)).height
    place(words, min(needed, rest), y: head.minY + line + Spacing.hair, x: head.midX - wide / 2, width: wide)
    let side = Spacing.target
    // Four features and a verdict of two lines, above the buttons.
    let row = min(max(foot.height - side - Spacing.tight, 0) / 6, 24 * scale)
    // As wide as the words, so that the four lines stand in the middle.
    let width = features.reduce(0) { max($0, min($1.sizeThatFits(.zero).width, foot.width)) }
    var y = foot.minY
    for label in features { y = place(label, row, y: y, x: foot.midX - width / 2, width: width) }
    y = place(verdict, row * 2, y: y, x: foot.minX, width: foot.width)
    let isNext = !nextButton.isHidden
    y = isNext || yesButton.isHidden ? y + Spacing.hair : min(y + Spacing.hair, foot.maxY - side)
    let half = min((foot.width - Spacing.close) / 2, 160 * scale)
    place(nextButton, side, y: min(y, foot.maxY - side), x: foot.midX - half / 2, width: half)
    place(yesButton, side, y: min(y, foot.maxY - side), x: foot.midX - half - Spacing.close / 2, width: half)
    place(noButton, side, y: min(y, foot.maxY - side), x: foot.midX + Spacing.close / 2, width: half)
  }

  private func arrangeCards() {
    let area = table.bounds
    if case .find = task {
      let grid = CardGrid(cards.count, in: area)
      for (index, view) in cards.enumerated() { view.take(grid.frame(at: index)) }
      return
    }
    let rows: CGFloat = cards.count > 3 ? 2 : 1
    let gap = min(Spacing.normal, area.width / 24)
    let between = min(Spacing.wide, area.height / 12)
    var width = min((area.width - 2 * gap) / 3, (area.height - (rows - 1) * between) / rows * 0.68, 190)
    width = max(width.rounded(.down), 1)
    let height = (width / 0.68).rounded(.down)
    let top = (area.height - rows * height - (rows - 1) * between) / 2
    func frame(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: area.midX + (CGFloat(column) - 1) * (width + gap) - width / 2, y: top + CGFloat(row) * (height + between),
        width: width, height: height)
    }
    self.gap.frame = frame(2, 0)
    self.gap.layer.cornerRadius = CardFace.corner(of: CGSize(width: width, height: height))
    guard cards.count > 3 else {
      for (index, view) in cards.enumerated() { view.take(frame(index, 0)) }
      return
    }
    for (index, view) in cards.enumerated() {
      view.take(index < 2 ? frame(index, 0) : view === placed ? frame(2, 0) : frame(index - 2, 1))
    }
  }
}
