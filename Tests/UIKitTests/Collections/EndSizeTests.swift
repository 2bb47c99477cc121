import Testing
import UIKit

@testable import UIKitControls

/// A header or footer that is sized by constraints.
private final class ConstrainedEnd: UICollectionReusableView {
  let inside = UIView()
  lazy var side = inside.heightAnchor.constraint(equalToConstant: 30)
  lazy var length = inside.widthAnchor.constraint(equalToConstant: 30)

  required init(frame: CGRect) {
    super.init(frame: frame)
    inside.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: topAnchor, constant: 5), inside.leftAnchor.constraint(equalTo: leftAnchor),
      bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: 5),
      rightAnchor.constraint(greaterThanOrEqualTo: inside.rightAnchor), side,
    ])
  }
  required init?(coder: NSCoder) { nil }

  /// It gives its width instead of its height.
  func lieDown() {
    NSLayoutConstraint.deactivate(constraints + [side])
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: topAnchor), inside.leftAnchor.constraint(equalTo: leftAnchor),
      rightAnchor.constraint(equalTo: inside.rightAnchor, constant: 8), length,
    ])
  }
}

/// One that gives its size in code, and more than is used.
private final class SayingEnd: UICollectionReusableView {
  var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (collectionView?.dataSource as? EndSource)?.questions += 1
    layoutAttributes.size = CGSize(width: 17, height: height)
    return layoutAttributes
  }
}

private final class EndSource: NSObject, UICollectionViewDataSource {
  /// The heights of the section headers; the footers are twice as high.
  var heights: [CGFloat] = []
  var items = 2
  var isConstrained = true
  var liesDown = false
  var questions = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isConstrained ? "constrained" : "saying", for: indexPath)
    let height = heights[indexPath.section] * (kind == UICollectionView.elementKindSectionFooter ? 2 : 1)
    (view as? SayingEnd)?.height = height
    if let view = view as? ConstrainedEnd {
      if liesDown { view.lieDown() }
      view.side.constant = height - 10
      view.length.constant = height - 8
    }
    return view
  }
}

@Suite struct EndSizeTests {
  private let host = HeadlessHost(size: CGSize(width: 320, height: 480))
  private let source = EndSource()
  private let layout = UICollectionViewFlowLayout()

  private func show(_ heights: [CGFloat], estimate: CGFloat = 20, item: CGFloat = 320) -> UICollectionView {
    source.heights = heights
    layout.estimatedItemSize = CGSize(width: item, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: estimate, height: estimate)
    layout.footerReferenceSize = layout.headerReferenceSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(ConstrainedEnd.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "constrained")
      view.register(SayingEnd.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "saying")
    }
    view.dataSource = source
    host.view.addSubview(view)
    host.advance(ticks: 1)
    return view
  }

  private func header(_ section: Int) -> CGRect {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))!.frame
  }

  private func footer(_ section: Int) -> CGRect {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))!.frame
  }

  private func item(_ item: Int, _ section: Int) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame
  }

  @Test func constraintsSayHowHighHeadersAndFootersAre() {
    let view = show([30, 50])
    #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(item(0, 0).minY == 30 && item(1, 0).minY == 70)
    #expect(footer(0) == CGRect(x: 0, y: 110, width: 320, height: 60))
    #expect(header(1) == CGRect(x: 0, y: 170, width: 320, height: 50) && item(0, 1).minY == 220)
    #expect(footer(1).minY == 300 && view.contentSize == CGSize(width: 320, height: 400))
    let shown = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(shown?.frame == header(1) && host.diagnostics == [])
  }

  @Test func codeSaysItAndOnlyTheLengthAcrossTheLinesCounts() {
    source.isConstrained = false
    let view = show([30, 50])
    #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 30) && footer(1).height == 100)
    #expect(view.contentSize.height == 400)
  }

  @Test func withoutAnEstimatedItemSizeNoneIsAsked() {
    source.isConstrained = false
    layout.itemSize = CGSize(width: 320, height: 40)
    let view = show([30, 50])
    layout.estimatedItemSize = .zero
    host.advance(ticks: 1)
    source.questions = 0
    view.reloadData()
    host.advance(ticks: 1)
    #expect(source.questions == 0 && header(0).height == 20 && view.contentSize.height == 240)
  }

  @Test func whereThereIsNoneNoneIsMade() {
    let view = show([30, 50], estimate: 0)
    #expect(view.contentSize.height == 160)
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    host.advance(ticks: 1)
    #expect(header(1).height == 50 && view.contentSize.height == 240)
  }

  @Test func linesThatRunDownHaveHeadersOfAWidth() {
    layout.scrollDirection = .horizontal
    source.liesDown = true
    let view = show([30, 50], item: 40)
    #expect(header(0) == CGRect(x: 0, y: 0, width: 30, height: 480))
    #expect(footer(1).width == 100 && view.contentSize.height == 480)
  }

  @Test func aSectionWithoutItemsHasItsEndsToo() {
    source.items = 0
    let view = show([30, 50])
    #expect(header(1) == CGRect(x: 0, y: 90, width: 320, height: 50) && view.contentSize.height == 240)
  }

  @Test func whatIsSeenStaysWhereItIsWhileHeadersAboveGrow() {
    source.isConstrained = false
    let view = show(Array(repeating: 90, count: 200))
    view.contentOffset.y = 10_000
    host.advance(ticks: 1)
    for _ in 0..<30 {
      let path = view.indexPathsForVisibleItems.sorted()[1]
      let place = item(path.item, path.section).minY - view.contentOffset.y
      view.contentOffset.y -= 60
      host.advance(ticks: 1)
      #expect(abs(item(path.item, path.section).minY - view.contentOffset.y - place - 60) < 1e-9)
    }
    #expect(source.questions < 400)
  }

  @Test func whatWasSaidGoesWithTheSection() {
    source.isConstrained = false
    let view = show([30, 50, 70])
    view.performBatchUpdates {
      source.heights.remove(at: 0)
      view.deleteSections([0])
    }
    host.settle()
    #expect(header(0).height == 50 && footer(0).height == 100 && header(1).height == 70)
    #expect(view.contentSize.height == 80 + 150 + 80 + 210 && host.diagnostics == [])
  }
}
