import Testing
import UIKit

@testable import UIKitControls

/// Cells whose preferred height is their number, and whose width is that of the line.
private final class GrowingCell: UICollectionViewCell {
  var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (collectionView?.dataSource as? GrowingSource)?.questions += 1
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// A cell that is sized by constraints.
private final class ConstrainedCell: UICollectionViewCell {
  let inside = UIView()
  required init(frame: CGRect) {
    super.init(frame: frame)
    inside.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      inside.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      inside.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      inside.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      inside.widthAnchor.constraint(equalToConstant: 60), inside.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

private final class GrowingSource: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat] = []
  var questions = 0
  var isConstrained = false
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if isConstrained { return collectionView.dequeueReusableCell(withReuseIdentifier: "constrained", for: indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath)
    (cell as? GrowingCell)?.height = heights[indexPath.item]
    return cell
  }
}

@Suite struct CellSizeTests {
  private let host = HeadlessHost(size: CGSize(width: 320, height: 480))
  private let source = GrowingSource()
  private let layout = UICollectionViewFlowLayout()

  private func show(_ heights: [CGFloat], estimate: CGSize = CGSize(width: 320, height: 40)) -> UICollectionView {
    source.heights = heights
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "growing")
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "constrained")
    view.dataSource = source
    host.view.addSubview(view)
    host.advance(ticks: 1)
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
  }

  @Test func cellsSayHowHighTheyAre() {
    let view = show([100, 20, 70])
    #expect((0..<3).map { frame(view, $0).minY } == [0, 100, 120])
    #expect(view.contentSize == CGSize(width: 320, height: 190))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 0, y: 120, width: 320, height: 70))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func constraintsSayHowLargeACellIs() {
    source.isConstrained = true
    let view = show(Array(repeating: 0, count: 8), estimate: UICollectionViewFlowLayout.automaticSize)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 80, height: 40))
    // Three of 80 and two spaces of at least 10 fit into 320.
    #expect(frame(view, 3).minY == 40 && frame(view, 2).maxX == 320)
  }

  @Test func onlyCellsThatComeIntoViewAreAsked() {
    let view = show((0..<10_000).map { 30 + CGFloat($0 % 7) * 10 })
    #expect(source.questions < 60 && view.visibleCells.count < 20)
    let before = source.questions
    view.contentOffset.y = 200_000
    host.advance(ticks: 1)
    #expect(source.questions - before < 60)
    for _ in 0..<50 {
      view.contentOffset.y += 300
      host.advance(ticks: 1)
    }
    #expect(source.questions < 1200 && view.shown.count + view.reusable.count < 120)
  }

  @Test func whatIsSeenStaysWhereItIsWhileCellsAboveGrow() {
    let view = show(Array(repeating: 100, count: 1000))
    view.contentOffset.y = 20_000
    host.advance(ticks: 1)
    for _ in 0..<30 {
      let path = view.indexPathsForVisibleItems.sorted()[2]
      let place = frame(view, path.item).minY - view.contentOffset.y
      view.contentOffset.y -= 60
      host.advance(ticks: 1)
      #expect(abs(frame(view, path.item).minY - view.contentOffset.y - place - 60) < 1e-9)
    }
  }

  @Test func aThrowGoesOnThroughCellsThatGrow() {
    let view = show(Array(repeating: 100, count: 1000))
    view.contentOffset.y = 20_000
    host.advance(ticks: 1)
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), duration: 0.1)
    #expect(view.isDecelerating)
    var path = view.indexPathsForVisibleItems.sorted()[1]
    var place = frame(view, path.item).minY - view.contentOffset.y
    for _ in 0..<200 where view.isDecelerating {
      host.advance(ticks: 1)
      let now = frame(view, path.item).minY - view.contentOffset.y
      #expect(now - place > -0.01 && now - place < 25)
      path = view.indexPathsForVisibleItems.sorted()[1]
      place = frame(view, path.item).minY - view.contentOffset.y
    }
  }

  @Test func updatesCarryWhatCellsSaid() {
    let view = show([100, 20, 70])
    let before = source.questions
    source.heights = [50, 100, 20, 70]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    host.settle()
    #expect((0..<4).map { frame(view, $0).minY } == [0, 50, 150, 170])
    #expect(source.questions - before <= 2)
    source.heights = [30, 100, 20, 70]
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    host.settle()
    #expect(frame(view, 1).minY == 30)
  }

  @Test func invalidatingAsksAnew() {
    let view = show([100, 20])
    for cell in view.visibleCells { (cell as! GrowingCell).height = 60 }
    layout.invalidateLayout()
    host.advance(ticks: 1)
    #expect(frame(view, 1).minY == 60 && view.contentSize.height == 120)
  }

  @Test func resizingFillsAsArrangingAnewDoes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let count = 1 + Int.random(in: 0..<60, using: &random)
      var sizes = (0..<count).map { _ in CGSize(width: CGFloat(Int.random(in: 10..<90, using: &random)), height: 20) }
      var section = FlowArrangement.Section(sizes: .each(sizes), count: count)
      section.lineSpacing = 4
      section.interitemSpacing = 3
      section.header = 10
      var arrangement = FlowArrangement(length: 200)
      arrangement.add(section)
      arrangement.add(section)
      var changes: [(item: Int, size: CGSize)] = []
      for item in 0..<count where Int.random(in: 0..<5, using: &random) == 0 {
        sizes[item] = CGSize(width: CGFloat(Int.random(in: 10..<90, using: &random)), height: 35)
        changes.append((item, sizes[item]))
      }
      arrangement.resize(changes, in: 0)
      var fresh = FlowArrangement(length: 200)
      var changed = section
      changed.sizes = .each(sizes)
      fresh.add(changed)
      fresh.add(section)
      #expect(abs(fresh.depth - arrangement.depth) < 1e-6)
      for number in 0..<2 {
        for item in 0..<count {
          let path = IndexPath(item: item, section: number)
          let (a, b) = (fresh.frame(of: path)!, arrangement.frame(of: path)!)
          #expect(abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6)
        }
      }
    }
  }

  /// developer.apple.com, `UIView.layoutMargins`: "the default margins are 8 points on each side" if a view is not a controller's. Nothing
  /// else is documented for the content view of a plain collection cell, unlike those of tables and lists.
  @Test func thePlainContentViewHasTheMarginsOfEveryView() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    host.view.addSubview(cell)
    host.advance(ticks: 1)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 44))
  }
}
