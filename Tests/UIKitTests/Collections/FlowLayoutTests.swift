import Testing
import UIKit

/// A different size for each item.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var widths: [CGFloat] = []
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20 + CGFloat(indexPath.item)) }
}

@Suite struct FlowLayoutTests {
  private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return layout
  }

  private func frame(_ stage: CollectionStage, _ item: Int, _ section: Int = 0) -> CGRect {
    stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame
  }

  @Test func aFullLineSharesWhatIsLeftOver() {
    // Five of 50 and four spaces of 10 are 290; 30 are left for four spaces.
    let stage = CollectionStage([Array(0..<7)])
    #expect((0..<5).map { frame(stage, $0).minX } == [0, 67.5, 135, 202.5, 270])
    #expect(frame(stage, 5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(frame(stage, 6).minX == 67.5)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func aLineThatIsNotFullKeepsTheLeastSpace() {
    let stage = CollectionStage([[0, 1]])
    #expect(frame(stage, 1).minX == 60)
  }

  @Test func oneInALineStandsInItsMiddle() {
    let stage = CollectionStage([[0, 1]], layout: flow { $0.itemSize = CGSize(width: 200, height: 50) })
    #expect(frame(stage, 0).minX == 60 && frame(stage, 1) == CGRect(x: 60, y: 60, width: 200, height: 50))
  }

  @Test func insetsSpacesHeadersAndFooters() {
    let stage = CollectionStage(
      [[0, 1, 2], [3]],
      layout: flow {
        $0.itemSize = CGSize(width: 100, height: 40)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        $0.minimumLineSpacing = 3
        $0.minimumInteritemSpacing = 0
        $0.headerReferenceSize = CGSize(width: 0, height: 30)
        $0.footerReferenceSize = CGSize(width: 0, height: 12)
      })
    #expect(frame(stage, 0) == CGRect(x: 10, y: 35, width: 100, height: 40))
    #expect(frame(stage, 1).minX == 200)
    #expect(frame(stage, 2).origin == CGPoint(x: 10, y: 78))
    // 30 + 5 + 40 + 3 + 40 + 7 + 12 is where the second section begins.
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 137, width: 320, height: 30))
    #expect(frame(stage, 0, 1).minY == 172)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func differentItemsStandInTheMiddleOfTheirLine() {
    let sizes = Sizes()
    sizes.widths = [100, 150, 200, 60, 41]
    let stage = CollectionStage([[]])
    stage.source.items = [Array(0..<5)]
    stage.view.delegate = sizes
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    // The space between 100 and 150 is what they leave of 320.
    #expect(frame(stage, 0) == CGRect(x: 0, y: 0.5, width: 100, height: 20))
    #expect(frame(stage, 1).minX == 170)
    #expect(frame(stage, 2).minX == 0 && frame(stage, 3).minX == 260)
    // The last line is not full.
    #expect(frame(stage, 4).minX == 0)
  }

  @Test func sideways() {
    let stage = CollectionStage([Array(0..<20)], layout: flow { $0.scrollDirection = .horizontal })
    // Eight of 50 and seven spaces in 480: the spaces are 80 / 7.
    #expect(frame(stage, 1).minX == 0 && abs(frame(stage, 1).minY - 50 - 80.0 / 7) < 1e-9)
    #expect(frame(stage, 8).minX == 60)
    #expect(stage.view.contentSize.width == 170)
  }

  @Test func pinnedHeadersStayAndArePushedAway() {
    let layout = flow {
      $0.itemSize = CGSize(width: 320, height: 100)
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let stage = CollectionStage([Array(0..<10), Array(10..<20)], layout: layout)
    let header = {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))!
    }
    stage.view.contentOffset.y = 300
    stage.host.advance(ticks: 1)
    #expect(header().frame.minY == 300)
    // The first section ends at 40 + 10 · 100 + 9 · 10.
    stage.view.contentOffset.y = 1110
    stage.host.advance(ticks: 1)
    #expect(header().frame.minY == 1090)
  }

  @Test func anItemWiderThanItsLineIsToldOfOnce() {
    let stage = CollectionStage([[0, 1]], layout: flow { $0.itemSize = CGSize(width: 400, height: 10) })
    stage.view.collectionViewLayout.invalidateLayout()
    stage.host.advance(ticks: 1)
    #expect(stage.host.diagnostics.count == 1 && stage.host.diagnostics[0].contains("wider"))
    #expect(frame(stage, 1).minY == 20)
  }

  @Test func anotherWidthArrangesAnew() {
    let stage = CollectionStage([Array(0..<7)])
    stage.view.frame.size.width = 110
    stage.host.advance(ticks: 1)
    #expect(frame(stage, 2) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(stage.cell(2)?.frame.minY == 60)
  }
}
