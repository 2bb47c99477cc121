import CaromGeometry
import UIKitCore

extension UITableView {
  /// Creates the views above and below a section, from the delegate's views or the data source's titles.
  final func makeHeaderAndFooter(of section: Int) {
    // Either may change the rows, so neither must be queried for a section that is gone.
    let header = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    guard !needsReload else { return }
    let title = header == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
    guard !needsReload else { return }
    if let view = header ?? titleView(title, isHeader: true) {
      headers.append((section, view))
      addSubview(view)
    }
    let footer = tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard !needsReload else { return }
    let lastTitle = footer == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
    guard !needsReload else { return }
    if let view = footer ?? titleView(lastTitle, isHeader: false) {
      footers.append((section, view))
      addSubview(view)
    }
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isHeader = isHeader
    view.isGrouped = style != .plain
    view.textMargin = cellMargin
    view.textLabel?.text = title
    if style == .plain {
      view.backgroundColor = .secondarySystemBackground
      view.textLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
      view.textLabel?.textColor = .label
    }
    return view
  }

  final func measureHeadersAndFooters(_ span: (x: CGFloat, width: CGFloat)) {
    // Both lists are in the order of the sections.
    var (headers, footers) = (headers[...], footers[...])
    for section in plan.sections.indices {
      let header = headers.first.flatMap { $0.section == section ? $0.view : nil }
      let footer = footers.first.flatMap { $0.section == section ? $0.view : nil }
      if header != nil { headers.removeFirst() }
      if footer != nil { footers.removeFirst() }
      let told = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      guard !needsReload else { return }
      plan.sections[section].header = height(of: header, told: told, width: span.width, empty: section == 0 ? 20 : 17)
      let toldFooter = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      guard !needsReload else { return }
      let isLast = section == plan.sections.count - 1
      plan.sections[section].footer = height(of: footer, told: toldFooter, width: span.width, empty: isLast ? 20 : 17)
    }
  }

  /// Returns the given height, or the view's preferred one; grouped sections without a view have `empty` points between
  /// them.
  private func height(of view: UIView?, told: CGFloat, width: CGFloat, empty: CGFloat) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView {
      view.textMargin = cellMargin
      view.safeSides = safeSides
    }
    if told >= 0, told.isFinite { return told }
    guard let view else { return style == .plain ? 0 : empty }
    let wanted = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return wanted > 0 ? wanted : max(view.bounds.height, 28)
  }

  /// Returns the header that is shown for a section, or nil if there is none, or it has another class.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer that is shown for a section, or nil if there is none, or it has another class.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }
}
