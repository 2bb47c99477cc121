import Testing
import UIKit

@testable import UIKitControls

private final class TilesController: UICollectionViewController {
  var chosen: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? NumberCell)?.number = indexPath.item
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60 + CGFloat(indexPath.item)) }
}

@Suite struct CollectionControllerTests {
  @Test func itsViewIsTheCollectionViewAndItAnswersForIt() {
    let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    let host = HeadlessHost(size: CGSize(width: 320, height: 480)) { controller }
    host.advance(ticks: 1)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    #expect(controller.collectionView.visibleCells.count == 5)
    #expect(controller.collectionView.visibleCells[2].bounds.size == CGSize(width: 100, height: 62))
    host.tap("Item 3")
    #expect(controller.chosen == [3] && host.diagnostics == [])
  }

  @Test func whatWasChosenIsLetGoOfWhenItAppears() {
    for clears in [true, false] {
      let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.clearsSelectionOnViewWillAppear = clears
      let host = HeadlessHost(size: CGSize(width: 320, height: 480)) { controller }
      host.advance(ticks: 1)
      host.tap("Item 1")
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      controller.present(over, animated: false)
      host.settle()
      controller.dismiss(animated: false)
      host.settle()
      #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == clears)
    }
  }
}
