import UIKit

/// Items and rows that can be chosen, each with a control of its own: a heart on a tile, a switch in a row.
final class FavoritesDemo: Demo, UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  override class var name: String { "Favorites" }
  static let fruits = ["Apple", "Cherry", "Fig", "Grape"]
  private(set) var favorites: Set<String> = []
  private(set) var reminders: Set<String> = []
  /// Says what was chosen last.
  let choice = UILabel(frame: CGRect(x: 16, y: 250, width: 288, height: 24))
  let table = UITableView(frame: CGRect(x: 0, y: 280, width: 320, height: 240), style: .insetGrouped)
  private(set) lazy var collection = UICollectionView(
    frame: CGRect(x: 16, y: 104, width: 288, height: 140), collectionViewLayout: layout)

  private var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 139, height: 64)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    choice.text = "Nothing is chosen"
    choice.font = .preferredFont(forTextStyle: .subheadline)
    collection.register(FruitTile.self, forCellWithReuseIdentifier: "tile")
    collection.accessibilityLabel = "Tiles"
    collection.dataSource = self
    collection.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.accessibilityLabel = "Reminders"
    table.dataSource = self
    table.delegate = self
    for shown in [collection, choice, table] as [UIView] { view.addSubview(shown) }
  }

  private func choose(_ index: Int) { choice.text = "Chosen: \(FavoritesDemo.fruits[index])" }

  // MARK: Tiles

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    FavoritesDemo.fruits.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let fruit = FavoritesDemo.fruits[indexPath.item]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? FruitTile)?.show(fruit, isFavorite: favorites.contains(fruit)) { [me = Weak(self)] isFavorite in
      guard let me = me.value else { return }
      FavoritesDemo.put(fruit, in: &me.favorites, isFavorite)
    }
    return cell
  }

  private static func put(_ fruit: String, in fruits: inout Set<String>, _ isIn: Bool) {
    if isIn { fruits.insert(fruit) } else { fruits.remove(fruit) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(indexPath.item)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { FavoritesDemo.fruits.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let fruit = FavoritesDemo.fruits[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    cell.contentConfiguration = content
    let toggle = UISwitch()
    toggle.isOn = reminders.contains(fruit)
    toggle.accessibilityLabel = "Remind me of \(fruit)"
    toggle.addAction(
      UIAction { [me = Weak(self), toggle = Weak(toggle)] _ in
        guard let me = me.value, let toggle = toggle.value else { return }
        FavoritesDemo.put(fruit, in: &me.reminders, toggle.isOn)
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }
}

/// A fruit's name and a heart.
final class FruitTile: UICollectionViewCell {
  private let title = UILabel(frame: CGRect(x: 12, y: 10, width: 75, height: 44))
  private let heart = UIButton(type: .system)
  private var changed: ((Bool) -> Void)?

  required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    heart.frame = CGRect(x: 87, y: 10, width: 44, height: 44)
    heart.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        me.heart.isSelected.toggle()
        me.drawHeart()
        me.changed?(me.heart.isSelected)
      }, for: .touchUpInside)
    contentView.addSubview(title)
    contentView.addSubview(heart)
  }

  required init?(coder: NSCoder) { return nil }

  override var isSelected: Bool {
    didSet {
      layer.borderWidth = isSelected ? 2 : 0
      layer.borderColor = tintColor.cgColor
    }
  }

  func show(_ fruit: String, isFavorite: Bool, changed: @escaping (Bool) -> Void) {
    title.text = fruit
    heart.isSelected = isFavorite
    heart.accessibilityLabel = "\(fruit) is a favorite"
    self.changed = changed
    drawHeart()
  }

  private func drawHeart() {
    heart.setImage(UIImage(systemName: heart.isSelected ? "heart.fill" : "heart"), for: .normal)
  }
}
