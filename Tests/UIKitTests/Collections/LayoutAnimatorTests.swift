import Testing
import UIKit

/// Attaches each item of a flow to a spring.
private final class Springs: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    for attributes in super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 2000)) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.6
      spring.frequency = 2
      animator.addBehavior(spring)
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }
  /// Items far from the finger lag behind by a share of the distance.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let way = newBounds.minY - view.bounds.minY
    let finger = view.panGestureRecognizer.location(in: view)
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first else { continue }
      item.center.y += way * min(1, abs(spring.anchorPoint.y - finger.y) / 1500)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@Suite struct LayoutAnimatorTests {
  @Test func cellsFollowTheirAttributesAndRestExactlyOnTheirAnchors() {
    let layout = Springs()
    let stage = CollectionStage([Array(0..<12)], layout: layout)
    #expect(stage.numbers.count == 12)
    let item = layout.animator.layoutAttributesForCell(at: IndexPath(item: 6, section: 0))!
    let anchor = item.center
    item.center.y += 80
    layout.animator.updateItem(usingCurrentState: item)
    stage.host.advance(ticks: 3)
    #expect(stage.cell(6)!.center == item.center && item.center.y < anchor.y + 80 && item.center.y > anchor.y)
    stage.host.advance(seconds: 6)
    #expect(stage.cell(6)!.center == anchor && item.center == anchor && !layout.animator.isRunning)
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics.isEmpty)
  }

  @Test func aListOnSpringsLagsAndComesToRest() {
    let layout = Springs()
    layout.itemSize = CGSize(width: 300, height: 40)
    let stage = CollectionStage([Array(0..<40)], layout: layout)
    stage.host.advance(seconds: 1)
    let springs = layout.animator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
    #expect(springs.count == 40 && !layout.animator.isRunning)
    stage.host.touch(phase: .down, at: CGPoint(x: 160, y: 400))
    for step in 1...20 {
      stage.host.touch(phase: .move, at: CGPoint(x: 160, y: 400 - 10 * Double(step)))
      stage.host.advance(ticks: 1)
    }
    let lag = springs.map { $0.items[0].center.y - $0.anchorPoint.y }
    #expect(stage.view.contentOffset.y > 150 && layout.animator.isRunning)
    // The row under the finger goes with it; the farther a row is away, the more it lags.
    #expect(lag[7] < 3 && lag[7] < lag[12] && lag[12] < lag[20] && lag[20] < lag[35] && lag[35] > 30, "\(lag)")
    stage.host.advance(seconds: 0.2)
    stage.host.touch(phase: .up, at: CGPoint(x: 160, y: 200))
    stage.host.advance(seconds: 8)
    #expect(springs.allSatisfy { $0.items[0].center == $0.anchorPoint } && !layout.animator.isRunning)
    let places = layout.animator.items(in: stage.view.bounds).map { $0.center }
    #expect(stage.view.visibleCells.allSatisfy { places.contains($0.center) } && stage.numbers.count > 8)
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics.isEmpty)
  }

  @Test func theGettersKnowWhatTheAnimatorMoves() {
    let stage = CollectionStage([[]])
    let layout = stage.view.collectionViewLayout
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 3)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    for item in [header, back, cell] { item.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    animator.addBehavior(UIGravityBehavior(items: [header, back, cell]))
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "back", at: path) === back)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "header", at: path) == nil)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 3)) == nil)
  }

  @Test func itRestsWhileAnotherLayoutIsShown() {
    let layout = Springs()
    let stage = CollectionStage([Array(0..<12)], layout: layout)
    let item = layout.animator.layoutAttributesForCell(at: IndexPath(item: 6, section: 0))!
    item.center.y += 80
    layout.animator.updateItem(usingCurrentState: item)
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.host.advance(ticks: 2)
    #expect(!layout.animator.isRunning)
    let place = item.center
    stage.host.advance(seconds: 1)
    #expect(item.center == place)
    stage.view.collectionViewLayout = layout
    stage.host.advance(seconds: 6)
    #expect(item.center.y == 85)
  }
}
