import Geometry
import UIKitCore

/// Sets items in lines, as words in a text, with headers and footers around each section.
///
/// A line takes as many items as fit with the least space between them; what is left over is shared among the spaces.
/// Items lower than their line stand in its middle.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int { case vertical, horizontal }

  /// Points; a delegate that is a `UICollectionViewDelegateFlowLayout` may say otherwise, as for all that follows.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Only the length across the lines counts; 0, as at first, is no header.
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
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { isArranged = false }
    super.invalidateLayout(with: context)
  }

  /// A new length of the lines arranges anew; a scroll only moves what is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard collectionView != nil else { return false }
    return lineLength(in: newBounds.size) != arrangement.length || sectionHeadersPinToVisibleBounds
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
    else { return }
    isArranged = true
    arrangement = FlowArrangement(length: length)
    for section in collectionView.counts.indices { arrangement.add(measures(of: section, in: collectionView)) }
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
    func turned(_ size: CGSize) -> CGSize {
      let size = CGSize(
        width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
      return isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    var measures = FlowArrangement.Section(sizes: .same(turned(itemSize)), count: count)
    if let told {
      let sizes = (0..<count).map {
        turned(told.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section)))
      }
      // A delegate that gives all items one size is as good as none.
      let isSame = sizes.allSatisfy { $0 == sizes[0] }
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
    measures.header = turned(header ?? headerReferenceSize).height
    measures.footer = turned(footer ?? footerReferenceSize).height
    return measures
  }

  /// A rectangle of the arrangement in the content: turned where lines run down, mirrored where text runs right to left.
  private func placed(_ rect: CGRect) -> CGRect {
    guard isVertical else { return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
    guard collectionView?.isRightToLeft == true else { return rect }
    return CGRect(x: arrangement.length - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: arrangement.length, height: arrangement.depth)
      : CGSize(width: arrangement.depth, height: arrangement.length)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (top, bottom) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
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
    let insets = view.adjustedContentInset
    let edge = isVertical ? view.bounds.minY + insets.top : view.bounds.minX + insets.left
    return max(section.top, min(edge, section.bottom - section.section.footer - section.section.header))
  }

  private func pinnedFooter(_ section: FlowArrangement.Placed) -> CGFloat {
    let own = section.footer.top
    guard sectionFootersPinToVisibleBounds, let view = collectionView else { return own }
    let insets = view.adjustedContentInset
    let edge = isVertical ? view.bounds.maxY - insets.bottom : view.bounds.maxX - insets.right
    return min(own, max(edge - section.section.footer, section.top + section.section.header))
  }
}

/// What of a flow layout is no longer right.
public final class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces are asked for anew; true at first.
  public var invalidateFlowLayoutDelegateMetrics = true
  public required init() { super.init() }
  public override class var kind: String { "UICollectionViewFlowLayoutInvalidationContext" }
}
