import CaromGeometry
import UIKitCore

/// The orthogonally scrolling part of a compositional layout's section, which contains the section's cells.
///
/// Its content has the coordinates of the collection view's content, so that attributes hold in both: insets keep it from
/// scrolling along the layout.
final class SectionStrip: UIScrollView, UIScrollViewDelegate {
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// Where groups begin and end, from the left or the top.
  private var stops: [(start: CGFloat, end: CGFloat)] = []
  private var isVertical = false
  private var isMirrored = false
  private var isPlaced = false
  /// Where the content was when the finger began to drag.
  private var start: CGFloat = 0

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegate = self
    throwTarget = { [me = Weak(self)] target, speed in me.value?.stop(near: target, speed) ?? target }
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UICollectionViewSectionStrip" }
  /// Screen readers treat the cells as options or items of the collection view.
  override var semanticRole: Semantics.Role? { nil }
  override var canBecomeFocused: Bool { false }

  /// How far the content is scrolled.
  var shift: CGVector {
    isVertical ? CGVector(dx: 0, dy: frame.minY - contentOffset.y) : CGVector(dx: frame.minX - contentOffset.x, dy: 0)
  }

  /// Adopts the position and the length of a section. The visible part stays in place, measured from the leading edge.
  func show(_ arrangement: SectionArrangement, isVertical: Bool, isMirrored: Bool, _ place: CGRect) {
    self.isVertical = isVertical
    self.isMirrored = isMirrored
    behavior = arrangement.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    if behavior != .continuous, behavior != .continuousGroupLeadingBoundary { decelerationRate = .fast }
    let size = isVertical ? place.height : place.width
    let length = max(arrangement.stripLength, size)
    let isFlipped = isMirrored && !isVertical
    let fromEnd = isPlaced ? contentSize.width - contentOffset.x - bounds.width : 0
    let before = !isPlaced ? 0 : isVertical ? contentOffset.y : contentOffset.x
    // A layout during a drag or a throw leaves the content where it is.
    stops = arrangement.stops
    if isFlipped { stops = stops.map { (length - $0.end, length - $0.start) }.reversed() }
    guard !isPlaced || frame != place || contentSize != contents(place, length) else { return }
    frame = place
    if isVertical {
      contentInset = UIEdgeInsets(top: 0, left: -place.minX, bottom: 0, right: 0)
      contentSize = contents(place, length)
      setContentOffset(CGPoint(x: place.minX, y: min(max(0, before), length - size)), animated: false)
    } else {
      contentInset = UIEdgeInsets(top: -place.minY, left: 0, bottom: 0, right: 0)
      contentSize = contents(place, length)
      let begin = isFlipped ? length - size - fromEnd : isPlaced ? before : 0
      setContentOffset(CGPoint(x: min(max(0, begin), length - size), y: place.minY), animated: false)
    }
    isPlaced = true
  }

  /// The size of the content: as long as the section, and as far as the collection view's content across.
  private func contents(_ place: CGRect, _ length: CGFloat) -> CGSize {
    isVertical ? CGSize(width: place.maxX, height: length) : CGSize(width: length, height: place.maxY)
  }

  /// The offset at which a throw ends.
  private func stop(near target: CGPoint, _ speed: CGPoint) -> CGPoint {
    guard !stops.isEmpty else { return target }
    let (wanted, size) = isVertical ? (target.y, bounds.height) : (target.x, bounds.width)
    let isFlipped = isMirrored && !isVertical
    let first = isFlipped ? contentSize.width - (stops.last?.end ?? 0) : stops[0].start
    // A group that comes to rest has the same distance from the edge as the first group has initially.
    let rests = stops.map { stop in
      let rest =
        behavior == .groupPagingCentered
        ? (stop.start + stop.end - size) / 2 : isFlipped ? stop.end + first - size : stop.start - first
      return max(0, min(rest, (isVertical ? contentSize.height : contentSize.width) - size))
    }
    func nearest(_ place: CGFloat) -> Int {
      rests.indices.min { abs(rests[$0] - place) < abs(rests[$1] - place) } ?? 0
    }
    let goal: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: goal = rests[nearest(wanted)]
    case .groupPaging, .groupPagingCentered:
      let now = nearest(start)
      goal = rests[min(max(nearest(wanted), now - 1, 0), now + 1, rests.count - 1)]
    }
    return isVertical ? CGPoint(x: target.x, y: goal) : CGPoint(x: goal, y: target.y)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = isVertical ? bounds.minY : bounds.minX }
}
