import CaromGeometry
import UIKitCore

/// The settings of a whole compositional layout.
public final class UICollectionViewCompositionalLayoutConfiguration: UIObject {
  /// The direction in which the content scrolls; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default. Values that are not finite count as 0.
  public var interSectionSpacing: CGFloat = 0
  /// The edges from which the insets of sections are measured; `.safeArea` by default.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the defaults.
  public init() { super.init() }
  public override class var kind: String { "UICollectionViewCompositionalLayoutConfiguration" }
}

extension UICollectionView {
  /// The direction in which the content of a layout scrolls.
  public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

/// The reasons for invalidating a compositional layout.
final class CompositionalInvalidation: UICollectionViewLayoutInvalidationContext {
  var preferred: [UICollectionViewLayoutAttributes] = []
  /// Whether only the visible part of the content has changed.
  var isScroll = false

  override class var kind: String { "CompositionalInvalidation" }
}

/// A layout that is composed of items, groups and sections.
///
///     let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
///     let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
///     let group = NSCollectionLayoutGroup.horizontal(
///       layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
///     let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
///
/// If text runs from right to left, the layout is mirrored.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section at an index, or nil, which is diagnosed.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The settings of the whole layout. Setting it arranges everything again; changing the object that was set does not.
  public final var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
  private final let provider: SectionProvider
  private final var sections: [SectionArrangement] = []
  private final var strips: [SectionStrip] = []
  private final var preferred: [PreferenceKey: CGSize] = [:]
  private final var length: CGFloat = 0
  private final var isArranged = false
  /// The size and the insets for which sections were arranged.
  private final var arranged = (size: CGSize.zero, insets: UIEdgeInsets.zero)

  private struct PreferenceKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// Creates a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

