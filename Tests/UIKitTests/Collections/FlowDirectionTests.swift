import Testing
import UIKit

@testable import UIKitControls

/// A flow layout that is not mirrored in right-to-left languages.
private final class FixedFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Horizontal flows where text runs from right to left.
@Suite struct FlowDirectionTests {
  private func stage(_ count: Int, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> CollectionStage
  {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.minimumLineSpacing = 10
    let stage = CollectionStage([], layout: layout)
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    stage.host.send(.preferences(preferences))
    stage.host.advance(ticks: 1)
    stage.source.items = [Array(0..<count)]
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    return stage
  }

  private func frame(_ stage: CollectionStage, _ item: Int) -> CGRect {
    stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
  }

  @Test func itemsBeginAtTheRightAndSoDoesWhatIsSeen() {
    let stage = stage(20)
    #expect(stage.view.contentSize.width == 2190)
    #expect(stage.view.contentOffset.x == 1870)
    #expect(frame(stage, 0).maxX == 2190 && frame(stage, 1).maxX == 2080 && frame(stage, 19).minX == 0)
    #expect(stage.numbers.contains(0) && !stage.numbers.contains(19))
    stage.host.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: -5000, dy: 0))
    #expect(stage.view.contentOffset.x == 0)
    stage.host.advance(ticks: 1)
    #expect(stage.numbers.contains(19))
  }

  @Test func fewItemsStandAtTheRight() {
    let stage = stage(2)
    #expect(frame(stage, 0) == CGRect(x: 220, y: 0, width: 100, height: 480))
    #expect(stage.view.contentOffset.x == 0 && stage.view.contentSize.width == 320)
  }

  @Test func moreItemsPushNothingAway() {
    let stage = stage(20)
    stage.view.contentOffset.x -= 220
    stage.host.advance(ticks: 1)
    let before = stage.cell(3)!.convert(CGPoint.zero, to: nil).x
    stage.source.items[0] += Array(20..<30)
    stage.view.insertItems(at: (20..<30).map { IndexPath(item: $0, section: 0) })
    stage.host.settle()
    #expect(stage.view.contentSize.width == 3290)
    #expect(stage.cell(3)!.convert(CGPoint.zero, to: nil).x == before)
  }

  @Test func anotherWidthKeepsTheRightEnd() {
    let stage = stage(20)
    stage.view.frame.size.width = 250
    stage.host.advance(ticks: 1)
    #expect(stage.view.contentOffset.x == 2190 - 250 && stage.numbers.contains(0))
  }

  @Test func aLayoutMayRefuse() {
    let stage = stage(20, layout: FixedFlow())
    #expect(frame(stage, 0).minX == 0 && stage.view.contentOffset.x == 0)
  }

  @Test func cellsThatGrowKeepTheBeginningAtTheRight() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 60, height: 480)
    let stage = stage(0, layout: layout)
    stage.view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
    stage.source.identifier = "wide"
    stage.source.items = [Array(0..<50)]
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    #expect(frame(stage, 0).width == 130 && frame(stage, 0).maxX == stage.view.contentSize.width)
    #expect(stage.view.contentOffset.x == stage.view.contentSize.width - 320)
    let before = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!.convert(CGPoint.zero, to: nil).x
    stage.view.contentOffset.x -= 100
    stage.host.advance(ticks: 1)
    #expect(
      stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!.convert(CGPoint.zero, to: nil).x == before + 100)
  }
}

private final class WideCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = 130
    return layoutAttributes
  }
}
