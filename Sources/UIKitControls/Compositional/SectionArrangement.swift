import CaromGeometry
import UIKitCore

/// The positions of the elements of a compositional layout's section, in the coordinates of the content. They are those
/// before an orthogonally scrolling section is scrolled, and in a left-to-right layout.
struct SectionArrangement {
  struct Element {
    let key: CollectionElement.Key
    var frame: CGRect
    var estimates = SizeEstimates()
    var zIndex = 0
    /// Whether the element moves when the section scrolls orthogonally.
    var scrolls = false
    /// The edge to which the element is pinned, if it is.
    var pinned: NSRectAlignment?
  }

  let section: NSCollectionLayoutSection
  private(set) var elements: [Element] = []
  /// The whole section, with headers and footers.
  private(set) var frame: CGRect
  /// The part that scrolls orthogonally.
  private(set) var strip = CGRect.zero
  /// The length of that part's content, in its scrolling direction.
  private(set) var stripLength: CGFloat = 0
  /// The beginnings and ends of the groups in that direction.
  private(set) var stops: [(start: CGFloat, end: CGFloat)] = []
  /// Whether a group had no room for a single item.
  private(set) var isStuck = false

  /// The inputs of a section's arrangement.
  struct Place {
    let index: Int
    let isVertical: Bool
    /// Where the section begins along the layout.
    let start: CGFloat
    /// The container without the section's insets.
    let container: CGSize
    /// The insets from the edges that the section refers to.
    let margins: NSDirectionalEdgeInsets
    let count: Int
    let traits: UITraitCollection
    let preferred: (CollectionElement.Key) -> CGSize?
  }

  private let place: Place
  private let insets: NSDirectionalEdgeInsets

  init(_ section: NSCollectionLayoutSection, at place: Place) {
    self.section = section
    self.place = place
    var insets = section.contentInsets
    insets.leading += place.margins.leading
    insets.trailing += place.margins.trailing
    insets.top += place.margins.top
    insets.bottom += place.margins.bottom
    self.insets = insets
    frame = .zero
    arrange()
  }

  private var isVertical: Bool { place.isVertical }
  /// Whether groups follow each other from left to right.
  private var runsHorizontally: Bool { isVertical == (section.orthogonalScrollingBehavior != .none) }

  private mutating func arrange() {
    let starts = section.boundarySupplementaryItems.filter { isAtStart($0.alignment) }
    let ends = section.boundarySupplementaryItems.filter { !isAtStart($0.alignment) }
    let head = starts.map { extent(of: $0) }.max() ?? 0
    let origin = place.start + head + (isVertical ? insets.top : insets.leading)
    let long = arrangeGroups(from: origin)
    let groupsEnd = origin + long + (isVertical ? insets.bottom : insets.trailing)
    let end = groupsEnd + (ends.map { extent(of: $0) }.max() ?? 0)
    frame =
      isVertical
      ? CGRect(x: 0, y: place.start, width: place.container.width, height: end - place.start)
      : CGRect(x: place.start, y: 0, width: end - place.start, height: place.container.height)
    for item in starts { add(item, near: place.start + head, before: true) }
    for item in ends { add(item, near: groupsEnd, before: false) }
    for item in section.decorationItems { add(item) }
  }

  // MARK: Groups

  /// Places groups one after another, and returns how much of the layout's length they take.
  private mutating func arrangeGroups(from origin: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(0, place.container.width - insets.leading - insets.trailing),
      height: max(0, place.container.height - insets.top - insets.bottom))
    let place = place
    let source = GroupArrangement.Source(count: place.count, traits: place.traits) {
      place.preferred(.cell(IndexPath(item: $0, section: place.index)))
    }
    let corner = isVertical ? CGPoint(x: insets.leading, y: origin) : CGPoint(x: origin, y: insets.top)
    let gap = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    let scrolls = section.orthogonalScrollingBehavior != .none
    var (along, thick): (CGFloat, CGFloat) = (0, 0)
    var next = 0
    while next < place.count {
      let block = GroupArrangement(section.group, in: room, from: next, source)
      guard block.next > next else {
        isStuck = true
        break
      }
      if next > 0 { along += gap }
      next = block.next
      let way = runsHorizontally ? CGPoint(x: corner.x + along, y: corner.y) : CGPoint(x: corner.x, y: corner.y + along)
      for leaf in block.leaves {
        let path = IndexPath(item: leaf.item, section: place.index)
        let key =
          leaf.kind.map { CollectionElement.Key(category: .supplementaryView, kind: $0, path: path) } ?? .cell(path)
        elements.append(
          Element(
            key: key, frame: leaf.frame.offsetBy(dx: way.x, dy: way.y), estimates: leaf.estimates, zIndex: leaf.zIndex,
            scrolls: scrolls))
      }
      let long = runsHorizontally ? block.size.width : block.size.height
      stops.append(runsHorizontally ? (way.x, way.x + long) : (way.y, way.y + long))
      along += long
      thick = max(thick, runsHorizontally ? block.size.height : block.size.width)
    }
    guard scrolls else { return along }
    strip =
      isVertical
      ? CGRect(x: 0, y: origin, width: place.container.width, height: thick)
      : CGRect(x: origin, y: 0, width: thick, height: place.container.height)
    stripLength = along + (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
    return thick
  }

