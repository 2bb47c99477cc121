import ArcadeKit
import UIKit

extension LaboratoryViewController {
  /// Arranges the exhibit above the notes, or beside them on a wide screen.
  func arrange(in area: CGRect) {
    guard area.width > 0, area.height > 0 else { return }
    let isWide = area.width > area.height && area.width >= 480
    let captionHeight = (caption.font.lineHeight * 2).rounded(.up)
    let toolsHeight = tools.height
    let below = Spacing.hair + captionHeight + toolsHeight
    let headerHeight = header.height
    let margin = Spacing.normal
    if isWide {
      let column = max(area.width * 0.42, 240)
      let room = CGSize(
        width: area.width - column - 2 * margin, height: area.height - below - 2 * Spacing.tight)
      let size = LaboratoryViewController.figure(in: room)
      let notesWidth = min(area.width - size.width - 3 * margin, 600)
      let left = area.minX + max(margin, (area.width - size.width - margin - notesWidth) / 2).rounded(.down)
      let top = area.minY + max(Spacing.tight, (area.height - size.height - below) / 2).rounded(.down)
      placeFigure(CGRect(origin: CGPoint(x: left, y: top), size: size), captionHeight, toolsHeight)
      let x = left + size.width + margin
      view.place(header, leading: CGRect(x: x, y: area.minY, width: notesWidth, height: headerHeight))
      placeNotes(CGRect(x: x, y: area.minY + headerHeight, width: notesWidth, height: area.height - headerHeight))
    } else {
      let least = min(area.height * 0.36, 300)
      let room = CGSize(
        width: area.width - 2 * margin, height: area.height - headerHeight - below - least - Spacing.tight)
      let size = LaboratoryViewController.figure(in: room)
      let left = area.minX + ((area.width - size.width) / 2).rounded(.down)
      view.place(header, leading: CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight))
      placeFigure(
        CGRect(origin: CGPoint(x: left, y: area.minY + headerHeight), size: size), captionHeight, toolsHeight)
      let y = area.minY + headerHeight + size.height + below + Spacing.hair
      placeNotes(CGRect(x: area.minX, y: y, width: area.width, height: area.maxY - y))
    }
  }

  /// The largest figure with the table's aspect ratio that fits in `room`, but not so large that the ball races across
  /// the screen.
  private static func figure(in room: CGSize) -> CGSize {
    let table = LabStage.tableSize
    let scale = max(0.3, min(2, min(room.width / table.width, room.height / table.height)))
    return CGSize(width: (table.width * scale).rounded(.down), height: (table.height * scale).rounded(.down))
  }

  private func placeFigure(_ frame: CGRect, _ captionHeight: CGFloat, _ toolsHeight: CGFloat) {
    view.place(plate, leading: frame)
    let scale = frame.width / LabStage.tableSize.width
    exhibit.table.center = CGPoint(x: plate.bounds.midX, y: plate.bounds.midY)
    exhibit.table.transform = CGAffineTransform(scaleX: scale, y: scale)
    // Text and buttons get at least 220 points, however small the figure is.
    let width = max(frame.width, 220)
    let x = max(frame.midX - width / 2, 0)
    view.place(
      caption, leading: CGRect(x: x, y: frame.maxY + Spacing.hair, width: width, height: captionHeight))
    view.place(
      tools,
      leading: CGRect(x: x, y: frame.maxY + Spacing.hair + captionHeight, width: width, height: toolsHeight))
  }

  private func placeNotes(_ frame: CGRect) {
    view.place(notes, leading: frame)
    view.place(contents, leading: frame)
  }
}
