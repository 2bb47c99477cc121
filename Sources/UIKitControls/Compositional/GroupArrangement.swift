import CaromGeometry
import UIKitCore

/// The positions of a group's views, relative to the group, in a left-to-right layout.
struct GroupArrangement {
  /// The position of a cell, or of a supplementary view that belongs to one.
  struct Leaf {
    /// The item's index in its section.
    let item: Int
    /// The kind of a supplementary view; nil for a cell.
    var kind: String?
    var frame: CGRect
    var estimates = SizeEstimates()
    var zIndex = 0
  }

  /// The properties of a section on which the arrangement depends.
  struct Source {
    /// The number of items.
    let count: Int
    let traits: UITraitCollection
    /// The preferred size of an item's cell; nil if it was not measured.
    let preferred: (Int) -> CGSize?
  }

  private(set) var leaves: [Leaf] = []
  private(set) var size: CGSize
  /// The item that comes next.
  private(set) var next: Int
  private let source: Source
  /// The greatest nesting of groups.
  private static let maximumDepth = 16
  /// The greatest number of items in a group.
  private static let maximumItems = 10_000

  /// Arranges an item, or a group with its items, in a container, beginning with the item `next` of the section.
  ///
  /// `width` and `height` are set if the containing group has determined them.
  init(
    _ item: NSCollectionLayoutItem, in container: CGSize, from next: Int, _ source: Source, width: CGFloat? = nil,
    height: CGFloat? = nil, depth: Int = 0
  ) {
    self.next = next
    self.source = source
    size = item.layoutSize.size(in: container)
    if let width { size.width = width }
    if let height { size.height = height }
    if let group = item as? NSCollectionLayoutGroup, depth < GroupArrangement.maximumDepth {
      arrange(group, depth)
    } else {
      var estimates = item.layoutSize.estimates
      if width != nil { estimates.width = false }
      if height != nil { estimates.height = false }
      if let preferred = source.preferred(next), estimates.isAny { size = estimates.merged(size, with: preferred) }
      let frame = GroupArrangement.inset(CGRect(origin: .zero, size: size), by: item.contentInsets, estimates)
      add(Leaf(item: next, frame: frame, estimates: estimates), with: item.supplementaryItems)
      self.next += 1
    }
  }

  private mutating func add(_ leaf: Leaf, with views: [NSCollectionLayoutSupplementaryItem]) {
    leaves.append(leaf)
    for view in views {
      let place = view.anchor.place(view.layoutSize.size(in: leaf.frame.size), in: leaf.frame)
      leaves.append(Leaf(item: leaf.item, kind: view.elementKind, frame: place, zIndex: view.zIndex))
    }
  }

  private static func inset(_ rect: CGRect, by insets: NSDirectionalEdgeInsets, _ estimates: SizeEstimates) -> CGRect {
    var rect = rect
    if !estimates.width {
      rect.origin.x += insets.leading
      rect.size.width = max(0, rect.width - insets.leading - insets.trailing)
    }
    if !estimates.height {
      rect.origin.y += insets.top
      rect.size.height = max(0, rect.height - insets.top - insets.bottom)
    }
    return rect
  }

  // MARK: Groups

