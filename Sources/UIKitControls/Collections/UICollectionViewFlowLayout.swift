import CaromGeometry
import UIKitCore

/// Sets items in lines, as words in a text, with headers and footers around each section.
///
/// A line takes as many items as fit with the least space between them; what is left over is shared among the spaces.
/// Items lower than their line stand in its middle. With an estimated size the cells say how large they are, and headers
/// and footers how high, when they come into view.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int { case vertical, horizontal }

  /// Points; a delegate that is a `UICollectionViewDelegateFlowLayout` may say otherwise, as for all that follows.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// What items count as until their cell said how large it is (`preferredLayoutAttributesFitting`), points; zero, as at
  /// first, asks no cells. `automaticSize` counts as 50 by 50.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The size that lets cells say.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Only the length across the lines counts; 0, as at first, is no header. With an estimated item size it is an estimate,
  /// and the view has the last word.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays in sight as long as its section is; false at first.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
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
      // An update carried over what cells had said.
      if !context.invalidateDataSourceCounts || context.invalidateEverything { forgetFittings() }
    }
    super.invalidateLayout(with: context)
  }

  /// A new length of the lines arranges anew; a scroll only moves what is pinned.
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

  /// Cells are heeded where there is an estimated size, and so are headers and footers, as far as they lie across the lines.
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

  /// How large a header or footer is asked to be: as long as a line, and as high as it would like.
  final func fittingSize(of view: UIView, in size: CGSize) -> CGSize {
    isVertical
      ? view.systemLayoutSizeFitting(CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required)
      : view.systemLayoutSizeFitting(CGSize(width: 0, height: size.height), verticalFittingPriority: .required)
  }

  /// Items went elsewhere: what their cells said goes with them.
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
    for section in collectionView.counts.indices { arrangement.add(measures(of: section, in: collectionView)) }
    tellOfLong(in: collectionView)
  }

  /// Gives headers, footers and items the sizes that their views have said since the last time.
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
      "\(UIApplication.describe(collectionView)): item \(long.item) of section \(long.section) is \(isVertical ? "wider" : "higher") than the lines of the flow layout are long, less the section's insets, and sticks out. Make it smaller."
    )
  }

  /// What the delegate, or else the layout, says of a section; (along, across) the lines.
  private func measures(of section: Int, in view: UICollectionView) -> FlowArrangement.Section {
    let told = view.collectionDelegate?.asFlowLayoutDelegate
    let count = view.counts[section]
    let usual = usualItemSize
    var measures = FlowArrangement.Section(sizes: .same(turned(usual)), count: count)
    let asksCells = estimatedItemSize != .zero
    if told != nil || asksCells {
      let sizes = (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        let size = fittings[path] ?? told?.collectionView(view, layout: self, sizeForItemAt: path) ?? usual
        return turned(size)
      }
      // A delegate that gives all items one size is as good as none; cells may still say otherwise.
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

  /// How high a header or footer is: as it said itself, where there is one at all.
  private func end(_ reference: CGSize, _ said: CGSize?) -> CGFloat {
    let length = turned(reference).height
    return length > 0 ? said.map { turned($0).height } ?? length : 0
  }

  /// (Along, across) the lines; what cells are to say is guessed.
  private func turned(_ size: CGSize) -> CGSize {
    var size = size == UICollectionViewFlowLayout.automaticSize ? estimate : size
    size = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    return isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  /// An item's size where no delegate says otherwise.
  final var usualItemSize: CGSize { estimatedItemSize == .zero ? itemSize : estimatedItemSize }

  private var estimate: CGSize {
    let isTold = estimatedItemSize != .zero && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
    return isTold ? estimatedItemSize : CGSize(width: 50, height: 50)
  }

  /// Whether what is first stands at the right: true at first, where text runs from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isMirrored: Bool {
    collectionView?.isRightToLeft == true && flipsHorizontallyInOppositeLayoutDirection
  }

  /// How wide the content is; one that begins at the right fills the view at least.
  private var contentWidth: CGFloat {
    if isVertical { return arrangement.length }
    guard isMirrored, let view = collectionView else { return arrangement.depth }
    let insets = view.adjustedContentInset
    return max(arrangement.depth, view.bounds.width - insets.left - insets.right)
  }

  /// A rectangle of the arrangement in the content: turned where lines run down, mirrored where text runs right to left.
  private func placed(_ rect: CGRect) -> CGRect {
    var rect = rect
    if !isVertical { rect = CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
    if isMirrored { rect.origin.x = contentWidth - rect.maxX }
    return rect
  }

  /// From where to where a rectangle of the content reaches across the lines.
  private func depths(of rect: CGRect) -> (from: CGFloat, to: CGFloat) {
    if isVertical { return (rect.minY, rect.maxY) }
    return isMirrored ? (contentWidth - rect.maxX, contentWidth - rect.minX) : (rect.minX, rect.maxX)
  }

  // MARK: Answers

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
    for (path, frame) in arrangement.items(from: top, to: bottom) {
      let frame = placed(frame)
      if frame.intersects(rect) { found.append(attributes(of: path, frame)) }
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
    // What covers items stands in front of them.
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
