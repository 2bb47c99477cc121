import CaromGeometry
import UIKitCore

/// How a list in a collection view looks.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The overall appearance.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections with space between them, from edge to edge.
    case grouped
    /// Sections as rounded groups with margins.
    case insetGrouped
    /// Like `insetGrouped`, on the plain background.
    case sidebar
    /// Like `plain`.
    case sidebarPlain
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// From the data source, as a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item is the header.
    case firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// From the data source, as a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The overall appearance, as given to the initializer.
  public let appearance: Appearance
  /// Whether there are lines between rows; true by default.
  public var showsSeparators = true
  /// The background of a collection view that has no background color; nil, the default, means that of the appearance.
  public var backgroundColor: UIColor?
  /// The source of headers; `.none` by default.
  public var headerMode = HeaderMode.none
  /// The source of footers; `.none` by default.
  public var footerMode = FooterMode.none

  /// Creates the look of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The values that the layout passes to the cells of a list.
struct ListAppearance {
  let background: UIColor
  let cellBackground: UIColor
  let isRounded: Bool
  let showsSeparators: Bool
  let hasHeaderItem: Bool

  func row(_ path: IndexPath, _ view: UICollectionView?) -> ListRow {
    let first = hasHeaderItem ? 1 : 0
    let last = (view.map { $0.counts.indices.contains(path.section) ? $0.counts[path.section] : 0 } ?? 0) - 1
    let isHeader = path.item < first
    return ListRow(
      background: isHeader ? nil : cellBackground, isFirst: isRounded && path.item == first,
      isLast: isRounded && path.item == last,
      showsSeparator: showsSeparators && !isHeader && (!isRounded || path.item < last))
  }
}

/// The decoration of a list's row around its content.
struct ListRow {
  let background: UIColor?
  /// Whether the cell has the rounded corners at the top of a group.
  let isFirst: Bool
  /// Whether the cell has the rounded corners at the bottom of a group.
  let isLast: Bool
  let showsSeparator: Bool
}

extension NSCollectionLayoutSection {
  /// Returns a section whose items are the rows of a list, as wide as the section, and as high as they require.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    let isRounded = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    if isRounded {
      // As in a table: 16 points, or 20 in wide windows, and no wider than is comfortable for reading.
      let width = layoutEnvironment.container.effectiveContentSize.width
      let margin: CGFloat = width >= UIViewController.widthOfWideMargins ? 20 : 16
      let widest = 672 * max(1, layoutEnvironment.traitCollection.textScale)
      let side = max(margin, (width - widest) / 2)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    if !isPlain {
      // Half of the space between two groups.
      section.contentInsets.bottom = 17.5
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : 17.5
    }
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPlain && alignment == .top
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    let isOnPlain = isPlain || configuration.appearance == .sidebar
    section.list = ListAppearance(
      background: configuration.backgroundColor ?? (isOnPlain ? .systemBackground : .systemGroupedBackground),
      cellBackground: isPlain ? .systemBackground : .secondarySystemGroupedBackground, isRounded: isRounded,
      showsSeparators: configuration.showsSeparators,
      hasHeaderItem: configuration.headerMode == .firstItemInSection)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
