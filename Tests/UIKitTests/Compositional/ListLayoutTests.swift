import Testing
import UIKit

@testable import UIKitControls

@Suite struct ListLayoutTests {
  private final class Stage {
    let host = HeadlessHost(size: CGSize(width: 320, height: 600))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, isMirrored: Bool = false, headers: Bool = false
    ) {
      var look = UICollectionLayoutListConfiguration(appearance: appearance)
      if headers { look.headerMode = .supplementary }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      if isMirrored { host.writeFromRightToLeft() }
      view.contentInsetAdjustmentBehavior = .never
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        if path.item == 1 { content.secondaryText = "more" }
        cell.contentConfiguration = content
        cell.accessories = path.item == 0 ? [.checkmark(), .disclosureIndicator()] : []
      }
      let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { head, _, path in
        var content = UIListContentConfiguration.cell()
        content.text = "Section \(path.section)"
        head.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
      }
      host.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["One", "Two", "Three"], toSection: 0)
      snapshot.appendItems(["Four"], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
      host.advance(ticks: 2)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
      view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
    }
  }

  @Test func rowsAreAsHighAsTheirContent() {
    let stage = Stage(.plain)
    #expect(stage.cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    // 20.5 and 15.5 with 2 between them, and 11 above and below.
    let two = stage.cell(1).frame
    #expect(two.minY == 44 && two.width == 320 && two.height > 55 && two.height < 65)
    #expect(stage.cell(0, 1).frame.minY == two.maxY + 44)
    #expect(stage.view.backgroundColor == .systemBackground && stage.host.diagnostics == [])
    #expect(stage.host.element("Two", role: .option)?.accessibilityValue == "more")
    #expect(stage.cell(0).accessibilityTraits.contains(.selected))
    stage.host.tap("Three")
    #expect(stage.cell(2).isSelected)
  }

  @Test func groupsHaveMarginsAndRoundCorners() {
    for isMirrored in [false, true] {
      let stage = Stage(.insetGrouped, isMirrored: isMirrored)
      #expect(stage.cell(0).frame == CGRect(x: 16, y: 17.5, width: 288, height: 44))
      #expect(stage.cell(0).layer.cornerRadius == 10 && stage.cell(1).layer.cornerRadius == 0)
      #expect(stage.cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(stage.cell(0, 1).frame.minY == stage.cell(2).frame.maxY + 35)
      #expect(stage.view.backgroundColor == .systemGroupedBackground)
      let marks = stage.cell(0).subviews.filter { $0 is CellMark }
      #expect(marks.count == 2)
      // The chevron, 8 wide, is 16 from the end.
      #expect(marks[1].frame.minX == (isMirrored ? 16 : 264))
      let label = stage.cell(0).contentView.subviews[0].subviews.compactMap { $0 as? UILabel }[0]
      let text = label.convert(label.bounds, to: stage.cell(0))
      #expect(isMirrored ? text.maxX == 272 : text.minX == 16)
    }
  }

  @Test func headersStayInSightInAPlainList() {
    let stage = Stage(.plain, headers: true)
    let head = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(head?.frame.height == 44 && head!.frame.minY == stage.cell(2).frame.maxY)
    #expect(stage.cell(0).frame.minY == 44 && stage.host.diagnostics == [])
  }
}