  /// Creates a layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Creates a layout that calls the provider for its sections each time it is arranged.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
    begin()
  }

  /// Creates a layout that calls the provider for its sections each time it is arranged.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
    begin()
  }

  private func begin() {
    onRename = { [me = Weak(self)] in me.value?.rename(by: $0) }
    onAskForHost = { [me = Weak(self)] in me.value?.strip(of: $0) }
  }

  /// Returns nil: a layout's sections cannot be decoded.
  public required override init?(coder: NSCoder) { nil }

  open override class var kind: String { "UICollectionViewCompositionalLayout" }
  open override class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    CompositionalInvalidation.self
  }

  final var isVertical: Bool { configuration.scrollDirection == .vertical }
  private final var isMirrored: Bool { collectionView?.isRightToLeft == true }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { !isVertical }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? CompositionalInvalidation
    if own?.isScroll != true { isArranged = false }
    for attributes in own?.preferred ?? [] {
      preferred[PreferenceKey(kind: attributes.key.kind, path: attributes.indexPath)] = attributes.size
    }
    if context.invalidateEverything {
      preferred = [:]
      collectionView?.forgetAnswers()
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != arranged.size || sections.contains { $0.elements.contains { $0.pinned != nil } }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalInvalidation)?.isScroll =
      newBounds.size == arranged.size && collectionView?.adjustedContentInset == arranged.insets
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wanted, size) = (preferredAttributes.size, originalAttributes.size)
    let estimates = originalAttributes.estimates
    return (estimates.width && wanted.width != size.width) || (estimates.height && wanted.height != size.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? CompositionalInvalidation)?.preferred.append(preferredAttributes)
    return context
  }

  private func rename(by mapping: ListMapping) {
    var kept: [PreferenceKey: CGSize] = [:]
    // The order does not matter: each key has one new key.
    for (key, size) in preferred {
      let path = key.path
      if key.kind.utf8.isEmpty {
        guard !mapping.reloaded.contains(path), let new = mapping.new(of: path) else { continue }
        kept[PreferenceKey(kind: "", path: new)] = size
      } else if let section = mapping.newSection(of: path.section) {
        kept[PreferenceKey(kind: key.kind, path: IndexPath(item: path.item, section: section))] = size
      }
    }
    preferred = kept
    strips = mapping.oldSection.enumerated().compactMap { section, old in
      guard let strip = strips.first(where: { $0.section == old }) else { return nil }
      strip.section = section
      return strip
    }
  }

  // MARK: Arranging

  open override func prepare() {
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    if arranged.size != view.bounds.size {
      // The preferred sizes of views depend on the room they have.
      preferred = [:]
      view.forgetAnswers()
    }
    guard !isArranged || arranged != (view.bounds.size, insets) else { return }
    isArranged = true
    arranged = (view.bounds.size, insets)
    // Fractions along the layout refer to its visible part.
    let seen = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    arrange(in: view, seen)
  }

  private func arrange(in view: UICollectionView, _ container: CGSize) {
    let gap = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    sections = []
    length = 0
    var isStuck = false
    for (index, count) in view.counts.enumerated() {
      let base = margins(configuration.contentInsetsReference, of: view)
      let environment = LayoutEnvironment(LayoutContainer(container, base), view.traitCollection)
      let section = provider(index, environment) ?? missing(index)
      guard !view.needsReload else { return }
      let reference = section.contentInsetsReference
      if index > 0 { length += gap }
      let arrangement = SectionArrangement(
        section,
        at: SectionArrangement.Place(
          index: index, isVertical: isVertical, start: length, container: container,
          margins: reference == .automatic ? base : margins(reference, of: view), count: count,
          traits: view.traitCollection,
          preferred: { [preferred] in preferred[PreferenceKey(kind: $0.kind, path: $0.path)] }))
      isStuck = isStuck || arrangement.isStuck
      length = isVertical ? arrangement.frame.maxY : arrangement.frame.maxX
      sections.append(arrangement)
      if let list = section.list, view.backgroundColor == nil { view.backgroundColor = list.background }
    }
    if isStuck {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(view)): a group of its compositional layout has no room for an item, so items are missing. Give the group at least one subitem."
      )
    }
    placeStrips(in: view)
  }

  private func missing(_ index: Int) -> NSCollectionLayoutSection {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): the section provider returned nil for section \(index); its items are shown as a list. Return a section for each index."
    )
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// The insets orthogonal to the layout that a reference requires, beyond those that the scroll view already has.
  private func margins(_ reference: UIContentInsetsReference, of view: UICollectionView) -> NSDirectionalEdgeInsets {
    let taken = view.adjustedContentInset
    var edges = UIEdgeInsets.zero
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: edges = view.safeAreaInsets
    case .layoutMargins: edges = view.layoutMargins
    case .readableContent:
      let width = min(672 * max(1, view.traitCollection.textScale), view.bounds.width - 2 * view.layoutMargins.left)
      let side = max(0, (view.bounds.width - width) / 2)
      edges = UIEdgeInsets(top: view.layoutMargins.top, left: side, bottom: view.layoutMargins.bottom, right: side)
    }
    if !isVertical {
      return NSDirectionalEdgeInsets(
        top: max(0, edges.top - taken.top), leading: 0, bottom: max(0, edges.bottom - taken.bottom), trailing: 0)
    }
    let (left, right) = (max(0, edges.left - taken.left), max(0, edges.right - taken.right))
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
  }

  // MARK: Sections that scroll orthogonally

  private func placeStrips(in view: UICollectionView) {
    var kept: [SectionStrip] = []
    for (index, arrangement) in sections.enumerated()
    where arrangement.section.orthogonalScrollingBehavior != .none && arrangement.strip.size != .zero {
      let strip = strips.first { $0.section == index } ?? SectionStrip(section: index)
      if strip.superview !== view { view.addSubview(strip) }
      strip.onMove = nil
      strip.show(arrangement, isVertical: !isVertical, isMirrored: isMirrored, mirrored(arrangement.strip))
      strip.onMove = { [view = Weak(view)] in view.value?.setNeedsLayout() }
      kept.append(strip)
    }
    for strip in strips where !kept.contains(where: { $0 === strip }) { strip.removeFromSuperview() }
    strips = kept
  }

  private func strip(of key: CollectionElement.Key) -> UIScrollView? {
    guard key.category != .decorationView, sections.indices.contains(key.path.section),
      let strip = strips.first(where: { $0.section == key.path.section })
    else {
      return nil
    }
    guard key.category != .cell else { return strip }
    return sections[key.path.section].elements.contains { $0.key == key && $0.scrolls } ? strip : nil
  }

  // MARK: Queries of the collection view

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let insets = view.adjustedContentInset
    return isVertical
      ? CGSize(width: max(0, view.bounds.width - insets.left - insets.right), height: length)
      : CGSize(width: length, height: max(0, view.bounds.height - insets.top - insets.bottom))
  }

  /// The rectangle, mirrored if text runs from right to left.
  private func mirrored(_ rect: CGRect, scrolledIn arrangement: SectionArrangement? = nil) -> CGRect {
    guard isMirrored else { return rect }
    let isInStrip = arrangement.map { $0.section.orthogonalScrollingBehavior != .none } ?? false
    let whole =
      isInStrip && isVertical
      ? max(arrangement?.stripLength ?? 0, arrangement?.strip.width ?? 0) : collectionViewContentSize.width
    return CGRect(x: whole - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func attributes(
    of element: SectionArrangement.Element, in arrangement: SectionArrangement
  ) -> UICollectionViewLayoutAttributes {
    let made = type(of: self).layoutAttributesClass.init()
    made.key = element.key
    var frame = element.frame
    if element.pinned != nil, let view = collectionView {
      let insets = view.adjustedContentInset
      let seen = view.bounds.inset(by: insets)
      // Along a mirrored layout, lengths count from the right.
      let start = isVertical ? seen.minY : isMirrored ? collectionViewContentSize.width - seen.maxX : seen.minX
      frame = arrangement.frame(of: element, seenFrom: start, to: start + (isVertical ? seen.height : seen.width))
    }
    made.frame = mirrored(frame, scrolledIn: element.scrolls ? arrangement : nil)
    made.zIndex = element.pinned == nil ? element.zIndex : max(element.zIndex, 1)
    made.estimates = element.estimates
    if element.key.category == .cell { made.list = arrangement.section.list?.row(element.key.path, collectionView) }
    return made
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, arrangement) in sections.enumerated() where mirrored(arrangement.frame).intersects(rect) {
      let way = strips.first { $0.section == index }?.shift ?? .zero
      for element in arrangement.elements {
        // Frames are compared first, because most elements of a long section are far away.
        if element.pinned == nil {
          var frame = mirrored(element.frame, scrolledIn: element.scrolls ? arrangement : nil)
          if element.scrolls { frame = frame.offsetBy(dx: way.dx, dy: way.dy) }
          guard frame.intersects(rect) else { continue }
        }
        result.append(attributes(of: element, in: arrangement))
      }
    }
    return result
  }

  private func attributes(of key: CollectionElement.Key) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(key.path.section) else { return nil }
    let arrangement = sections[key.path.section]
    // Without supplementary views of items, the cells are in the order of their items.
    if key.category == .cell, arrangement.elements.indices.contains(key.path.item),
      arrangement.elements[key.path.item].key == key
    {
      return attributes(of: arrangement.elements[key.path.item], in: arrangement)
    }
    return arrangement.elements.first { $0.key == key }.map { attributes(of: $0, in: arrangement) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement.Key(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement.Key(category: .decorationView, kind: elementKind, path: indexPath))
  }
}
