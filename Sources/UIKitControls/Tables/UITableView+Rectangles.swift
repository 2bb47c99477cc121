import CaromGeometry
import UIKitCore

extension UITableView {
  /// Returns the rectangle of a section's header in the content's coordinates, where it is when nothing is scrolled; `.zero`
  /// if there is no such section.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let content = plan.sections[section]
    let span = sectionSpan
    return CGRect(x: span.x, y: content.top, width: span.width, height: content.header)
  }

  /// Returns the rectangle of a section's footer in the content's coordinates, or `.zero` if there is no such section.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let content = plan.sections[section]
    let span = sectionSpan
    return CGRect(x: span.x, y: content.rowsBottom, width: span.width, height: content.footer)
  }

  /// Returns the paths of the rows that overlap a rectangle of the content, in order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return plan.rows(from: rect.minY, to: rect.maxY).filter { rectForRow(at: $0).intersects(rect) }
  }

  /// Scrolls until the selected row that is nearest to what is seen is at a position; does nothing if none is selected.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let middle = bounds.midY
    let nearest = selected.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}