  // MARK: Boundaries

  /// Whether a view comes before the groups.
  private func isAtStart(_ alignment: NSRectAlignment) -> Bool {
    switch alignment {
    case .none, .top, .topLeading, .leading: true
    case .topTrailing: isVertical
    case .bottomLeading: !isVertical
    case .bottom, .bottomTrailing, .trailing: false
    }
  }

  private func key(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CollectionElement.Key {
    CollectionElement.Key(
      category: .supplementaryView, kind: item.elementKind, path: IndexPath(item: 0, section: place.index))
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var room = place.container
    let insets = section.supplementariesFollowContentInsets ? insets : place.margins
    if isVertical {
      room.width = max(0, room.width - insets.leading - insets.trailing)
    } else {
      room.height = max(0, room.height - insets.top - insets.bottom)
    }
    let size = item.layoutSize.size(in: room)
    return place.preferred(key(of: item)).map { item.layoutSize.estimates.merged(size, with: $0) } ?? size
  }

  private func extent(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    guard item.extendsBoundary else { return 0 }
    let size = size(of: item)
    return isVertical ? size.height : size.width
  }

  /// Places a header, which ends at `near`, or a footer, which begins there; those that do not extend the section cover
  /// it.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, near: CGFloat, before isBefore: Bool
  ) {
    let size = size(of: item)
    let insets = section.supplementariesFollowContentInsets ? insets : place.margins
    var frame = CGRect(origin: .zero, size: size)
    let isInside = isBefore == item.extendsBoundary
    if isVertical {
      frame.origin.y = isInside ? near - size.height : near
      frame.origin.x =
        switch item.alignment {
        case .topLeading, .leading, .bottomLeading: insets.leading
        case .topTrailing, .trailing, .bottomTrailing: place.container.width - insets.trailing - size.width
        case .none, .top, .bottom:
          insets.leading + (place.container.width - insets.leading - insets.trailing - size.width) / 2
        }
    } else {
      frame.origin.x = isInside ? near - size.width : near
      frame.origin.y =
        switch item.alignment {
        case .topLeading, .topTrailing, .top: insets.top
        case .bottomLeading, .bottomTrailing, .bottom: place.container.height - insets.bottom - size.height
        case .none, .leading, .trailing:
          insets.top + (place.container.height - insets.top - insets.bottom - size.height) / 2
        }
    }
    elements.append(
      Element(
        key: key(of: item), frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y),
        estimates: item.layoutSize.estimates, zIndex: item.zIndex,
        pinned: item.pinToVisibleBounds ? (isBefore ? .top : .bottom) : nil))
  }

  private mutating func add(_ item: NSCollectionLayoutDecorationItem) {
    let insets = item.contentInsets
    let place = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    let key = CollectionElement.Key(
      category: .decorationView, kind: item.elementKind, path: IndexPath(item: 0, section: self.place.index))
    elements.append(Element(key: key, frame: place, zIndex: item.zIndex))
  }

  /// The position of an element while `sight`, a part of the content, is visible: pinned elements stay in it as long as
  /// their section does.
  func frame(of element: Element, seenFrom start: CGFloat, to end: CGFloat) -> CGRect {
    guard let pinned = element.pinned else { return element.frame }
    var rect = element.frame
    let (least, most) = isVertical ? (frame.minY, frame.maxY - rect.height) : (frame.minX, frame.maxX - rect.width)
    func moved(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      pinned == .top ? max(place, min(start, most)) : min(place, max(end - length, least))
    }
    if isVertical {
      rect.origin.y = moved(rect.minY, rect.height)
    } else {
      rect.origin.x = moved(rect.minX, rect.width)
    }
    return rect
  }
}
