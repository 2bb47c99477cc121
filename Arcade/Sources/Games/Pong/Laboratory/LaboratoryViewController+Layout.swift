import ArcadeKit
import UIKit

extension LaboratoryViewController {
  /// Arranges the figure above the notes, or beside them on a wide screen. What to look for is under the figure, or at
  /// the top of the notes if the figure would become too small.
  func arrange(in area: CGRect) {
    guard area.width > 0, area.height > 0 else { return }
    let isWide = area.width > area.height && area.width >= 480
    let margin = Spacing.normal
    if isWide {
      let column = max(area.width * 0.42, 240)
      let widest = area.width - column - 2 * margin
      let height = area.height - 2 * Spacing.tight
      var width = min(widest, LabStage.tableSize.width * 2)
      var below = Below(of: self, width: width, room: area.height * 0.26)
      var size = LaboratoryViewController.figure(in: CGSize(width: widest, height: height - below.height))
      // The views under the figure are as wide as the figure, and higher if they are narrower.
      for _ in 0..<3 where max(size.width, 220) < width {
        width = max(size.width, 220)
        below = Below(of: self, width: width, room: area.height * 0.26)
        size = LaboratoryViewController.figure(in: CGSize(width: widest, height: height - below.height))
      }
      let notesWidth = min(area.width - size.width - 3 * margin, 600)
      let left = area.minX + max(margin, (area.width - size.width - margin - notesWidth) / 2).rounded(.down)
      let top = area.minY + max(Spacing.tight, (area.height - size.height - below.height) / 2).rounded(.down)
      placeFigure(CGRect(origin: CGPoint(x: left, y: top), size: size), below, width: width)
      let x = left + size.width + margin
      view.place(header, leading: CGRect(x: x, y: area.minY, width: notesWidth, height: header.height))
      placeNotes(
        CGRect(x: x, y: area.minY + header.height, width: notesWidth, height: area.height - header.height))
    } else {
      let width = min(area.width - 2 * margin, LabStage.tableSize.width * 2)
      let below = Below(of: self, width: width, room: area.height * 0.18)
      let least = min(area.height * 0.3, 260)
      let room = CGSize(
        width: area.width - 2 * margin, height: area.height - header.height - below.height - least - Spacing.tight)
      let size = LaboratoryViewController.figure(in: room)
      let left = area.minX + ((area.width - size.width) / 2).rounded(.down)
      view.place(header, leading: CGRect(x: area.minX, y: area.minY, width: area.width, height: header.height))
      let bottom = placeFigure(
        CGRect(origin: CGPoint(x: left, y: area.minY + header.height), size: size), below, width: width)
      placeNotes(
        CGRect(
          x: area.minX, y: bottom + Spacing.hair, width: area.width, height: area.maxY - bottom - Spacing.hair))
    }
  }

  /// The heights of the views under the figure, at a width.
  private struct Below {
    let caption: CGFloat
    /// 0 while there is no overlay.
    let legend: CGFloat
    /// 0 if there is no room for it under the figure.
    let look: CGFloat
    let tools: CGFloat

    init(of laboratory: LaboratoryViewController, width: CGFloat, room: CGFloat) {
      let free = CGSize(width: width, height: .greatestFiniteMagnitude)
      caption = (laboratory.caption.font.lineHeight * 2).rounded(.up)
      legend = laboratory.legend.isHidden ? 0 : laboratory.legend.sizeThatFits(free).height.rounded(.up) + Spacing.hair
      let look = laboratory.look.sizeThatFits(free).height + Spacing.hair + Spacing.tight
      self.look = look <= max(room, 64) && laboratory.view.bounds.height >= 480 ? look : 0
      tools = laboratory.tools.height
    }

    var height: CGFloat { Spacing.hair + caption + legend + look + tools }
  }

  /// The largest figure with the table's aspect ratio that fits in `room`, but not so large that the ball races across
  /// the screen.
  private static func figure(in room: CGSize) -> CGSize {
    let table = LabStage.tableSize
    let scale = max(0.3, min(2, min(room.width / table.width, room.height / table.height)))
    return CGSize(width: (table.width * scale).rounded(.down), height: (table.height * scale).rounded(.down))
  }

  /// Places the figure and the views under it, which are `width` wide; returns their bottom edge.
  @discardableResult
  private func placeFigure(_ frame: CGRect, _ below: Below, width: CGFloat) -> CGFloat {
    view.place(plate, leading: frame)
    let scale = frame.width / LabStage.tableSize.width
    exhibit.table.center = CGPoint(x: plate.bounds.midX, y: plate.bounds.midY)
    exhibit.table.transform = CGAffineTransform(scaleX: scale, y: scale)
    let x = max(frame.midX - width / 2, 0)
    var y = frame.maxY + Spacing.hair
    func put(_ part: UIView, height: CGFloat, gap: CGFloat = 0) {
      guard height > 0 else { return }
      view.place(part, leading: CGRect(x: x, y: y, width: width, height: height - gap))
      y += height
    }
    put(caption, height: below.caption)
    put(legend, height: below.legend, gap: Spacing.hair)
    notes.hold(below.look > 0 ? nil : look)
    if below.look > 0 {
      if look.superview !== view { view.insertSubview(look, aboveSubview: caption) }
      y += Spacing.hair
      put(look, height: below.look - Spacing.hair, gap: Spacing.tight)
    }
    put(tools, height: below.tools)
    return y
  }

  private func placeNotes(_ frame: CGRect) {
    view.place(notes, leading: frame)
    view.place(contents, leading: frame)
  }
}
