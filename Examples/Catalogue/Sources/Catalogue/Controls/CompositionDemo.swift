import UIKit

/// A row of cards that scrolls by itself, over a grid of thirds, and a list below.
final class CompositionDemo: Demo {
  override class var name: String { "Composition" }
  private(set) lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private(set) lazy var source = makeSource()

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      switch section {
      case 0: CompositionDemo.cards
      case 1: CompositionDemo.grid
      default:
        .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
      }
    }
  }

  private static var whole: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  private static var cards: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [whole]))
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
    let head = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: head, elementKind: "title", alignment: .top)
    ]
    return section
  }

  private static var grid: NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: whole, count: 3)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.accessibilityLabel = "Collection"
    view.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(Array(0..<8), toSection: 0)
    snapshot.appendItems(Array(8..<14), toSection: 1)
    snapshot.appendItems(Array(14..<20), toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let tiles = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "Tile \(number)"
      cell.contentConfiguration = content
      cell.backgroundColor = number < 8 ? .systemTeal.withAlphaComponent(0.25) : .secondarySystemGroupedBackground
      cell.layer.cornerRadius = 12
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = number % 2 == 0 ? "An even number" : nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "title") { head, _, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Cards"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      head.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, number in
      path.section < 2
        ? view.dequeueConfiguredReusableCell(using: tiles, for: path, item: number)
        : view.dequeueConfiguredReusableCell(using: rows, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    return source
  }
}
