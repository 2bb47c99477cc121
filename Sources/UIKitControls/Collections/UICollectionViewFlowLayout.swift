import CaromGeometry
import UIKitCore

/// Arranges items in lines, like words in a text, with headers and footers around each section.
///
/// A line gets as many items as fit with the minimum spacing; the remaining space is distributed between them. Items
/// that are lower than their line are centered in it. With an estimated item size, cells determine their sizes, and
/// headers and footers their heights, when they become visible.
///
/// Sizes and spacings can also come from the collection view's delegate, if it is a
/// `UICollectionViewDelegateFlowLayout`; its values take precedence.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the content scrolls, which is across the lines.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are horizontal, and the content scrolls vertically.
    case vertical
    /// Lines are vertical, and the content scrolls horizontally.
    case horizontal
  }

  /// The size of all items, in points; 50 × 50 by default. Negative and non-finite lengths count as 0.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The assumed size of items until their cells determine it in `preferredLayoutAttributesFitting`, in points.
  ///
  /// Zero, the default, means that `itemSize` is exact and cells are not asked; `automaticSize` counts as 50 × 50.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The value of `estimatedItemSize` that lets cells determine their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The minimum spacing between the lines of a section, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum spacing between the items on a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of each section, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of section headers, in points; zero, the default, means no headers.
  ///
  /// Only the length across the lines counts. With an estimated item size it is an estimate, and the view determines
  /// the length.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of section footers, in points; zero, the default, means no footers. Only the length across the lines
  /// counts.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The direction in which the content scrolls; `.vertical` by default.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays visible while its section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays visible while its section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private final var arrangement = FlowArrangement(length: 0)
  private final var isArranged = false
  final var fittings = ItemFittings()
  private final var toldOfLong = false

  public override init() { super.init() }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UICollectionViewFlowLayout" }
  open override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if let flow, !flow.preferred.isEmpty {
      for attributes in flow.preferred { fittings.add(attributes) }
    } else if flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      isArranged = false
      // In an update, the preferred sizes were moved along with their items.
      if !context.invalidateDataSourceCounts || context.invalidateEverything { forgetFittings() }
    }
    super.invalidateLayout(with: context)
  }

  /// A different length of the lines requires a new arrangement; scrolling only moves pinned headers and footers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let movesBeginning = !isVertical && isMirrored && newBounds.width != collectionView.bounds.width
    return lineLength(in: newBounds.size) != arrangement.length || movesBeginning || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = lineLength(in: newBounds.size) != arrangement.length
    }
    return context
  }

  private func forgetFittings() {
    fittings = ItemFittings()
    collectionView?.forgetAnswers()
  }

  /// Preferred sizes count only if there is an estimated item size; for headers and footers only the length across
  /// the lines counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero else { return false }
    let (wanted, size) = (preferredAttributes.size, originalAttributes.size)
    switch preferredAttributes.representedElementCategory {
    case .cell: return wanted != size
    case .supplementaryView:
      let kind = preferredAttributes.representedElementKind
      let isEnd = kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
      return isEnd && turned(wanted).height != turned(size).height
    case .decorationView: return false
    }
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.preferred.append(preferredAttributes)
    }
    return context
  }

  /// The size that is proposed to a header or footer: as long as a line, and as high as it requires.
  final func fittingSize(of view: UIView, in size: CGSize) -> CGSize {
    isVertical
      ? view.systemLayoutSizeFitting(CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required)
      : view.systemLayoutSizeFitting(CGSize(width: 0, height: size.height), verticalFittingPriority: .required)
  }

  /// Moves the preferred sizes with their items after an update.
  final func rename(by mapping: ListMapping) { fittings.rename(by: mapping) }

  private func lineLength(in size: CGSize) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let length = isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    return max(0, length)
  }

  // MARK: Arranging

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let length = lineLength(in: collectionView.bounds.size)
    guard !isArranged || length != arrangement.length || arrangement.sections.count != collectionView.counts.count
    else { return resize() }
    if length != arrangement.length, isArranged { forgetFittings() }
    isArranged = true
    fittings.news = []
    fittings.newEnds = []
    arrangement = FlowArrangement(length: length)
    for section in collectionView.counts.indices {
      arrangement.add(measures(of: section, in: collectionView))
      if collectionView.needsReload { return }
    }
    tellOfLong(in: collectionView)
  }

  /// Applies the sizes that headers, footers and items have preferred since the last time.
  private func resize() {
    guard let collectionView else { return }
    for section in fittings.newEnds where arrangement.sections.indices.contains(section) {
      let (said, now) = (fittings.ends(of: section), arrangement.sections[section].section)
      arrangement.resize(
        header: said.header.map { turned($0).height } ?? now.header,
        footer: said.footer.map { turned($0).height } ?? now.footer, in: section)
    }
    fittings.newEnds = []
    guard !fittings.news.isEmpty else { return }
    let news = fittings.news.sorted { $0.path < $1.path }
    fittings.news = []
    var changes: [(item: Int, size: CGSize)] = []
    for (index, (path, size)) in news.enumerated() {
      changes.append((path.item, turned(size)))
      guard index == news.count - 1 || news[index + 1].path.section != path.section else { continue }
      arrangement.resize(changes, in: path.section)
      changes = []
    }
    tellOfLong(in: collectionView)
  }

  private func tellOfLong(in collectionView: UICollectionView) {
    guard let long = arrangement.tooLong, !toldOfLong else { return }
    toldOfLong = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(collectionView)): item \(long.item) of section \(long.section) is \(isVertical ? "wider" : "higher") than the flow layout's lines inside the section's insets, so it extends beyond them. Make it smaller."
    )
  }

  /// The sizes and spacings of a section, from the delegate or else from the layout; along and across the lines.
  private func measures(of section: Int, in view: UICollectionView) -> FlowArrangement.Section {
    let told = view.collectionDelegate?.asFlowLayoutDelegate
    let count = view.counts[section]
    let usual = usualItemSize
    var measures = FlowArrangement.Section(sizes: .same(turned(usual)), count: count)
    let asksCells = estimatedItemSize != .zero
    if told != nil || asksCells {
      var sizes: [CGSize] = []
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        sizes.append(turned(fittings[path] ?? told?.collectionView(view, layout: self, sizeForItemAt: path) ?? usual))
        // The delegate may change the items, so it must not be queried for an item that is gone.
        if view.needsReload { return measures }
      }
      // If all sizes are the same, the section can be arranged as if there were no delegate. Cells may still change
      // their own.
      let isSame = !asksCells && sizes.allSatisfy { $0 == sizes[0] }
      measures.sizes = isSame ? .same(sizes.first ?? .zero) : .each(sizes)
    }
    let inset = told?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    measures.before =
      isVertical ? CGPoint(x: inset.left, y: inset.top) : CGPoint(x: inset.top, y: inset.left)
    measures.after =
      isVertical ? CGPoint(x: inset.right, y: inset.bottom) : CGPoint(x: inset.bottom, y: inset.right)
    measures.lineSpacing =
      told?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    measures.interitemSpacing =
      told?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header = told?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = told?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    let said = fittings.ends(of: section)
    measures.header = end(header ?? headerReferenceSize, said.header)
    measures.footer = end(footer ?? footerReferenceSize, said.footer)
    return measures
  }

  /// The length of a header or footer: the view's own, if the section has one at all.
  private func end(_ reference: CGSize, _ said: CGSize?) -> CGFloat {
    let length = turned(reference).height
    return length > 0 ? said.map { turned($0).height } ?? length : 0
  }

  /// Turns a size to be along and across the lines; `automaticSize` becomes the estimate.
  private func turned(_ size: CGSize) -> CGSize {
    var size = size == UICollectionViewFlowLayout.automaticSize ? estimate : size
    size = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    return isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  /// The size of an item for which no delegate provides one.
  final var usualItemSize: CGSize { estimatedItemSize == .zero ? itemSize : estimatedItemSize }

  private var estimate: CGSize {
    let isTold = estimatedItemSize != .zero && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
    return isTold ? estimatedItemSize : CGSize(width: 50, height: 50)
  }

  /// Whether the content begins at the right if text runs from right to left; true for flow layouts.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isMirrored: Bool {
    collectionView?.isRightToLeft == true && flipsHorizontallyInOppositeLayoutDirection
  }

  /// The width of the content; content that begins at the right is at least as wide as the view.
  private var contentWidth: CGFloat {
    if isVertical { return arrangement.length }
    guard isMirrored, let view = collectionView else { return arrangement.depth }
    let insets = view.adjustedContentInset
    return max(arrangement.depth, view.bounds.width - insets.left - insets.right)
  }

  /// Converts a rectangle of the arrangement to the content's coordinates: swapped if lines are vertical, mirrored if
  /// text runs from right to left.
  private func placed(_ rect: CGRect) -> CGRect { placed(rect, mirroredIn: isMirrored ? contentWidth : nil) }
  private func placed(_ rect: CGRect, mirroredIn width: CGFloat?) -> CGRect {
    var rect = rect
    if !isVertical { rect = CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
    if let width { rect.origin.x = width - rect.maxX }
    return rect
  }

  /// The range of a rectangle of the content across the lines.
  private func depths(of rect: CGRect) -> (from: CGFloat, to: CGFloat) {
    if isVertical { return (rect.minY, rect.maxY) }
    return isMirrored ? (contentWidth - rect.maxX, contentWidth - rect.minX) : (rect.minX, rect.maxX)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: contentWidth, height: arrangement.depth)
      : CGSize(width: contentWidth, height: arrangement.length)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (top, bottom) = depths(of: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
    }
    let width = isMirrored ? contentWidth : nil
    arrangement.visitItems(from: top, to: bottom) { path, frame in
      let frame = placed(frame, mirroredIn: width)
      if frame.intersects(rect) { found.append(attributes(of: path, frame)) }
      // With one too many, the collection view diagnoses it.
      return found.count <= UICollectionView.maximumElements
    }
    return found
  }

  private func attributes(of path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init()
    attributes.indexPath = path
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arrangement.frame(of: indexPath).map { attributes(of: indexPath, placed($0)) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter, indexPath.item == 0,
      arrangement.sections.indices.contains(indexPath.section)
    else { return nil }
    let section = arrangement.sections[indexPath.section]
    let (top, length) = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let seen = isHeader ? pinnedHeader(section) : pinnedFooter(section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = placed(CGRect(x: 0, y: seen, width: arrangement.length, height: length))
    // A pinned header or footer is in front of the items that it covers.
    if seen != top { attributes.zIndex = 10 }
    return attributes
  }

  private func pinnedHeader(_ section: FlowArrangement.Placed) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return section.top }
    let edge = depths(of: view.bounds.inset(by: view.adjustedContentInset)).from
    return max(section.top, min(edge, section.bottom - section.section.footer - section.section.header))
  }

  private func pinnedFooter(_ section: FlowArrangement.Placed) -> CGFloat {
    let own = section.footer.top
    guard sectionFootersPinToVisibleBounds, let view = collectionView else { return own }
    let edge = depths(of: view.bounds.inset(by: view.adjustedContentInset)).to
    return min(own, max(edge - section.section.footer, section.top + section.section.header))
  }
}
