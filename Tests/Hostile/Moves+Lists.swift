import UIKit

extension Move {
  private static func table(_ p: Program) -> UITableView {
    if let table = p.random.pick(from: p.tables) { return table }
    let table = UITableView(
      frame: p.flag() ? CGRect(x: 0, y: 0, width: 300, height: 500) : p.rect(),
      style: [.plain, .grouped, .insetGrouped][p.chance(3)])
    table.dataSource = p.rows
    table.delegate = p.rows
    p.tables.append(table)
    p.views.append(table)
    p.view().addSubview(table)
    return table
  }

  private static func collection(_ p: Program) -> UICollectionView {
    if let view = p.random.pick(from: p.collections) { return view }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout(p))
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = p.items
    view.delegate = p.items
    p.collections.append(view)
    p.views.append(view)
    p.view().addSubview(view)
    return view
  }

  private static func layout(_ p: Program) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    if p.flag() { layout.itemSize = p.size() }
    if p.chance(3) == 0 { layout.estimatedItemSize = p.size() }
    if p.chance(3) == 0 { layout.minimumLineSpacing = p.number() }
    if p.chance(3) == 0 { layout.minimumInteritemSpacing = p.number() }
    if p.chance(3) == 0 { layout.sectionInset = p.insets() }
    if p.chance(3) == 0 { layout.headerReferenceSize = p.size() }
    if p.flag() { layout.scrollDirection = .horizontal }
    return layout
  }

  /// Changes the data, as an app should, or leaves it.
  private static func count(_ p: Program) -> Int {
    switch p.chance(200) {
    case 0: .max
    case 1: 100_000
    case 2: -1
    default: p.chance(60)
    }
  }

  private static func animation(_ p: Program) -> UITableView.RowAnimation {
    UITableView.RowAnimation(rawValue: p.chance(7)) ?? .automatic
  }

  static let lists = [
    Move("rows change") { p in p.rows.counts = (0..<p.chance(4)).map { _ in count(p) } },
    Move("items change") { p in p.items.counts = (0..<p.chance(4)).map { _ in count(p) } },
    Move("reload table") { table($0).reloadData() },
    Move("insert rows") { table($0).insertRows(at: $0.paths(), with: animation($0)) },
    Move("delete rows") { table($0).deleteRows(at: $0.paths(), with: animation($0)) },
    Move("delete rows rightly") { p in
      guard let section = p.rows.counts.indices.first, p.rows.counts[section] > 0, p.rows.counts[section] < 1000 else {
        return
      }
      let row = p.chance(p.rows.counts[section])
      p.rows.counts[section] -= 1
      for table in p.tables { table.deleteRows(at: [IndexPath(row: row, section: section)], with: animation(p)) }
    },
    Move("insert rows rightly") { p in
      guard let section = p.rows.counts.indices.first, p.rows.counts[section] >= 0, p.rows.counts[section] < 1000 else {
        return
      }
      let row = p.chance(p.rows.counts[section] + 1)
      p.rows.counts[section] += 1
      for table in p.tables { table.insertRows(at: [IndexPath(row: row, section: section)], with: animation(p)) }
    },
    Move("reload rows") { table($0).reloadRows(at: $0.paths(), with: animation($0)) },
    Move("move row") { table($0).moveRow(at: $0.path(), to: $0.path()) },
    Move("insert sections") { table($0).insertSections($0.sections(), with: animation($0)) },
    Move("delete sections") { table($0).deleteSections($0.sections(), with: animation($0)) },
    Move("move section") { table($0).moveSection($0.integer(), toSection: $0.integer()) },
    Move("batch") { p in
      table(p).performBatchUpdates(
        {
          p.rows.counts = [count(p)]
          Program.interrupt()
          table(p).deleteRows(at: p.paths(), with: .fade)
        }, completion: { _ in Program.interrupt() })
    },
    Move("begin updates") { table($0).beginUpdates() },
    Move("end updates") { table($0).endUpdates() },
    Move("select row") {
      table($0).selectRow(at: $0.flag() ? $0.path() : nil, animated: $0.flag(), scrollPosition: .middle)
    },
    Move("deselect row") { table($0).deselectRow(at: $0.path(), animated: $0.flag()) },
    Move("scroll to row") { table($0).scrollToRow(at: $0.path(), at: .bottom, animated: $0.flag()) },
    Move("edit") { table($0).setEditing($0.flag(), animated: $0.flag()) },
    Move("row height") { table($0).rowHeight = $0.flag() ? UITableView.automaticDimension : $0.number() },
    Move("estimated height") { table($0).estimatedRowHeight = $0.number() },
    Move("table header") { p in
      let view: UIView? = p.flag() ? p.ownView() : nil
      if p.flag() { table(p).tableHeaderView = view } else { table(p).tableFooterView = view }
    },
    Move("ask the table") { p in
      let table = table(p)
      _ = table.rectForRow(at: p.path())
      _ = table.rect(forSection: p.integer())
      _ = table.numberOfRows(inSection: p.integer())
      _ = table.cellForRow(at: p.path())
      _ = table.indexPathForRow(at: p.point())
      _ = table.indexPathsForVisibleRows
      _ = table.headerView(forSection: p.integer())
      for cell in table.visibleCells { _ = table.indexPath(for: cell) }
    },
    Move("lose the data") { p in table(p).dataSource = p.flag() ? p.rows : nil },
    Move("reload collection") { collection($0).reloadData() },
    Move("insert items") { collection($0).insertItems(at: $0.paths()) },
    Move("delete items") { collection($0).deleteItems(at: $0.paths()) },
    Move("reload items") { collection($0).reloadItems(at: $0.paths()) },
    Move("move item") { collection($0).moveItem(at: $0.path(), to: $0.path()) },
    Move("delete items rightly") { p in
      guard p.items.counts.count == 1, p.items.counts[0] > 0, p.items.counts[0] < 1000 else { return }
      let item = p.chance(p.items.counts[0])
      p.items.counts[0] -= 1
      for view in p.collections { view.deleteItems(at: [IndexPath(item: item, section: 0)]) }
    },
    Move("batch of items") { p in
      collection(p).performBatchUpdates(
        {
          p.items.counts = [count(p)]
          Program.interrupt()
          collection(p).insertItems(at: p.paths())
        }, completion: { _ in Program.interrupt() })
    },
    Move("layout of items") { collection($0).setCollectionViewLayout(layout($0), animated: $0.flag()) },
    Move("invalidate") { collection($0).collectionViewLayout.invalidateLayout() },
    Move("select item") {
      collection($0).selectItem(at: $0.flag() ? $0.path() : nil, animated: $0.flag(), scrollPosition: .top)
    },
    Move("scroll to item") { collection($0).scrollToItem(at: $0.path(), at: .centeredVertically, animated: $0.flag()) },
    Move("ask the collection") { p in
      let view = collection(p)
      _ = view.layoutAttributesForItem(at: p.path())
      _ = view.cellForItem(at: p.path())
      _ = view.indexPathForItem(at: p.point())
      _ = view.numberOfItems(inSection: p.integer())
      _ = view.collectionViewLayout.layoutAttributesForElements(in: p.rect())
    },
    Move("make a scroll view") { p in
      let view = UIScrollView(frame: p.rect())
      view.delegate = p.ears
      view.contentSize = p.size()
      view.addSubview(p.ownView())
      p.scrolls.append(view)
      p.views.append(view)
      p.view().addSubview(view)
    },
    Move("content size") { p in
      p.random.pick(from: p.scrolls)?.contentSize = CGSize(width: p.number(), height: p.number())
    },
    Move("content offset") { p in
      p.anyScroll()?.setContentOffset(
        CGPoint(x: p.number(), y: p.number()), animated: p.flag())
    },
    Move("content inset") { p in p.anyScroll()?.contentInset = p.insets() },
    Move("zoom") { p in
      guard let view = p.random.pick(from: p.scrolls) else { return }
      view.minimumZoomScale = p.number()
      view.maximumZoomScale = p.number()
      view.setZoomScale(p.number(), animated: p.flag())
      view.zoom(to: p.rect(), animated: p.flag())
    },
    Move("paging") { p in
      guard let view = p.random.pick(from: p.scrolls) else { return }
      view.isPagingEnabled = p.flag()
      view.bounces = p.flag()
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: p.number())
    },
    Move("scroll to rectangle") { p in
      p.anyScroll()?.scrollRectToVisible(p.rect(), animated: p.flag())
    },
  ]
}
