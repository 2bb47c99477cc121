import UIKit

/// A constraint with a designated initializer of its own, which Apple's class allows.
private final class NamedConstraint: NSLayoutConstraint {
  var name: String
  override init() {
    name = "none"
    super.init()
  }
}

/// A window that overrides the callbacks about the key window.
private final class CountingWindow: UIWindow {
  var told = 0
  override func becomeKey() { told += 1 }
  override func resignKey() { told += 1 }
}

/// The actions of a layer, by its delegate.
private final class Acting: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
}

/// Rows with an index.
private final class Letters: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.separatorInset.left = 30
    cell.configurationUpdateHandler = { cell, state in cell.accessoryType = state.isSelected ? .checkmark : .none }
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

extension EverydaySignatures {
  /// Names of views and layers that apps use now and then, each used as Apple documents it.
  static func viewsAndLayers() -> Bool {
    let (view, other) = (UIView(), UIView())
    let constraint = NamedConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right, multiplier: 1, constant: 8)
    let window = CountingWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.windowLevel = .alert
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "transform": CABasicAnimation(keyPath: "transform")]
    let acting = Acting()
    layer.delegate = acting
    let button = UIButton(type: .custom)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6)
    button.titleEdgeInsets.left = 6
    let large = UIImage.SymbolConfiguration(scale: .large).applying(UIImage.SymbolConfiguration(weight: .bold))
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    let star = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small))
    let blinking = UIImage.animatedImage(with: [UIImage(), UIImage()], duration: 1)
    view.backgroundColor = star.map { UIColor(patternImage: $0) }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let letters = Letters()
    table.dataSource = letters
    table.separatorInset = .zero
    table.sectionIndexColor = .red
    table.layoutIfNeeded()
    UIViewController().setToolbarItems([], animated: false)
    return constraint.name == "none" && constraint.constant == 8 && !window.isKeyWindow
      && window.windowLevel.rawValue == 2000
      && layer.action(forKey: "opacity") != nil && layer.action(forKey: "position") != nil
      && layer.action(forKey: "bounds") == nil && star?.size.width == 16 && blinking?.images?.count == 2
      && table.numberOfRows(inSection: 0) == 1
  }
}
