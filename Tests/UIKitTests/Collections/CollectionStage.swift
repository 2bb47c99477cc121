import Testing
import UIKit

@testable import UIKitControls

/// A collection view of numbered items on a page of 320 × 480 points, which records what its delegate receives.
final class CollectionStage {
  let host = HeadlessHost(size: CGSize(width: 320, height: 480))
  let view: UICollectionView
  let source = NumberSource()
  let diary = CollectionDiary()

  init(_ items: [[Int]], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    source.items = items
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = diary
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  /// The visible numbers, in the order of their items.
  var numbers: [Int] { view.visibleCells.map { ($0 as! NumberCell).number } }
}

final class NumberCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)
  var number = 0 { didSet { label.text = "Item \(number)" } }
  var reuses = 0

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class NumberSource: NSObject, UICollectionViewDataSource {
  var items: [[Int]] = []
  var identifier = "number"
  var only: NumberCell?

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if let only { return only }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? NumberCell)?.number = items[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

final class CollectionDiary: NSObject, UICollectionViewDelegate {
  var lines: [String] = []
  var refuses = false
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { !refuses }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("deselect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    lines.append("down \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    lines.append("up \(indexPath.item)")
  }
}
