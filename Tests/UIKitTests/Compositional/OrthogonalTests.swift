import Testing
import UIKit

@testable import UIKitControls

@Suite struct OrthogonalTests {
  /// Cards of 100 × 80, 10 apart, 20 from the edge; a grid of rows of 200 below.
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool = false
  ) -> CompositionalStage {
    CompositionalStage([12, 8], isMirrored: isMirrored) { section, _ in
      let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      guard section == 0 else {
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [whole]))
      }
      let cards = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [whole]))
      cards.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
      cards.interGroupSpacing = 10
      cards.orthogonalScrollingBehavior = behavior
      return cards
    }
  }

  /// The card's x coordinate in the window.
  private func place(of item: Int, _ stage: CompositionalStage) -> CGFloat? {
    stage.cell(item).map { $0.convert($0.bounds, to: nil).minX.rounded() }
  }

  private func drag(_ way: CGFloat, _ stage: CompositionalStage, duration: Double = 0.3) {
    stage.host.drag(
      from: CGPoint(x: 150 - way / 2, y: 40), to: CGPoint(x: 150 + way / 2, y: 40), duration: duration)
    stage.host.settle()
  }

  @Test func theSectionScrollsByItself() {
    let stage = stage(.continuous)
    #expect(
      stage.frames()[0...1] == [[20, 5, 100, 80], [130, 5, 100, 80]] && stage.frames(1)[0] == [0, 100, 300, 200])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 1700))
    // Two cards and a part of the third are visible; those far away do not exist.
    #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3 && stage.cell(9) == nil)
    drag(-110, stage)
    #expect(stage.view.contentOffset == .zero)
    let seen = (1..<12).first { place(of: $0, stage).map { $0 >= 0 } ?? false }!
    let moved = place(of: seen, stage)!
    #expect(
      stage.cell(seen)?.number == seen && stage.view.indexPathForItem(at: CGPoint(x: moved + 5, y: 40))?.item == seen)
    // A tap finds the card where it is visible.
    stage.host.tap(at: CGPoint(x: moved + 50, y: 40))
    #expect(stage.diary.lines.contains("select \(seen)"))
    // A vertical drag on the cards scrolls the whole view.
    stage.host.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 20), duration: 0.3)
    stage.host.settle()
    #expect(stage.view.contentOffset.y > 20 && place(of: seen, stage) == moved && stage.host.diagnostics == [])
  }

  @Test func itComesToRestAtGroups() {
    let paged = stage(.paging)
    drag(-160, paged, duration: 0.1)
    // The fourth card was at 350, and a page is 300 wide.
    #expect(place(of: 3, paged) == 50)
    drag(160, paged, duration: 0.1)
    #expect(place(of: 0, paged) == 20)
    let grouped = stage(.groupPaging)
    drag(-80, grouped, duration: 0.1)
    #expect(place(of: 1, grouped) == 20)
    drag(80, grouped, duration: 0.1)
    #expect(place(of: 0, grouped) == 20)
    let leading = stage(.continuousGroupLeadingBoundary)
    drag(-200, leading, duration: 0.2)
    let first = (0..<12).first { place(of: $0, leading).map { $0 >= 0 } ?? false }!
    #expect(first > 1 && place(of: first, leading) == 20)
    let centered = stage(.groupPagingCentered)
    drag(-90, centered, duration: 0.2)
    #expect(place(of: 1, centered) == 100)
  }

  @Test func whereLinesRunFromRightToLeft() {
    let stage = stage(.groupPaging, isMirrored: true)
    #expect(place(of: 0, stage) == 180 && place(of: 1, stage) == 70)
    drag(80, stage, duration: 0.1)
    #expect(place(of: 1, stage) == 180)
    stage.view.scrollToItem(at: IndexPath(item: 11, section: 0), at: .centeredHorizontally, animated: false)
    stage.host.advance(ticks: 1)
    #expect(place(of: 11, stage) == 20 && stage.host.diagnostics == [])
  }

  @Test func itIsScrolledByCallsKeysAndWheels() {
    let stage = stage(.continuous)
    stage.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .centeredHorizontally, animated: false)
    stage.host.advance(ticks: 1)
    #expect(place(of: 6, stage) == 100)
    UIApplication.shared.focus(stage.cell(6))
    for _ in 0..<3 { stage.host.press("ArrowRight") }
    stage.host.settle()
    let nine = stage.cell(9)
    #expect(nine != nil && UIApplication.shared.focusedView === nine)
    #expect(place(of: 9, stage)! >= 0 && place(of: 9, stage)! <= 200)
    stage.host.press("ArrowDown")
    stage.host.settle()
    #expect(UIApplication.shared.focusedView === stage.cell(0, 1) && stage.host.diagnostics == [])
  }

  @Test func updatesKeepCellsInTheirSection() {
    let stage = stage(.continuous)
    var generator = SeededGenerator(seed: 5)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = item
      return cell
    }
    for turn in 0..<80 {
      let new = Snapshot.random(&generator, pool: 24, most: 20)
      source.apply(new, animatingDifferences: turn % 2 == 0)
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems {
        #expect((stage.view.cellForItem(at: path) as? NumberCell)?.number == source.itemIdentifier(for: path))
        #expect((stage.view.cellForItem(at: path)?.superview === stage.view) == (path.section > 0))
      }
      if turn % 7 == 0 { stage.host.advance(seconds: 0.1) }
    }
    stage.host.settle()
    #expect(stage.host.diagnostics == [])
  }
}
