import UIKit

/// Tiles that a long press lifts and a finger carries to another place; the others make room.
final class MovingDemo: Demo, UICollectionViewDataSource {
  override class var name: String { "Moving tiles" }
  private(set) var numbers = Array(1...12)
  private(set) lazy var collection = UICollectionView(
    frame: CGRect(x: 16, y: 110, width: 288, height: 340), collectionViewLayout: layout)

  private var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.accessibilityLabel = "Tiles"
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: Selector("carry", MovingDemo.carry))
    collection.addGestureRecognizer(press)
    view.addSubview(collection)
  }

  private func carry(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      if let path = collection.indexPathForItem(at: place) { collection.beginInteractiveMovementForItem(at: path) }
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.backgroundColor = .systemIndigo
    cell.layer.cornerRadius = 12
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.bounds)
    label.text = "\(numbers[indexPath.item])"
    label.textColor = .white
    label.textAlignment = .center
    cell.contentView.addSubview(label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
