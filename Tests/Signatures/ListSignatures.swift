import UIKit

/// Calls the public interface of diffable data sources, registrations, compositional layouts, text views and date pickers
/// as Apple documents it.
public enum ListSignatures {
  /// For each call, whether the result is the one that Apple documents.
  public static func results() -> [Bool] {
    snapshots() + sources() + sizes() + sections() + fields()
  }

  private static func snapshots() -> [Bool] {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    snapshot.insertItems([4], beforeItem: 3)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.moveItem(1, beforeItem: 3)
    snapshot.moveItem(2, afterItem: 3)
    snapshot.moveSection("d", beforeSection: "c")
    snapshot.moveSection("d", afterSection: "c")
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["a"])
    let sections: [String] = snapshot.sectionIdentifiers
    let items: [Int] = snapshot.itemIdentifiers
    let before = [
      sections == ["c", "d", "a", "b"], items == [4, 1, 3, 2, 5], snapshot.numberOfItems == 5,
      snapshot.numberOfSections == 4, snapshot.numberOfItems(inSection: "a") == 5,
      snapshot.itemIdentifiers(inSection: "b") == [],
      snapshot.sectionIdentifier(containingItem: 4) == "a",
      snapshot.indexOfItem(3) == 2, snapshot.indexOfSection("b") == 3,
      snapshot.reloadedItemIdentifiers == [1],
      snapshot.reconfiguredItemIdentifiers == [2], snapshot.reloadedSectionIdentifiers == ["a"],
    ]
    snapshot.deleteItems([4])
    snapshot.deleteSections(["b"])
    let after = snapshot.numberOfItems == 4 && snapshot.numberOfSections == 3
    snapshot.deleteAllItems()
    return before + [after, snapshot.numberOfItems == 0]
  }

  private static func sources() -> [Bool] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    rows.defaultRowAnimation = .fade
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "x")]
    }
    let head = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.tag = path.section }
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    items.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: head, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([7])
    snapshot.appendItems([8, 9])
    rows.apply(snapshot, animatingDifferences: false)
    rows.apply(snapshot)
    rows.applySnapshotUsingReloadData(snapshot)
    items.apply(snapshot, animatingDifferences: false, completion: nil)
    items.applySnapshotUsingReloadData(snapshot, completion: nil)
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    return [
      rows.itemIdentifier(for: path) == 9, rows.indexPath(for: 9) == path,
      rows.snapshot().numberOfItems == 2,
      rows.sectionIdentifier(for: 0) == 7, rows.index(for: 7) == 0,
      items.itemIdentifier(for: path) == 9,
      items.indexPath(for: 8) == IndexPath(item: 0, section: 0),
      items.sectionIdentifier(for: 1) == nil,
      items.index(for: 8) == nil,
      (view.cellForItem(at: path) as? UICollectionViewListCell)?.accessories.count == 3,
    ]
  }

  private static func sizes() -> [Bool] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let other = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .fractionalHeight(1))
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4)
    )
    let item = NSCollectionLayoutItem(layoutSize: other)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: fixed, top: nil, trailing: nil, bottom: flexible)
    return [
      size.widthDimension.isFractionalWidth, size.heightDimension.isEstimated,
      other.widthDimension.isAbsolute,
      other.heightDimension.isFractionalHeight, size.widthDimension.dimension == 0.5, fixed.isFixed,
      fixed.spacing == 3,
      flexible.isFlexible, item.layoutSize === other, item.edgeSpacing?.leading === fixed,
    ]
  }

  private static func sections() -> [Bool] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 1, y: 2)))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(2)
    let groups = [
      group, .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
      .horizontal(layoutSize: size, subitems: [group]),
      .custom(layoutSize: size) { environment in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(origin: .zero, size: environment.container.contentSize))
        ]
      },
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .zero
    section.interGroupSpacing = 4
    section.contentInsetsReference = .layoutMargins
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.supplementariesFollowContentInsets = false
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
      absoluteOffset: .zero)
    head.pinToVisibleBounds = true
    head.extendsBoundary = true
    head.zIndex = 2
    section.boundarySupplementaryItems = [head]
    section.decorationItems = [.background(elementKind: "ground")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 5
    let layouts = [
      UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          environment.container.contentSize.width < 0 ? nil : section
        },
        configuration: configuration),
      UICollectionViewCompositionalLayout { _, environment in
        .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
      },
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)),
    ]
    return [
      groups.count == 5, group.subitems.count == 1, head.alignment == .top, head.offset == .zero,
      item.supplementaryItems.count == 1, layouts[1].configuration.interSectionSpacing == 5,
      layouts[0].configuration.scrollDirection == .vertical,
    ]
  }

  private static func fields() -> [Bool] {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.text = "one"
    text.selectedRange = NSRange(location: 1, length: 1)
    text.keyboardType = .emailAddress
    text.autocorrectionType = .no
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.minuteInterval = 5
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    picker.maximumDate = nil
    picker.setDate(Date(timeIntervalSince1970: -100), animated: false)
    return [
      text.isEditable, text.selectedRange.location == 1, text.hasText,
      picker.datePickerStyle == .wheels,
      picker.date == Date(timeIntervalSince1970: 0), picker.countDownDuration == 300,
    ]
  }
}