  private mutating func arrange(_ group: NSCollectionLayoutGroup, _ depth: Int) {
    let estimates = group.layoutSize.estimates
    let box = GroupArrangement.inset(CGRect(origin: .zero, size: size), by: group.contentInsets, SizeEstimates())
    if case .custom(let provider) = group.filling { return arrange(provider, in: box) }
    var blocks: [(block: GroupArrangement, edges: NSCollectionLayoutEdgeSpacing?)] = []
    let isOpen = group.isHorizontal ? estimates.width : estimates.height
    let room = isOpen ? .infinity : length(box.size, group)
    let gap = group.interItemSpacing?.spacing ?? 0
    var taken: CGFloat = 0
    var turn = 0
    while next < source.count, turn < GroupArrangement.maximumItems, !group.subitems.isEmpty {
      if isOpen, case .repeated = group.filling, turn == group.subitems.count { break }
      if case .times(let count) = group.filling, turn >= count { break }
      var share: CGFloat?
      if case .equal(let count) = group.filling {
        if turn >= count { break }
        if !isOpen { share = max(0, (room - CGFloat(count - 1) * gap) / CGFloat(count)) }
      }
      let item = group.subitems[turn % group.subitems.count]
      let block = GroupArrangement(
        item, in: box.size, from: next, source, width: group.isHorizontal ? share : nil,
        height: group.isHorizontal ? nil : share, depth: depth + 1)
      let long = length(block.size, group) + edges(item.edgeSpacing, along: group)
      // The tolerance keeps rounding from pushing out the last of three thirds.
      if case .repeated = group.filling, turn > 0, taken + gap + long > room + 0.01 { break }
      guard block.next > next else { break }
      taken += (turn > 0 ? gap : 0) + long
      next = block.next
      blocks.append((block, item.edgeSpacing))
      turn += 1
    }
    place(blocks, of: group, in: box, left: isOpen ? 0 : max(0, room - taken), estimates)
  }

  private func length(_ size: CGSize, _ group: NSCollectionLayoutGroup) -> CGFloat {
    group.isHorizontal ? size.width : size.height
  }

  private func edges(_ spacing: NSCollectionLayoutEdgeSpacing?, along group: NSCollectionLayoutGroup) -> CGFloat {
    guard let spacing else { return 0 }
    let ends = group.isHorizontal ? [spacing.leading, spacing.trailing] : [spacing.top, spacing.bottom]
    return ends.reduce(0) { $0 + ($1?.spacing ?? 0) }
  }

  /// Places the blocks one after another; `left` is the room that flexible space may take.
  private mutating func place(
    _ blocks: [(block: GroupArrangement, edges: NSCollectionLayoutEdgeSpacing?)], of group: NSCollectionLayoutGroup,
    in box: CGRect, left: CGFloat, _ estimates: SizeEstimates
  ) {
    var gap = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexible == true, blocks.count > 1 { gap += left / CGFloat(blocks.count - 1) }
    var place = group.isHorizontal ? box.minX : box.minY
    var thick: CGFloat = 0
    for (index, (block, spacing)) in blocks.enumerated() {
      if index > 0 { place += gap }
      let before = (group.isHorizontal ? spacing?.leading : spacing?.top)?.spacing ?? 0
      let aside = (group.isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0
      let beyond = (group.isHorizontal ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
      let way =
        group.isHorizontal
        ? CGPoint(x: place + before, y: box.minY + aside) : CGPoint(x: box.minX + aside, y: place + before)
      leaves += block.leaves.map { leaf in
        var leaf = leaf
        leaf.frame = leaf.frame.offsetBy(dx: way.x, dy: way.y)
        return leaf
      }
      place += length(block.size, group) + edges(spacing, along: group)
      thick = max(thick, (group.isHorizontal ? block.size.height : block.size.width) + aside + beyond)
    }
    let insets = group.contentInsets
    let long = place + (group.isHorizontal ? insets.trailing : insets.bottom)
    if estimates.width { size.width = group.isHorizontal ? long : thick + insets.leading + insets.trailing }
    if estimates.height { size.height = group.isHorizontal ? thick + insets.top + insets.bottom : long }
  }

  private mutating func arrange(
    _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem], in box: CGRect
  ) {
    let given = provider(LayoutEnvironment(LayoutContainer(box.size), source.traits))
    for place in given.prefix(GroupArrangement.maximumItems) where place.frame.isFinite && next < source.count {
      let frame = place.frame.offsetBy(dx: box.minX, dy: box.minY)
      leaves.append(Leaf(item: next, frame: frame, zIndex: place.zIndex))
      next += 1
    }
  }
}
