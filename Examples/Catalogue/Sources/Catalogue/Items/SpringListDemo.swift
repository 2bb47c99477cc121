import UIKit

/// A list whose rows hang on springs: during a scroll, rows farther from the finger lag behind more.
final class SpringListDemo: Demo, UICollectionViewDataSource {
  override class var name: String { "A list on springs" }
  let layout = SpringLayout()
  lazy var list = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 320, height: 360), collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 288, height: 44)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    list.backgroundColor = .systemBackground
    list.register(SpringRow.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.accessibilityLabel = "Rows"
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? SpringRow)?.label.text = "Row \(indexPath.item + 1)"
    return cell
  }
}

/// A row with a text.
final class SpringRow: UICollectionViewCell {
  let label = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 10
    // Teal is light in dark mode, too.
    label.textColor = .black
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
  }
}

/// A flow layout that attaches each item by a spring to its place in the flow.
final class SpringLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  /// An item at this distance from the finger, in points, does not move with it at all; closer ones lag in proportion.
  var reach: CGFloat = 1500

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    for attributes in super.layoutAttributesForElements(in: content) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  /// The content moves with the finger: each item stays behind by its share of the distance, and its spring pulls it
  /// along.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let way = newBounds.minY - view.bounds.minY
    let finger = view.panGestureRecognizer.location(in: view)
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first else { continue }
      let distance = abs(spring.anchorPoint.y - finger.y) + abs(spring.anchorPoint.x - finger.x)
      item.center.y += way * min(1, distance / reach)
      animator.updateItem(usingCurrentState: item)
    }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}
